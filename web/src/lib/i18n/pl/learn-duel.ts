// Polish: the course of Azul Duel.
import type { Area } from '../catalog';
import type { duel as english } from '../en/learn-duel';

export const duel = {
  'learn.duel.aim.title': 'O co chodzi w grze',
  'learn.duel.aim.text': `Gracie we dwoje, przez pięć rund, i każde z was wykłada swoją kopułę. Nie ma na niej jeszcze wzoru: budujesz go z **płyt**, a one decydują, dla którego koloru znajdzie się pole. W **ofercie dostawców** twoja tura to jedna z czterech rzeczy: weź płytki ze **strony słońca**, weź płytki ze **stron księżyca**, weź płytę albo weź **żeton premii**. Płytki zbierasz w sześciu liniach.
W **układaniu mozaik** każda pełna linia wysyła jedną płytkę na kopułę, gdzie punktują jej ciągi. Zaczynasz z 5 punktami; po piątej rundzie dochodzą punkty za **cele**. Wygrywa, kto ma najwięcej, a przy remisie ten, kto ma płytkę gracza rozpoczynającego.`,
  'learn.duel.aim.first.task': 'Weź trzy czerwone płytki [RRR] z warsztatu 2 i zapełnij nimi linię 3.',
  'learn.duel.aim.first.hint':
    'Wybierz czerwone płytki na stronie słońca warsztatu 2, potem linię 3 na swojej planszy.',
  'learn.duel.aim.first.done':
    'Linia 3 jest pełna, a w rzędzie 3 kopuły czeka na nią czerwone pole. Czarna płytka przeszła na stronę księżyca.',

  'learn.duel.sun.title': 'Strony słońca',
  'learn.duel.sun.text': `Wszystkie płytki rundy leżą najpierw na **stronach słońca**: pięć w dużym warsztacie, po cztery w małych. Z jednej strony słońca bierzesz wszystkie płytki jednego koloru.
Pozostałe przechodzą na stronę księżyca tego samego warsztatu. W **dużym warsztacie** leżą tam obok siebie. W **małym** układasz je w stosik, w dowolnej kolejności. Ze stosiku można wziąć tylko górną płytkę, więc decydujesz, po co może sięgnąć przeciwnik, a co musi poczekać.`,
  'learn.duel.sun.order.task': 'Weź dwie niebieskie płytki [BB] z warsztatu 1 i zostaw żółtą [Y] na wierzchu stosiku.',
  'learn.duel.sun.order.hint': 'Gdy płytki i linia są wybrane, możesz jeszcze zmienić kolejność w stosiku.',
  'learn.duel.sun.order.done': 'Żółta jest teraz dostępna. Czarna czeka pod nią.',
  'learn.duel.sun.large.task': 'Weź płytki z dużego warsztatu tak, żeby na jego stronę księżyca przeszły tylko dwie.',
  'learn.duel.sun.large.hint': 'Weź kolor, którego jest tam najwięcej.',
  'learn.duel.sun.large.done': 'Dwie płytki leżą na stronie księżyca obok płytki gracza rozpoczynającego.',

  'learn.duel.moon.title': 'Strony księżyca',
  'learn.duel.moon.text': `Z księżyca wybierasz kolor i bierzesz go ze **wszystkich** warsztatów naraz: każdą taką płytkę z dużego warsztatu i górną płytkę każdego stosiku, jeśli ma ten kolor. Ze stosiku bierze się jedną, nawet gdy następna jest taka sama. Niczego z tego nie można zostawić.
Kto pierwszy w rundzie weźmie płytkę ze strony księżyca **dużego** warsztatu, dostaje z nią **płytkę gracza rozpoczynającego**. Kosztuje ona 2 punkty na koniec rundy, ale zaczynasz następną. Płytki z samych stosików przychodzą bez niej.`,
  'learn.duel.moon.all.task': 'Weź trzy czerwone płytki [RRR] za jednym razem.',
  'learn.duel.moon.all.hint': 'Dwie leżą na dużej stronie księżyca, jedna na wierzchu stosiku.',
  'learn.duel.moon.all.done':
    'Wszystkie strony księżyca oddały, co miały. Dwie płytki były z dużego warsztatu, więc masz też płytkę gracza rozpoczynającego.',
  'learn.duel.moon.unmarked.task':
    'Weź ze stron księżyca dwie jednakowe płytki, ale bez płytki gracza rozpoczynającego.',
  'learn.duel.moon.unmarked.hint': 'Który kolor leży na wierzchu dwóch stosików, a nie ma go w dużym warsztacie?',
  'learn.duel.moon.unmarked.done': 'Z samych stosików: płytka gracza rozpoczynającego została na miejscu.',

  'learn.duel.chips.title': 'Żetony premii',
  'learn.duel.chips.text': `Na stronie księżyca każdego małego warsztatu leży zakryty **żeton premii**. Odkrywa się go, gdy z warsztatu zniknie ostatnia płytka: ostatnia ze stosiku albo cztery jednakowe ze słońca. Wtedy może go wziąć każde z was, i to jest cała tura. W każdej rundzie bierzesz dokładnie dwa żetony i trzymasz je odkryte, jak długo chcesz.
Żeton pokazuje jeden kolor albo dwa. W układaniu płaci się nimi za płytki, których brakuje linii. Pomyśl, zanim opróżnisz warsztat: pierwszy po żeton sięgnie przeciwnik.`,
  'learn.duel.chips.turn.task': 'Odkryj żeton warsztatu 3.',
  'learn.duel.chips.turn.hint': 'Weź z niego ostatnią płytkę [K].',
  'learn.duel.chips.turn.done': 'Warsztat jest pusty, a żeton odkryty. Przeciwnik może jednak być szybszy.',
  'learn.duel.chips.take.task': 'Weź żeton, który pomoże twojej czerwonej linii.',
  'learn.duel.chips.take.hint': 'Odkryte są dwa żetony. Na jednym z nich jest czerwony.',
  'learn.duel.chips.take.done': 'Pokazuje niebieski i czerwony, i może zastąpić każdy z nich.',

  'learn.duel.plates.title': 'Płyty',
  'learn.duel.plates.text': `Przed pierwszą rundą każde z was kładzie jedną **płytę** z wystawki. W rundach od 1 do 4 bierzesz jeszcze po dwie, w dowolnej chwili; każda kosztuje znacznik gracza. Płytę bierzesz z **wystawki** albo ciągniesz ze **stosu**: tam każda kosztuje 1 punkt i możesz wyciągnąć kilka. Potem oglądasz je, jedną zatrzymujesz, a resztę wkładasz pod stos. Wystawkę uzupełnia się po rundzie.
Płytę kładziesz na dowolnym wolnym miejscu kopuły, obróconą, jak chcesz, i już się jej nie rusza. Połowa płyt ma **pole specjalne**, pozostałe **dżokera**, który przyjmuje każdy kolor.`,
  'learn.duel.plates.cell.task':
    'Linia 2 jest pełna czerwonych [R], ale w rzędzie 2 nie ma dla nich pola. Połóż płytę tak, żeby się znalazło.',
  'learn.duel.plates.cell.hint':
    'Weź płytę z czerwonym polem albo dżokerem, połóż ją u góry kopuły i obróć tak, żeby to pole trafiło do rzędu 2.',
  'learn.duel.plates.cell.done': 'Teraz czerwona linia ma dokąd pójść.',
  'learn.duel.plates.turn.task':
    'Połóż jedną płytę tak, żeby pole znalazły na niej i linia 3, turkusowa [T], i linia 4, żółta [Y].',
  'learn.duel.plates.turn.hint':
    'Jej miejsce jest z lewej lub prawej strony środkowej płyty, turkusowym polem w górę, żółtym w dół.',
  'learn.duel.plates.turn.done': 'Jedna płyta, dwie linie: po to się je obraca.',
  'learn.duel.plates.draw.task': 'Wyciągnij płytę ze stosu, obejrzyj ją i połóż na kopule.',
  'learn.duel.plates.draw.hint': 'Wyciągnij, potem zatrzymaj się i obejrzyj. Na koniec wybierz płytę i wolne miejsce.',
  'learn.duel.plates.draw.done': 'Każda wyciągnięta płyta kosztuje 1 punkt. Oba znaczniki na tę rundę są zużyte.',

  'learn.duel.lines.title': 'Linie i rozbite płytki',
  'learn.duel.lines.text': `Sześć **linii** ma od jednego do sześciu pól. Wszystkie płytki z tury idą do jednej linii: pusta przyjmuje każdy kolor, zaczęta tylko swój, pełna nic. Kopuła nie ma tu znaczenia: linia może zbierać kolor, dla którego nie ma jeszcze pola.
Co się nie zmieści albo czego nie chcesz, rozbija się. **Rozbite płytki** mają cztery pola, które kosztują 1, 2, 3 i 4 punkty, razem 1, 3, 6 albo 10. Płytki ponad to trafiają do wieży i nic nie kosztują. Po układaniu płacisz i rozbite płytki znikają.`,
  'learn.duel.lines.one.task': 'Zapełnij linię 4 tak, żeby rozbiła się dokładnie jedna płytka.',
  'learn.duel.lines.one.hint': 'Linii 4 brakuje dwóch czarnych. Na stronach księżyca są trzy.',
  'learn.duel.lines.one.done': 'Linia 4 jest pełna. Jedna czarna rozbiła się i kosztuje 1 punkt.',

  'learn.duel.tiling.title': 'Układanie mozaik',
  'learn.duel.tiling.text': `Od góry do dołu każda pełna linia wysyła jedną płytkę do swojego rzędu kopuły: na wolne pole jej koloru albo na wolnego **dżokera**. Jeśli jest ich kilka, wybierasz. Płytka punktuje za ciągi w poziomie i w pionie, a gdy jest sama, 1 punkt. Pozostałe płytki linii trafiają do wieży.
Jeśli na płycie zostało już tylko **pole specjalne**, od razu kładzie się na nim płytkę specjalną, która daje tyle punktów, ile wynosi numer jej rzędu: od 1 u góry do 6 u dołu.
Linia bez pola czeka, dopóki w jej rzędzie jest miejsce na płytę. Jeśli leżą tam już trzy, jej płytki się rozbijają.`,
  'learn.duel.tiling.best.task': 'Linia 3 jest pełna. Połóż czerwoną płytkę [R] tam, gdzie da najwięcej punktów.',
  'learn.duel.tiling.best.hint': 'Wolne są dwa czerwone pola i dżoker. Które przedłuży najdłuższy ciąg?',
  'learn.duel.tiling.best.done': 'Trzy płytki w pionie: 3 punkty.',
  'learn.duel.tiling.special.task': 'Połóż płytkę z linii 4 [B] tak, żeby razem z nią przyszła płytka specjalna [*].',
  'learn.duel.tiling.special.hint': 'Na jednej płycie oprócz pola specjalnego wolne jest tylko to jedno.',
  'learn.duel.tiling.special.done': 'Ciąg dał 4 punkty, a płytka specjalna w rzędzie 4 drugie 4.',

  'learn.duel.spend.title': 'Płacenie żetonami',
  'learn.duel.spend.text': `Gdy układanie dojdzie do linii, której brakuje płytek, mogą ją dopełnić żetony, jeśli leży w niej choć jedna płytka i jest dla niej pole. Każda brakująca płytka kosztuje **dwa żetony** w kolorze linii albo **dowolne trzy**. Żeton dwukolorowy pokazuje oba kolory, ale jest jednym żetonem.
Decydujesz wtedy, gdy przychodzi kolej na tę linię, nie wcześniej i nie później. Zużyte żetony odwraca się na dobre. Potem linia idzie jak każda pełna: jedna prawdziwa płytka na kopułę, pozostałe do wieży.`,
  'learn.duel.spend.two.task': 'Linii 5 brakuje jednej żółtej płytki [Y]. Dopełnij ją tylko dwoma żetonami.',
  'learn.duel.spend.two.hint': 'Oba muszą pokazywać żółty. Wybierz pole w rzędzie 5, potem żetony.',
  'learn.duel.spend.two.done': 'Dwa żetony są zużyte, pozostałe przydadzą się w następnych rundach.',
  'learn.duel.spend.save.task': 'Zostaw linię 3 tak, jak jest, a dwoma żetonami dopełnij linię 6.',
  'learn.duel.spend.save.hint':
    'Najpierw kolej na linię 3: zostaw ją. Wtedy dwa turkusowe żetony zapłacą za brakującą płytkę linii 6.',
  'learn.duel.spend.save.done': 'Gdyby poszły na linię 3, zabrakłoby ich tutaj. Co zostawisz, to masz.',

  'learn.duel.goals.title': 'Cele',
  'learn.duel.goals.text': `W grze są trzy albo cztery **cele**, wspólne dla obojga. Liczy się je raz, po układaniu w piątej rundzie:
- rzędy: 3 punkty za każdy pełny rząd,
- pięć kolorów: 4 za każdy rząd z co najmniej pięcioma różnymi kolorami,
- kolumny: 7 za każdą pełną kolumnę,
- obwód: 1 za każdą płytkę na brzegu,
- przekątne: 10 za każdą pełną przekątną,
- narożniki: pełne płyty w narożnikach, po 3 u góry i po 8 u dołu,
- dżokery: po 2 za każdego dżokera, jeśli wszystkie twoje są zakryte,
- puste specjalne: minus 3 za każde pole specjalne bez płytki.
Płytki specjalne liczą się jak wszystkie inne.`,
  'learn.duel.goals.corner.task': 'Połóż płytkę z linii 6 [K] tak, żeby cel przyniósł punkty.',
  'learn.duel.goals.corner.hint': 'Jednej płycie w dolnym narożniku brakuje tylko jednej płytki.',
  'learn.duel.goals.corner.done': 'Drugie pole dałoby teraz 6 zamiast 4, ale narożnik doda na koniec 8.',

  'learn.duel.rare.title': 'Rzadkie przypadki',
  'learn.duel.rare.text': `- **Pięć jednakowych płytek** w dużym warsztacie wraca do woreczka i losuje się je od nowa.
- **Woreczek jest pusty:** wracają do niego płytki z wieży. Jeśli ich nie ma, warsztaty zostają niepełne albo puste; żeton pustego odkrywa się od razu.
- **Tylko jeden kolor** na stronie słońca dużego warsztatu: razem z tymi płytkami bierze się płytkę gracza rozpoczynającego.
- **Nikt nie wziął płytki gracza rozpoczynającego:** kto zaczynał, zaczyna znowu, nic nie płaci i wygrałby przy remisie.
- **Bez punktów** nie można ciągnąć ze stosu. Jeśli jednak i wystawka jest pusta, jedną płytę ciągnie się za darmo.
- **Nie ma nic do zrobienia:** wypadasz do końca tej fazy, a druga osoba kończy ją sama.
- **Pełna linia, która czeka** na płytę, nie przyjmuje już płytek.
- **Poniżej 0** wynik nie spada. Punkty za cele najpierw się sumuje.`,
  'learn.duel.rare.free.task': 'Masz 0 punktów, a wystawka jest pusta. Weź płytę mimo to.',
  'learn.duel.rare.free.hint': 'Wyciągnij płytę ze stosu, obejrzyj ją i połóż na kopule.',
  'learn.duel.rare.free.done': 'Nic nie kosztowała. Tylko w tym przypadku płyta ze stosu jest za darmo, i tylko jedna.',

  'learn.duel.words.title': 'Słowniczek',
  'learn.duel.words.text': 'Wszystko po imieniu, żeby było gdzie sprawdzić.',
  'learn.duel.term.factory.name': 'Warsztat',
  'learn.duel.term.factory.means': 'Jeden duży i cztery małe, każdy ze stroną słońca i stroną księżyca.',
  'learn.duel.term.marker.name': 'Płytka gracza rozpoczynającego',
  'learn.duel.term.marker.means':
    'Przychodzi z pierwszą płytką z dużej strony księżyca, kosztuje 2 punkty; kto ją ma, zaczyna następną rundę.',
  'learn.duel.term.chip.name': 'Żeton premii',
  'learn.duel.term.chip.means': 'Pokazuje jeden lub dwa kolory i płaci za brakujące płytki.',
  'learn.duel.term.dome.name': 'Kopuła',
  'learn.duel.term.dome.means': 'Dziewięć miejsc na płyty, w końcu więc sześć rzędów po sześć pól.',
  'learn.duel.term.plate.name': 'Płyta',
  'learn.duel.term.plate.means': 'Dwa na dwa pola; jedno z nich to dżoker albo pole specjalne.',
  'learn.duel.term.joker.name': 'Dżoker',
  'learn.duel.term.joker.means': 'Pole, które przyjmuje płytkę każdego koloru.',
  'learn.duel.term.special.name': 'Płytka specjalna',
  'learn.duel.term.special.means': 'Przychodzi sama, gdy pozostałe trzy pola płyty są zakryte.',
  'learn.duel.term.token.name': 'Znacznik gracza',
  'learn.duel.term.token.means': 'Masz dwa na rundę i kładziesz jeden za każdą płytę.',
  'learn.duel.term.display.name': 'Wystawka i stos',
  'learn.duel.term.display.means': 'Płyty odkryte, do wzięcia od razu, i zakryte, po punkcie za każdą.',
  'learn.duel.term.broken.name': 'Rozbite płytki',
  'learn.duel.term.broken.means': 'Cztery pola na to, co się nie zmieściło. Kosztują 1, 2, 3 i 4 punkty.',
  'learn.duel.term.tower.name': 'Wieża',
  'learn.duel.term.tower.means': 'Zużyte płytki czekają tu, aż woreczek będzie pusty.',
  'learn.duel.term.goal.name': 'Cel',
  'learn.duel.term.goal.means': 'Za co gotowa kopuła dostaje punkty.',
} satisfies Area<typeof english>;

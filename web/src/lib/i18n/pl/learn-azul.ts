// Polish: the course of Azul.
import type { Area } from '../catalog';
import type { azul as english } from '../en/learn-azul';

export const azul = {
  'learn.azul.aim.title': 'O co chodzi w grze',
  'learn.azul.aim.text': `Wykładasz ścianę płytkami. W każdej rundzie płytki trafiają na okrągłe **warsztaty**, a gracze po kolei je zabierają. To, co weźmiesz, zbierasz w **liniach wzorów** po lewej stronie planszy. Gdy wszystko jest zabrane, każda pełna linia wysyła jedną płytkę na **ścianę** obok. Tam płytka punktuje: im więcej ma sąsiadów, tym więcej punktów. Płytki, dla których zabrakło miejsca, spadają na **podłogę** i odbierają punkty.
Runda, w której ktoś wypełni cały rząd ściany, jest ostatnia. Potem jeszcze raz punktują pełne rzędy, kolumny i kolory. Wygrywa, kto ma najwięcej punktów.`,
  'learn.azul.aim.first.task': 'Runda prawie się skończyła: zostały dwie czerwone płytki [RR]. Połóż je w linii 2.',
  'learn.azul.aim.first.hint': 'Wybierz czerwone płytki na środku, a potem linię 2 na swojej planszy.',
  'learn.azul.aim.first.done':
    'Linie 1 i 2 były pełne, więc każda wysłała płytkę na ścianę. Pozostałe dwie poczekają do następnej rundy.',

  'learn.azul.factory.title': 'Płytki z warsztatu',
  'learn.azul.factory.text': `W swojej turze bierzesz płytki z jednego miejsca. Z **warsztatu** zabierasz wszystkie płytki jednego koloru, nigdy tylko część z nich. Reszta z tego warsztatu przechodzi na **środek pola gry**, gdzie może po nią sięgnąć każdy. Wszystkie wzięte płytki idą do jednej linii na twojej planszy.
Każda tura robi więc dwie rzeczy: daje ci płytki i decyduje, co znajdzie na środku następny gracz. Pasować nie można.`,
  'learn.azul.factory.take.task': 'Weź dwie niebieskie płytki [BB] z warsztatu 3 i połóż je w dowolnej linii.',
  'learn.azul.factory.take.hint':
    'Numer warsztatu stoi na jego brzegu. Wybierz niebieskie płytki z trzeciego, potem linię.',
  'learn.azul.factory.take.done': 'Obie niebieskie są twoje, a czerwona i biała przeszły na środek.',
  'learn.azul.factory.leave.task': 'Zrób tak, żeby na środek przeszły trzy czerwone płytki [RRR].',
  'learn.azul.factory.leave.hint': 'W którym warsztacie leżą trzy czerwone? Weź z niego tę czwartą płytkę.',
  'learn.azul.factory.leave.done':
    'Masz jedną płytkę, a trzy czerwone leżą na środku. Następny gracz może zabrać je wszystkie naraz.',

  'learn.azul.centre.title': 'Środek i gracz rozpoczynający',
  'learn.azul.centre.text': `Ze **środka pola gry** bierze się tak samo: wszystkie płytki jednego koloru. Reszta zostaje na miejscu.
Na początku rundy leży tam tylko **płytka gracza rozpoczynającego**. Kto pierwszy weźmie płytki ze środka, zabiera ją razem z nimi. Trafia ona na pierwsze wolne pole podłogi od lewej, przed innymi płytkami, i kosztuje tyle co zwykła płytka. W zamian zaczynasz następną rundę.
Samej płytki gracza rozpoczynającego wziąć nie można.`,
  'learn.azul.centre.marker.task': 'Spraw, żeby następna runda zaczęła się od ciebie.',
  'learn.azul.centre.marker.hint': 'Płytkę gracza rozpoczynającego dostaje ten, kto pierwszy weźmie coś ze środka.',
  'learn.azul.centre.marker.done':
    'Płytka gracza rozpoczynającego leży na pierwszym polu podłogi: to kosztuje 1 punkt, ale zaczynasz następną rundę.',
  'learn.azul.centre.free.task': 'Weź trzy jednakowe płytki i nic na tym nie strać.',
  'learn.azul.centre.free.hint':
    'Płytkę gracza rozpoczynającego ma już przeciwnik, więc środek nic nie kosztuje. W której linii zmieszczą się trzy?',
  'learn.azul.centre.free.done': 'Trzy płytki naraz, a podłoga jest tak samo czysta jak przedtem.',

  'learn.azul.lines.title': 'Linie wzorów',
  'learn.azul.lines.text': `Pięć **linii wzorów** ma od jednego do pięciu pól. Wszystkie płytki z jednej tury idą do tej samej linii.
- Pusta linia przyjmuje każdy kolor.
- Zaczęta linia przyjmuje tylko płytki swojego koloru.
- Pełna linia jest zamknięta.
- Linia nie przyjmuje koloru, który leży już w tym samym rzędzie ściany.
Linia, która na koniec rundy nie jest pełna, zachowuje swoje płytki. Krótkie linie zapełniają się szybko, długie wymagają cierpliwości, a każda wysyła na ścianę jedną płytkę.`,
  'learn.azul.lines.room.task':
    'Znajdź jedyną linię, w której zmieszczą się wszystkie trzy czarne płytki [KKK] z warsztatu 2.',
  'learn.azul.lines.room.hint':
    'W linii 3 leży biała, a w rzędzie 4 ściany czarna już jest. Która z pozostałych ma trzy wolne pola?',
  'learn.azul.lines.room.done': 'Linia 5 jest pełna i wyśle płytkę na ścianę.',
  'learn.azul.lines.fill.task': 'Zapełnij linię 4 tak, żeby nic nie zostało.',
  'learn.azul.lines.fill.hint': 'Brakuje jej dwóch żółtych. Można wziąć jedną, dwie albo trzy.',
  'learn.azul.lines.fill.done': 'Pasuje co do jednej: linia jest pełna i nic nie spadło.',

  'learn.azul.floor.title': 'Za dużo płytek: podłoga',
  'learn.azul.floor.text': `Płytki, które nie mieszczą się w wybranej linii, spadają na **podłogę**. Jeśli nie przyjmie ich żadna linia, trafiają tam wszystkie; możesz je tam też położyć celowo.
Podłoga zapełnia się od lewej do prawej. Jej siedem pól odbiera na koniec rundy 1, 1, 2, 2, 2, 3 i 3 punkty, a potem podłoga zostaje sprzątnięta. Płytki, dla których i tam brakuje miejsca, lądują w pokrywce pudełka i nic nie kosztują. Wynik nigdy nie spada poniżej 0.`,
  'learn.azul.floor.one.task': 'Zapełnij linię 3 tak, żeby spadła dokładnie jedna płytka.',
  'learn.azul.floor.one.hint': 'Linii 3 brakuje jednej białej. Weź więc dwie.',
  'learn.azul.floor.one.done': 'Jedna płytka zapełniła linię, druga leży na podłodze i będzie kosztować 1 punkt.',
  'learn.azul.floor.least.task': 'Cokolwiek teraz weźmiesz, coś spadnie. Strać jak najmniej.',
  'learn.azul.floor.least.hint': 'Linia 1 przyjmie jeszcze jedną płytkę. Którego koloru zostanie wtedy mniej?',
  'learn.azul.floor.least.done': 'Jedna czerwona znalazła miejsce, więc spadła tylko druga.',

  'learn.azul.tiling.title': 'Koniec rundy',
  'learn.azul.tiling.text': `Gdy wszystkie płytki są zabrane, zaczyna się układanie, od góry do dołu. Każda pełna linia wysyła jedną płytkę na pole jej koloru w tym samym rzędzie; pozostałe trafiają do pokrywki. Płytka od razu punktuje:
- ma sąsiadów z lewej lub prawej: punkt za każdą płytkę tego nieprzerwanego **ciągu**, razem z nią samą;
- ma sąsiadów nad sobą lub pod sobą: tak samo za ciąg w pionie;
- ma jednych i drugich: za oba;
- nie ma nikogo: 1 punkt.
Po ostatniej linii odejmuje się punkty za podłogę.`,
  'learn.azul.tiling.best.task': 'Ostatnia płytka rundy [B] jest twoja. Połóż ją tam, gdzie da najwięcej punktów.',
  'learn.azul.tiling.best.hint': 'Płytka z sąsiadami z boku i nad sobą lub pod sobą liczy się dwa razy.',
  'learn.azul.tiling.best.done': 'Trzy w poziomie i cztery w pionie to 7 punktów. Potem podłoga odebrała 4.',

  'learn.azul.end.title': 'Koniec gry',
  'learn.azul.end.text': `Gdy ktoś wypełni cały **rząd** ściany, od lewej do prawej, ta runda kończy grę. Wszyscy kończą jeszcze układanie, a to, co pełne, punktuje jeszcze raz:
- każdy rząd 2 punkty,
- każda kolumna 7 punktów,
- każdy kolor ze wszystkimi pięcioma płytkami 10 punktów.
Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje większa liczba pełnych rzędów; jeśli i tu jest równo, zwycięstwo jest wspólne.
Rzędy kończą grę, kolumny i kolory ją wygrywają. Ale kto czeka na nie zbyt długo, może nie zdążyć.`,
  'learn.azul.end.row.task': 'Zakończ grę: wypełnij cały rząd ściany.',
  'learn.azul.end.row.hint': 'W rzędzie 1 brakuje białej płytki [W].',
  'learn.azul.end.row.done': 'Ciąg dał 5 punktów, rząd jeszcze 2, i gra jest skończona.',
  'learn.azul.end.column.task':
    'Przeciwnik zaraz wypełni rząd, więc to ostatnia runda. Zakończ ją z jak największą liczbą punktów.',
  'learn.azul.end.column.hint':
    'Czarna płytka [K] z linii 1 dopełni rząd, z linii 3 kolumnę. Policz, co da w sumie więcej.',
  'learn.azul.end.column.done':
    'Punkty za ciąg są w obu przypadkach, ale kolumna dodaje 7, a rząd tylko 2. To rozstrzygnęło grę: 49 do 46.',

  'learn.azul.grey.title': 'Szara ściana',
  'learn.azul.grey.text': `Na odwrocie planszy jest **szara ściana**: jej pola nie mają kolorów. Wszystkie zasady zostają, ale przy układaniu pole dla każdej płytki wybierasz samodzielnie. Może to być każde wolne pole w jej rzędzie, jeśli w tej kolumnie nie ma jeszcze tego koloru. W ten sposób każdy kolor pojawia się raz w każdym rzędzie i raz w każdej kolumnie.
Jeśli takie pole jest, płytkę trzeba położyć. Jeśli go nie ma, linia utknęła: wszystkie jej płytki spadają od razu na podłogę i kosztują jeszcze w tej rundzie.`,
  'learn.azul.grey.best.task': 'Linia 3 jest pełna. Połóż czarną płytkę [K] tam, gdzie da najwięcej punktów.',
  'learn.azul.grey.best.hint': 'Szukaj najdłuższego ciągu, w poziomie i w pionie.',
  'learn.azul.grey.best.done': 'Zamknęła lukę w kolumnie 2: cztery płytki, 4 punkty.',
  'learn.azul.grey.stuck.task': 'Linie 2 i 3 są obie żółte. Połóż płytkę z linii 2 tak, żeby miejsce miała i linia 3.',
  'learn.azul.grey.stuck.hint':
    'W rzędzie 3 wolne są kolumny 2 i 4, ale w kolumnie 4 żółta już leży. Zostaw więc kolumnę 2 wolną od żółtych.',
  'learn.azul.grey.stuck.done': 'Kolumna 2 dałaby punkt więcej, ale wtedy linia 3 by utknęła i spadłyby trzy płytki.',

  'learn.azul.rare.title': 'Rzadkie przypadki',
  'learn.azul.rare.text': `- **Woreczek jest pusty** w trakcie zapełniania warsztatów: płytki z pokrywki wracają do woreczka i zapełnianie trwa dalej. Jeśli i ich nie wystarczy, niektóre warsztaty są niepełne albo puste.
- **Nikt nie wziął płytki gracza rozpoczynającego,** bo na środek nic nie trafiło: następną rundę zaczyna ta sama osoba i nic za to nie płaci.
- **Płytka gracza rozpoczynającego i pełna podłoga:** kto ją bierze, gdy nie ma miejsca, nic nie traci, a następną rundę i tak zaczyna.
- **Mniej punktów, niż kosztuje podłoga:** zostaje 0, reszta jest darowana.
- **Trzy rundy z rzędu bez ani jednej płytki na ścianach:** gra się kończy.
- **Nie ma czego rozdać,** ani w woreczku, ani w pokrywce: też się kończy.`,
  'learn.azul.rare.full.task': 'Twoja podłoga jest pełna. Weź płytkę gracza rozpoczynającego.',
  'learn.azul.rare.full.hint': 'Przychodzi z dowolnymi płytkami ze środka.',
  'learn.azul.rare.full.done': 'Nie było dla niej miejsca, więc nic nie kosztuje. Następną rundę i tak zaczynasz ty.',

  'learn.azul.words.title': 'Słowniczek',
  'learn.azul.words.text': 'Wszystko po imieniu, żeby było gdzie sprawdzić.',
  'learn.azul.term.factory.name': 'Warsztat',
  'learn.azul.term.factory.means': 'Krążek, na który trafiają cztery płytki. Dla 2, 3 i 4 graczy jest ich 5, 7 i 9.',
  'learn.azul.term.centre.name': 'Środek pola gry',
  'learn.azul.term.centre.means': 'Tu trafia to, co ktoś zostawił w warsztacie.',
  'learn.azul.term.marker.name': 'Płytka gracza rozpoczynającego',
  'learn.azul.term.marker.means': 'Przychodzi z pierwszymi płytkami ze środka. Kto ją ma, zaczyna następną rundę.',
  'learn.azul.term.line.name': 'Linia wzorów',
  'learn.azul.term.line.means': 'Zbiera płytki jednego koloru. Jest ich pięć, od 1 do 5 pól.',
  'learn.azul.term.wall.name': 'Ściana',
  'learn.azul.term.wall.means': 'Pięć rzędów po pięć pól, kolorowa albo szara.',
  'learn.azul.term.floor.name': 'Podłoga',
  'learn.azul.term.floor.means': 'Siedem pól na to, co się nie zmieściło. Odbierają punkty.',
  'learn.azul.term.draft.name': 'Oferta dostawców',
  'learn.azul.term.draft.means': 'Część rundy, w której zabiera się płytki.',
  'learn.azul.term.tiling.name': 'Układanie mozaik',
  'learn.azul.term.tiling.means': 'Część rundy, w której płytki trafiają na ścianę i liczy się podłogę.',
  'learn.azul.term.run.name': 'Ciąg płytek',
  'learn.azul.term.run.means': 'Płytki jedna przy drugiej w poziomie lub w pionie, razem z właśnie położoną.',
  'learn.azul.term.bag.name': 'Woreczek i pokrywka',
  'learn.azul.term.bag.means': 'Z woreczka biorą się płytki; zużyte czekają w pokrywce, aż się opróżni.',
} satisfies Area<typeof english>;

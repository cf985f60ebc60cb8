// English: the course of Azul Duel. `**terms**` are strong, `[BB]` are tiles, lines that begin with `-` are a list.

export const duel = {
  'learn.duel.aim.title': 'What it is about',
  'learn.duel.aim.text': `Two of you tile a dome, in five rounds. It has no pattern yet: you build it from **plates** while you tile it, and the plates decide which colours find a cell. In the **draft** you do one of four things on your turn: take tiles from a **sun side**, take tiles from the **moon sides**, take a plate, or take a **chip**. Tiles are collected in your six lines.
In the **tiling** each full line sends one tile to the dome, where it scores its runs. You begin with 5 points; after round five the **goals** add theirs. Most points wins. If both have the same, it’s the holder of the first-player tile.`,
  'learn.duel.aim.first.task': 'Take the three red tiles [RRR] from factory 2 and fill line 3 with them.',
  'learn.duel.aim.first.hint': 'Choose the red tiles on the sun side of factory 2, then line 3 of your board.',
  'learn.duel.aim.first.done':
    'Line 3 is full, and row 3 of your dome has a red cell for it. The black tile moved to the moon side.',

  'learn.duel.sun.title': 'The sun sides',
  'learn.duel.sun.text': `All tiles of a round begin on the **sun sides**: five on the large factory, four on each small one. From one sun side you take all tiles of one colour.
What you leave moves to the moon side of the same factory. On the **large factory** the tiles lie there side by side. On a **small factory** you stack them, in the order that you like. Only the top tile of a stack can be taken, so you decide what your opponent gets at, and what has to wait.`,
  'learn.duel.sun.order.task':
    'Take the two blue tiles [BB] from factory 1, and leave the yellow one [Y] on top of the stack.',
  'learn.duel.sun.order.hint':
    'When line and colour are chosen, you can change the order of the stack before you place.',
  'learn.duel.sun.order.done': 'Yellow is within reach now. Black waits below it.',
  'learn.duel.sun.large.task': 'Take from the large factory so that only two tiles go to its moon side.',
  'learn.duel.sun.large.hint': 'Take the colour that it has most of.',
  'learn.duel.sun.large.done': 'Two tiles lie open on the moon side, beside the first-player tile.',

  'learn.duel.moon.title': 'The moon sides',
  'learn.duel.moon.text': `From the moon you name a colour and take it from **all** moon sides at once: every tile of this colour on the large factory, and the top tile of each stack that shows it. From a stack it is one tile, even if the next one has the colour, too. You can’t leave any of them.
Whoever is the first in a round to take a tile from the moon side of the **large** factory gets the **first-player tile** with it. It costs 2 points at the end of the round, and you begin the next one. Tiles from stacks alone come without it.`,
  'learn.duel.moon.all.task': 'Take three red tiles [RRR] in one go.',
  'learn.duel.moon.all.hint': 'Two lie on the large moon side, and one on top of a stack.',
  'learn.duel.moon.all.done':
    'All moon sides gave what they had. Two tiles came from the large factory, so you have the first-player tile.',
  'learn.duel.moon.unmarked.task': 'Take two equal tiles from the moon sides, but not the first-player tile.',
  'learn.duel.moon.unmarked.hint': 'Which colour lies on top of two stacks, but not on the large factory?',
  'learn.duel.moon.unmarked.done': 'From stacks alone: the first-player tile stays where it is.',

  'learn.duel.chips.title': 'Chips',
  'learn.duel.chips.text': `On the moon side of each small factory lies a **chip**, face down. It is turned up when the last tile of this factory has gone: the last of the stack, or four equal tiles from the sun. Then either of you may take it, as a turn of its own. You take exactly two chips in each round and keep them, face up, for as long as you like.
A chip shows one colour or two. In the tiling, chips pay for tiles that a line lacks. Think before you empty a factory: your opponent is the first who can take its chip.`,
  'learn.duel.chips.turn.task': 'Turn up the chip of factory 3.',
  'learn.duel.chips.turn.hint': 'Take the last tile [K] from it.',
  'learn.duel.chips.turn.done':
    'The factory is empty, and its chip lies face up. Your opponent may be quicker, though.',
  'learn.duel.chips.take.task': 'Take the chip that helps your red line.',
  'learn.duel.chips.take.hint': 'Two chips lie face up. One of them shows red.',
  'learn.duel.chips.take.done': 'It shows blue and red, and can stand for either.',

  'learn.duel.plates.title': 'Plates',
  'learn.duel.plates.text': `Before the first round each player lays one **plate** from the display. In each of the rounds 1 to 4 you take two more, no matter when; each costs a player token. Take a plate from the **display**, or draw from the **stack**: a drawn plate costs 1 point, and you may draw several. Then you look at the fronts, keep one plate, and put the others back under the stack. The display is filled up after the round.
A plate goes to any free position of your dome, turned as you like, and stays there for good. Half of the plates have a **special cell**, the others a **joker cell**, which takes any colour.`,
  'learn.duel.plates.cell.task':
    'Line 2 is full of red [R], but row 2 has no cell for it. Lay a plate so that it finds one.',
  'learn.duel.plates.cell.hint':
    'Take a plate with a red or a joker cell to the top of your dome, and turn it so that this cell lies in row 2.',
  'learn.duel.plates.cell.done': 'Now the red line has a cell to go to.',
  'learn.duel.plates.turn.task':
    'Lay one plate so that line 3, turquoise [T], and line 4, yellow [Y], both find a cell on it.',
  'learn.duel.plates.turn.hint':
    'It has to lie left or right of the middle plate, with turquoise in its upper half and yellow in its lower half.',
  'learn.duel.plates.turn.done': 'One plate, two lines: that is what turning is for.',
  'learn.duel.plates.draw.task': 'Draw a plate from the stack, look at it, and lay it on your dome.',
  'learn.duel.plates.draw.hint': 'Draw, then stop and look. After that choose the plate and a free position.',
  'learn.duel.plates.draw.done': 'Each plate that you draw costs 1 point. Your two tokens for this round are spent.',

  'learn.duel.lines.title': 'Lines and broken tiles',
  'learn.duel.lines.text': `Your six **lines** have room for one to six tiles. All tiles of a turn go to one line: an empty one takes any colour, one with tiles only more of the same, a full one none. The dome is no matter here: a line may collect a colour that has no cell yet.
What finds no room, or what you don’t want, breaks. The **broken tiles** lie on four spaces that cost 1, 2, 3 and 4 points; together that is 1, 3, 6 or 10. Tiles beyond these go to the tower and cost nothing. After the tiling you pay, and the broken tiles are swept away.`,
  'learn.duel.lines.one.task': 'Fill line 4 so that exactly one tile breaks.',
  'learn.duel.lines.one.hint': 'Line 4 lacks two black tiles. The moon sides have three.',
  'learn.duel.lines.one.done': 'Line 4 is full. One black tile broke and costs 1 point.',

  'learn.duel.tiling.title': 'The tiling',
  'learn.duel.tiling.text': `From top to bottom, each full line sends one tile to its row of the dome: to a free cell of its colour, or to a free **joker cell**. If there are several, you choose. The tile scores its runs across and down; 1 point if it stands alone. The other tiles of the line go to the tower.
If only the **special cell** of a plate is left then, its special tile comes at once and scores the number of its row, from 1 at the top to 6 at the bottom.
A line without a cell waits while its row still has room for a plate. If all three plates lie there, its tiles break.`,
  'learn.duel.tiling.best.task': 'Line 3 is full. Put its red tile [R] on the cell where it scores most.',
  'learn.duel.tiling.best.hint': 'Two red cells and a joker cell are free. Which one goes on with the longest run?',
  'learn.duel.tiling.best.done': 'Three tiles down: 3 points.',
  'learn.duel.tiling.special.task': 'Place the tile of line 4 [B] so that a special tile [*] comes with it.',
  'learn.duel.tiling.special.hint': 'On one plate only this cell is free, besides the special one.',
  'learn.duel.tiling.special.done': 'The run brought 4 points, the special tile in row 4 another 4.',

  'learn.duel.spend.title': 'Paying with chips',
  'learn.duel.spend.text': `When the tiling comes to a line that lacks tiles, chips can complete it, if it holds at least one tile and has a cell to go to. Each missing tile costs **two chips** that show the colour of the line, or **any three** chips. A chip with two colours shows both of them, but it is one chip.
You decide when the line’s turn comes, not before and not later. Used chips are turned over for good. Then the line goes on like any full one: a real tile goes to the dome, the others to the tower.`,
  'learn.duel.spend.two.task': 'Line 5 lacks one yellow tile [Y]. Complete it with just two chips.',
  'learn.duel.spend.two.hint': 'Both have to show yellow. Choose the cell in row 5, then the chips.',
  'learn.duel.spend.two.done': 'Two chips are used up, and the others are there for later rounds.',
  'learn.duel.spend.save.task': 'Leave line 3 as it is, and complete line 6 with two chips instead.',
  'learn.duel.spend.save.hint':
    'Line 3 is asked first: leave it. Then two turquoise chips pay for the tile that line 6 lacks.',
  'learn.duel.spend.save.done': 'Spent on line 3, they would have been missing here: what you leave, you keep.',

  'learn.duel.goals.title': 'Goals',
  'learn.duel.goals.text': `Three or four **goals** are in play, for both of you. They count once, after the tiling of round five:
- rows: 3 points for each full row,
- five colours: 4 for each row with at least five different colours,
- columns: 7 for each full column,
- perimeter: 1 for each tile at the rim,
- diagonals: 10 for each full diagonal,
- corners: full corner plates, 3 each at the top and 8 each at the bottom,
- jokers: 2 for each joker cell, if all of yours are covered,
- empty specials: minus 3 for each special cell without a tile.
Special tiles count like any other tile.`,
  'learn.duel.goals.corner.task': 'Place the tile of line 6 [K] so that a goal will bring points.',
  'learn.duel.goals.corner.hint': 'One corner plate at the bottom lacks a single tile.',
  'learn.duel.goals.corner.done':
    'The other cell would have scored 6 instead of 4 now, but the corner adds 8 at the end.',

  'learn.duel.rare.title': 'Rare cases',
  'learn.duel.rare.text': `- **Five equal tiles** on the large factory go back into the bag and are drawn again.
- **The bag runs empty:** the tiles in the tower go back into it. If there are none, factories stay short or empty; the chip of an empty one is turned up at once.
- **One colour alone** on the sun side of the large factory: the first-player tile comes with it.
- **Nobody took the first-player tile:** who began this round begins the next one, too, pays nothing, and would win a tie.
- **Without points** you can’t draw plates. But if the display is empty as well, you draw one for free.
- **Nothing left to do:** you are out, and the other one finishes the draft alone.
- **A full line that waits** for a plate takes no more tiles.
- **Below 0** no score ever falls. Goals are added up first.`,
  'learn.duel.rare.free.task': 'You have 0 points, and the display is empty. Take a plate all the same.',
  'learn.duel.rare.free.hint': 'Draw from the stack, look at the plate, and lay it on your dome.',
  'learn.duel.rare.free.done': 'It cost nothing. Only in this case is a plate from the stack free, and only one.',

  'learn.duel.words.title': 'Words of the game',
  'learn.duel.words.text': 'Everything by its name, to look up.',
  'learn.duel.term.factory.name': 'Factory',
  'learn.duel.term.factory.means': 'One large and four small ones, each with a sun side and a moon side.',
  'learn.duel.term.marker.name': 'First-player tile',
  'learn.duel.term.marker.means':
    'Comes with the first tile from the large moon side, costs 2 points, and its holder begins the next round.',
  'learn.duel.term.chip.name': 'Chip',
  'learn.duel.term.chip.means': 'Shows one or two colours and pays for missing tiles.',
  'learn.duel.term.dome.name': 'Dome',
  'learn.duel.term.dome.means': 'Nine positions for plates; so it has six rows of six cells in the end.',
  'learn.duel.term.plate.name': 'Plate',
  'learn.duel.term.plate.means': 'Two by two cells, one of them a joker cell or a special cell.',
  'learn.duel.term.joker.name': 'Joker cell',
  'learn.duel.term.joker.means': 'Takes a tile of any colour.',
  'learn.duel.term.special.name': 'Special tile',
  'learn.duel.term.special.means': 'Comes by itself when the other three cells of its plate are covered.',
  'learn.duel.term.token.name': 'Player token',
  'learn.duel.term.token.means': 'You have two in a round, and put one down for each plate.',
  'learn.duel.term.display.name': 'Display and stack',
  'learn.duel.term.display.means': 'Plates that lie open to be taken, and plates to draw for a point each.',
  'learn.duel.term.broken.name': 'Broken tiles',
  'learn.duel.term.broken.means': 'Four spaces for what found no room. They cost 1, 2, 3 and 4 points.',
  'learn.duel.term.tower.name': 'Tower',
  'learn.duel.term.tower.means': 'Used tiles wait there until the bag is empty.',
  'learn.duel.term.goal.name': 'Goal',
  'learn.duel.term.goal.means': 'What the finished dome is rewarded for.',
} as const;

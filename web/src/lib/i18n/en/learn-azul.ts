// English: the course of Azul. `**terms**` are strong, `[BB]` are tiles, lines that begin with `-` are a list.

export const azul = {
  'learn.azul.aim.title': 'What it is about',
  'learn.azul.aim.text': `You cover a wall with tiles. Every round, tiles are laid out on small dishes, the **factories**, and all players help themselves in turn. What you take you collect in the **pattern lines** at the left of your board. When everything is taken, each full line sends one tile to the **wall** beside it. There it scores: the more neighbours it has, the more points. Tiles that find no room fall to the **floor** and cost points.
The round in which somebody fills a row of the wall is the last. Rows, columns and colours that are complete then score once more. Most points wins.`,
  'learn.azul.aim.first.task': 'The round is nearly over: only two red tiles [RR] are left. Put them in line 2.',
  'learn.azul.aim.first.hint': 'Choose the red tiles in the centre, then line 2 of your board.',
  'learn.azul.aim.first.done':
    'Lines 1 and 2 were full, so each of them sent a tile to the wall. The other two wait for the next round.',

  'learn.azul.factory.title': 'Taking from a factory',
  'learn.azul.factory.text': `On your turn you take tiles from one place. From a **factory** you take all tiles of one colour, never just some of them. Whatever else lies on this factory moves to the **centre** of the table, where everybody can get at it. All tiles that you took go to one line of your board.
So each turn does two things: it brings you tiles, and it decides what lies in the centre for the next player. You can’t pass.`,
  'learn.azul.factory.take.task': 'Take the two blue tiles [BB] from factory 3, and put them in a line.',
  'learn.azul.factory.take.hint':
    'Each factory has its number on the rim. Choose the blue tiles of the third, then a line.',
  'learn.azul.factory.take.done': 'You have both blue tiles. The red one and the white one moved to the centre.',
  'learn.azul.factory.leave.task': 'Make three red tiles [RRR] move to the centre.',
  'learn.azul.factory.leave.hint': 'Which factory holds three red tiles? Take the other tile from it.',
  'learn.azul.factory.leave.done':
    'You took one tile, and three red ones lie in the centre. The next player may take them all at once.',

  'learn.azul.centre.title': 'The centre and the marker',
  'learn.azul.centre.text': `From the **centre** you take in the same way: all tiles of one colour. The rest stays where it is.
At the beginning of a round nothing lies there but the **first-player marker**. Whoever is the first to take tiles from the centre takes the marker with them. It goes to the leftmost free space of the floor, before the tiles, and costs as much as a tile there. In return you begin the next round.
The marker can’t be taken alone.`,
  'learn.azul.centre.marker.task': 'See to it that you begin the next round.',
  'learn.azul.centre.marker.hint': 'The marker comes with the first tiles that somebody takes from the centre.',
  'learn.azul.centre.marker.done':
    'The marker lies on the first space of your floor: that costs 1 point, and you begin the next round.',
  'learn.azul.centre.free.task': 'Take three equal tiles and lose no point by it.',
  'learn.azul.centre.free.hint':
    'Your opponent has the marker already, so the centre is free of charge. Which line has room for three?',
  'learn.azul.centre.free.done': 'Three tiles at once, and your floor is as clean as before.',

  'learn.azul.lines.title': 'Pattern lines',
  'learn.azul.lines.text': `Your five **pattern lines** have room for one to five tiles. All tiles of a turn go to the same line.
- An empty line takes any colour.
- A line that holds tiles takes only more of their colour.
- A full line is closed.
- No line takes a colour that lies in the same row of the wall already.
A line that is not full at the end of a round keeps its tiles. Short lines are filled quickly, long ones need patience, and each of them sends one tile to the wall.`,
  'learn.azul.lines.room.task': 'Find the one line that takes all three black tiles [KKK] of factory 2.',
  'learn.azul.lines.room.hint':
    'Line 3 holds white, and row 4 of the wall has black already. Which of the others has three free spaces?',
  'learn.azul.lines.room.done': 'Line 5 is full and will send a tile to the wall.',
  'learn.azul.lines.fill.task': 'Fill line 4, with nothing left over.',
  'learn.azul.lines.fill.hint': 'It lacks two yellow tiles. You can get one, two or three of them.',
  'learn.azul.lines.fill.done': 'It fits: the line is full, and nothing fell.',

  'learn.azul.floor.title': 'Too many tiles: the floor',
  'learn.azul.floor.text': `Tiles that find no room in the line of your choice fall to your **floor**. If no line takes them, all of them go there; you may also put them there because you like it better.
The floor fills from left to right. Its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points at the end of the round; then it is swept. Tiles that find no space even there go to the lid of the box and cost nothing. Your score never falls below 0.`,
  'learn.azul.floor.one.task': 'Fill line 3 so that exactly one tile falls.',
  'learn.azul.floor.one.hint': 'Line 3 lacks one white tile. So take two.',
  'learn.azul.floor.one.done': 'One tile filled the line. The other one lies on your floor and will cost 1 point.',
  'learn.azul.floor.least.task': 'Whatever you take now, something falls. Lose as little as you can.',
  'learn.azul.floor.least.hint': 'Line 1 still takes one tile. Of which colour are fewer left over then?',
  'learn.azul.floor.least.done': 'One red tile found a place, so only one fell.',

  'learn.azul.tiling.title': 'The end of a round',
  'learn.azul.tiling.text': `When all tiles are taken, your lines are tiled from top to bottom. Each full line sends one tile to the cell of its colour in the same row; its other tiles go to the lid. The tile scores at once:
- with neighbours left or right, one point for each tile of that unbroken **run**, itself included;
- with neighbours above or below, the same for the run down the column;
- with both, both;
- with none, 1 point.
After the last line the floor is paid.`,
  'learn.azul.tiling.best.task': 'The last tile of the round [B] is yours. Put it where it scores most.',
  'learn.azul.tiling.best.hint': 'A cell with neighbours beside it and above it counts twice.',
  'learn.azul.tiling.best.done': 'Three across and four down are 7 points. Then the floor cost 4.',

  'learn.azul.end.title': 'The end of the game',
  'learn.azul.end.text': `As soon as somebody has completed a **row** of the wall, from left to right, the game ends with that round. Everybody finishes the tiling. Then what is complete scores once more:
- each row 2 points,
- each column 7 points,
- each colour with all five tiles 10 points.
Most points wins. Among equals more complete rows decide; if these are equal, too, the victory is shared.
Rows end the game, columns and colours win it. But who waits too long for them may find the game over.`,
  'learn.azul.end.row.task': 'End the game: complete a row of your wall.',
  'learn.azul.end.row.hint': 'Row 1 lacks a white tile [W].',
  'learn.azul.end.row.done': 'The run brought 5 points, the row 2 more, and the game is over.',
  'learn.azul.end.column.task':
    'Your opponent will complete a row, so this round is the last. Finish with as many points as you can.',
  'learn.azul.end.column.hint':
    'The black tile [K] completes a row from line 1, or a column from line 3. Count what each of them brings in the end.',
  'learn.azul.end.column.done':
    'Both runs score, but the column adds 7 and the row just 2. That won the game: 49 to 46.',

  'learn.azul.grey.title': 'The grey wall',
  'learn.azul.grey.text': `The other side of the boards has a **grey wall**: its cells show no colours. All rules stay the same, but in the tiling you choose the cell for each tile. Any free cell of its row will do, as long as its column doesn’t have that colour yet. So in the end every colour stands once in each row and once in each column.
If there is such a cell, you have to place the tile. If there is none, the line is stuck: all its tiles fall to the floor at once and are paid for in this round.`,
  'learn.azul.grey.best.task': 'Line 3 is full. Put its black tile [K] on the cell where it scores most.',
  'learn.azul.grey.best.hint': 'Look for the longest run, across and down.',
  'learn.azul.grey.best.done': 'It closed the gap in column 2: four tiles, 4 points.',
  'learn.azul.grey.stuck.task':
    'Lines 2 and 3 are both yellow. Place the tile of line 2 so that line 3 finds a cell, too.',
  'learn.azul.grey.stuck.hint':
    'In row 3, columns 2 and 4 are free, but column 4 has yellow already. So keep yellow out of column 2.',
  'learn.azul.grey.stuck.done':
    'Column 2 would have scored one point more, but then line 3 would have been stuck with three tiles.',

  'learn.azul.rare.title': 'Rare cases',
  'learn.azul.rare.text': `- **The bag runs empty** while the factories are filled: all tiles in the lid go back into the bag, and the filling goes on. If that is not enough, factories stay short or empty.
- **Nobody took the marker,** since nothing ever came to the centre: who began this round begins the next one, too, and pays nothing.
- **The marker and a full floor:** who takes it without a free space pays nothing for it, and begins the next round all the same.
- **Fewer points than the floor costs:** you go down to 0, and the rest is forgiven.
- **Three rounds in a row without a tile on any wall:** the game ends.
- **Nothing left to deal,** neither in the bag nor in the lid: it ends, too.`,
  'learn.azul.rare.full.task': 'Your floor is full. Take the marker.',
  'learn.azul.rare.full.hint': 'It comes along with any tiles from the centre.',
  'learn.azul.rare.full.done': 'There was no space for it, so it costs nothing. You begin the next round all the same.',

  'learn.azul.words.title': 'Words of the game',
  'learn.azul.words.text': 'Everything by its name, to look up.',
  'learn.azul.term.factory.name': 'Factory',
  'learn.azul.term.factory.means':
    'One of the dishes that get four tiles each: 5, 7 or 9 of them with 2, 3 or 4 players.',
  'learn.azul.term.centre.name': 'Centre',
  'learn.azul.term.centre.means': 'Where the tiles go that somebody left on a factory.',
  'learn.azul.term.marker.name': 'First-player marker',
  'learn.azul.term.marker.means': 'Comes with the first tiles from the centre. Its holder begins the next round.',
  'learn.azul.term.line.name': 'Pattern line',
  'learn.azul.term.line.means': 'Collects tiles of one colour. There are five, with 1 to 5 spaces.',
  'learn.azul.term.wall.name': 'Wall',
  'learn.azul.term.wall.means': 'Five rows of five cells, coloured or grey.',
  'learn.azul.term.floor.name': 'Floor',
  'learn.azul.term.floor.means': 'Seven spaces for what found no room. They cost points.',
  'learn.azul.term.draft.name': 'Draft',
  'learn.azul.term.draft.means': 'The part of a round in which tiles are taken.',
  'learn.azul.term.tiling.name': 'Tiling',
  'learn.azul.term.tiling.means': 'The part in which full lines send tiles to the wall and the floor is paid.',
  'learn.azul.term.run.name': 'Run',
  'learn.azul.term.run.means': 'Tiles side by side in a row or column, with the one just placed.',
  'learn.azul.term.bag.name': 'Bag and lid',
  'learn.azul.term.bag.means': 'Tiles come from the bag. Used ones wait in the lid until the bag is empty.',
} as const;

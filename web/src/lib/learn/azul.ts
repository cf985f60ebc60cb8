// The course of Azul: positions to try each rule on. What counts as solved is read from what the core says of the move.
import type { AzulData, AzulPreview, DraftPreview } from '../core/types';
import type { Look } from './attempt';
import { type Course, type Exercise, SEAT, solvedIf, type Verdict } from './course';

type Azul = Exercise<AzulData, AzulPreview>;
const draft =
  (goal: (preview: DraftPreview) => boolean) =>
  ({ preview }: Look<AzulData, AzulPreview>): Verdict =>
    solvedIf('source' in preview && goal(preview));

const aim: readonly Azul[] = [
  {
    words: 'azul.aim.first',
    position:
      'azul/coloured 1 draft 0 0 1 0 -,-,-,-,- RR B15Y15R18K17W15 - ' +
      '0:B,-,KK,-,WWW:...../...../...../...../.....:- 0:K,YY,WW,BBBB,YYY:...../...../...../...../.....:*',
    judge: ({ report }) => solvedIf(report.some((step) => step.do === 'tile' && step.seat === SEAT && step.line === 2)),
    solution: ['cR2'],
  },
];

const factory: readonly Azul[] = [
  {
    words: 'azul.factory.take',
    position:
      'azul/coloured 1 draft 0 0 c 0 BYRK,YYKW,BBRW,BKWW,YRRK - B16Y16R16K16W16 - ' +
      '0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-',
    judge: draft(({ source, colour, line }) => source === 3 && colour === 'B' && line !== null),
    solution: ['3B2'],
  },
  {
    words: 'azul.factory.leave',
    position:
      'azul/coloured 1 draft 0 1 c 0 BKWW,-,YYRK,YRRR,BRRW BW B17Y17R14K16W16 - ' +
      '0:-,-,-,-,-:...../...../...../...../.....:- 0:-,KK,-,-,-:...../...../...../...../.....:-',
    judge: draft(({ leftovers }) => leftovers === 'RRR'),
    solution: ['4Y1'],
  },
];

const centre: readonly Azul[] = [
  {
    words: 'azul.centre.marker',
    position:
      'azul/coloured 1 draft 0 1 c 0 -,BYYW,-,BRRW,- BBKKK B16Y16R16K17W15 - ' +
      '0:-,RR,-,-,-:...../...../...../...../.....:- 0:-,YY,-,WWW,-:...../...../...../...../.....:-',
    judge: draft(({ marker }) => marker),
    solution: ['cK3'],
  },
  {
    words: 'azul.centre.free',
    position:
      'azul/coloured 2 draft 0 1 1 0 -,-,BBKW,-,BWWW BYYRRR B11Y15R13K12W14 B3R2K4 ' +
      '4:B,-,-,-,WW:..R../...../..B../...../.....:- 3:-,-,KKK,-,YY:.Y.../...R./...../...../.....:*',
    judge: draft(({ count, penalty_before, penalty_after }) => count === 3 && penalty_after === penalty_before),
    solution: ['cR4'],
  },
];

const lines: readonly Azul[] = [
  {
    words: 'azul.lines.room',
    position:
      'azul/coloured 2 draft 0 0 c 0 BRWW,YKKK,-,BYRR,- BW B13Y13R12K11W14 B2Y4R1K3W2 ' +
      '5:-,-,W,-,KK:..R../...../...../.K.../.....:- 4:Y,-,-,RRR,-:B..../...../..B../...../.....:-',
    judge: draft(({ colour, placed, to_floor }) => colour === 'K' && placed === 3 && to_floor === 0),
    solution: ['2K5'],
  },
  {
    words: 'azul.lines.fill',
    position:
      'azul/coloured 2 draft 0 0 0 0 -,-,BYRW,YYKK,- BBYYY B13Y10R12K10W16 B2Y2R3K5W2 ' +
      '5:-,-,W,YY,-:..R../...../...../.K.../.....:* 4:-,KK,-,RRR,-:B..../...../..B../...../.....:-',
    judge: draft(({ line, complete, to_floor }) => line === 4 && complete && to_floor === 0),
    solution: ['4Y4'],
  },
];

const floor: readonly Azul[] = [
  {
    words: 'azul.floor.one',
    position:
      'azul/coloured 3 draft 0 1 1 0 -,BRKW,YRWW,-,- BYYWWW B11Y12R7K12W9 B5Y4R4K5W1 ' +
      '11:-,RR,WW,-,K:.Y.../W..../...../..W../.....:- 8:K,-,BB,-,RR:..R../...R./...../R..../.....:*',
    judge: draft(({ line, complete, to_floor }) => line === 3 && complete && to_floor === 1),
    solution: ['3W3'],
  },
  {
    words: 'azul.floor.least',
    position:
      'azul/coloured 3 draft 0 1 1 0 -,-,-,-,- RRKKK B7Y9R9K11W9 B6Y7R4K3W5 ' +
      '14:-,BB,YY,WWW,BBB:.Y.../W..../...../.K.../...W.:Y 12:W,KK,BB,-,RR:..R../...R./...../R..../.....:*',
    judge: draft(({ penalty_after }) => penalty_after === -2),
    solution: ['cR1'],
  },
];

const tiling: readonly Azul[] = [
  {
    words: 'azul.tiling.best',
    position:
      'azul/coloured 4 draft 0 0 0 0 -,-,-,-,- B B11Y10R8K11W12 B3Y7R4K3W5 ' +
      '9:-,B,BB,-,KKK:.YR../..Y../.W.Y./..W../.....:*RR 12:W,KK,BB,-,RR:..R../...R./...../R..../.....:K',
    judge: draft(({ tiling }) => tiling?.points === 7),
    solution: ['cB3'],
  },
];

const end: readonly Azul[] = [
  {
    words: 'azul.end.row',
    position:
      'azul/coloured 5 draft 0 0 0 0 -,-,-,-,- W B3Y6R5K6W8 B10Y9R7K6W8 ' +
      '31:-,W,RR,-,KKK:BYRK./.BY../..BY./.K.../.....:* 28:-,KK,BB,-,RR:..RK./.BYR./.W.../R.W../....B:Y',
    judge: draft(({ completes_row }) => completes_row),
    solution: ['cW1'],
  },
  {
    words: 'azul.end.column',
    position:
      'azul/coloured 6 draft 0 0 0 0 -,-,-,-,- K B2Y6R4K9W7 B10Y9R7K6W8 ' +
      '38:-,-,KK,BB,-:BYR.W/W..R./..B../R.W../YR...:* 40:B,-,RR,-,-:.YRKW/.BYR./K.B../R.W../....B:Y',
    judge: ({ after }) => solvedIf(after.scores[SEAT] === 49),
    solution: ['cK3'],
  },
];

const grey: readonly Azul[] = [
  {
    words: 'azul.grey.best',
    position:
      'azul/grey 3 tiling 0 0 1 0 -,-,-,-,- - B7Y9R5K11W13 B8Y6R7K4W5 ' +
      '14:-,W,KKK,-,RR:.B.Y./.R..K/...B./.Y.R./.....:- 11:-,B,YY,-,RRR:..R../.K.../..W.B/Y..../.....:*B',
    judge: ({ preview }) => solvedIf('column' in preview && preview.points === 4),
    solution: ['3@2'],
  },
  {
    words: 'azul.grey.stuck',
    position:
      'azul/grey 3 tiling 0 0 1 0 -,-,-,-,- - B7Y8R5K14W13 B8Y3R7K4W5 ' +
      '16:-,YY,YYY,-,RR:...Y./B.W../R.K.B/...R./.....:- 11:-,B,YY,-,RRR:..R../.K.../..W.B/Y..../.....:*B',
    judge: ({ report }) => solvedIf(report.some((step) => step.do === 'tile' && step.seat === SEAT && step.line === 3)),
    solution: ['2@5'],
  },
];

const rare: readonly Azul[] = [
  {
    words: 'azul.rare.full',
    position:
      'azul/coloured 3 draft 0 1 c 0 -,-,YYRW,-,BBRK BKWWW B8Y10R8K6W10 B3Y1R4K5W2 ' +
      '12:Y,-,BB,RR,W:..R../...../.W.Y./...../..K..:BYYKKRR ' +
      '15:-,YY,W,KKK,BB:...K./.B.../...Y./..W../.R...:-',
    judge: draft(({ marker }) => marker),
    solution: ['cW2'],
  },
];

export const azul: Course = {
  game: 'azul',
  chapters: [
    { id: 'aim', words: 'azul.aim', exercises: aim as readonly Exercise[] },
    { id: 'factory', words: 'azul.factory', exercises: factory as readonly Exercise[] },
    { id: 'centre', words: 'azul.centre', exercises: centre as readonly Exercise[] },
    { id: 'lines', words: 'azul.lines', exercises: lines as readonly Exercise[] },
    { id: 'floor', words: 'azul.floor', exercises: floor as readonly Exercise[] },
    { id: 'tiling', words: 'azul.tiling', exercises: tiling as readonly Exercise[] },
    { id: 'end', words: 'azul.end', exercises: end as readonly Exercise[] },
    { id: 'grey', words: 'azul.grey', exercises: grey as readonly Exercise[] },
    { id: 'rare', words: 'azul.rare', exercises: rare as readonly Exercise[] },
    { id: 'words', words: 'azul.words', exercises: [] },
  ],
  terms: [
    'azul.term.factory',
    'azul.term.centre',
    'azul.term.marker',
    'azul.term.line',
    'azul.term.wall',
    'azul.term.floor',
    'azul.term.draft',
    'azul.term.tiling',
    'azul.term.run',
    'azul.term.bag',
  ],
};

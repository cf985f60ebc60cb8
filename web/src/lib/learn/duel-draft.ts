// Duel's draft: positions to try its rules on. What counts as solved is read from what the core says of the move.
import type { DuelData, DuelPreview, TakePreview } from '../core/types';
import type { Look } from './attempt';
import { type Exercise, solvedIf, type Verdict } from './course';

type Duel = Exercise<DuelData, DuelPreview>;
type DuelLook = Look<DuelData, DuelPreview>;
const take =
  (goal: (preview: TakePreview) => boolean) =>
  ({ preview }: DuelLook): Verdict =>
    solvedIf((preview.kind === 'sun' || preview.kind === 'moon') && goal(preview));
// A plate from the stack takes several moves.
const drawing = ({ preview }: DuelLook): Verdict => {
  if (preview.kind === 'draw' || preview.kind === 'look') return 'on';
  return solvedIf(preview.kind === 'keep');
};

export const aim: readonly Duel[] = [
  {
    words: 'duel.aim.first',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 0 c BBYKT|- BYRT|-|? RRRK|-|? YYKT|-|? BBKT|-|? ' +
      'B8Y9R9K9T9 - 4,9,16 13* - ' +
      '5:-,-,-,-,-,-:-,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:0,0:- ' +
      '5:-,-,-,-,-,-:-,-,-,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:0,0:-',
    judge: take(({ source, colour, line }) => source === 2 && colour === 'R' && line === 3),
    solution: ['s2R3'],
  },
];

export const sun: readonly Duel[] = [
  {
    words: 'duel.sun.order',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 0 c BBYKT|- BBYK|-|? BRRK|-|? YYKT|-|? BBKT|-|? ' +
      'B6Y9R11K8T10 - 4,9,16 13* - ' +
      '5:-,-,-,-,-,-:-,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:0,0:- ' +
      '5:-,-,-,-,-,-:-,-,-,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:0,0:-',
    judge: ({ preview, after }) =>
      solvedIf(preview.kind === 'sun' && preview.source === 1 && after.factories[0]?.moon === 'KY'),
    solution: ['s1B2/KY'],
  },
  {
    words: 'duel.sun.large',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 1 c BBBYR|- -|YT|? BRRK|-|? YYKT|-|? BBKT|-|? ' +
      'B7Y9R10K8T10 - 4,9,16 13* - ' +
      '5:-,-,-,-,-,-:-,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:0,0:- ' +
      '5:-,KK,-,-,-,-:-,-,-,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:0,0:-',
    judge: take(({ kind, source, leftovers }) => kind === 'sun' && source === 0 && leftovers.length === 2),
    solution: ['s0B3'],
  },
];

export const moon: readonly Duel[] = [
  {
    words: 'duel.moon.all',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 0 c -|BRR -|KR|? -|RY|? BYRT|-|? -|BBT|? B7Y9R8K10T11 - ' +
      '4,9,- 13* - ' +
      '5:-,YY,-,-,BB,-:2r0,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:1,0:- ' +
      '5:-,-,-,KK,-,-:-,-,-,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:0,0:-',
    judge: take(({ kind, colour, count }) => kind === 'moon' && colour === 'R' && count === 3),
    solution: ['mR3'],
  },
  {
    words: 'duel.moon.unmarked',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 0 c -|BYR -|RK|? -|TYK|? -|BR|? YYTT|-|? B9Y9R6K9T9 - ' +
      '4,-,- 13* - ' +
      '5:-,-,BB,-,RRRR,-:2r0,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:1,0:- ' +
      '5:T,-,-,KK,-,-:-,-,9r2,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:1,0:-',
    judge: take(({ kind, count, marker }) => kind === 'moon' && count === 2 && !marker),
    solution: ['mK2'],
  },
];

export const chips: readonly Duel[] = [
  {
    words: 'duel.chips.turn',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 0 c -|BYR -|RY|? -|TT|? -|K|? -|BKY|? B6Y10R10K6T10 - ' +
      '4,-,- 13* - ' +
      '5:-,-,BBB,KK,-,R:2r0,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:1,0:- ' +
      '5:T,-,-,KKK,-,BB:-,-,9r2,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:1,0:-',
    judge: take(({ turned_up }) => turned_up.includes(3)),
    solution: ['mK4'],
  },
  {
    words: 'duel.chips.take',
    position:
      'duel rows,columns,diagonals 1 draft 0 move 0 c -|BYR -|RY|? -|-|BR -|YK|? -|-|YK B10Y10R9K6T10 - ' +
      '4,-,- 13* - ' +
      '5:-,TT,RR,-,KKK,-:2r0,-,-,-,3r0,-,-,-,-:....../....../....../....../....../......:-:-:-:1,0:- ' +
      '5:T,-,-,KKK,-,BB:-,-,9r2,-,-,-,-,8r1,-:....../....../....../....../....../......:-:-:-:1,0:-',
    judge: ({ preview }) => solvedIf(preview.kind === 'chip' && preview.chip.includes('R')),
    solution: ['x2'],
  },
];

export const plates: readonly Duel[] = [
  {
    words: 'duel.plates.cell',
    position:
      'duel rows,columns,diagonals 2 draft 0 move 1 c BYRRT|- -|YT|? BYRK|-|? YYKT|-|? BBKT|-|? B4Y4R5K4T4 ' +
      'B4Y2R2K3T3 11,15,12 9J - ' +
      '9:-,RR,Y,-,-,KK:8r0,-,-,-,3r0,-,-,-,4r1:Y...../....../....../....../....../......:-:B,TY:-:0,0:- ' +
      '7:-,K,-,TT,-,-:-,-,9r2,-,-,17r0,-,-,2r1:.....B/....../....R./....../....../......:-:R,YK:-:0,0:-',
    judge: ({ preview }) => solvedIf(preview.kind === 'plate' && preview.serves.includes(2)),
    solution: ['p11@2r0'],
  },
  {
    words: 'duel.plates.turn',
    position:
      'duel rows,columns,diagonals 2 draft 0 move 1 c BYRRT|- -|YT|? BYRK|-|? YYKT|-|? BBKT|-|? B4Y2R6K4 ' +
      'B4Y2R2K3T3 16,18,7 9J - ' +
      '9:-,RR,TTT,YYY,-,KK:8r0,-,-,-,13r0,-,-,-,4r1:Y...../....../....../....../....../......:-:B,TY:-:0,0:- ' +
      '7:-,K,-,TT,-,-:-,-,9r2,-,-,3r0,-,-,2r1:.....B/....../....T./....../....../......:-:R,YK:-:0,0:-',
    judge: ({ preview }) =>
      solvedIf(preview.kind === 'plate' && preview.serves.includes(3) && preview.serves.includes(4)),
    solution: ['p16@6r0'],
  },
  {
    words: 'duel.plates.draw',
    position:
      'duel rows,columns,diagonals 2 draft 0 move 1 c -|BRT -|YT|? -|KY|? YYKT|-|? BBKT|-|? B5Y3R8K4 ' +
      'B4Y2R2K3T3 18,-,- 9J - ' +
      '9:-,RR,TTT,-,YYY,KK:8r0,7r0,-,-,17r0,-,-,-,4r1:Y...../....../....../....../....../......:-:B,TY:-:1,0:- ' +
      '7:-,K,-,TT,-,-:-,-,9r2,16r1,-,3r0,-,-,2r1:.....B/....../....T./....../....../......:-:R,YK:-:1,0:-',
    judge: drawing,
    solution: ['d', 'l', 'k14@4r0'],
  },
];

export const lines: readonly Duel[] = [
  {
    words: 'duel.lines.one',
    position:
      'duel rows,columns,diagonals 2 draft 0 move 1 1 -|BKK -|YT|? -|YK|? -|-|BR BBKT|-|? B5Y5R9K2T4 ' +
      'B4Y2R2K3T3 18,-,- 9J - ' +
      '9:-,RR,T,KK,YYY,K:8r0,7r0,-,-,17r0,-,-,-,4r1:Y...../....../....../....../....../......:-:B,TY:-:1,0:- ' +
      '7:-,K,-,TT,-,-:-,-,9r2,16r1,-,3r0,-,-,2r1:.....B/....../....T./....../....../......:-:R,YK:-:1,0:-',
    judge: take(({ line, complete, to_broken }) => line === 4 && complete && to_broken === 1),
    solution: ['mK4'],
  },
];

export const rare: readonly Duel[] = [
  {
    words: 'duel.rare.free',
    position:
      'duel rows,columns,diagonals 2 draft 0 move 1 1 -|BRT -|YT|? -|KY|? -|-|BR -|BKT|? B6Y4R7K5T1 ' +
      'B4Y3R3K3T3 -,-,- 9* - ' +
      '0:-,RR,TTT,-,YYY,KK:8r0,7r0,-,-,17r0,-,-,-,4r1:Y...../....../....../....../....../......:-:B,TY:-:1,0:- ' +
      '13:-,K,-,TT,-,-:-,5r0,9r2,16r1,-,3r0,-,-,2r1:.....B/....../....T./....../....../......:-:R,YK:-:2,0:-',
    judge: drawing,
    solution: ['d', 'l', 'k13@4r0'],
  },
];

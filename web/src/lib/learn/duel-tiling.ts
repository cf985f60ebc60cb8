// Duel's tiling and goals: positions to try their rules on.
import type { DuelData, DuelPreview, TilePreview } from '../core/types';
import type { Look } from './attempt';
import { type Exercise, solvedIf, type Verdict } from './course';

type Duel = Exercise<DuelData, DuelPreview>;
const tile =
  (goal: (preview: TilePreview) => boolean) =>
  ({ preview }: Look<DuelData, DuelPreview>): Verdict =>
    solvedIf(preview.kind === 'tile' && goal(preview));

export const tiling: readonly Duel[] = [
  {
    words: 'duel.tiling.best',
    position:
      'duel rows,columns,diagonals 2 tiling 0 move 0 1 -|- -|-|- -|-|- -|-|- -|-|- B4Y3R5K8T6 B4Y4R4K4T4 ' +
      '-,-,- 8J - ' +
      '9:-,K,RRR,-,-,YYY:8r0,10r0,-,3r0,17r0,-,-,-,5r0:..Y.../..B.../T...../....../....../......:-:B,TY,K:Y:2,2:3 ' +
      '11:-,-,YY,-,BBB,-:-,-,9r2,16r1,-,6r0,-,11r0,2r1:....*B/....RT/....T./....../....../......:-:B,R,YK:T:2,2:1',
    judge: tile(({ points }) => points === 3),
    solution: ['3@3'],
  },
  {
    words: 'duel.tiling.special',
    position:
      'duel rows,columns,diagonals 2 tiling 0 move 0 0 -|- -|-|- -|-|- -|-|- -|-|- Y3R7K7T6 B4Y4R4K4T4 ' +
      '-,-,- 8J - ' +
      '12:-,K,-,BBBB,-,YYY:8r0,10r0,-,3r0,9r0,-,-,-,5r0:..Y.../..B.../.RTR../....../....../......:-:B,TY,K:Y:2,2:4 ' +
      '11:-,-,YY,-,BBB,-:-,-,13r1,16r1,-,6r0,-,11r0,2r1:....*B/....TK/....T./....../....../......:-:B,R,YK:T:2,2:1',
    judge: tile(({ special }) => special !== null),
    solution: ['4@3'],
  },
];

export const spend: readonly Duel[] = [
  {
    words: 'duel.spend.two',
    position:
      'duel rows,columns,diagonals 2 tiling 0 move 0 1 -|- -|-|- -|-|- -|-|- -|-|- B5Y2R7K7T7 B4Y4R4K4T4 ' +
      '-,-,- 8J - ' +
      '12:-,K,-,-,YYYY,-:8r0,-,-,3r0,9r0,-,-,15r0,10r0:Y...../....../.R.R../....../....../......:-:B,TY,Y,K:-:2,2:5 ' +
      '11:-,-,YY,-,BBB,-:-,-,13r1,16r1,-,6r0,-,11r0,2r1:....*B/....TK/....T./....../....../......:-:B,R,YK:T:2,2:1',
    judge: tile(({ chips }) => chips.length === 2),
    solution: ['5@5+TY,Y'],
  },
  {
    words: 'duel.spend.save',
    position:
      'duel rows,columns,diagonals 2 tiling 0 move 0 1 -|- -|-|- -|-|- -|-|- -|-|- B5Y6R8K6T2 B4Y4R4K4T4 ' +
      '-,-,- 8J - ' +
      '12:-,-,KK,-,-,TTTTT:8r0,-,-,4r0,9r0,-,17r0,-,12r1:Y...../....../...R../....../....../......:-:B,R,T,TY:-:2,2:3 ' +
      '11:-,-,YY,-,BBB,-:-,-,13r1,16r1,-,6r0,-,11r0,2r1:....*B/....TK/....T./....../....../......:-:B,R,YK:T:2,2:1',
    judge: ({ preview }) => {
      if (preview.kind === 'leave' && preview.line === 3) return 'on';
      return solvedIf(preview.kind === 'tile' && preview.line === 6 && preview.chips.length === 2);
    },
    solution: ['3.', '6@5+T,TY'],
  },
];

export const goals: readonly Duel[] = [
  {
    words: 'duel.goals.corner',
    position:
      'duel rows,corners,jokers 3 tiling 0 move 0 0 -|- -|-|- -|-|- -|-|- -|-|- B3Y3R6K1T4 B4Y4R4K4T4 -,-,- ' +
      '4J - ' +
      '22:-,R,-,YY,-,KKKKKK:8r0,-,3r0,-,13r0,18r0,17r0,12r0,5r0:Y...../....B./...K../...T../RYTK../B...T.:-:B,TY,K:R,Y,YK:2,2:6 ' +
      '19:-,-,YY,-,BBB,-:-,7r0,9r2,16r1,-,6r0,4r0,11r0,2r1:....*B/....RT/....T./....../....../......:-:B,R:BR,T,T,YK:2,2:1',
    judge: tile(({ goals }) => goals.some(({ before, after }) => after > before)),
    solution: ['6@2'],
  },
];

// The choices that lead to a move of Azul Duel.
import type { DuelPreview } from '../../core/types';
import type { Token } from '../../table/scene';

export const sunToken = (factory: number, colour: string): Token => `sun:${factory}:${colour}`;
export const moonToken = (colour: string): Token => `moon:${colour}`;
export const lineToken = (line: number | null): Token => (line === null ? 'broken' : `line:${line}`);
export const plateToken = (plate: number): Token => `plate:${plate}`;
export const spaceToken = (place: number): Token => `place:${place}`;
export const turnsToken = (turns: number): Token => `turns:${turns}`;
export const chipToken = (factory: number): Token => `chip:${factory}`;
export const cellToken = (line: number, column: number): Token => `cell:${line}:${column}`;
export const leaveToken = (line: number): Token => `leave:${line}`;
export const putBackToken = (plate: number | string): Token => `put_back:${plate}`;
export const DRAW: Token = 'draw';
export const LOOK: Token = 'look';

// Leftovers whose order on the moon stack is a choice stand behind the move's slash, bottom to top: `s1B6/RKK`.
const order = (preview: DuelPreview): Token[] => {
  const [, leftovers] = preview.move.split('/');
  return leftovers === undefined ? [] : [`order:${leftovers}`];
};

export function path(preview: DuelPreview): Token[] {
  switch (preview.kind) {
    case 'sun':
      return [sunToken(Number(preview.source), preview.colour), lineToken(preview.line), ...order(preview)];
    case 'moon':
      return [moonToken(preview.colour), lineToken(preview.line)];
    case 'plate':
    case 'keep':
      return [plateToken(preview.plate), spaceToken(preview.place), turnsToken(preview.turns)];
    case 'draw':
      return [DRAW];
    case 'look':
      return [LOOK];
    case 'put_back':
      return [putBackToken(preview.plate ?? preview.back)];
    case 'chip':
      return [chipToken(preview.factory)];
    case 'tile':
      return [
        cellToken(preview.line, preview.column),
        ...(preview.chips.length > 0 ? [`chips:${preview.chips.join(',')}`] : []),
      ];
    case 'leave':
      return [leaveToken(preview.line)];
  }
}

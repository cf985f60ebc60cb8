// Where tiles, stack and chip lie on a factory of Duel, in units, for each of its four drawings.
import type { Tiles } from '../../core/types';
import type { Box } from './geometry';

export type Form = 'small' | 'large' | 'low' | 'large-low'; // low: lying, for the phone

interface Shape {
  readonly art: string;
  readonly width: number;
  readonly height: number;
  readonly tile: number; // on the sun side
  readonly sun: readonly Box[];
  readonly empty: Box; // a small sun where no tile is
  readonly chip: Box; // turned up
}

const square = (size: number, x: number, y: number): Box => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });

// Boxes side by side round a centre, in rows of at most this many.
function rowsRound(count: number, size: number, gap: number, most: number, x: number, y: number): Box[] {
  const rows = Math.ceil(count / most);
  const first = Math.ceil(count / Math.max(rows, 1));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / first);
    const inRow = Math.min(first, count - row * first);
    const pitch = size + gap;
    return square(size, x + ((at % first) - (inRow - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch);
  });
}

export const FORMS: Readonly<Record<Form, Shape>> = {
  small: {
    art: 'factory',
    width: 170,
    height: 126,
    tile: 31,
    sun: rowsRound(4, 31, 2, 2, 48, 63),
    empty: square(40, 47, 63),
    chip: square(46, 124, 63),
  },
  large: {
    art: 'factory-large',
    width: 176,
    height: 278,
    tile: 40,
    sun: rowsRound(5, 40, 3, 3, 88, 76),
    empty: square(62, 88, 74),
    chip: square(0, 0, 0),
  },
  low: {
    art: 'factory-low',
    width: 169,
    height: 76,
    tile: 26,
    sun: rowsRound(4, 26, 2, 2, 45, 38),
    empty: square(36, 42, 38),
    chip: square(42, 126, 38),
  },
  'large-low': {
    art: 'factory-large-low',
    width: 344,
    height: 64,
    tile: 28,
    sun: rowsRound(5, 28, 2, 5, 94, 32),
    empty: square(42, 88, 32),
    chip: square(0, 0, 0),
  },
};

export interface Lying {
  readonly colour: string;
  readonly at: number; // its number on this side of the factory
  readonly box: Box;
}

// Equal tiles side by side: the larger groups first, so that a pair never lies across.
export function groups(tiles: Tiles, spots: readonly Box[]): Lying[][] {
  const colours = [...new Set(tiles)].map((colour) => tiles.replace(new RegExp(`[^${colour}]`, 'g'), ''));
  let at = 0;
  return colours
    .toSorted((one, other) => other.length - one.length)
    .map((equal) =>
      Array.from(equal).flatMap((colour) => {
        const box = spots[at];
        return box === undefined ? [] : [{ colour, at: at++, box }];
      }),
    );
}

export interface MoonBoxes {
  readonly tiles: readonly Box[]; // bottom to top; on the large moon side by side
  readonly chip: Box; // under the stack, or face down by itself
}

// A stack rises from its chip, each tile so much above the one below; on the phone it lies, the top at the right.
const RISE = { small: 20, low: 14 } as const;

export function moonBoxes(form: Form, count: number, chip: boolean): MoonBoxes {
  const none = square(0, 0, 0);
  switch (form) {
    case 'large':
      return { tiles: rowsRound(count, 38, 4, 3, 88, 204), chip: none };
    case 'large-low': {
      const size = count > 4 ? 26 : 32;
      return { tiles: rowsRound(count, size, 3, 5, 252, 32), chip: none };
    }
    case 'small': {
      if (count === 0) return { tiles: [], chip: square(38, 124, 63) };
      const size = 32;
      const height = size + RISE.small * (count - 1) + (chip ? 19 : 0);
      const top = 65 - height / 2;
      const tiles = Array.from({ length: count }, (_, at) => ({
        x: 124 - size / 2,
        y: top + RISE.small * (count - 1 - at),
        w: size,
        h: size,
      }));
      return { tiles, chip: { x: 124 - 17.5, y: top + height - 35, w: 35, h: 35 } };
    }
    case 'low': {
      if (count === 0) return { tiles: [], chip: square(34, 126, 38) };
      const size = 30;
      const width = size + RISE.low * (count - 1) + (chip ? 14 : 0);
      const start = 122 - width / 2;
      const tiles = Array.from({ length: count }, (_, at) => ({
        x: start + (chip ? 14 : 0) + RISE.low * at,
        y: 38 - size / 2,
        w: size,
        h: size,
      }));
      return { tiles, chip: square(30, start + 15, 38) };
    }
  }
}

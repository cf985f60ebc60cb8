// How large everything on a board is, in each size that boards come in.
import type { Layout } from '../../ui/layout.svelte';

export type BoardSize = 'own' | 'other' | 'small';

export interface Metrics {
  readonly width: number;
  readonly height: number;
  readonly left: number; // of line 5
  readonly top: number; // of line 1
  readonly tile: number;
  readonly gap: number;
  readonly gutter: number; // between lines and wall
  readonly floorTop: number;
  readonly floor: number; // the side of one of its spaces
  readonly floorGap: number;
  readonly costsAbove: boolean; // penalties stand over the floor's spaces, otherwise in them
  readonly header: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly small: boolean; // the header's size
}

const header = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

const OWN: Metrics = {
  ...{ width: 536, height: 364, left: 16, top: 50, tile: 44, gap: 4, gutter: 32 },
  ...{ floorTop: 309, floor: 40, floorGap: 4, costsAbove: true },
  ...{ header: header(16, 5, 504, 44), small: false },
};

// The lines begin above those of the own board, so that two boards compare column by column.
const OTHER: Metrics = {
  ...{ width: 536, height: 318, left: 46, top: 46, tile: 38, gap: 4, gutter: 32 },
  ...{ floorTop: 274, floor: 32, floorGap: 4, costsAbove: true },
  ...{ header: header(46, 3, 444, 44), small: false },
};

const SMALL: Metrics = {
  ...{ width: 354, height: 216, left: 50, top: 43, tile: 25, gap: 2, gutter: 24 },
  ...{ floorTop: 182, floor: 24, floorGap: 2, costsAbove: false },
  ...{ header: header(14, 4, 326, 38), small: true },
};

// With three players: wide and low, the header beside the lines.
export const BROAD: Metrics = {
  ...{ width: 537, height: 216, left: 183, top: 13, tile: 29, gap: 3, gutter: 26 },
  ...{ floorTop: 178, floor: 26, floorGap: 2, costsAbove: false },
  ...{ header: header(16, 10, 250, 44), small: true },
};

const PHONE: Metrics = {
  ...{ width: 344, height: 268, left: 9, top: 46, tile: 29, gap: 2.5, gutter: 16 },
  ...{ floorTop: 222, floor: 32, floorGap: 4, costsAbove: true },
  ...{ header: header(9, 2, 326, 44), small: true },
};

const LOW: Metrics = {
  ...{ width: 352, height: 240, left: 13, top: 39, tile: 29, gap: 2.5, gutter: 16 },
  ...{ floorTop: 199, floor: 30, floorGap: 4, costsAbove: false },
  ...{ header: header(13, 2, 326, 37), small: true },
};

export function metricsOf(size: BoardSize, layout: Layout): Metrics {
  if (size === 'small') return layout === 'wide' ? SMALL : { ...SMALL, width: 344, left: 40 };
  if (layout === 'phone') return PHONE;
  if (layout === 'low') return LOW;
  return size === 'own' ? OWN : OTHER;
}

// The side of a line of five, and of the wall.
export const fiveTiles = ({ tile, gap }: Metrics) => 5 * tile + 4 * gap;

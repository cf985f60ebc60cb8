// How the centre's tiles find room, however many there are: equal tiles together, smaller and overlapping where it gets crowded.

// Equal tiles, or the marker (one tile of `*`).
export interface Heap {
  readonly colour: string;
  readonly count: number;
}

export interface PlacedHeap extends Heap {
  readonly x: number; // its left upper corner
  readonly y: number;
}

export interface Packing {
  readonly tile: number;
  readonly step: number; // from one tile of a heap to the next
  readonly heaps: readonly PlacedHeap[];
}

const HEAP_GAP = 12;
const ROW_GAP = 9;
const RIM = 13; // of the market, where nothing lies
// Sides of tiles as parts of the largest, and steps as parts of the side: tried in this order.
const TRIES = [
  [1, 1.08],
  [0.9, 1.08],
  [1, 0.7],
  [0.9, 0.6],
  [0.9, 0.45],
  [0.9, 0.34],
  [0.82, 0.34],
  [0.82, 0.24],
  [0.74, 0.24],
  [0.74, 0.15],
  [0.66, 0.1],
] as const;

const widthOf = ({ count }: Heap, tile: number, step: number) => tile + (count - 1) * step;

// In a circle: rows that are centred, so that the corners of all stay inside.
export function packCircle(heaps: readonly Heap[], diameter: number, largest: number): Packing {
  for (const [part, pace] of TRIES) {
    const tile = largest * part;
    const packing = inRows(heaps, diameter, tile, tile * pace);
    if (packing !== null) return packing;
  }
  return inOneRow(heaps, diameter, diameter, largest * 0.66);
}

// The division into few rows that leaves most room; null where none fits.
function inRows(heaps: readonly Heap[], diameter: number, tile: number, step: number): Packing | null {
  let best: { rows: Heap[][]; room: number } | null = null;
  for (let cuts = 0; cuts < 1 << Math.max(heaps.length - 1, 0); cuts++) {
    const rows = divide(heaps, cuts);
    const room = leastRoom(rows, diameter, tile, step);
    if (room < 0 || (best !== null && rows.length > best.rows.length)) continue;
    if (best === null || rows.length < best.rows.length || room > best.room) best = { rows, room };
  }
  return (
    best && { tile, step, heaps: best.rows.flatMap((row, at, all) => laid(row, at, all.length, diameter, tile, step)) }
  );
}

// A new row begins behind each heap whose bit is set.
function divide(heaps: readonly Heap[], cuts: number): Heap[][] {
  const rows: Heap[][] = [[]];
  heaps.forEach((heap, at) => {
    rows.at(-1)?.push(heap);
    if (at < heaps.length - 1 && (cuts >> at) & 1) rows.push([]);
  });
  return rows;
}

const rowWidth = (row: readonly Heap[], tile: number, step: number) =>
  row.reduce((sum, heap) => sum + widthOf(heap, tile, step), 0) + (row.length - 1) * HEAP_GAP;

const rowTop = (at: number, rows: number, tile: number) =>
  at * (tile + ROW_GAP) - (rows * (tile + ROW_GAP) - ROW_GAP) / 2;

function leastRoom(rows: readonly Heap[][], diameter: number, tile: number, step: number): number {
  const radius = diameter / 2 - RIM;
  const rooms = rows.map((row, at) => {
    const top = rowTop(at, rows.length, tile);
    const farthest = Math.max(Math.abs(top), Math.abs(top + tile));
    const chord = farthest > radius ? -Infinity : 2 * Math.sqrt(radius ** 2 - farthest ** 2);
    return chord - rowWidth(row, tile, step);
  });
  return Math.min(...rooms);
}

function laid(row: Heap[], at: number, rows: number, diameter: number, tile: number, step: number): PlacedHeap[] {
  let x = (diameter - rowWidth(row, tile, step)) / 2;
  const y = diameter / 2 + rowTop(at, rows, tile);
  return row.map((heap) => {
    const placed = { ...heap, x, y };
    x += widthOf(heap, tile, step) + HEAP_GAP;
    return placed;
  });
}

// In a tray: one row, overlapping more and more.
export function packTray(heaps: readonly Heap[], width: number, height: number, tile: number): Packing {
  return inOneRow(heaps, width - 2 * RIM, height, tile, RIM);
}

function inOneRow(heaps: readonly Heap[], width: number, height: number, tile: number, left = 0): Packing {
  const extra = heaps.reduce((sum, { count }) => sum + count - 1, 0);
  const gap = Math.min(13, Math.max(6, (width - heaps.length * tile - extra * tile * 0.4) / heaps.length));
  const room = width - heaps.length * tile - (heaps.length - 1) * gap;
  const step = extra === 0 ? tile : Math.max(1, Math.min(tile * 0.61, room / extra));
  const used = heaps.length * tile + extra * step + Math.max(heaps.length - 1, 0) * gap;
  let x = left + (width - used) / 2;
  const placed = heaps.map((heap) => {
    const at = { ...heap, x, y: (height - tile) / 2 };
    x += widthOf(heap, tile, step) + gap;
    return at;
  });
  return { tile, step, heaps: placed };
}

// The geometry of the chart of points: pure numbers, so that the drawing has nothing to work out.

// A seat's points after so many entries of the record.
export interface Stand {
  readonly ply: number;
  readonly round: number;
  readonly scores: readonly number[];
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly { x: number; y: number; score: number; round: number }[];
  readonly path: string; // for an SVG path's d
}

export interface Chart {
  readonly curves: readonly Curve[];
  readonly lines: readonly { y: number; score: number }[]; // across, at round figures
  readonly rounds: readonly { round: number; from: number; to: number }[]; // along the axis
}

// The axis is the record's: as many entries, as long.
export function xOf(ply: number, plies: number, { left, right }: Frame): number {
  return left + ((right - left) * ply) / Math.max(plies, 1);
}

// The first stand is the one before anything happened.
export function chartOf(stands: readonly Stand[], plies: number, frame: Frame): Chart {
  const scores = stands.flatMap((stand) => stand.scores);
  const lowest = Math.min(0, ...scores);
  const highest = Math.max(10, ...scores);
  const y = (score: number) => frame.bottom - ((frame.bottom - frame.top) * (score - lowest)) / (highest - lowest);
  const seats = stands[0]?.scores.length ?? 0;
  return {
    curves: Array.from({ length: seats }, (_, seat) => curveOf(stands, seat, (ply) => xOf(ply, plies, frame), y)),
    lines: figures(lowest, highest).map((score) => ({ score, y: y(score) })),
    rounds: stands.slice(1).map(({ round, ply }, at) => ({
      round,
      from: xOf(stands[at]?.ply ?? 0, plies, frame),
      to: xOf(ply, plies, frame),
    })),
  };
}

function curveOf(stands: readonly Stand[], seat: number, x: (ply: number) => number, y: (score: number) => number) {
  const points = stands.map(({ ply, round, scores }) => {
    const score = scores[seat] ?? 0;
    return { x: rounded(x(ply)), y: rounded(y(score)), score, round };
  });
  const path = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  return { seat, points, path };
}

// Three or four figures that are easy to read, 0 among them.
export function figures(lowest: number, highest: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((step) => (highest - lowest) / step <= 3.5) ?? 250;
  const first = Math.ceil(lowest / step) * step;
  const count = Math.floor((highest - first) / step) + 1;
  return Array.from({ length: count }, (_, at) => first + at * step);
}

// Labels at the ends of the curves, pushed apart so that each can be read; the order stays.
export function apart(ys: readonly number[], gap: number, bottom: number): number[] {
  const order = ys.map((_, at) => at).sort((one, other) => (ys[one] ?? 0) - (ys[other] ?? 0));
  const placed = [...ys];
  let above = -Infinity;
  for (const at of order) above = placed[at] = Math.max(placed[at] ?? 0, above + gap);
  let below = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, below);
    below = placed[at] - gap;
  }
  return placed;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

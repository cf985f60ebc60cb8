// The chart's geometry.
import { describe, expect, test } from 'vitest';
import { apart, chartOf, figures, xOf } from './chart';

const FRAME = { left: 100, right: 300, top: 10, bottom: 110 };
const STANDS = [
  { ply: 0, round: 0, scores: [0, 0] },
  { ply: 10, round: 1, scores: [4, 0] },
  { ply: 40, round: 2, scores: [20, 50] },
];

describe('the curves', () => {
  const { curves, rounds, lines } = chartOf(STANDS, 40, FRAME);

  test('run from the left to where the record ends, higher for more points', () => {
    expect(curves.map(({ path }) => path)).toEqual(['M100 110L150 102L300 70', 'M100 110L150 110L300 10']);
  });

  test('rounds lie along the axis without gaps', () => {
    expect(rounds).toEqual([
      { round: 1, from: 100, to: 150 },
      { round: 2, from: 150, to: 300 },
    ]);
  });

  test('lines stand at round figures within the frame', () => {
    expect(lines.map(({ score }) => score)).toEqual([0, 20, 40]);
    expect(lines[0]?.y).toBe(110);
    expect(lines[2]?.y).toBe(30);
  });

  test('points below zero stay in the frame', () => {
    const low = chartOf(
      [STANDS[0] ?? { ply: 0, round: 0, scores: [] }, { ply: 9, round: 1, scores: [-14, 6] }],
      9,
      FRAME,
    );
    expect(low.curves[0]?.points[1]?.y).toBe(110);
    expect(low.curves[0]?.points[0]?.y).toBeLessThan(110);
  });
});

test('a record without entries has a chart too', () => {
  expect(xOf(0, 0, FRAME)).toBe(100);
  expect(chartOf([{ ply: 0, round: 0, scores: [0, 0, 0] }], 0, FRAME).curves).toHaveLength(3);
});

test('figures are few and round', () => {
  expect(figures(0, 10)).toEqual([0, 5, 10]);
  expect(figures(0, 57)).toEqual([0, 20, 40]);
  expect(figures(-14, 30)).toEqual([0, 20]);
  expect(figures(0, 130)).toEqual([0, 50, 100]);
});

describe('labels at the ends', () => {
  test('stay where they are while there is room', () => {
    expect(apart([10, 50, 90], 14, 110)).toEqual([10, 50, 90]);
  });

  test('are pushed apart, and not over the edge', () => {
    expect(apart([50, 48], 14, 110)).toEqual([62, 48]);
    expect(apart([109, 108, 107], 14, 110)).toEqual([110, 96, 82]);
  });
});

// The three languages say the same: the same pictures of tiles, lists and paragraphs, and no mark left open.
import { describe, expect, it } from 'vitest';
import { learn as english } from '../i18n/en/learn';
import { learn as polish } from '../i18n/pl/learn';
import { learn as russian } from '../i18n/ru/learn';
import { blocksOf, type Line } from './text';

const keys = Object.keys(english) as (keyof typeof english)[];

const linesOf = (text: string): Line[] =>
  blocksOf(text).flatMap((block) => (block.kind === 'list' ? block.lines : [block.line]));
const tilesIn = (text: string) =>
  linesOf(text)
    .flat()
    .flatMap((piece) => (piece.kind === 'tiles' ? piece.tiles.join('') : []))
    .sort();
const shapeOf = (text: string) => blocksOf(text).map((block) => (block.kind === 'list' ? block.lines.length : 0));
const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['Russian', russian],
  ['Polish', polish],
])('%s', (_, words) => {
  it.each(keys)('%s', (key) => {
    const text = words[key];
    if (typeof text !== 'string') throw new Error('no message of a course is counted');
    expect(tilesIn(text)).toEqual(tilesIn(english[key]));
    expect(shapeOf(text)).toEqual(shapeOf(english[key]));
    expect(valuesIn(text)).toEqual(valuesIn(english[key]));
    for (const piece of linesOf(text).flat()) if (piece.kind === 'text') expect(piece.text).not.toMatch(/\*\*|[[\]]/);
  });
});

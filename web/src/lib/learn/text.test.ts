// The marks in the courses' texts: strong words, tiles, lists.
import { expect, it } from 'vitest';
import { blocksOf, lineOf } from './text';

it('finds strong words and tiles in a line', () => {
  expect(lineOf('Take **all** of [BB*] now')).toEqual([
    { kind: 'text', text: 'Take ' },
    { kind: 'strong', text: 'all' },
    { kind: 'text', text: ' of ' },
    { kind: 'tiles', tiles: ['B', 'B', '*'] },
    { kind: 'text', text: ' now' },
  ]);
});

it('leaves other brackets alone', () => {
  expect(lineOf('[see] 2 * 3')).toEqual([{ kind: 'text', text: '[see] 2 * 3' }]);
});

it('joins the lines of a list', () => {
  const blocks = blocksOf('First\n- one\n- two\nLast');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph']);
  expect(blocks[1]).toMatchObject({ lines: [[{ text: 'one' }], [{ text: 'two' }]] });
});

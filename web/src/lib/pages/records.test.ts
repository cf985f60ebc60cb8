// What is found in opened files and pasted texts.
import { describe, expect, test } from 'vitest';
import { found, recordLines, summaryOf, textOf } from './records';

const RECORD =
  '{"format": "azulejos/1", "game": "azul", "players": 3, "events": [{"deal": []}], "seats": ["Ana", "", "Rui"]}';

describe('what a text holds', () => {
  test('records keep the numbers of their lines, whatever ends the lines', () => {
    const lines = recordLines(`\uFEFF${RECORD}\r\n\r\n  \n${RECORD}\n`);
    expect(lines.map(({ number }) => number)).toEqual([1, 4]);
    expect(lines.every(({ text }) => text === RECORD)).toBe(true);
  });

  test('a position is known by its beginning', () => {
    const text = 'azul/grey 0 deal - 2 2 0 -,-,-,-,-,-,- - B20Y20R20K20W20 - 0:-';
    expect(found(` ${text}\n`)).toEqual({ kind: 'position', text });
    expect(found('duel rows,columns 2 tiling').kind).toBe('position');
  });

  test('an address of ours leads where it leads', () => {
    const found1 = found('Look: https://example.org/azulejos/#/record/abc_-9/31 ');
    expect(found1).toEqual({ kind: 'address', fragment: '#/record/abc_-9/31' });
  });

  test('an address within a record does not lead anywhere', () => {
    const record = '{"game": "azul", "comment": "#/record/abc"}';
    expect(found(record)).toEqual({ kind: 'records', lines: [{ number: 1, text: record }] });
  });
});

describe('the summary of a record', () => {
  test('tells game, names and result', () => {
    expect(summaryOf(RECORD)).toEqual({ game: 'azul', names: ['Ana', '', 'Rui'], scores: null, events: 1 });
    expect(summaryOf('{"game": "duel", "scores": [40, 38]}')?.scores).toEqual([40, 38]);
  });

  test('knows people and bots that stand as objects', () => {
    const line = '{"game": "duel", "seats": [{"name": "Kasia"}, {"name": "", "bot": "greedy"}]}';
    expect(summaryOf(line)?.names).toEqual(['Kasia', 'greedy']);
  });

  test('is missing where there is no record', () => {
    for (const line of ['', 'azul', '[1]', '"azul"', '{"format": 1}']) expect(summaryOf(line)).toBeNull();
  });
});

test('a file that is no text is refused', async () => {
  await expect(textOf(new Blob([new Uint8Array([0x7b, 0xff, 0xfe])]))).rejects.toThrow('unread');
  expect(await textOf(new Blob([RECORD]))).toBe(RECORD);
});

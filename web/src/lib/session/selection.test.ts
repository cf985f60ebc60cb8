// Selection: from choices to a move, with what can be changed on the way.
import { describe, expect, test } from 'vitest';
import { newCore } from '../core/testing';
import type { Preview } from '../core/types';
import { optionOf } from '../games/paths';
import { canAdjust, chosen, lastChoice, leadsOn, nextTokens, type Option, pick, pickable, unpick } from './selection';

const option = (...path: string[]): Option => ({ move: path.join(' '), path, preview: { move: '' } as Preview });

const options = [
  option('take:1:R', 'line:1'),
  option('take:1:R', 'line:2'),
  option('take:1:R', 'floor'),
  option('take:2:B', 'line:2'),
  option('take:2:B', 'floor'),
  option('plate:5', 'place:1', 'turns:0'),
  option('plate:5', 'place:1', 'turns:1'),
  option('plate:5', 'place:2', 'turns:0'),
  option('plate:8', 'place:1', 'turns:0'),
  option('plate:8', 'place:1', 'turns:1'),
  option('draw'),
];

describe('what comes next', () => {
  test.each([
    [[], ['take:1:R', 'take:2:B', 'plate:5', 'plate:8', 'draw']],
    [['take:1:R'], ['line:1', 'line:2', 'floor']],
    [['take:2:B'], ['line:2', 'floor']],
    [['take:2:B', 'floor'], []],
    [['no such thing'], []],
  ])('after %j', (picked, next) => {
    expect([...nextTokens(options, picked)]).toEqual(next);
  });
});

describe('a choice', () => {
  test.each([
    ['comes behind the others', ['take:1:R'], 'line:2', ['take:1:R', 'line:2']],
    ['takes the place of its kind', ['take:1:R', 'line:2'], 'line:1', ['take:1:R', 'line:1']],
    ['keeps what still fits', ['take:1:R', 'line:2'], 'take:2:B', ['take:2:B', 'line:2']],
    ['drops what does not', ['take:1:R', 'line:1'], 'take:2:B', ['take:2:B']],
    ['begins what can be adjusted', ['plate:5'], 'place:1', ['plate:5', 'place:1', 'turns:0']],
    ['adjusts', ['plate:5', 'place:1', 'turns:0'], 'turns:1', ['plate:5', 'place:1', 'turns:1']],
    ['keeps what was adjusted', ['plate:5', 'place:1', 'turns:1'], 'plate:8', ['plate:8', 'place:1', 'turns:1']],
    ['adjusts anew', ['plate:5', 'place:1', 'turns:1'], 'place:2', ['plate:5', 'place:2', 'turns:0']],
    ['of another kind begins anew', ['take:1:R', 'line:1'], 'draw', ['draw']],
    ['may be made again', ['take:1:R'], 'take:1:R', ['take:1:R']],
  ])('%s', (_, picked, token, after) => {
    expect(pick(options, picked, token)).toEqual(after);
  });

  test('that is not possible is refused', () => {
    expect(pick(options, ['take:2:B'], 'line:1')).toBeNull();
    expect(pick([], [], 'draw')).toBeNull();
  });

  test('can be made where `pick` would make it', () => {
    const tokens = [...new Set(options.flatMap(({ path }) => path)), 'line:9'];
    for (const picked of [[], ['take:1:R'], ['take:2:B', 'floor'], ['plate:5', 'place:1', 'turns:1']]) {
      const found = tokens.filter((token) => pick(options, picked, token) !== null);
      expect([...pickable(options, picked)].toSorted()).toEqual(found.toSorted());
    }
  });

  test.each([
    [[], 'take:1:R', true],
    [['take:2:B', 'floor'], 'take:1:R', true],
    [['take:1:R'], 'line:1', false],
    [['plate:5'], 'place:1', false],
    [[], 'draw', false],
    [[], 'line:1', false],
  ])('after %j leads on from %s: %s', (picked, token, leads) => {
    expect(leadsOn(options, picked, token)).toBe(leads);
  });
});

test('only a whole move is chosen', () => {
  expect(chosen(options, ['take:1:R'])).toBeNull();
  expect(chosen(options, ['take:1:R', 'floor'])?.move).toBe('take:1:R floor');
  expect(chosen(options, ['draw'])?.move).toBe('draw');
});

test('what a person chose last is put back with what was adjusted', () => {
  expect(unpick(['plate:5', 'place:1', 'turns:1'])).toEqual(['plate:5']);
  expect(unpick(['take:1:R'])).toEqual([]);
  expect(unpick([])).toEqual([]);
  expect(lastChoice(['plate:5', 'place:1', 'turns:1'])).toBe('place:1');
  expect(lastChoice([])).toBeUndefined();
});

test('a move can be adjusted where there is more than one way', () => {
  expect(canAdjust(options, ['plate:5', 'place:1', 'turns:0'])).toBe(true);
  expect(canAdjust(options, ['plate:5', 'place:2', 'turns:0'])).toBe(false);
  expect(canAdjust(options, ['take:1:R', 'floor'])).toBe(false);
});

// In a real game every move has its own path, and the path leads to it.
test.each([{ game: 'azul' }, { game: 'azul', options: { wall: 'grey' } }, { game: 'duel' }] as const)(
  'each move of %j can be chosen',
  (ruleset) => {
    const core = newCore();
    let position = core.start(core.settle(ruleset, 5), 0);
    let deals = 0;
    for (let ply = 0; core.data(position).phase !== 'over'; ply++) {
      const { to_move: seat } = core.data(position);
      if (seat !== null && ply % 5 === 0) expectPaths(core.previews(core.view(position, seat)).map(optionOf));
      const action =
        seat === null
          ? core.sampleDeal(position, 5, ++deals)
          : core.chooseMove('random', core.view(position, seat), ply);
      position = core.play(position, action).position;
    }
  },
);

function expectPaths(options: readonly Option[]) {
  for (const { move, path } of options) {
    const picked = path.reduce<string[]>((before, token) => pick(options, before, token) ?? [], []);
    expect(picked).toEqual(path);
    expect(chosen(options, picked)?.move).toBe(move);
  }
}

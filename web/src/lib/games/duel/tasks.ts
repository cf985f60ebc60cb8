// What the actor of Duel has to do next, and each choice by its name.
import type { Chip } from '../../core/types';
import { signed, t } from '../../i18n/words.svelte';
import type { Token } from '../../table/scene';
import { isTaking, leaving, taking } from './hand';
import type { DuelScene } from './outlook';
import {
  backInWords,
  brokenInWords,
  chipInWords,
  chipList,
  colourName,
  colourNames,
  lineInWords,
  tileCount,
} from './terms';

export function task(scene: DuelScene): string {
  const { actor, data, picked } = scene;
  if (actor === null) return '';
  if (picked[0]?.startsWith('plate:')) return t('duel.task.place', { plate: picked[0].split(':')[1] ?? '' });
  const hand = taking(scene);
  if (hand !== null) {
    const tiles = tileCount(hand.colour, hand.count);
    const lines = [...scene.next].some((token) => token.startsWith('line:'));
    return t(lines ? 'duel.task.line' : 'duel.task.broken', { tiles });
  }
  if (data.phase === 'opening') return t('duel.task.opening');
  if (data.phase === 'tiling') return tilingTask(scene);
  return data.drawn === null ? draftTask(scene) : drawnTask(scene);
}

function drawnTask({ data, legal }: DuelScene): string {
  if (data.drawn?.stage === 'looked') return t('duel.task.keep');
  if (data.drawn?.stage === 'returning') return t('duel.task.put-back');
  return t(legal.some(({ kind }) => kind === 'draw') ? 'duel.task.drawing' : 'duel.task.look');
}

function tilingTask(scene: DuelScene): string {
  const leave = leaving(scene);
  if (leave === null) {
    const line = scene.legal.flatMap((preview) => (preview.kind === 'tile' ? preview.line : []))[0] ?? 0;
    return t('duel.task.cell', { line });
  }
  const missing = scene.legal.flatMap((preview) => (preview.kind === 'leave' ? preview.missing : []))[0] ?? 0;
  return t('duel.task.spend', { line: leave, n: missing });
}

function draftTask({ legal }: DuelScene): string {
  const has = (...kinds: string[]) => legal.some(({ kind }) => kinds.includes(kind));
  const tiles = legal.some(isTaking);
  const plate = has('plate', 'draw');
  const chip = has('chip');
  if (tiles && plate && chip) return t('duel.task.all');
  if (tiles && plate) return t('duel.task.tiles-plate');
  if (tiles && chip) return t('duel.task.tiles-chip');
  if (plate && chip) return t('duel.task.plate-chip');
  if (tiles) return t('duel.task.tiles');
  if (plate) return t(has('plate') ? 'duel.task.plate' : 'duel.task.draw');
  return t('duel.task.chip');
}

// --- choices by name, for screen readers ---

export function describe(token: Token, scene: DuelScene): string {
  const { data } = scene;
  const [kind = '', first = '', second = ''] = token.split(':');
  const seat = scene.actor ?? scene.foot;
  switch (kind) {
    case 'sun':
      return sun(Number(first), second, scene);
    case 'moon':
      return t('duel.token.moon', { tiles: tileCount(first, onMoon(first, scene)) });
    case 'line':
      return lineInWords(data, seat, Number(first));
    case 'broken':
      return brokenInWords(data, seat);
    case 'plate':
      return t('duel.token.plate', { plate: first, cells: faceInWords(first, scene) });
    case 'put_back':
      return t('duel.token.put-back', { plate: first, cells: faceInWords(first, scene) });
    case 'place':
      return t('duel.token.place', { place: first });
    case 'turns':
      return t('duel.token.turns', { n: first });
    case 'draw':
      return drawing(scene);
    case 'look':
      return t('duel.look');
    case 'chip': {
      const chip = data.factories[Number(first) - 1]?.chip ?? '?';
      return t('duel.token.chip', { chip: chipInWords(chip), factory: first });
    }
    case 'cell':
      return cell(Number(first), Number(second), scene);
    case 'leave':
      return t('duel.leave', { line: first });
    case 'order':
      return t('duel.token.order', { colours: colourNames(first) });
    case 'chips':
      return t('duel.token.spend', { chips: chipList(first.split(',') as Chip[]) });
    default:
      return token;
  }
}

function sun(factory: number, colour: string, { data }: DuelScene): string {
  const side = factory === 0 ? data.large.sun : (data.factories[factory - 1]?.sun ?? '');
  const tiles = tileCount(colour, Array.from(side).filter((tile) => tile === colour).length);
  return factory === 0 ? t('duel.token.sun-large', { tiles }) : t('duel.token.sun', { tiles, factory });
}

// The visible tiles of a colour: those of the large moon, and the tops of stacks.
export function onMoon(colour: string, { data }: DuelScene): number {
  const tops = data.factories.map(({ moon }) => moon.slice(-1)).join('');
  return Array.from(data.large.moon + tops).filter((tile) => tile === colour).length;
}

function faceInWords(plate: string, { data }: DuelScene): string {
  return colourNames(data.faces[plate] ?? '');
}

function drawing({ data, legal }: DuelScene): string {
  const points = legal.find((preview) => preview.kind === 'draw')?.points ?? -1;
  const cost = points === 0 ? t('duel.draw-free') : t('duel.draw-cost', { n: -points });
  return t('duel.token.draw', { back: backInWords(data.stack.top), cost });
}

function cell(row: number, column: number, { legal }: DuelScene): string {
  const name = t('duel.token.cell', { row, column });
  const found = legal.flatMap((preview) =>
    preview.kind === 'tile' && preview.line === row && preview.column === column ? [preview] : [],
  )[0];
  return found === undefined
    ? name
    : `${name}, ${colourName(found.colour)}, ${signed(found.points + found.points_special)}`;
}

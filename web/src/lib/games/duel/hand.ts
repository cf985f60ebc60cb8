// What the actor has in hand, and what is left to choose before the move is whole.
import type { Chip, DuelPreview, TakePreview, TilePreview } from '../../core/types';
import type { Token } from '../../table/scene';
import { path, turnsToken } from './choices';
import type { DuelScene } from './outlook';

export type Hand =
  | { kind: 'tiles'; tiles: string }
  | { kind: 'plate'; plate: number; cells: string; turns: number | null } // null: it has no place yet
  | { kind: 'nothing' };

const NOTHING: Hand = { kind: 'nothing' };
const numberIn = (token: Token) => Number(token.split(':')[1]);

export const isTaking = (preview: DuelPreview): preview is TakePreview =>
  preview.kind === 'sun' || preview.kind === 'moon';
const isTile = (preview: DuelPreview): preview is TilePreview => preview.kind === 'tile';

// What is picked up: tiles or a plate.
export function inHand(scene: DuelScene): Hand {
  const { picked, data } = scene;
  const [first, place, turns] = picked;
  if (first === undefined) return NOTHING;
  if (first.startsWith('plate:')) {
    const plate = numberIn(first);
    const turned = turns === undefined ? null : numberIn(turns);
    const cells = turnedCells(data.faces[String(plate)] ?? '....', turned ?? 0);
    return { kind: 'plate', plate, cells, turns: place === undefined ? null : turned };
  }
  const taken = taking(scene);
  return taken === null ? NOTHING : { kind: 'tiles', tiles: taken.colour.repeat(taken.count) };
}

// The tiles that are picked up, whichever line they may go to.
export function taking({ picked, legal }: DuelScene): TakePreview | null {
  const [first] = picked;
  if (first === undefined || !/^(sun|moon):/.test(first)) return null;
  return legal.find((preview): preview is TakePreview => isTaking(preview) && path(preview)[0] === first) ?? null;
}

// A quarter turn clockwise brings the lower left cell to the upper left.
export function turnedCells(cells: string, turns: number): string {
  const [a = '', b = '', c = '', d = ''] = cells;
  return turns === 0 ? cells : turnedCells(c + a + d + b, turns - 1);
}

// Turns the plate that lies, or is about to lie, on a place. false: there is none.
export function turnPlate(scene: DuelScene, by: number): boolean {
  const [, place, turns] = scene.proposed;
  const now = valueOf(turns, 'turns');
  if (place === undefined || now === null) return false;
  if (!scene.picked.includes(place)) scene.pick(place, { confirm: true });
  scene.pick(turnsToken((Number(now) + by + 4) % 4));
  return true;
}

// --- what may still be changed ---

export interface Orders {
  readonly factory: number;
  readonly all: readonly string[]; // the leftovers from bottom to top
  readonly picked: string;
}

const valueOf = (token: Token | undefined, kind: string) =>
  token?.startsWith(`${kind}:`) ? token.slice(kind.length + 1) : null;

// The possible stacks of leftovers, once it is known where the tiles go.
export function orders({ picked, legal }: DuelScene): Orders | null {
  const [source, line, order] = picked;
  const current = valueOf(order, 'order');
  if (source === undefined || current === null) return null;
  const all = legal
    .map(path)
    .filter((way) => way[0] === source && way[1] === line)
    .map((way) => valueOf(way[2], 'order') ?? '');
  return { factory: numberIn(source), all, picked: current };
}

export interface Spending {
  readonly line: number;
  readonly sets: readonly (readonly Chip[])[];
  readonly picked: readonly Chip[];
}

// The sets of chips that would complete the line, once the cell is chosen.
export function spending({ picked, legal }: DuelScene): Spending | null {
  const [cell, chips] = picked;
  const current = valueOf(chips, 'chips');
  if (cell === undefined || current === null) return null;
  const ways = legal.filter(isTile).filter((preview) => path(preview)[0] === cell);
  return { line: numberIn(cell), sets: ways.map(({ chips }) => chips), picked: current.split(',') as Chip[] };
}

// The line that the actor may leave as it is.
export function leaving({ legal }: DuelScene): number | null {
  return legal.find((preview) => preview.kind === 'leave')?.line ?? null;
}

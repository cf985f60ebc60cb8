// What Azul's components and words share: the scene as Azul's, colours by name, and what the last move left on the table.
import type { AzulData, AzulPreview, AzulSource, AzulStep, DraftPreview } from '../../core/types';
import type { Scene } from '../../table/scene';
import { TILE_NAMES } from '../../ui/tiles';

export type AzulScene = Scene<AzulData, AzulPreview>;

// Tables are given any game's scene; the kit of Azul gets those of Azul only.
export const asAzul = (scene: Scene) => scene as AzulScene;

export const COLOURS = ['B', 'Y', 'R', 'K', 'W'] as const;
export const MARKER = '*';

// How many tiles of a colour are among these.
export const countOf = (tiles: string, colour: string) => tiles.split(colour).length - 1;

// The palette's names: `--tile-blue-tint`.
export const tileName = (colour: string) => TILE_NAMES[colour] ?? 'special';

// A floor's seven spaces, with what is printed over them.
export const FLOOR_COSTS = [-1, -1, -2, -2, -2, -3, -3] as const;

export const isDraft = (preview: AzulPreview | null): preview is DraftPreview =>
  preview !== null && 'source' in preview;

// The source whose tiles are in the hand, and how many of which colour. Nothing: nothing has been picked.
export interface Hand {
  readonly source: AzulSource;
  readonly colour: string;
  readonly count: number;
  readonly leftovers: string; // that would go to the centre
}

export function handOf(scene: AzulScene): Hand | null {
  const [, from, colour] = /^take:(\w+):(\w)$/.exec(scene.picked[0] ?? '') ?? [];
  if (from === undefined || colour === undefined) return null;
  const source: AzulSource = from === 'centre' ? from : Number(from);
  const tiles = tilesOf(scene.data, source);
  const count = countOf(tiles, colour);
  const leftovers = source === 'centre' ? '' : tiles.replaceAll(colour, '');
  return { source, colour, count, leftovers };
}

export const tilesOf = (data: AzulData, source: AzulSource) =>
  source === 'centre' ? data.centre : (data.factories[source - 1] ?? '');

// What the last move put down, as long as it still lies there: rounds that have ended have swept it away.
export interface Fresh {
  readonly seat: number;
  readonly source: AzulSource;
  readonly line: number | null;
  readonly placed: number;
  readonly fallen: number; // to the floor, the marker included
}

export function freshOf(scene: AzulScene): Fresh | null {
  const { last, data } = scene;
  if (last === null || last.round !== data.round || data.phase !== 'draft') return null;
  const steps = last.report as readonly AzulStep[];
  const take = steps.find((step) => step.do === 'take');
  if (take === undefined) return null;
  const place = steps.find((step) => step.do === 'place');
  const fallen = steps.reduce((sum, step) => sum + fallenIn(step), 0);
  return { seat: take.seat, source: take.source, line: place?.line ?? null, placed: place?.count ?? 0, fallen };
}

function fallenIn(step: AzulStep): number {
  if (step.do === 'floor') return step.count;
  return step.do === 'marker' && step.on_floor ? 1 : 0;
}

// Opponents in the order of their turns, after the seat whose board lies at the foot.
export function othersOf(scene: AzulScene): number[] {
  const { players } = scene.data;
  return Array.from({ length: players - 1 }, (_, at) => (scene.foot + 1 + at) % players);
}

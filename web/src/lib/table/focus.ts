// Where the focus goes when a move is put together with the keyboard: from what is taken to where it may go, and back.
import { tick } from 'svelte';
import type { Scene, Token } from './scene';

let source: { token: Token; region: HTMLElement | null } | null = null;

// Called after the choice `from` was made, or taken back.
export function focusNext(scene: Scene, from: HTMLElement): void {
  const token = from.dataset['token'] ?? '';
  if (scene.picked.includes(token) && scene.next.size > 0) {
    source = { token, region: regionOf(from) };
    void focusTarget(scene);
  } else if (scene.picked.length === 0 && !from.matches('.leads')) {
    void focusRegion();
  }
}

// The first thing that may be chosen next, but in another region than the one where one is, if there is any.
async function focusTarget(scene: Scene): Promise<void> {
  await tick();
  const targets = stops().filter(({ dataset }) => scene.next.has(dataset['token'] ?? ''));
  targets.find((target) => regionOf(target) !== source?.region)?.focus();
}

// After a whole move, back to where the next one begins.
async function focusRegion(): Promise<void> {
  const region = source?.region;
  source = null;
  await tick();
  if (region?.isConnected) region.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
}

// Back to what had been taken.
export async function focusSource(): Promise<void> {
  const token = source?.token;
  source = null;
  await tick();
  if (token !== undefined) focusToken(token);
}

function focusToken(token: Token): void {
  stops()
    .find(({ dataset }) => dataset['token'] === token)
    ?.focus();
}

// To the first thing on the table that can be chosen, once something else has made room for it.
export async function focusTable(): Promise<void> {
  await tick();
  const all = stops().filter((stop) => stop.tabIndex === 0 && stop.dataset['token'] !== undefined);
  (all.find(({ ariaDisabled }) => ariaDisabled !== 'true') ?? all[0])?.focus({ preventScroll: true });
}

const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop.getClientRects().length > 0);
const regionOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-region]');

// A picture of the table: where everything lies on the screen just now.
import type { Placed } from './compare';

export interface Seen extends Placed {
  readonly width: number;
  readonly height: number;
  readonly element: HTMLElement; // at the place
  readonly drawing: HTMLElement | SVGElement; // what lies there
}

export function pictureOf(root: HTMLElement): Seen[] {
  return [...root.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => seen(element) ?? []);
}

function seen(element: HTMLElement): Seen | null {
  const drawing = element.matches('[data-colour]') ? element : element.querySelector<SVGElement>('[data-colour]');
  const { place } = element.dataset;
  const colour = drawing?.dataset['colour'];
  if (drawing === null || place === undefined || colour === undefined) return null;
  const { x, y, width, height } = drawing.getBoundingClientRect();
  return width === 0 ? null : { place, colour, x, y, width, height, element, drawing };
}

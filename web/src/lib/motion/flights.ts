// Tiles fly from where they lay to where they lie. The table is right already: what flies are copies above it, and until
// they land what they are copies of is transparent.
import type { Changes } from './compare';
import type { Seen } from './picture';

// Milliseconds.
const FLIGHT = 180;
const PICKING = 120;
const TILING = 220;
const APART = 20; // at most, between two that fly together
const TOGETHER = 120; // all of them have started by then
const LINES_APART = 90;
const FILL = 120;
const DISHES_APART = 40;
const FADE = 80;

const RISE = 0.08; // of the distance
const MOST_FLIGHTS = 60; // more is no move but another table
const EASE_OUT = 'cubic-bezier(0.22, 0.8, 0.36, 1)';

export interface Landing {
  finish: () => void; // at once
}

interface Flown {
  readonly from: Seen;
  readonly to: Seen;
}

// Everything that moves now; calls `landed` when nothing does any more.
export function fly(root: HTMLElement, before: Seen[], after: Seen[], changes: Changes, factor: number): Landing {
  const origins = new Map(before.map((seen) => [seen.place, seen]));
  const goals = new Map(after.map((seen) => [seen.place, seen]));
  const flown = changes.flights.flatMap(({ from, to }) => {
    const [start, end] = [origins.get(from), goals.get(to)];
    return start && end ? { from: start, to: end } : [];
  });
  const appeared = changes.appeared.flatMap((place) => goals.get(place) ?? []);
  if (flown.length + appeared.length > MOST_FLIGHTS + after.length / 2 || flown.length > MOST_FLIGHTS) {
    return fade(flown.map(({ to }) => to).concat(appeared));
  }
  const layer = flown.length > 0 ? addLayer(root) : null;
  const delays = delaysOf(flown);
  const animations = [
    ...flown.flatMap((each, at) => (layer ? launch(layer, each, (delays[at] ?? 0) * factor, factor) : [])),
    ...appeared.map((seen) => deal(seen, dishesOf(appeared), factor)),
  ];
  return landing(animations, layer);
}

// For those who want nothing to move.
export function fade(appeared: readonly Seen[]): Landing {
  const animations = appeared.map(({ element }) => element.animate({ opacity: [0, 1] }, { duration: FADE }));
  return landing(animations, null);
}

function landing(animations: readonly Animation[], layer: HTMLElement | null): Landing {
  const finish = () => {
    for (const animation of animations) animation.cancel();
    layer?.remove();
  };
  // A cancelled animation rejects: then everything has been tidied up.
  void Promise.all(animations.map(({ finished }) => finished)).then(finish, () => undefined);
  return { finish };
}

function addLayer(root: HTMLElement): HTMLElement {
  const layer = document.createElement('div');
  layer.inert = true;
  layer.ariaHidden = 'true';
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '50', pointerEvents: 'none' });
  root.append(layer);
  return layer;
}

// Tiles that are taken fly together; when lines are tiled, one line goes after the other.
function delaysOf(flown: readonly Flown[]): number[] {
  const apart = Math.min(APART, TOGETHER / Math.max(flown.length, 1));
  const rows = [...new Set(flown.filter(isTiling).map(({ from }) => lineOf(from.place)))].toSorted();
  return flown.map((each, at) => (isTiling(each) ? rows.indexOf(lineOf(each.from.place)) * LINES_APART : at * apart));
}

function durationOf(flown: Flown): number {
  if (isTiling(flown)) return TILING;
  return flown.to.place.startsWith('hand-') ? PICKING : FLIGHT;
}

const isTiling = ({ from, to }: Flown) => from.place.startsWith('line-') && to.place.startsWith('wall-');
const lineOf = (place: string) => place.split('-')[2] ?? '';

function launch(layer: HTMLElement, flown: Flown, delay: number, factor: number): Animation[] {
  const duration = durationOf(flown) * factor;
  const { to } = flown;
  const copy = layer.appendChild(copyOf(to));
  const timing = { duration, delay, fill: 'backwards', easing: EASE_OUT } as const;
  const flight = copy.animate(arc(flown), timing);
  flight.addEventListener('finish', () => {
    copy.remove();
  });
  return [flight, to.element.animate({ opacity: [0, 0] }, { duration: duration + delay })];
}

function copyOf({ drawing, x, y, width, height }: Seen): HTMLElement {
  const box = document.createElement('div');
  const copy = drawing.cloneNode(true) as HTMLElement | SVGElement;
  for (const marked of [copy, ...copy.querySelectorAll('[data-place], [data-stop], [id]')]) {
    for (const name of ['data-place', 'data-stop', 'id']) marked.removeAttribute(name);
  }
  Object.assign(copy.style, { width: '100%', height: '100%', position: 'static', opacity: '1' });
  Object.assign(box.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
  });
  box.append(copy);
  return box;
}

// A shallow arc, in five steps.
function arc({ from, to }: Flown): Keyframe[] {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const rise = RISE * Math.hypot(x, y);
  const scale = from.width / to.width;
  return [0, 0.25, 0.5, 0.75, 1].map((done) => {
    const left = 1 - done;
    const height = 4 * rise * done * left;
    const size = 1 + (scale - 1) * left;
    return { transform: `translate(${x * left}px, ${y * left - height}px) scale(${size})` };
  });
}

// Dealt tiles fill one dish after the other.
function deal({ element, place }: Seen, dishes: readonly string[], factor: number): Animation {
  const delay = Math.max(dishes.indexOf(dishOf(place)), 0) * DISHES_APART * factor;
  return element.animate(
    { opacity: [0, 1], scale: ['0.7', '1'] },
    { duration: FILL * factor, delay, fill: 'backwards', easing: EASE_OUT },
  );
}

const dishOf = (place: string) => place.split('-').slice(0, 2).join('-');
const dishesOf = (appeared: readonly Seen[]) => [
  ...new Set(appeared.map(({ place }) => dishOf(place)).filter((dish) => /^(factory|sun)-/.test(dish))),
];

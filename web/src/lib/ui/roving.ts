// A region with one tab stop: arrow keys walk from one `[data-stop]` in it to the nearest one in that direction.
import type { Attachment } from 'svelte/attachments';

type Direction = readonly [x: number, y: number];
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

export const roving: Attachment<HTMLElement> = (region) => {
  region.dataset['region'] = '';
  const stops = () => [...region.querySelectorAll<HTMLElement>('[data-stop]')].filter(isVisible);

  let focused: HTMLElement | null = null;

  // The stop that had the focus last, or the first one that something can be done with.
  const refresh = () => {
    const all = stops();
    const current = all.find((stop) => stop.tabIndex === 0 && stop.dataset['visited'] !== undefined);
    const chosen = current ?? all.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? all[0];
    for (const stop of all) {
      const index = stop === chosen ? 0 : -1;
      if (stop.tabIndex !== index) stop.tabIndex = index;
    }
    // What had the focus has gone, such as tiles that somebody took: the keyboard stays in the region.
    if (focused?.isConnected === false && document.activeElement === document.body) {
      focused = null;
      chosen?.focus({ preventScroll: true });
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
    for (const stop of stops()) {
      if (stop.contains(target as Node)) {
        stop.dataset['visited'] = '';
        stop.tabIndex = 0;
      } else {
        delete stop.dataset['visited'];
        stop.tabIndex = -1;
      }
    }
  };
  const onBlur = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (target === focused && focused?.isConnected === true) focused = null;
    });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = stops().find((stop) => stop === document.activeElement);
    const to = from && target(from, stops(), event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  refresh();
  const observer = new MutationObserver(refresh);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'data-stop'] });
  region.addEventListener('focusin', onFocus);
  region.addEventListener('focusout', onBlur);
  region.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', onFocus);
    region.removeEventListener('focusout', onBlur);
    region.removeEventListener('keydown', onKey);
  };
};

function target(from: HTMLElement, stops: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const direction = DIRECTIONS[key];
  return direction && nearest(from, stops, direction);
}

// What lies aside counts twice as far as what lies straight ahead.
function nearest(from: HTMLElement, stops: HTMLElement[], [x, y]: Direction): HTMLElement | undefined {
  const start = centre(from);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const stop of stops) {
    const end = centre(stop);
    const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const distance = ahead + 2 * aside;
    if (stop !== from && ahead > 1 && distance < shortest) {
      best = stop;
      shortest = distance;
    }
  }
  return best;
}

function centre(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

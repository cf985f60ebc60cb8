// Dragging what can be chosen: tiles or a plate follow the pointer, what lies under it is previewed, and where it is let
// go of is chosen. Let go of anywhere else, they stay in the hand.
import type { Scene, Token } from './scene';

const SLACK = 6; // pixels that a click may slip

export interface Drag {
  readonly scene: Scene;
  readonly token: Token;
  readonly source: HTMLElement;
}

// While something is dragged, hovering is not what the pointer passes but what it is over (see `follow`).
let dragging = false;
export const isDragging = () => dragging;

// A finger hides what it points at, so that with touch and pen a whole move always waits for a second tap or for Place.
export const needsConfirmation = (pointer: string) => pointer === 'touch' || pointer === 'pen';

// Called when the pointer is pressed on something that can be dragged.
export function watch(press: PointerEvent, drag: Drag): void {
  let ghost: Ghost | null = null;
  const life = new AbortController();
  const isSame = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;
  const end = () => {
    life.abort();
    ghost?.remove();
    dragging = false;
  };

  const move = (event: PointerEvent) => {
    if (!isSame(event)) return;
    if (ghost === null) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
      ghost = new Ghost(drag, press);
      dragging = true;
      if (!drag.scene.picked.includes(drag.token)) drag.scene.pick(drag.token);
    }
    ghost.moveTo(event);
    follow(event, drag.scene);
  };
  const release = (event: PointerEvent) => {
    if (!isSame(event)) return;
    const dropped = ghost !== null;
    end();
    if (!dropped) return;
    ignoreClick();
    drop(event, drag.scene);
  };
  const cancel = (event: PointerEvent) => {
    if (!isSame(event)) return;
    drag.scene.hover(null);
    end();
  };
  const { signal } = life;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') end(); // the page puts back what was in the hand
    },
    { signal },
  );
  // A touch belongs to the element on which it began; set free, it can be followed over others.
  if (drag.source.hasPointerCapture(press.pointerId)) drag.source.releasePointerCapture(press.pointerId);
}

function follow(event: PointerEvent, scene: Scene): void {
  const token = tokenAt(event, scene);
  scene.hover(token);
}

function drop(event: PointerEvent, scene: Scene): void {
  const token = tokenAt(event, scene);
  scene.hover(null);
  if (token === null) return;
  if (needsConfirmation(event.pointerType)) scene.pick(token, { confirm: true });
  else scene.pick(token);
}

// What may be chosen next and lies under the pointer. A target that has been chosen already may be chosen anew.
function tokenAt({ clientX, clientY }: PointerEvent, scene: Scene): Token | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const token = element.closest<HTMLElement>('[data-token]')?.dataset['token'];
    if (token !== undefined && scene.canPick(token) && !scene.leadsOn(token)) return token;
    if (token !== undefined && scene.next.has(token)) return token;
  }
  return null;
}

// Where a drag ends on the element where it began, a click follows, which nobody meant.
function ignoreClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => {
    window.removeEventListener('click', stop, { capture: true });
  });
}

// Copies of the tiles, side by side at the pointer.
class Ghost {
  readonly #layer = document.createElement('div');
  readonly #lift: number;

  constructor({ token, source }: Drag, { pointerType }: PointerEvent) {
    const layer = this.#layer;
    layer.className = 'dragged';
    layer.setAttribute('aria-hidden', 'true');
    for (const original of drawings(token, source)) layer.append(copy(original));
    document.body.append(layer);
    // Above a finger, so that it can be seen.
    this.#lift = layer.offsetHeight * (pointerType === 'touch' ? 1.15 : 0.5);
  }

  moveTo({ clientX, clientY }: PointerEvent): void {
    const x = clientX - this.#layer.offsetWidth / 2;
    this.#layer.style.transform = `translate(${x}px, ${clientY - this.#lift}px)`;
  }

  remove(): void {
    this.#layer.remove();
  }
}

// Of everything with this token: one group of tiles may lie in several places. A plate is one drawing.
function drawings(token: Token, source: HTMLElement): Element[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-token]')].filter(
    ({ dataset }) => dataset['token'] === token,
  );
  const plates = source.querySelector('[data-dragged]');
  if (plates) return [plates];
  const tiles = all.flatMap((element) => [...element.querySelectorAll('svg.tile:not(.engraving)')]);
  return tiles.length > 0 ? tiles : [source];
}

function copy(original: Element): HTMLElement {
  const { width, height } = original.getBoundingClientRect();
  const clone = original.cloneNode(true) as HTMLElement;
  for (const element of [clone, ...clone.querySelectorAll<HTMLElement>('[data-place], [data-token], [data-stop]')]) {
    for (const name of ['data-place', 'data-token', 'data-stop']) element.removeAttribute(name);
  }
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.inert = true;
  box.append(clone);
  return box;
}

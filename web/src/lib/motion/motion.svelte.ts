// Motion of a whole table. The state comes first: each change is shown at once, and what moves only decorates it.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Scene } from '../table/scene';
import { type Changes, compare, type Flight } from './compare';
import { Dragging } from './dragging';
import { fade, fly, type Landing } from './flights';
import { pace } from './pace';
import { pictureOf, type Seen } from './picture';

// When changes come faster than this, nobody could follow what moves.
const BURST = 60; // ms

// To be called while a component is set up, and attached to the element round all that lies on the table:
// `const move = moving(() => scene);` and `<div {@attach move}>`.
export function moving(scene: () => Scene): Attachment<HTMLElement> {
  const table = new MovingTable();
  const moment = () => {
    const { data, picked, ply } = scene();
    return { data, picked, ply };
  };
  $effect.pre(() => {
    const { ply } = moment();
    untrack(() => {
      table.remember(ply);
    });
  });
  $effect(() => {
    moment();
    untrack(() => {
      table.show();
    });
  });
  return (root) => table.attach(root);
}

class MovingTable {
  #root: HTMLElement | null = null;
  #before: Seen[] | null = null;
  #ply = 0;
  #back = false;
  #landing: Landing | null = null;
  readonly #dragging = new Dragging();
  #last = -Infinity; // when something was moved

  attach(root: HTMLElement): () => void {
    this.#root = root;
    const finish = () => {
      this.#finish();
    };
    // Who acts wants the table as it is.
    window.addEventListener('pointerdown', finish, true);
    window.addEventListener('keydown', finish, true);
    const forget = this.#dragging.follow();
    return () => {
      finish();
      forget();
      window.removeEventListener('pointerdown', finish, true);
      window.removeEventListener('keydown', finish, true);
      this.#root = null;
      this.#before = null;
    };
  }

  // Before the page is changed.
  remember(ply: number): void {
    this.#finish();
    this.#back = ply < this.#ply;
    this.#ply = ply;
    this.#before = this.#root === null || pace() === 'none' ? null : pictureOf(this.#root);
  }

  // After that.
  show(): void {
    const [root, before, how] = [this.#root, this.#before, pace()];
    this.#before = null;
    const now = performance.now();
    const isBurst = now - this.#last < BURST;
    this.#last = now;
    if (root === null || before === null || how === 'none' || isBurst) return;
    const after = pictureOf(root);
    const changes = this.#changes(before, after);
    this.#landing = how === 'fade' ? fade(changed(after, changes)) : fly(root, before, after, changes, how);
  }

  // What was dragged has moved already.
  #changes(before: readonly Seen[], after: readonly Seen[]): Changes {
    const { flights, appeared } = compare(before, after, this.#back);
    const dragged = this.#dragging.was();
    return { flights: flights.filter((flight) => !dragged || !isOfHand(flight)), appeared };
  }

  #finish(): void {
    this.#landing?.finish();
    this.#landing = null;
  }
}

const isOfHand = ({ from, to }: Flight) => from.startsWith('hand-') || to.startsWith('hand-');

function changed(after: readonly Seen[], { flights, appeared }: Changes): Seen[] {
  const places = new Set([...flights.map(({ to }) => to), ...appeared]);
  return after.filter(({ place }) => places.has(place));
}

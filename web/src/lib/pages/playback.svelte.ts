// A replay's place in time: which stop is shown, and going on by itself.
import type { ReplaySession } from '../session/replay.svelte';
import { preferences, type Speed } from '../ui/preferences.svelte';
import { type Stop, stopAt, stopsOf } from './stops';

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

const HALT = 1500; // milliseconds from one stop to the next, at pace 1
const FASTEST: Readonly<Record<Speed, number>> = { none: 0, fast: 250, normal: 400, slow: 800 }; // so that motion can be seen

export class Playback {
  readonly stops: readonly Stop[];
  readonly moves: number; // in all
  pace: Pace = $state(1);
  playing = $state(false);
  readonly #session: ReplaySession;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: ReplaySession) {
    this.#session = session;
    this.stops = stopsOf(session.entries);
    this.moves = this.stops.at(-1)?.move ?? 0;
  }

  readonly at = $derived.by(() => stopAt(this.stops, this.#session.ply));
  readonly stop: Stop = $derived.by(() => this.stops[this.at] ?? { ply: 0, move: 0, ends: true });
  readonly isFirst = $derived.by(() => this.at === 0);
  readonly isLast = $derived.by(() => this.at === this.stops.length - 1);

  // Shows a stop; whoever goes somewhere does not want to be carried on.
  go(at: number): void {
    this.pause();
    this.#show(at);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.isLast) this.#show(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  cyclePace(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 1;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#show(this.at + 1);
        if (this.isLast) this.pause();
        else this.#wait();
      },
      Math.max(HALT / this.pace, FASTEST[preferences.speed]),
    );
  }

  #show(at: number): void {
    const stop = this.stops[Math.min(Math.max(at, 0), this.stops.length - 1)];
    if (stop) this.#session.lookAt(stop.ply);
  }
}

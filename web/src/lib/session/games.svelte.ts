// The games that are kept in this browser: written at every change, so that none is lost to a reload or a crash.
import type { Core } from '../core/core';
import { core } from '../core/loaded';
import { type Think, think } from '../core/thinking';
import type { FullRuleset, Outcome, PositionData, RecordEvent } from '../core/types';
import { type NewGame, newLocalGame } from './beginning';
import { botPause } from './pause';
import { type Damage, type KeptGame, keptFrom, textOf } from './kept';
import { LocalSession } from './local.svelte';
import type { Seat } from './session';
import { browserStorage, type StorageTrouble, TextStore } from './store.svelte';

export type { NewGame } from './beginning';

// For the list on the front page.
export interface ListedGame {
  readonly id: string;
  readonly saved: number; // milliseconds since 1970
  readonly ruleset: FullRuleset;
  readonly seats: readonly Seat[];
  readonly data: PositionData; // where it stands: round, scores, whose turn, the walls
  readonly outcome: Outcome | null; // null: not finished
}

// What is kept, but can't be used; it stays, and can be saved as it is.
export interface DamagedGame {
  readonly id: string;
  readonly damage: Damage;
  readonly reason: string; // in the core's words, where it has looked at it; '': it has not
  readonly text: string;
}

export class GameNotOpened extends Error {
  override name = 'GameNotOpened';

  constructor(readonly damaged: DamagedGame | null) {
    super(damaged?.reason ?? 'no such game is kept here');
  }
}

const PREFIX = 'azulejos.game.';
const MOST_FINISHED = 50;

export class Games {
  readonly #core: () => Core;
  readonly #store: TextStore;
  readonly #think: Think;
  readonly #pause: () => Promise<void>;
  #open: readonly LocalSession[] = [];
  #waiting: readonly LocalSession[] = []; // until somebody looks at this tab

  constructor(core: () => Core, storage: Storage | null, think: Think, pause: () => Promise<void>) {
    this.#core = core;
    this.#store = new TextStore(PREFIX, storage);
    this.#think = think;
    this.#pause = pause;
  }

  // Why games are not kept beyond this visit; null: they are.
  get trouble(): StorageTrouble | null {
    return this.#store.trouble;
  }

  // Returns the new game's id.
  start(wanted: NewGame): string {
    const game = newLocalGame(this.#core(), wanted);
    this.#keep(new LocalSession(this.#core(), game, this.#options()));
    this.#dropOldest();
    return game.id;
  }

  // Throws GameNotOpened. Call `begin` when it is shown, and `stop` when it is left.
  open(id: string): LocalSession {
    const { game } = this.#kept(id);
    this.#close(id);
    try {
      const session = new LocalSession(this.#core(), { ...game, id }, this.#options());
      this.#open = [...this.#open, session];
      return session;
    } catch (error) {
      throw new GameNotOpened(this.#damaged(id, 'broken', messageOf(error)));
    }
  }

  // Unfinished games first, newest first.
  list(): ListedGame[] {
    const games = this.#store.ids().flatMap((id) => this.#listed(id) ?? []);
    return games.toSorted(
      (one, other) => Number(one.outcome !== null) - Number(other.outcome !== null) || other.saved - one.saved,
    );
  }

  damaged(): DamagedGame[] {
    return this.#store.ids().flatMap((id) => {
      const kept = this.#read(id);
      if (typeof kept === 'string') return this.#damaged(id, kept, '');
      const reason = this.#refusal(kept);
      return reason === null ? [] : this.#damaged(id, 'broken', reason);
    });
  }

  // Returns what brings it back.
  remove(id: string): () => void {
    const text = this.#store.get(id);
    this.#close(id);
    this.#store.remove(id);
    return () => {
      if (text !== null) this.#store.set(id, text);
    };
  }

  removeAll(): void {
    for (const id of this.#store.ids()) this.remove(id);
  }

  // One line of JSON. Throws GameNotOpened.
  record(id: string): string {
    return (this.#openedAs(id) ?? this.open(id)).record();
  }

  // Another tab changed what is kept, and its game is the newer one: it is shown here, but plays on only there until
  // somebody comes back to this tab (`goOn`). So two tabs never answer each other.
  follow(): void {
    this.#store.changed();
    for (const session of this.#open) {
      const kept = this.#read(session.id);
      if (typeof kept === 'string' || sameEvents(session.game.events, kept.game.events)) continue;
      session.replace(kept.game.events);
      this.#waiting = [...this.#waiting, session];
    }
  }

  goOn(): void {
    for (const session of this.#waiting) if (session.shown) session.begin();
    this.#waiting = [];
  }

  #openedAs(id: string): LocalSession | undefined {
    return this.#open.find((session) => session.id === id);
  }

  #close(id: string): void {
    this.#openedAs(id)?.stop();
    this.#open = this.#open.filter((session) => session.id !== id);
  }

  // --- how they are kept ---

  #options() {
    return {
      think: this.#think,
      pause: this.#pause,
      changed: (session: LocalSession) => {
        this.#keep(session);
      },
    };
  }

  #keep(session: LocalSession): void {
    const { game, newestPosition: position, outcome } = session;
    this.#store.set(game.id, textOf({ saved: Date.now(), game, position, outcome }));
  }

  #read(id: string): KeptGame | Damage {
    return keptFrom(this.#store.get(id) ?? '', this.#core().bots());
  }

  #kept(id: string): KeptGame {
    if (this.#store.get(id) === null) throw new GameNotOpened(null);
    const kept = this.#read(id);
    if (typeof kept === 'string') throw new GameNotOpened(this.#damaged(id, kept, ''));
    return kept;
  }

  #listed(id: string): ListedGame | null {
    const kept = this.#read(id);
    if (typeof kept === 'string') return null;
    const { saved, game, position, outcome } = kept;
    try {
      return { id, saved, ruleset: game.ruleset, seats: game.seats, data: this.#core().data(position), outcome };
    } catch {
      return null;
    }
  }

  #refusal({ position }: KeptGame): string | null {
    try {
      this.#core().data(position);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  #damaged(id: string, damage: Damage, reason: string): DamagedGame {
    return { id, damage, reason, text: this.#store.get(id) ?? '' };
  }

  // Unfinished games always stay.
  #dropOldest(): void {
    const finished = this.list().filter(({ outcome }) => outcome !== null);
    for (const { id } of finished.slice(MOST_FINISHED)) this.#store.remove(id);
  }
}

const sameEvents = (one: readonly RecordEvent[], other: readonly RecordEvent[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const games = new Games(core, browserStorage(), think, botPause);

// Called once: what another tab plays is shown here as well.
export function followOtherTabs(): void {
  const follow = () => {
    games.follow();
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', follow); // while a page was put aside, nobody told it anything
  window.addEventListener('focus', () => {
    games.goOn();
  });
}

// What all sessions have in common: entries, which of them are shown, and a move that is put together step by step.
import type { Core } from '../core/core';
import type { FullRuleset, MoveText, Outcome, PositionData, PositionText, Preview } from '../core/types';
import { optionOf } from '../games/paths';
import type { PickOptions, Token } from '../table/scene';
import { preferences } from '../ui/preferences.svelte';
import {
  canAdjust,
  chosen,
  lastChoice,
  leadsOn,
  nextTokens,
  type Option,
  pick,
  pickable,
  possible,
  unpick,
} from './selection';
import type { Entry, RoundReview, Seat, Session } from './session';

export abstract class ShownSession implements Session {
  readonly replayed: boolean = false;
  abstract readonly ruleset: FullRuleset;
  abstract readonly seats: readonly Seat[];
  abstract readonly entries: readonly Entry[];
  abstract readonly outcome: Outcome | null;
  abstract readonly foot: number;
  abstract readonly actor: number | null;
  abstract readonly thinking: number | null;
  abstract readonly trouble: string | null;
  abstract readonly handOver: number | null;
  abstract readonly canTakeBack: boolean;
  abstract readonly canResign: boolean;
  abstract readonly review: RoundReview | null;
  // The position before the first entry, and the newest one, as the one who looks may know them.
  protected abstract readonly firstPosition: PositionText;
  protected abstract readonly newestPosition: PositionText;

  #lookingAt: number | null = $state(null);
  #picked: readonly Token[] = $state.raw([]);
  #hovered: Token | null = $state(null);

  constructor(protected readonly core: Core) {}

  readonly ply = $derived.by(() => Math.min(this.#lookingAt ?? Infinity, this.entries.length));
  readonly newest = $derived.by(() => this.ply === this.entries.length);
  readonly position = $derived.by(() => this.#positionAt(this.ply));
  readonly data: PositionData = $derived.by(() => this.core.data(this.position));
  readonly last: Entry | null = $derived.by(
    () => this.entries.slice(0, this.ply).findLast(({ seat }) => seat !== null) ?? null,
  );
  readonly #options: readonly Option[] = $derived.by(() =>
    this.actor !== null && this.newest ? this.core.previews(this.position).map(optionOf) : [],
  );
  readonly #pickable = $derived.by(() => pickable(this.#options, this.#picked));
  readonly legal = $derived.by(() => this.#options.map(({ preview }) => preview));
  readonly next: ReadonlySet<Token> = $derived.by(() => nextTokens(this.#options, this.#picked));
  readonly proposed: readonly Token[] = $derived.by(() =>
    this.#hovered === null ? this.#picked : (pick(this.#options, this.#picked, this.#hovered) ?? this.#picked),
  );
  readonly within = $derived.by(() => possible(this.#options, this.proposed).map(({ preview }) => preview));
  readonly ready = $derived.by(() => chosen(this.#options, this.#picked) !== null);
  readonly preview: Preview | null = $derived.by(() => chosen(this.#options, this.proposed)?.preview ?? null);

  abstract play(move: MoveText): void;
  abstract takeBack(): void;
  abstract resign(seat: number): void;
  abstract tryAgain(): void;
  abstract takeScreen(): void;
  abstract closeReview(): void;
  abstract record(): string;

  get picked(): readonly Token[] {
    return this.#picked;
  }

  get hovered(): Token | null {
    return this.#hovered;
  }

  canPick(token: Token): boolean {
    return this.#pickable.has(token);
  }

  leadsOn(token: Token): boolean {
    return leadsOn(this.#options, this.#picked, token);
  }

  // The choice that makes the move a whole one plays it, unless that is to be confirmed or something can be adjusted;
  // the same choice once more confirms it.
  pick(token: Token, { confirm = preferences.confirm }: PickOptions = {}): void {
    if (this.ready && token === lastChoice(this.#picked)) {
      this.place();
      return;
    }
    const picked = pick(this.#options, this.#picked, token);
    if (picked === null) return;
    this.#picked = picked;
    this.#hovered = null;
    const isLast = this.ready && token === lastChoice(picked);
    if (isLast && !confirm && !canAdjust(this.#options, picked)) this.place();
  }

  hover(token: Token | null): void {
    this.#hovered = token;
  }

  putBack(): void {
    this.#hovered = null;
    this.#picked = unpick(this.#picked);
  }

  place(): void {
    const option = chosen(this.#options, this.#picked);
    if (option !== null) this.play(option.move);
  }

  checkMove(move: MoveText): string | null {
    return this.core.checkMove(this.newestPosition, move);
  }

  lookAt(ply: number | null): void {
    this.forgetSelection();
    this.#lookingAt = ply === null || ply >= this.entries.length ? null : Math.max(ply, 0);
  }

  protected forgetSelection(): void {
    this.#picked = [];
    this.#hovered = null;
  }

  #positionAt(ply: number): PositionText {
    if (ply === this.entries.length) return this.newestPosition;
    return this.entries[ply - 1]?.after ?? this.firstPosition;
  }
}

// Asking bots for their moves: one question at a time, and only the answer to the last one counts.
import type { Think } from '../core/thinking';
import type { BotName, MoveText, PositionText } from '../core/types';

export interface Question {
  readonly seat: number;
  readonly bot: BotName;
  readonly view: PositionText; // what this seat may know
  readonly seed: bigint;
}

export class Asking {
  readonly #think: Think;
  readonly #pause: () => Promise<void>;
  #thinking: number | null = $state(null);
  #trouble: string | null = $state(null);
  #asked = 0;

  // `pause`: how long a bot waits before it moves, so that people can follow.
  constructor(think: Think, pause: () => Promise<void>) {
    this.#think = think;
    this.#pause = pause;
  }

  // The seat that was asked last, until it answers.
  get thinking(): number | null {
    return this.#thinking;
  }

  // Why there was no answer.
  get trouble(): string | null {
    return this.#trouble;
  }

  // What is still answered comes too late.
  forget(): void {
    this.#asked += 1;
    this.#thinking = null;
    this.#trouble = null;
  }

  // `answer` may throw where the move is none; that is told like any other trouble.
  async ask({ seat, bot, view, seed }: Question, answer: (move: MoveText) => void): Promise<void> {
    this.forget();
    const asked = this.#asked;
    let isHeard = false;
    this.#thinking = seat;
    try {
      const [move] = await Promise.all([this.#think(bot, view, seed), this.#pause()]);
      if (asked !== this.#asked) return;
      isHeard = true;
      answer(move);
    } catch (error) {
      if (asked !== this.#asked && !isHeard) return;
      this.forget();
      this.#trouble = error instanceof Error ? error.message : String(error);
    }
  }
}

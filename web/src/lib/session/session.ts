// What every page that shows a game asks of it, whoever keeps the game: this browser, a record, or later a server.
import type { MoveText, Outcome, PositionText } from '../core/types';
import type { Entry, Scene } from '../table/scene';

export type { Entry, RoundReview, Seat } from '../table/scene';

export interface Session extends Scene {
  readonly entries: readonly Entry[]; // everything so far, whatever is shown
  readonly outcome: Outcome | null; // of the game, not of what is shown
  readonly ply: number; // so many entries are shown
  readonly position: PositionText; // what is shown, as the one who looks may know it
  readonly handOver: number | null; // the screen has to be passed to this seat before its secrets are shown
  readonly canTakeBack: boolean;
  readonly canResign: boolean;
  readonly trouble: string | null; // why a bot could not move; `tryAgain` asks it once more

  checkMove(move: MoveText): string | null; // why it can't be played now; null: it can
  takeBack(): void; // the last move of a person, and all that came after it
  resign(seat: number): void;
  tryAgain(): void;
  lookAt(ply: number | null): void; // null: the newest
  takeScreen(): void; // the one whom the screen was passed to is here
  closeReview(): void;
  record(): string; // one line of JSON
}

// What a goal is judged by: a move as the core saw it before, and what it did.
import type { AzulData, DuelData, Preview, ReportStep } from '../core/types';

export type Data = AzulData | DuelData;

export interface Look<D extends Data = Data, P extends Preview = Preview> {
  readonly preview: P; // of the move that was made
  readonly report: readonly ReportStep[]; // all that followed from it
  readonly before: D;
  readonly after: D;
}

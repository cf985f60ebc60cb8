// What Duel says in words.
import type { DuelData, DuelPreview } from '../../core/types';
import type { GameWords } from '../../table/words';

export const words: GameWords<DuelData, DuelPreview> = {
  about: () => '',
  short: () => '',
  task: () => '',
  proposal: () => [],
  tray: () => [[], []],
  warning: () => null,
  token: (token) => token,
  listed: () => null,
  told: () => '',
  step: () => '',
  sources: () => [],
  questions: () => [],
  sections: () => [],
};

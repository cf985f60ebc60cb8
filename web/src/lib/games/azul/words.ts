// What Azul says in words.
import type { AzulData, AzulPreview } from '../../core/types';
import type { GameWords } from '../../table/words';

export const words: GameWords<AzulData, AzulPreview> = {
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

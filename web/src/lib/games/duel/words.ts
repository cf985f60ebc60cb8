// What Duel says in words.
import type { DuelData, DuelPreview } from '../../core/types';
import { t } from '../../i18n/words.svelte';
import type { GameWords } from '../../table/words';
import { proposal, tray } from './phrases';
import { describe, task } from './tasks';
import { LAST_ROUND } from './terms';
import { questions, sections } from './texts';
import { account, listed, sources, stepInWords, told } from './told';

export { describe };

export const gameWords: GameWords<DuelData, DuelPreview> = {
  about: ({ round, phase }) => (phase === 'over' ? t('end.about') : t('duel.round', { round: Math.max(round, 1) })),
  short: ({ round }) => t('duel.round-short', { round: Math.max(round, 1) }),
  task,
  proposal,
  tray,
  warning: ({ round, phase }) => (round === LAST_ROUND && phase !== 'over' ? t('duel.last-round') : null),
  token: describe,
  listed,
  told,
  step: (step) => stepInWords(step),
  account,
  sources,
  questions,
  sections,
};

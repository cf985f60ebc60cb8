// How long the runs are that a placed tile scores, in words.
import { t } from '../i18n/words.svelte';

// In a sentence.
export const runsText = (horizontal: number, vertical: number): string => text(horizontal, vertical, 'runs.both');

// As a sum, beside its points.
export const runsSum = (horizontal: number, vertical: number): string => text(horizontal, vertical, 'runs.sum');

function text(across: number, down: number, both: 'runs.both' | 'runs.sum'): string {
  if (across > 1 && down > 1) return t(both, { across, down });
  if (across > 1) return t('runs.row', { across });
  return down > 1 ? t('runs.column', { down }) : t('runs.alone');
}

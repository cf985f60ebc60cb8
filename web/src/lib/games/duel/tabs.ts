// The phone's tabs: what the next decision is about decides which of them is open.
import { t } from '../../i18n/words.svelte';
import type { DuelScene } from './outlook';

export const TABS = ['factories', 'plates', 'goals'] as const;
export type Tab = (typeof TABS)[number];

export function needed(scene: DuelScene): Tab {
  const { data, actor, picked, legal } = scene;
  if (picked.length > 0) return picked[0]?.startsWith('plate:') ? 'plates' : 'factories';
  if (data.phase === 'opening' || data.drawn !== null) return 'plates';
  const onlyPlates = legal.every(({ kind }) => kind === 'plate' || kind === 'draw');
  return actor !== null && legal.length > 0 && onlyPlates ? 'plates' : 'factories';
}

export function tabTitle(tab: Tab, { data, foot }: DuelScene): string {
  if (tab === 'factories') return t('duel.factories');
  if (tab === 'plates') {
    const shown = data.display.filter((plate) => plate !== null).length;
    return `${t('duel.plates')} ${shown}+${data.stack.count}`;
  }
  const points = (seat: number) => data.goals.reduce((sum, goal) => sum + (goal.points[seat] ?? 0), 0);
  const shown = (seat: number) => String(points(seat)).replace('-', '−');
  return `${t('duel.goals')} ${shown(foot)} : ${shown(1 - foot)}`;
}

// How the people and bots at a table are called.
import { t } from '../i18n/words.svelte';
import type { Seat } from './scene';

export function seatName(seats: readonly Seat[], seat: number): string {
  const at = seats[seat];
  if (at === undefined) return '';
  if (at.name !== '') return at.name;
  if (at.bot !== null) return t(`bot.${at.bot}`);
  return seats.filter(({ bot }) => bot === null).length === 1 ? t('seat.you') : t('seat.player', { n: seat + 1 });
}

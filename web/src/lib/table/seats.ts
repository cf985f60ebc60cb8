// How the people and bots at a table are called.
import { t } from '../i18n/words.svelte';
import type { Seat } from './scene';

export function seatName(seats: readonly Seat[], seat: number): string {
  const name = plainName(seats, seat);
  const same = seats.flatMap((_, other) => (plainName(seats, other) === name ? [other] : []));
  return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
}

function plainName(seats: readonly Seat[], seat: number): string {
  const at = seats[seat];
  if (at === undefined) return '';
  if (at.name !== '') return at.name;
  if (at.bot !== null) return t(`bot.${at.bot}`);
  return seats.filter(({ bot }) => bot === null).length === 1 ? t('seat.you') : t('seat.player', { n: seat + 1 });
}

// For a seal: the first letter, and the number that tells apart who is called the same.
export function sealOf(name: string): string {
  const letter = Array.from(name.trim())[0] ?? '';
  return letter.toLocaleUpperCase() + (/ (\d)$/.exec(name)?.[1] ?? '');
}

// Whose turn it is, in words: for the prompt, the page's title and screen readers.
import { t } from '../i18n/words.svelte';
import type { Scene, Seat } from './scene';
import { seatName } from './seats';

// A person who has the screen alone is 'you'.
export const isYou = (seats: readonly Seat[], seat: number) =>
  seats[seat]?.bot === null && seats.filter(({ bot }) => bot === null).length === 1;

// 'Your turn', 'Teresa to move'.
export function turnTitle(scene: Scene): string {
  if (!scene.newest || (scene.replayed && scene.entries.length > 0)) return momentTitle(scene);
  if (scene.review !== null) return t('turn.review', { n: scene.review.round });
  if (scene.data.phase === 'over') return t('turn.over');
  const seat = scene.actor ?? scene.thinking ?? scene.data.to_move;
  if (seat === null) return t('turn.over');
  return isYou(scene.seats, seat) ? t('turn.yours') : t('turn.of', { name: seatName(scene.seats, seat) });
}

// 'Round 4, move 31 of 50'.
export function momentTitle({ data, entries, ply }: Scene): string {
  const moves = (count: number) => entries.slice(0, count).filter(({ seat }) => seat !== null).length;
  return t('turn.moment', { round: Math.max(data.round, 1), move: moves(ply), all: moves(entries.length) });
}

// 'Then Pincel, then you': where the order is worth telling, with more than two at the table.
export function thenWho({ data, seats }: Scene): string {
  const mover = data.to_move;
  if (mover === null || seats.length < 3 || data.phase !== 'draft') return '';
  const others = seats.slice(1).map((_, at) => (mover + at + 1) % seats.length);
  const parts = others.map((seat) =>
    isYou(seats, seat) ? t('turn.then-you') : t('turn.then', { name: seatName(seats, seat) }),
  );
  const list = parts.slice(0, untilYou(seats, others)).join(', ');
  return list.slice(0, 1).toLocaleUpperCase() + list.slice(1);
}

// Who comes after the one who reads is of no interest yet.
function untilYou(seats: readonly Seat[], order: readonly number[]): number {
  const at = order.findIndex((seat) => isYou(seats, seat));
  return at < 0 ? order.length : at + 1;
}

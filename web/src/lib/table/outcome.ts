// How a game ended, in words and numbers.
import { t } from '../i18n/words.svelte';
import type { Session } from '../session/session';
import { seatName } from './seats';
import { isYou } from './turn';

type Ended = Pick<Session, 'outcome' | 'seats' | 'entries'>;

// 'Kasia wins, 57 to 51'; 'Kasia and Teresa share the victory'.
export function outcomeTitle({ outcome, seats }: Ended): string {
  if (outcome === null) return '';
  const [winner = 0, ...others] = outcome.winners;
  if (others.length > 0)
    return t('end.shared', { names: listOf(outcome.winners.map((seat) => seatName(seats, seat))) });
  const points = outcome.scores[winner] ?? 0;
  const loser = seats.length === 2 ? outcome.scores[1 - winner] : undefined;
  const tally = loser === undefined ? t('points', { n: points }) : t('end.tally', { won: points, lost: loser });
  return isYou(seats, winner) ? t('end.you-win', { tally }) : t('end.wins', { name: seatName(seats, winner), tally });
}

// '5 rounds, 50 moves'; before it, who gave up.
export function outcomeNote({ outcome, seats, entries }: Ended): string {
  if (outcome === null) return '';
  const moves = entries.filter(({ event }) => 'move' in event).length;
  const length = `${t('end.rounds', { n: outcome.rounds })}, ${t('end.moves', { n: moves })}`;
  const last = entries.at(-1)?.event;
  if (last === undefined || !('end' in last)) return length;
  return `${t(`end.${last.end.how}`, { name: seatName(seats, last.end.seat) })} · ${length}`;
}

function listOf(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : t('end.and', { names: names.slice(0, -1).join(', '), last });
}

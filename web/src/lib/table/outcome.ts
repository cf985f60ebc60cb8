// How a game ended, in words and numbers.
import { t } from '../i18n/words.svelte';
import type { Session } from '../session/session';
import { seatName } from './seats';
import { isYou, turnTitle } from './turn';

type Ended = Pick<Session, 'outcome' | 'seats' | 'entries'>;

// Whose turn it is; once the game is over, who has won it.
export const stateTitle = (session: Session): string =>
  session.outcome !== null && session.newest && session.review === null ? outcomeTitle(session) : turnTitle(session);

// 'Kasia wins, 57 to 51'; 'Kasia and Teresa share the victory'.
export function outcomeTitle({ outcome, seats, entries }: Ended): string {
  if (outcome === null) return '';
  const { scores, winners } = outcome;
  const names = winners.map((seat) => seatName(seats, seat));
  if (names.length > 1) return t('end.shared', { names: listOf(names) });
  const [winner = 0] = winners;
  const you = isYou(seats, winner);
  const name = seatName(seats, winner);
  if (earlyEnd(entries) !== null) return you ? t('end.you-win-plain') : t('end.wins-plain', { name });
  const won = scores[winner] ?? 0;
  const tally = seats.length === 2 ? t('end.tally', { won, lost: scores[1 - winner] ?? 0 }) : t('points', { n: won });
  return you ? t('end.you-win', { tally }) : t('end.wins', { name, tally });
}

// Somebody gave up: then points have not decided.
function earlyEnd(entries: Ended['entries']) {
  const last = entries.at(-1)?.event;
  return last !== undefined && 'end' in last ? last.end : null;
}

// '5 rounds, 50 moves'; before it, who gave up.
export function outcomeNote({ outcome, seats, entries }: Ended): string {
  if (outcome === null) return '';
  const moves = entries.filter(({ event }) => 'move' in event).length;
  const length = `${t('end.rounds', { n: outcome.rounds })}, ${t('end.moves', { n: moves })}`;
  const early = earlyEnd(entries);
  return early === null ? length : `${t(`end.${early.how}`, { name: seatName(seats, early.seat) })} · ${length}`;
}

function listOf(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : t('end.and', { names: names.slice(0, -1).join(', '), last });
}

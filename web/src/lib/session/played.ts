// What an event of a game in this browser did, and how much of it those who look at the screen may know.
import type { Core } from '../core/core';
import type { EndEvent, PositionData, PositionText, RecordEvent } from '../core/types';
import type { Entry } from './session';

// Where a game stands: the whole truth, and how much chance has been used.
export interface Standing {
  readonly after: PositionText;
  readonly deals: number;
}

export interface Played extends Standing {
  readonly event: RecordEvent;
  readonly entry: Entry; // as those who look may know it
}

export type PlayedAction = Exclude<RecordEvent, EndEvent>;

// The seat that looks; null: who sees what everybody may know; 'all': who may see everything, since the game is over.
export type Eyes = number | null | 'all';

// Throws a CoreError where the event is none.
export function play(core: Core, from: Standing, event: RecordEvent, eyes: Eyes): Played {
  const before = core.data(from.after);
  const seen = viewOf(core, from.after, eyes);
  if ('end' in event) {
    const entry = { event, seat: event.end.seat, round: before.round, before: seen, after: seen, report: [] };
    return { event, after: from.after, deals: from.deals, entry };
  }
  const { position: after, report } = core.play(from.after, event);
  const isMove = 'move' in event;
  return {
    event,
    after,
    deals: from.deals + dealsIn(event),
    entry: {
      ...(eyes === 'all' ? { event, report, after } : told(core, from.after, seen, event, eyes)),
      seat: isMove ? before.to_move : null,
      round: isMove ? before.round : core.data(after).round, // a deal belongs to the round that it begins
      before: seen,
    },
  };
}

// The event as it is told to who looks, played on what was seen.
function told(core: Core, position: PositionText, seen: PositionText, event: PlayedAction, eyes: number | null) {
  const known = core.masked(position, event, eyes) as PlayedAction;
  const played = core.play(seen, known);
  // A view again: a seat forgets a plate of its own that it draws once more.
  return { event: known, report: played.report, after: core.view(played.position, eyes) };
}

const viewOf = (core: Core, position: PositionText, eyes: Eyes) =>
  eyes === 'all' ? position : core.view(position, eyes);

const dealsIn = (event: PlayedAction) => ('move' in event ? 0 : 1) + ('top' in event ? 1 : 0);

// Plates from Duel's stack have been looked at, and only this seat may know them.
export function hasSecrets(data: PositionData, seat: number): boolean {
  return data.game === 'duel' && data.drawn !== null && data.drawn.seat === seat && data.drawn.stage !== 'drawing';
}

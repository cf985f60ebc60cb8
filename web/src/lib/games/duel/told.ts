// What happened in Duel: in the list of moves, for the live region, and in the account of the points.
import type { DuelStep, ReportStep } from '../../core/types';
import { signed, t } from '../../i18n/words.svelte';
import type { Entry, Seat } from '../../table/scene';
import { seatName } from '../../table/seats';
import type { Account, Listed } from '../../table/words';
import { runsSum, runsText } from '../runs';
import { chipArt } from './chips';
import {
  backInWords,
  BROKEN_COSTS,
  chipInWords,
  chipList,
  colourName,
  goalName,
  MARKER_COST,
  tileCount,
} from './terms';

const DUEL_STEPS = (steps: readonly ReportStep[]) => steps as readonly DuelStep[];

// --- the list of moves ---

export function listed(entry: Entry): Listed | null {
  if (!('move' in entry.event)) return null;
  const { move } = entry.event;
  const steps = DUEL_STEPS(entry.report);
  const taken = steps.find((step) => step.do === 'take');
  if (taken !== undefined) {
    const line = steps.flatMap((step) => (step.do === 'place' ? step.line : []))[0];
    const where = line === undefined ? t('duel.list.broken') : t('duel.list.line', { line });
    return { tiles: taken.colour.repeat(taken.count), where, move };
  }
  const tile = steps.find((step) => step.do === 'tile');
  if (tile !== undefined && move.includes('@') && /^\d/.test(move)) {
    return { tiles: tile.colour, where: t('duel.list.row', { row: tile.row }), move };
  }
  const chip = steps.find((step) => step.do === 'chip');
  return { tiles: '', ...(chip && { art: chipArt(chip.chip) }), where: whereTo(move), move };
}

// What a move is about that takes no tiles, from its text.
function whereTo(move: string): string {
  const [, plate = '', place = ''] = /^[pk](\d+)@(\d)/.exec(move) ?? [];
  if (plate !== '') return t('duel.list.plate', { plate, place });
  if (move.endsWith('.')) return t('duel.list.leave', { line: move.slice(0, -1) });
  if (move === 'd') return t('duel.list.draw');
  if (move === 'l') return t('duel.list.look');
  return t(move.startsWith('x') ? 'duel.list.chip' : 'duel.list.put-back');
}

// --- what happened ---

export function told(entry: Entry, seats: readonly Seat[]): string {
  const { event, seat } = entry;
  const steps = DUEL_STEPS(entry.report);
  if (seat === null) return [dealt(entry), ...steps.map(chanceInWords)].filter(Boolean).join(' ');
  const name = seatName(seats, seat);
  const move = 'move' in event ? event.move : '';
  const own = [alone(move), ...steps.filter((step) => seatOf(step) === seat).map(happened)].filter(Boolean);
  const others = steps.filter((step) => seatOf(step) !== null && seatOf(step) !== seat);
  const sentences = [own.length > 0 ? t('duel.told', { name, what: own.join(', ') }) : ''];
  for (const other of new Set(others.map(seatOf))) {
    const what = others
      .filter((step) => seatOf(step) === other)
      .map(happened)
      .filter(Boolean);
    if (other !== null && what.length > 0)
      sentences.push(t('duel.told', { name: seatName(seats, other), what: what.join(', ') }));
  }
  return sentences.filter(Boolean).join(' ');
}

const seatOf = (step: DuelStep): number | null => ('seat' in step ? step.seat : null);

function dealt({ event, round }: Entry): string {
  return 'deal' in event && round > 0 ? t('duel.told.round', { round: Math.max(round, 1) }) : '';
}

function chanceInWords(step: DuelStep): string {
  if (step.do !== 'turned_up') return '';
  return t('duel.told.turned-up', { chip: chipInWords(step.chip), factory: step.factory });
}

// Moves that leave no step of their own.
function alone(move: string): string {
  if (move === 'l') return t('duel.told.look');
  return move.endsWith('.') ? t('duel.told.leave', { line: move.slice(0, -1) }) : '';
}

function happened(step: DuelStep): string {
  switch (step.do) {
    case 'take': {
      const tiles = tileCount(step.colour, step.count);
      if (step.source === 'moon') return t('duel.told.take-moon', { tiles });
      const factory = step.source;
      return factory === 0 ? t('duel.told.take-large', { tiles }) : t('duel.told.take', { tiles, factory });
    }
    case 'place':
      return t('duel.told.place', { n: step.count, line: step.line });
    case 'broken':
      return t('duel.told.broken', { n: step.count });
    case 'marker':
      return t('duel.told.marker');
    case 'draw':
      return t('duel.told.draw', { back: backInWords(step.back) });
    case 'plate':
      return t('duel.told.plate', { plate: step.plate, place: step.place });
    case 'put_back':
      return t('duel.told.put-back', { back: backInWords(step.back) });
    case 'chip':
      return t('duel.told.chip', { chip: chipInWords(step.chip) });
    case 'spend':
      return t('duel.told.spend', { line: step.line, chips: chipList(step.chips) });
    default:
      return lowered(stepInWords(step));
  }
}

const lowered = (text: string) => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

// --- the account ---

export function stepInWords(step: ReportStep): string {
  const duel = step as DuelStep;
  switch (duel.do) {
    case 'tile': {
      const { horizontal, vertical, points, line } = duel;
      const runs = runsText(horizontal, vertical);
      return t('duel.step.tile', { line, colour: colourName(duel.colour), points: signed(points), runs });
    }
    case 'special':
      return t('duel.step.special', { row: duel.row, points: signed(duel.points) });
    case 'spend':
      return t('duel.step.spend', { line: duel.line, chips: chipList(duel.chips) });
    case 'stays':
      return t('duel.step.stays', { line: duel.line, n: duel.count });
    case 'breaks':
      return t('duel.step.breaks', { line: duel.line, n: duel.count });
    case 'penalty': {
      const key = duel.count === 0 ? 'marker' : duel.marker ? 'both' : 'tiles';
      if (key === 'marker') return t('duel.step.goal', { goal: t('duel.marker'), points: signed(duel.points) });
      const points = signed(duel.points);
      return t(key === 'both' ? 'duel.step.penalty-marker' : 'duel.step.penalty', { n: duel.count, points });
    }
    case 'goal':
      return t('duel.step.goal', { goal: goalName(duel.goal), points: signed(duel.points) });
    case 'draw':
      return t('duel.step.draw', { points: signed(duel.points) });
    default:
      return '';
  }
}

// The same for the account of a round, where the points stand beside it.
export function account(step: ReportStep): Account {
  const duel = step as DuelStep;
  const ofLine = (line: number, why: string, tiles = ''): Account => ({
    tiles,
    what: t('account.line', { line }),
    why,
  });
  switch (duel.do) {
    case 'tile':
      return ofLine(duel.line, runsSum(duel.horizontal, duel.vertical), duel.colour);
    case 'special':
      return { tiles: '*', what: t('duel.account.special'), why: t('duel.list.row', { row: duel.row }) };
    case 'spend':
      return ofLine(duel.line, t('duel.account.spend', { chips: chipList(duel.chips) }));
    case 'stays':
      return ofLine(duel.line, t('duel.account.stays', { n: duel.count, size: duel.line }), duel.colour);
    case 'breaks':
      return ofLine(duel.line, t('duel.account.breaks', { n: duel.count }), duel.colour);
    case 'penalty': {
      const costs = BROKEN_COSTS.slice(0, duel.count).map(signed).join(' ');
      const marker = duel.marker ? t('duel.account.marker', { cost: signed(MARKER_COST) }) : '';
      const all = [costs, marker].filter(Boolean).join(', ');
      const why = duel.points === duel.penalty ? all : t('account.forgiven', { costs: all });
      return { tiles: '', what: t('duel.source.penalties'), why };
    }
    case 'goal':
      return { tiles: '', what: goalName(duel.goal), why: t(`duel.rule.${duel.goal}`) };
    default:
      return { tiles: '', what: '', why: '' };
  }
}

export interface Source {
  readonly label: string;
  readonly note: string;
  readonly points: number[];
}

// Rows that sum up to the scores; what a seat began with is what its first score shows.
export function sources(steps: readonly ReportStep[], seats: number): Source[] {
  const scored = DUEL_STEPS(steps).flatMap((step) => ('score' in step ? [step] : []));
  const sum = (choose: (step: (typeof scored)[number]) => boolean) =>
    Array.from({ length: seats }, (_, seat) =>
      scored.filter((step) => step.seat === seat && choose(step)).reduce((total, { points }) => total + points, 0),
    );
  const start = Array.from({ length: seats }, (_, seat) => {
    const first = scored.find((step) => step.seat === seat);
    return first === undefined ? 5 : first.score - first.points;
  });
  const goals = [...new Set(scored.flatMap((step) => (step.do === 'goal' ? [step.goal] : [])))];
  const draws = sum((step) => step.do === 'draw');
  return [
    { label: t('duel.source.start'), note: '', points: start },
    { label: t('duel.source.tiles'), note: '', points: sum((step) => step.do === 'tile') },
    {
      label: t('duel.source.specials'),
      note: t('duel.source.specials-note'),
      points: sum((step) => step.do === 'special'),
    },
    { label: t('duel.source.draws'), note: '', points: draws },
    {
      label: t('duel.source.penalties'),
      note: t('duel.source.penalties-note'),
      points: sum((step) => step.do === 'penalty'),
    },
    ...goals.map((goal) => ({
      label: goalName(goal),
      note: t(`duel.rule.${goal}`),
      points: sum((step) => step.do === 'goal' && step.goal === goal),
    })),
  ].filter(({ points }) => points.some((value) => value !== 0));
}

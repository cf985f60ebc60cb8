// What has happened in a game of Azul, in words: moves, deals, and how rounds were scored.
import type { AzulStep, ReportStep, TileStep } from '../../core/types';
import type { Key } from '../../i18n/catalog';
import { signed, t } from '../../i18n/words.svelte';
import type { Entry, Seat } from '../../table/scene';
import { seatName } from '../../table/seats';
import type { Account, Listed } from '../../table/words';
import { countText, pointsText, sourceText } from './describe';
import { runsSum, runsText } from '../runs';
import { FLOOR_COSTS } from './table';

const stepsOf = (entry: Entry) => entry.report as readonly AzulStep[];

// An entry in the list of moves; null: nobody's move.
export function listed(entry: Entry): Listed | null {
  if (!('move' in entry.event)) return null;
  const { move } = entry.event;
  const steps = stepsOf(entry);
  const take = steps.find((step) => step.do === 'take');
  if (take !== undefined) return { tiles: take.colour.repeat(take.count), where: whereTo(steps), move };
  const tile = steps.find((step) => step.do === 'tile');
  return { tiles: tile?.colour ?? '', where: tile === undefined ? '' : t('azul.where.row', { line: tile.line }), move };
}

function whereTo(steps: readonly AzulStep[]): string {
  const place = steps.find((step) => step.do === 'place');
  if (place === undefined) return t('azul.where.floor');
  const fell = steps.reduce((sum, step) => sum + (step.do === 'floor' ? step.count : 0), 0);
  const { line } = place;
  return fell > 0 ? t('azul.where.line-fell', { line, n: fell }) : t('azul.where.line', { line });
}

// For the live region.
export function told(entry: Entry, seats: readonly Seat[]): string {
  const { event } = entry;
  if ('deal' in event) return dealText(entry);
  if (!('move' in event)) return '';
  const steps = stepsOf(entry);
  return [moveText(entry, seats), markerText(steps, seats), ...scoreTexts(steps, seats), overText(steps)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function dealText(entry: Entry): string {
  const refilled = stepsOf(entry).some((step) => step.do === 'deal' && step.refilled);
  const begins = t('azul.told.deal', { n: Number(entry.after.split(' ')[1]) });
  return refilled ? `${t('azul.told.refilled')} ${begins}` : begins;
}

function moveText(entry: Entry, seats: readonly Seat[]): string {
  const steps = stepsOf(entry);
  const name = seatName(seats, entry.seat ?? 0);
  const take = steps.find((step) => step.do === 'take');
  const tile = steps.find((step) => step.do === 'tile');
  if (tile !== undefined && take === undefined) return t('azul.told.cell', { name, where: cellText(tile) });
  if (take === undefined) return '';
  const tiles = countText(take.colour, take.count);
  return t('azul.told.take', { name, tiles, source: sourceText(take.source), where: whereTo(steps) });
}

const cellText = ({ line, column }: TileStep) => t('azul.where.cell', { line, column });

function markerText(steps: readonly AzulStep[], seats: readonly Seat[]): string {
  const marker = steps.find((step) => step.do === 'marker');
  return marker === undefined ? '' : t('azul.told.marker', { name: seatName(seats, marker.seat) });
}

// What everybody gained, where a round has ended.
function scoreTexts(steps: readonly AzulStep[], seats: readonly Seat[]): string[] {
  return seats.flatMap((_, seat) => {
    const own = steps.filter((step) => 'score' in step).filter((step) => step.seat === seat);
    const now = own.at(-1)?.score;
    if (now === undefined) return [];
    const gain = own.reduce((sum, { points }) => sum + points, 0);
    return [t('azul.told.scored', { name: seatName(seats, seat), gain: signed(gain), points: pointsText(now) })];
  });
}

const OVER = {
  row: 'azul.told.over.row',
  'barren rounds': 'azul.told.over.barren',
  'no tiles': 'azul.told.over.tiles',
} as const;

function overText(steps: readonly AzulStep[]): string {
  const over = steps.find((step) => step.do === 'over');
  return over === undefined ? '' : t(OVER[over.why]);
}

// --- scoring ------------------------------------------------------------------------------------------------------

// One step, with its points; '': it has none.
export function stepText(reported: ReportStep): string {
  const step = reported as AzulStep;
  switch (step.do) {
    case 'tile':
      return t('azul.step.tile', {
        line: step.line,
        colour: t(`tile.${step.colour}`),
        points: signed(step.points),
        runs: runsText(step.horizontal, step.vertical),
      });
    case 'stuck':
      return t('azul.step.stuck', { line: step.line, colour: t(`tile.${step.colour}`) });
    case 'penalty': {
      const points = signed(step.points);
      if (step.points === step.penalty) return t('azul.step.penalty', { points });
      return t('azul.step.penalty-forgiven', { points, penalty: signed(step.penalty) });
    }
    case 'bonus':
      return t(`azul.step.${step.kind}`, { n: step.count, points: signed(step.points) });
    default:
      return '';
  }
}

// The same for the account of a round, where the points stand beside it.
export function account(reported: ReportStep): Account {
  const step = reported as AzulStep;
  switch (step.do) {
    case 'tile': {
      const { line, colour, horizontal, vertical } = step;
      return { tiles: colour, what: t('account.line', { line }), why: runsSum(horizontal, vertical) };
    }
    case 'stuck':
      return { tiles: step.colour, what: t('account.line', { line: step.line }), why: t('azul.account.stuck') };
    case 'penalty': {
      const costs = FLOOR_COSTS.slice(0, step.count).map(signed).join(' ');
      const why = step.points === step.penalty ? costs : t('account.forgiven', { costs });
      return { tiles: '', what: t('azul.sources.floor'), why };
    }
    case 'bonus':
      return { tiles: '', what: t(`azul.sources.${step.kind}`), why: `${step.count} × ${BONUSES[step.kind]}` };
    default:
      return { tiles: '', what: '', why: '' };
  }
}

// What rows, columns and colours are worth, as it is printed beside the sums.
export const BONUSES = { rows: 2, columns: 7, colours: 10 } as const;

export interface Source {
  readonly label: string;
  readonly note: string;
  readonly points: number[];
}

// Where the points of a whole game came from.
export function sources(reported: readonly ReportStep[], seats: number): Source[] {
  const steps = reported as readonly AzulStep[];
  const sums = (counts: (step: AzulStep) => boolean) =>
    Array.from({ length: seats }, (_, seat) =>
      steps.reduce((sum, step) => sum + ('points' in step && step.seat === seat && counts(step) ? step.points : 0), 0),
    );
  const kinds = Object.entries(BONUSES) as [keyof typeof BONUSES, number][];
  return [
    { label: t('azul.sources.tiles'), note: '', points: sums((step) => step.do === 'tile') },
    { label: t('azul.sources.floor'), note: '', points: sums((step) => step.do === 'penalty') },
    ...kinds.map(([kind, n]) => ({
      label: t(`azul.sources.${kind}` as Key),
      note: t('azul.sources.each', { n }),
      points: sums((step) => step.do === 'bonus' && step.kind === kind),
    })),
  ];
}

// What a move of Duel would do, in one sentence, and on a phone in two short lines.
import type { DuelPreview, GoalChange, PlatePreview, TakePreview, TilePreview } from '../../core/types';
import { signed, t } from '../../i18n/words.svelte';
import type { Phrase, Piece } from '../../table/words';
import { backInWords, chipInWords, colourName, goalName } from './terms';

// Messages mark what is strong as `*…*` and what costs points as `!…!`.
export function phrase(...sentences: readonly string[]): Phrase {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text.split(/(\*[^*]+\*|![^!]+!)/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const inner = part.slice(1, -1);
    if (part.startsWith('*') && part.endsWith('*')) return [{ text: inner, tone: 'strong' }];
    if (part.startsWith('!') && part.length > 1) return [{ text: inner, tone: 'cost' }];
    return [{ text: part }];
  });
}

export function proposal(preview: DuelPreview): Phrase {
  switch (preview.kind) {
    case 'sun':
    case 'moon':
      return phrase(lineSentence(preview), breaking(preview), towers(preview), chipsUp(preview), ordering(preview));
    case 'plate':
    case 'keep':
      return phrase(
        t('duel.does.plate', { plate: preview.plate, place: preview.place }),
        serving(preview),
        ...preview.goals.map(goalSentence),
        t('duel.does.turn'),
      );
    case 'tile':
      return phrase(tileSentence(preview), specials(preview), spends(preview), ...preview.goals.map(goalSentence));
    case 'draw':
      return phrase(
        preview.points === 0
          ? t('duel.does.draw-free', { back: backInWords(preview.back) })
          : t('duel.does.draw', { back: backInWords(preview.back), cost: signed(preview.points) }),
      );
    case 'look':
      return phrase(t('duel.does.look', { n: preview.count }));
    case 'put_back':
      return phrase(
        preview.plate === null ? t('duel.does.put-back-hidden') : t('duel.does.put-back', { plate: preview.plate }),
      );
    case 'chip':
      return phrase(t('duel.does.chip', { chip: chipInWords(preview.chip) }));
    case 'leave':
      return phrase(t('duel.does.leave', { line: preview.line }));
  }
}

// --- tiles taken ---

function lineSentence({ line, complete, filled, colour, tiling }: TakePreview): string {
  if (line === null) return '';
  if (!complete || tiling === null) return t('duel.does.filled', { line, filled, size: line });
  const named = { line, colour: colourName(colour) };
  if (tiling.why !== null) return t(tiling.why === 'waits' ? 'duel.does.waits' : 'duel.does.breaks-later', named);
  const points = signed(tiling.points + tiling.points_special);
  return t(tiling.choice ? 'duel.does.scores-up-to' : 'duel.does.scores', { line, points });
}

const costOf = ({ penalty_before, penalty_after }: TakePreview) => penalty_after - penalty_before;

function breaking(preview: TakePreview): string {
  const { to_broken: n, marker } = preview;
  const cost = signed(costOf(preview));
  if (n > 0) return t(marker ? 'duel.does.break-marker' : 'duel.does.break', { n, cost });
  return marker ? t('duel.does.marker', { cost }) : '';
}

const towers = ({ to_tower: n }: TakePreview) => (n > 0 ? t('duel.does.tower', { n }) : '');
const chipsUp = ({ turned_up: { length: n } }: TakePreview) => (n > 0 ? t('duel.does.chip-up', { n }) : '');
const ordering = ({ move }: TakePreview) => (move.includes('/') ? t('duel.does.order') : '');

// --- plates and tiling ---

function serving({ serves }: PlatePreview): string {
  if (serves.length === 0) return t('duel.does.serves-none');
  return t('duel.does.serves', { n: serves.length, lines: serves.join(', ') });
}

function goalSentence({ name, before, after }: GoalChange): string {
  if (before === after) return '';
  const key = after < before ? 'duel.does.goal-loss' : 'duel.does.goal';
  return t(key, { goal: goalName(name), before, after });
}

const tileSentence = ({ line, column, points }: TilePreview) =>
  t('duel.does.tile', { row: line, column, points: signed(points) });
const specials = ({ special }: TilePreview) =>
  special === null ? '' : t('duel.does.special', { points: signed(special.points) });
const spends = ({ chips: { length: n } }: TilePreview) => (n > 0 ? t('duel.does.spends', { n }) : '');

// --- on a phone ---

export function tray(preview: DuelPreview): readonly [Phrase, Phrase] {
  switch (preview.kind) {
    case 'sun':
    case 'moon':
      return [phrase(lineInShort(preview)), phrase(costInShort(preview))];
    case 'plate':
    case 'keep': {
      const { serves, place } = preview;
      const lines = serves.length > 0 ? t('duel.tray.serves', { n: serves.length, lines: serves.join(', ') }) : '';
      return [phrase(t('duel.tray.plate', { place })), phrase(lines)];
    }
    case 'tile': {
      const { line: row, column, points, points_special, chips } = preview;
      const cell = t('duel.tray.cell', { row, column, points: signed(points + points_special) });
      return [phrase(cell), phrase(chips.length > 0 ? t('duel.tray.spends', { n: chips.length }) : '')];
    }
    default:
      return [proposal(preview), []];
  }
}

function lineInShort({ line, complete, filled, tiling }: TakePreview): string {
  if (line === null) return t('duel.tray.broken');
  if (!complete || tiling === null) return t('duel.tray.filled', { line, filled, size: line });
  if (tiling.why !== null) return t(tiling.why === 'waits' ? 'duel.tray.waits' : 'duel.tray.breaks-later', { line });
  return t('duel.tray.line', { line, points: signed(tiling.points + tiling.points_special) });
}

function costInShort(preview: TakePreview): string {
  const { to_broken: n, marker, turned_up, move } = preview;
  const cost = signed(costOf(preview));
  if (n > 0) return t('duel.tray.break', { n, cost });
  if (marker) return t('duel.tray.marker', { cost });
  if (turned_up.length > 0) return t('duel.tray.chip-up');
  return move.includes('/') ? t('duel.tray.order') : '';
}

// What a move of Azul would do, in one sentence or in two short lines.
import type { AzulPreview, DraftPreview, TilingPreview } from '../../core/types';
import type { Key } from '../../i18n/catalog';
import { signed, t } from '../../i18n/words.svelte';
import type { Phrase, Piece } from '../../table/words';
import { runsText } from '../runs';
import { isDraft } from './table';

const TONES: Readonly<Record<string, Piece['tone']>> = { '*': 'strong', '~': 'cost' };

// A message in which *this* is strong and ~that~ costs points.
export function phrase(message: string): Phrase {
  return message
    .split(/(\*[^*]+\*|~[^~]+~)/)
    .filter((part) => part !== '')
    .map((part) => {
      const tone = TONES[part.charAt(0)];
      return tone === undefined ? { text: part } : { text: part.slice(1, -1), tone };
    });
}

export function proposal(preview: AzulPreview): Phrase {
  const says = isDraft(preview) ? ofDraft(preview) : [ofCell(preview)];
  return phrase(says.filter((one) => one !== '').join(' '));
}

export function tray(preview: AzulPreview): readonly [Phrase, Phrase] {
  const lines = isDraft(preview) ? trayOfDraft(preview) : trayOfCell(preview);
  return [phrase(lines[0]), phrase(lines[1])];
}

const colourName = (colour: string) => t(`tile.${colour}` as Key);

// --- a draft ------------------------------------------------------------------------------------------------------

function ofDraft(preview: DraftPreview): string[] {
  const { line, completes_row, to_lid } = preview;
  return [
    line === null ? '' : lineText(preview, line, 'says'),
    completes_row && line !== null ? t('azul.says.row', { line }) : '',
    fallText(preview, 'says'),
    to_lid > 0 ? t('azul.says.lid', { n: to_lid }) : '',
  ];
}

function lineText(preview: DraftPreview, line: number, how: 'says' | 'tray'): string {
  const { complete, tiling, filled, colour } = preview;
  if (!complete || tiling === null) return t(`azul.${how}.waits`, { line, filled, size: line });
  if (tiling.columns.length === 0) return t(`azul.${how}.stuck`, { line, colour: colourName(colour) });
  const points = signed(tiling.points);
  return t(tiling.choice ? `azul.${how}.up-to` : `azul.${how}.points`, { line, points });
}

// What falls, and what that costs; the marker costs nothing where the floor is full.
function fallText(preview: DraftPreview, how: 'says' | 'tray'): string {
  const { marker, to_floor, penalty_before, penalty_after } = preview;
  const points = signed(penalty_after - penalty_before);
  if (marker && to_floor > 0) return t(`azul.${how}.marker-and`, { n: to_floor, points });
  if (marker && penalty_after === penalty_before) return how === 'says' ? t('azul.says.marker-free') : '';
  if (marker) return t(`azul.${how}.marker`, { points });
  return to_floor > 0 ? t(`azul.${how}.falls`, { n: to_floor, points }) : '';
}

function trayOfDraft(preview: DraftPreview): [string, string] {
  const { line, complete, to_lid } = preview;
  const first = line === null ? t('azul.tray.floor') : lineText(preview, line, 'tray');
  const fall = fallText(preview, 'tray');
  const second = fall === '' && to_lid > 0 ? t('azul.tray.lid', { n: to_lid }) : fall;
  if (second !== '' || line === null) return [first, second];
  return [first, complete ? t('azul.tray.later') : t('azul.tray.more')];
}

// --- a cell of the grey wall --------------------------------------------------------------------------------------

const ofCell = ({ points, horizontal, vertical }: TilingPreview) =>
  t('azul.says.cell', { points: signed(points), runs: runsText(horizontal, vertical) });

const trayOfCell = ({ column, points, horizontal, vertical }: TilingPreview): [string, string] => [
  t('azul.tray.cell', { column, points: signed(points) }),
  horizontal > 1 && vertical > 1 ? `${horizontal} + ${vertical}` : runsText(horizontal, vertical),
];

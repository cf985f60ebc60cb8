// The choices that lead to a move of Azul.
import type { AzulPreview, AzulSource } from '../../core/types';
import type { Token } from '../../table/scene';

export const sourceToken = (source: AzulSource, colour: string): Token => `take:${source}:${colour}`;
export const lineToken = (line: number | null): Token => (line === null ? 'floor' : `line:${line}`);
export const cellToken = (line: number, column: number): Token => `cell:${line}:${column}`;

// A draft: tiles of one colour from a source, then a line or the floor. On the grey wall: a cell for a complete line.
export function path(preview: AzulPreview): Token[] {
  if ('column' in preview) return [cellToken(preview.line, preview.column)];
  return [sourceToken(preview.source, preview.colour), lineToken(preview.line)];
}

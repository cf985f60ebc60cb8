// The choices that lead to each legal move, whichever game it is.
import type { Preview } from '../core/types';
import type { Option } from '../session/selection';
import { path as azulPath } from './azul/choices';
import { path as duelPath } from './duel/choices';

export function optionOf(preview: Preview): Option {
  const path = 'kind' in preview ? duelPath(preview) : azulPath(preview);
  return { move: preview.move, path, preview };
}

// The page's own core: loaded once, before the first page is shown.
import coreUrl from '../../../../build/wasm/azulejos.wasm?url';
import { type Core, load } from './core';

let loaded: Core | null = null;

export async function loadCore(): Promise<Core> {
  loaded ??= await load(coreUrl);
  return loaded;
}

export function core(): Core {
  if (loaded === null) throw new Error('the core has not been loaded yet');
  return loaded;
}

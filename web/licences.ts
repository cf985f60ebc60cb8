// Puts the licences of the typefaces beside the page that brings them along, as they ask for.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

// `packages`: what is written to `licences/<name>.txt` is the file LICENSE of each.
export function licences(packages: Record<string, string>): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const [name, from] of Object.entries(packages)) {
        const source = readFileSync(require.resolve(`${from}/LICENSE`), 'utf-8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
  };
}

// Makes a style sheet of the palette that page, pictures and docs share: `import 'virtual:palette.css'`.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:palette.css';

interface Themed {
  light: string;
  dark: string;
}

interface Palette {
  roles: Record<string, Themed>;
  tiles: Record<string, Record<string, string | Themed>>;
}

type Theme = keyof Themed;

export function palette(path: string): Plugin {
  return {
    name: 'palette',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(path);
      return styleSheet(JSON.parse(readFileSync(path, 'utf-8')) as Palette);
    },
  };
}

// Light is the ground; dark follows the system unless the root element's data-theme says otherwise.
function styleSheet(colours: Palette): string {
  const light = properties(colours, 'light');
  const dark = properties(colours, 'dark');
  return [
    `:root{color-scheme:light;${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${dark}}`,
  ].join('\n');
}

// A role is `--slab`; what a tile has by theme is `--tile-blue-engraving`.
function properties({ roles, tiles }: Palette, theme: Theme): string {
  const ofRoles = Object.entries(roles).map(([role, colour]) => `--${role}:${colour[theme]}`);
  const ofTiles = Object.entries(tiles).flatMap(([tile, parts]) =>
    Object.entries(parts)
      .filter(([part]) => part !== 'letter')
      .map(([part, colour]) => `--tile-${tile}-${part}:${typeof colour === 'string' ? colour : colour[theme]}`),
  );
  return [...ofRoles, ...ofTiles].join(';');
}

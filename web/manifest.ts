// What an installed Azulejos is called and looks like.
import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions> = {
  name: 'Azulejos',
  short_name: 'Azulejos',
  description: 'Azul and Azul Duel: against bots, on a shared screen, and replays',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#E5DFD3',
  theme_color: '#EFEAE0',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

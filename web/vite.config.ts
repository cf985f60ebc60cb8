// How the page is built, and how the web's tests run: in node, without a browser; under CI a skipped test is a failure.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import { licences } from './licences.ts';
import { manifest } from './manifest.ts';
import { palette } from './palette.ts';

const inCI = process.env.CI === 'true';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

class NothingSkipped implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.result().state !== 'skipped') return;
    console.error(`skipped, which CI does not allow: ${test.fullName}`);
    process.exitCode = 1;
  }
}

export default defineConfig({
  base: './', // the page runs in any folder of any host
  plugins: [
    palette(here('../src/azulejos/art/palette.json')),
    svelte(),
    licences({
      'source-sans-3': '@fontsource-variable/source-sans-3',
      'brygada-1918': '@fontsource-variable/brygada-1918',
    }),
    VitePWA({
      registerType: 'prompt', // a new version is offered, never forced
      injectRegister: false, // registered from the bundle: the page's policy allows no inline script
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,woff2,svg,png,txt}'],
        navigateFallback: null, // all pages are fragments of one address
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  resolve: {
    alias: { '@art': here('../src/azulejos/art') },
    ...(process.env.VITEST && { conditions: ['browser'] }), // components are tested as browsers run them
  },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.test.ts'],
    allowOnly: !inCI,
    testTimeout: 120_000,
    reporters: inCI ? ['default', new NothingSkipped()] : ['default'],
  },
});

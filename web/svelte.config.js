// How Svelte compiles: runes everywhere, and the warnings about accessibility are errors to the linter.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};

// What the linter asks of the TypeScript and Svelte code: everything typescript-eslint checks with types at hand.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const never = (...rooms) => ({
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex: `/(${rooms.join('|')})/`, allowTypeImports: true }] },
    ],
  },
});

export default tseslint.config(
  { ignores: ['dist/', 'dev-dist/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-undef': 'off', // TypeScript checks it
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's business
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  // Who may import whom (ARCHITECTURE.md): components know neither session nor core, but for types; sessions no component.
  {
    files: ['src/lib/{table,games,motion,ui,i18n}/**'],
    ignores: ['**/*.test.ts', '**/testing.ts'],
    ...never('core', 'session', 'pages'),
  },
  { files: ['src/lib/{session,core}/**'], ...never('table', 'motion', 'pages', 'learn', 'games/.*\\.svelte') },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);

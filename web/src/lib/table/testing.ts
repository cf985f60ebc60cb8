// What the tests of the table share: words without a browser.
import { vi } from 'vitest';
import { speak } from '../i18n/words.svelte';
import type { Language } from '../i18n/catalog';

export async function speakHere(language: Language): Promise<void> {
  vi.stubGlobal('document', { documentElement: {}, hidden: false });
  await speak(language);
}

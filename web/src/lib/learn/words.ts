// The words of the courses, which come with their page.
import type { LateArea } from '../i18n/words.svelte';

export const learnWords: LateArea = {
  en: async () => (await import('../i18n/en/learn')).learn,
  ru: async () => (await import('../i18n/ru/learn')).learn,
  pl: async () => (await import('../i18n/pl/learn')).learn,
};

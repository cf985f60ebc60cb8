// Who played, in one line.
import { core } from '../core/loaded';
import { language, t } from '../i18n/words.svelte';

// Our English is British.
export const locale = () => (language() === 'en' ? 'en-GB' : language());

export function namesLine(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

// Names as records write them: bots by theirs, nothing for who has none.
export function writtenNames(names: readonly string[]): string {
  const bots = core().bots();
  return namesLine(
    names.map((name, seat) => {
      const bot = bots.find((bot) => bot === name);
      if (bot !== undefined) return t(`bot.${bot}`);
      return name === '' ? t('seat.player', { n: seat + 1 }) : name;
    }),
  );
}

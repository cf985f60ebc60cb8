// The interface's words: one catalog a language, loaded when it is chosen; `t` finds a message and fills it in.
import type { Catalog, Key, Language, LateWords, LearnKey, Message } from './catalog';

export const LANGUAGES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski' };

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

const CATALOGS: Record<Language, () => Promise<{ catalog: Catalog }>> = {
  en: () => import('./en/catalog'),
  ru: () => import('./ru/catalog'),
  pl: () => import('./pl/catalog'),
};

// An area that only some pages need, in each language.
export type LateArea = Readonly<Record<Language, () => Promise<LateWords>>>;
const late: LateArea[] = [];

interface Chosen {
  language: Language;
  catalog: Catalog & Partial<LateWords>;
  plurals: Intl.PluralRules;
}

let chosen = $state.raw<Chosen>();

// Nothing is shown before this has been awaited once.
export async function speak(language: Language): Promise<void> {
  const [{ catalog }, ...more] = await Promise.all([CATALOGS[language](), ...late.map((area) => area[language]())]);
  chosen = {
    language,
    catalog: Object.assign({}, catalog, ...more) as Catalog,
    plurals: new Intl.PluralRules(language),
  };
  document.documentElement.lang = language;
}

// Loads an area now, and with every language that is chosen later. Its words may be used when this has been awaited.
export async function extend(area: LateArea): Promise<void> {
  if (late.includes(area)) return;
  await area[language()](); // where it does not come, nothing is promised
  late.push(area);
  await speak(language());
}

export function language(): Language {
  return chosen?.language ?? 'en';
}

// The first of the browser's languages that we speak.
export function preferredLanguage(wished: readonly string[]): Language {
  const known = wished.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return known ?? 'en';
}

export type Values = Record<string, string | number>;

// `{name}` in a message is replaced; where a message has plural forms, `n` chooses among them.
export function t(key: Key | LearnKey, values: Values = {}): string {
  if (chosen === undefined) throw new Error('no language has been loaded yet');
  const template = form(chosen.catalog[key], values, chosen.plurals);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
}

function form(message: Message | undefined, values: Values, plurals: Intl.PluralRules): string {
  if (message === undefined) throw new Error('these words have not been loaded yet');
  if (typeof message === 'string') return message;
  return message[plurals.select(Math.abs(Number(values['n'])))] ?? message.other;
}

function shown(value: string | number | undefined): string {
  return typeof value === 'number' ? String(value).replace('-', '−') : (value ?? '');
}

// With its sign, and the real minus: +7, −1, 0.
export function signed(points: number): string {
  return points > 0 ? `+${points}` : shown(points);
}

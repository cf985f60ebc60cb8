// What a catalog is: the English one names all messages, the others must have the same.
import type { catalog } from './en/catalog';
import type { learn } from './en/learn';

export type Language = 'en' | 'ru' | 'pl';

// With plural forms the value `n` decides; Russian and Polish have `few` and `many` too.
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

export type Key = keyof typeof catalog;
export type Catalog = Readonly<Record<Key, Message>>;

// What comes only with the pages that need it (see `extend`).
export type LearnKey = keyof typeof learn;
export type LateWords = Readonly<Record<LearnKey, Message>>;

// One area of a catalog, as its English one has it: `satisfies Area<typeof english>`.
export type Area<English> = Readonly<Record<keyof English, Message>>;

// The text of records that somebody has opened or pasted. It stays while one looks at the games in it.
import { core } from '../core/loaded';
import { CoreError } from '../core/core';
import { t } from '../i18n/words.svelte';
import { found, type Line, MOST_MEGABYTES, textOf, Unreadable } from './records';

const PAGE = 20; // so many records are listed, and checked, at a time
const AT_ONCE = 4;

class Opened {
  pasting = $state(false);
  text = $state('');
  lines: readonly Line[] = $state.raw([]);
  limit = $state(PAGE);
  error = $state(''); // of the text as a whole
  results: ReadonlyMap<number, string | null> = $state.raw(new Map()); // by a line's number: its error, or none

  readonly listed = $derived(this.lines.slice(0, this.limit));
  readonly hidden = $derived(Math.min(this.lines.length - this.listed.length, PAGE));
  readonly broken = $derived([...this.results.values()].filter((error) => error !== null).length);

  // Where to go at once; null: there is an error, or something to choose from.
  read(text: string): { line: string } | { position: string } | { fragment: string } | null {
    this.forget();
    const what = found(text);
    if (what.kind === 'address') return { fragment: what.fragment };
    if (what.kind === 'position') return this.#position(what.text);
    const [first, second] = what.lines;
    if (first === undefined) this.error = t('home.open.empty');
    else if (second === undefined) return this.choose(first);
    else {
      this.lines = what.lines;
      this.#check();
    }
    return null;
  }

  async readFile(file: Blob): Promise<ReturnType<Opened['read']>> {
    try {
      return this.read(await textOf(file));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.forget();
      this.error = t(`home.open.${error.why}`, { n: MOST_MEGABYTES });
      return null;
    }
  }

  choose({ number, text }: Line): { line: string } | null {
    const error = problemOf(text);
    if (error === null) return { line: text };
    this.error = `${t('home.open.line', { n: number })}: ${error}`;
    return null;
  }

  more(): void {
    this.limit += PAGE;
    this.#check();
  }

  forget(): void {
    this.error = '';
    this.lines = [];
    this.limit = PAGE;
    this.results = new Map();
  }

  #position(text: string): { position: string } | null {
    const error = refusalOf(() => core().data(text));
    if (error === null) return { position: text };
    this.error = error;
    return null;
  }

  // Those that are listed, a few at a time, so that the page goes on.
  #check(): void {
    const { lines } = this;
    const next = this.listed.filter(({ number }) => !this.results.has(number)).slice(0, AT_ONCE);
    if (next.length === 0) return;
    setTimeout(() => {
      if (lines !== this.lines) return;
      this.results = new Map([...this.results, ...next.map(({ number, text }) => [number, problemOf(text)] as const)]);
      this.#check();
    });
  }
}

export const opened = new Opened();

const problemOf = (line: string) => refusalOf(() => core().readRecord(line));

// What the core says, in its own words; null: it is content.
function refusalOf(ask: () => unknown): string | null {
  try {
    ask();
    return null;
  } catch (error) {
    if (error instanceof CoreError) return error.message;
    throw error;
  }
}

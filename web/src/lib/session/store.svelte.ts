// Texts that are kept in this browser, as long as it lets us; where it doesn't, for as long as the page is open.
import { createSubscriber } from 'svelte/reactivity';

export type StorageTrouble = 'off' | 'full';

type KeptIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class TextStore {
  readonly #prefix: string;
  readonly #storage: KeptIn | null;
  #unsaved: Readonly<Record<string, string>> = {}; // what the storage did not take
  #trouble: StorageTrouble | null = $state(null);
  #tell: () => void = () => undefined;
  readonly #subscribe = createSubscriber((tell) => {
    this.#tell = tell;
  });

  constructor(prefix: string, storage: KeptIn | null) {
    this.#prefix = prefix;
    this.#storage = storage;
    if (storage === null) this.#trouble = 'off';
  }

  // Why what is being played will be gone with the page; null: it won't.
  get trouble(): StorageTrouble | null {
    return this.#trouble;
  }

  ids(): string[] {
    this.#subscribe();
    const kept: string[] = [];
    for (let at = 0; at < (this.#storage?.length ?? 0); at++) {
      const id = this.idOf(this.#storage?.key(at) ?? null);
      if (id !== null) kept.push(id);
    }
    const unsaved = Object.keys(this.#unsaved).filter((id) => !kept.includes(id));
    return [...kept, ...unsaved];
  }

  get(id: string): string | null {
    this.#subscribe();
    const unsaved = Object.hasOwn(this.#unsaved, id) ? this.#unsaved[id] : null;
    return unsaved ?? this.#storage?.getItem(this.#prefix + id) ?? null;
  }

  set(id: string, text: string): void {
    try {
      if (this.#storage === null) throw new Error('there is no storage');
      this.#storage.setItem(this.#prefix + id, text);
      this.#forget(id);
      if (Object.keys(this.#unsaved).length === 0) this.#trouble = null;
    } catch {
      this.#unsaved = { ...this.#unsaved, [id]: text };
      this.#trouble = this.#storage === null ? 'off' : 'full';
    }
    this.changed();
  }

  remove(id: string): void {
    this.#forget(id);
    this.#storage?.removeItem(this.#prefix + id);
    this.changed();
  }

  idOf(key: string | null): string | null {
    return key?.startsWith(this.#prefix) === true ? key.slice(this.#prefix.length) : null;
  }

  // Whoever has read here reads again.
  changed(): void {
    this.#tell();
  }

  #forget(id: string): void {
    this.#unsaved = Object.fromEntries(Object.entries(this.#unsaved).filter(([other]) => other !== id));
  }
}

// null: it is switched off.
export function browserStorage(): Storage | null {
  try {
    const storage = globalThis.localStorage;
    storage.getItem('azulejos');
    return storage;
  } catch {
    return null;
  }
}

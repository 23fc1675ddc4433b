import { UsageError } from './errors.ts';

/**
 * Keeps the `Idempotency-Key` of each basket, so that a program that crashed, or another process, continues with the same
 * key. A `Map` is one, for a test. If several processes share a store, `set` must keep the first key of a basket (`insert …
 * on conflict do nothing`): what `get` returns afterwards is sent.
 */
export interface KeyStore {
  get(basketId: string): Promise<string | null | undefined> | string | null | undefined;
  set(basketId: string, key: string): unknown;
}

/** Looks keys up in a store, and puts new ones into it before anything is sent under them. */
export class StoredKeys {
  readonly #asked = new WeakMap<KeyStore, Map<string, Promise<string>>>();

  /**
   * The key of a basket; the same one whenever it is asked for.
   * @throws UsageError  the store did not keep the key
   */
  keyOf(basketId: string, store: KeyStore): Promise<string> {
    const ofStore = this.#asked.get(store) ?? new Map<string, Promise<string>>();
    this.#asked.set(store, ofStore);
    // Calls of one process that come at once share one look-up.
    const asked = ofStore.get(basketId) ?? findOrStore(basketId, store);
    ofStore.set(basketId, asked);
    const forget = () => ofStore.delete(basketId);
    asked.then(forget, forget);
    return asked;
  }
}

async function findOrStore(basketId: string, store: KeyStore): Promise<string> {
  const found = await store.get(basketId);
  if (found) return found;
  await store.set(basketId, crypto.randomUUID());
  const stored = await store.get(basketId);
  if (stored) return stored;
  throw new UsageError(`the store of keys did not keep the key of basket ${basketId}: nothing was sent`);
}

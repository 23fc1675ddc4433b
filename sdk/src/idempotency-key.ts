import { UsageError } from './errors.ts';

/**
 * Stores the `Idempotency-Key` of each basket, so that the program after a crash, or another process, continues with
 * the same key. For a test, use a `Map`. If several processes share a store, `set` must keep the first key of a basket
 * (`insert … on conflict do nothing`): the client sends the key that `get` returns afterwards.
 */
export interface KeyStore {
  get(basketId: string): Promise<string | null | undefined> | string | null | undefined;
  set(basketId: string, key: string): unknown;
}

/** Reads keys from a store, and stores new keys before a call is sent with them. */
export class StoredKeys {
  readonly #asked = new WeakMap<KeyStore, Map<string, Promise<string>>>();

  /**
   * Returns the key of a basket: always the same key for the same basket.
   * @throws UsageError  the store did not keep the key
   */
  keyOf(basketId: string, store: KeyStore): Promise<string> {
    const ofStore = this.#asked.get(store) ?? new Map<string, Promise<string>>();
    this.#asked.set(store, ofStore);
    // Simultaneous calls in one process share one look-up.
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

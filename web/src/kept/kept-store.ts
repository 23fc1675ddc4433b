import { KEPT_DATABASE, keptAccountId, storeKeptAccount } from './kept-account.ts';

const STORE = 'kept';

/** Stores values of one account by name, in the browser's database. */
export interface KeptStore {
  /**
   * Sets the account whose values are stored from now on. Removes the values of another account in the same
   * transaction.
   */
  adopt: (accountId: string) => Promise<void>;
  /** Stores values, unless the store now belongs to another account. */
  write: (accountId: string, values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The values of an account by name, in the order of `names`; `undefined` for each that is not stored. */
  read: (accountId: string, names: readonly string[]) => Promise<unknown[]>;
}

/**
 * Opens the store of the device. Each call rejects if the browser refuses: it has no database, none in a private
 * window, or no space.
 */
export function openKeptStore(storage: Storage): KeptStore {
  const change = async (accountId: string, write: (kept: IDBObjectStore, isOwn: boolean) => void) => {
    const kept = (await openDatabase()).transaction(STORE, 'readwrite').objectStore(STORE);
    const owner = kept.get('owner');
    owner.onsuccess = () => write(kept, owner.result === accountId);
    await doneWith(kept.transaction);
  };
  return {
    adopt: async (accountId) => {
      if (!storeKeptAccount(storage, accountId)) return;
      await change(accountId, (kept, isOwn) => {
        if (isOwn) return;
        kept.clear();
        kept.put(accountId, 'owner');
      });
    },
    write: async (accountId, values) => {
      if (keptAccountId(storage) !== accountId) return;
      await change(accountId, (kept, isOwn) => {
        if (isOwn) for (const [name, value] of Object.entries(values)) kept.put(value, name);
      });
    },
    read: async (accountId, names) => {
      const unknown = names.map(() => undefined);
      if (keptAccountId(storage) !== accountId) return unknown;
      const kept = (await openDatabase()).transaction(STORE).objectStore(STORE);
      const [owner, ...values] = ['owner', ...names].map((name) => kept.get(name));
      await doneWith(kept.transaction);
      return owner!.result === accountId ? values.map(({ result }) => result) : unknown;
    },
  };
}

let database: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(KEPT_DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => {
      // The person signed out: another page deletes the database.
      opening.result.onversionchange = forget;
      opening.result.onclose = forget;
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('the database is being removed'));
  });
  const opened = database;
  opened.catch(() => {
    if (database === opened) database = null;
  });
  return opened;
}

function forget(this: IDBDatabase): void {
  this.close();
  database = null;
}

function doneWith(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

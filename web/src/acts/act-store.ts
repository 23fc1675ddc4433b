import type { Act } from './act.ts';
import type { ActStore } from './act-queue.ts';

const PREFIX = 'sofra.acts.';
const LOCK = 'sofra-acts-';

/** A store whose page holds it, and the acts that closed pages left behind. */
export interface OpenedActStore extends ActStore {
  /** Takes over what pages that are gone have not sent. */
  adopt: () => Promise<readonly Act[]>;
}

/**
 * Opens the store of this page. Each page has its own, so that two tabs do not send each other's acts; a lock that
 * ends with the page tells which stores nobody looks after any more.
 */
export function openActStore(storage: Storage, locks: LockManager, pageId: string): OpenedActStore {
  const name = PREFIX + pageId;
  void locks.request(LOCK + pageId, () => new Promise(() => {}));
  return {
    read: () => readActs(storage, name),
    write: (acts) => {
      try {
        if (acts.length === 0) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(acts));
      } catch {
        // The storage is full or switched off: the acts are sent all the same, but do not outlive the page.
      }
    },
    adopt: async () => {
      const left = Object.keys(storage).filter((key) => key.startsWith(PREFIX) && key !== name);
      const adopted = await Promise.all(left.map((key) => takeOver(storage, locks, key)));
      return adopted.flat();
    },
  };
}

/** The acts of a store whose page is gone; none when the page still lives. */
async function takeOver(storage: Storage, locks: LockManager, name: string): Promise<readonly Act[]> {
  const lock = LOCK + name.slice(PREFIX.length);
  return locks.request(lock, { ifAvailable: true }, (held) => {
    if (held === null) return [];
    const acts = readActs(storage, name);
    storage.removeItem(name);
    return acts;
  });
}

function readActs(storage: Storage, name: string): readonly Act[] {
  try {
    const acts: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(acts) ? acts : [];
  } catch {
    return [];
  }
}

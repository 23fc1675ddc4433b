import { keepOnDevice } from '../device/keep-on-device.ts';
import type { Act } from './act.ts';
import type { ActStore } from './act-queue.ts';

const PREFIX = 'sofra.acts.';
const LOCK = 'sofra-acts-';

/** The store of an open page. It can also hand over the acts of closed pages. */
export interface OpenedActStore extends ActStore {
  /**
   * Calls `take` with the unsent acts of each other page once that page is closed. When `take` has returned, they are
   * removed from that store.
   */
  handOver: (take: (acts: readonly Act[]) => void) => void;
}

/**
 * Opens the store of this page. Each page has its own, so that two tabs do not send each other's acts. The page holds a
 * lock for as long as it is open: a store without a lock belongs to a closed page.
 */
export function openActStore(storage: Storage, locks: LockManager, pageId: string): OpenedActStore {
  const name = PREFIX + pageId;
  void locks.request(LOCK + pageId, () => new Promise(() => {}));
  return {
    read: () => readActs(storage, name),
    write: (acts) => {
      if (acts.length === 0) storage.removeItem(name);
      else keepOnDevice(storage, name, JSON.stringify(acts));
    },
    handOver: (take) => {
      const others = Object.keys(storage).filter((key) => key.startsWith(PREFIX) && key !== name);
      for (const other of others)
        void locks.request(LOCK + other.slice(PREFIX.length), () => {
          take(readActs(storage, other));
          storage.removeItem(other);
        });
    },
  };
}

/** The unsent acts of all pages of this device. */
export function readAllActs(storage: Storage): readonly Act[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readActs(storage, key));
}

function readActs(storage: Storage, name: string): readonly Act[] {
  try {
    const acts: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(acts) ? acts : [];
  } catch {
    return [];
  }
}

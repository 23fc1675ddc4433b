import { keepOnDevice } from '../device/keep-on-device.ts';
import type { Act } from './act.ts';
import type { ActStore } from './act-queue.ts';

const PREFIX = 'sofra.acts.';
const LOCK = 'sofra-acts-';

/** A store whose page holds it, and the acts that closed pages left behind. */
export interface OpenedActStore extends ActStore {
  /** Hands over what other pages have not sent, of each as soon as it is gone. It leaves their stores once `take` has returned. */
  handOver: (take: (acts: readonly Act[]) => void) => void;
}

/**
 * Opens the store of this page. Each page has its own, so that two tabs do not send each other's acts; a lock that ends with
 * the page tells which stores belong to no open page.
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

/** The acts that any page of this device has not sent. */
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

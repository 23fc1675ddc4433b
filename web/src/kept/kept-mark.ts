import { keepOnDevice } from '../device/keep-on-device.ts';

const NAME = 'sofra.kept';

/** The name of the database with the venue data that the device stores. */
export const KEPT_DATABASE = 'sofra-kept';

/** The account for which the device stores data; `null` if it stores none. */
export function keptFor(storage: Storage): string | null {
  return storage.getItem(NAME);
}

/**
 * Marks the account whose data the device stores. If the mark cannot be stored, no data may be stored.
 * @returns whether it was stored
 */
export function markKept(storage: Storage, accountId: string): boolean {
  keepOnDevice(storage, NAME, accountId);
  return keptFor(storage) === accountId;
}

/** Removes all that the device keeps of venues. None of it is read any more, even if the removal takes long. */
export async function forgetKept(storage: Storage): Promise<void> {
  if (keptFor(storage) === null) return;
  storage.removeItem(NAME);
  await new Promise<void>((resolve) => {
    const removal = indexedDB.deleteDatabase(KEPT_DATABASE);
    for (const end of ['success', 'error', 'blocked']) removal.addEventListener(end, () => resolve());
  }).catch(() => {});
}

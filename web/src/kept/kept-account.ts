import { keepOnDevice } from '../device/keep-on-device.ts';

const NAME = 'sofra.kept';

/** The name of the database in which the device stores data of venues. */
export const KEPT_DATABASE = 'sofra-kept';

/** The account for which the device stores data; `null` if it stores none. */
export function keptAccountId(storage: Storage): string | null {
  return storage.getItem(NAME);
}

/**
 * Stores the account whose data the device stores. If this fails, no data of venues may be stored.
 * @returns whether it succeeded
 */
export function storeKeptAccount(storage: Storage, accountId: string): boolean {
  keepOnDevice(storage, NAME, accountId);
  return keptAccountId(storage) === accountId;
}

/** Deletes all venue data that the device stores. It is not used any more, even if the deletion takes long. */
export async function deleteKeptData(storage: Storage): Promise<void> {
  if (keptAccountId(storage) === null) return;
  storage.removeItem(NAME);
  await new Promise<void>((resolve) => {
    const removal = indexedDB.deleteDatabase(KEPT_DATABASE);
    for (const end of ['success', 'error', 'blocked']) removal.addEventListener(end, () => resolve());
  }).catch(() => {});
}

import { keepOnDevice } from '../device/keep-on-device.ts';

const NAME = 'sofra.kept';

/** The database of what the device keeps of venues. */
export const KEPT_DATABASE = 'sofra-kept';

/** The account for which the device keeps something; `null` when it keeps nothing. */
export function keptFor(storage: Storage): string | null {
  return storage.getItem(NAME);
}

/** Marks whose data the device keeps. If the mark cannot be stored, nothing may be kept. @returns whether it is stored */
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

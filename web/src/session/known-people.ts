import { keepOnDevice } from '../device/keep-on-device.ts';

const NAME = 'sofra.people';

/** The most names that a device stores. */
const MOST = 50;

/** Stores the name of a person on this device, for colleagues who find their unsent rounds. */
export function notePerson(storage: Storage, { id, name }: { id: string; name: string }): void {
  const others = read(storage).filter(([known]) => known !== id);
  keepOnDevice(storage, NAME, JSON.stringify([...others, [id, name]].slice(-MOST)));
}

/** The name of a person who used this device; `null` if the name is not stored. */
export function nameOfPerson(storage: Storage, accountId: string): string | null {
  return read(storage).find(([id]) => id === accountId)?.[1] ?? null;
}

function read(storage: Storage): [string, string][] {
  try {
    const people: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    return Array.isArray(people) ? people : [];
  } catch {
    return [];
  }
}

import { keepOnDevice } from '../device/keep-on-device.ts';

const NAME = 'sofra.people';

/** As many people as use one device. */
const MOST = 50;

/** Remembers on this device what a person is called, for those who find what they left unsent. */
export function notePerson(storage: Storage, { id, name }: { id: string; name: string }): void {
  const others = read(storage).filter(([known]) => known !== id);
  keepOnDevice(storage, NAME, JSON.stringify([...others, [id, name]].slice(-MOST)));
}

/** The name of a person who used this device; `null` for an unknown one. */
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

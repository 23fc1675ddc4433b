import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { enterPerson, presentPerson } from '../api/person-token.ts';
import { keepOnDevice } from '../device/keep-on-device.ts';
import { DEVICE_MARK } from './device-mark.ts';
import type { SignedIn } from './session.ts';

export type OwnDevice = Schemas['OwnDevice'];
export type PersonAtDevice = Schemas['PersonAtDevice'];

/** What a shared device knows of itself: its venue, and the people with a role there. */
export const ownDeviceQuery = queryOptions({
  queryKey: ['own-device'],
  queryFn: async () => {
    const device = await dataOf(api.GET('/venue/v1/device'));
    noteDevice(device);
    return device;
  },
  placeholderData: () => knownDevice() ?? undefined,
  retry: false,
});

/** What this browser was told last of the shared device that it is; `null` for none. */
export function knownDevice(): OwnDevice | null {
  try {
    return JSON.parse(localStorage.getItem(DEVICE_MARK) ?? 'null') as OwnDevice | null;
  } catch {
    return null;
  }
}

/** Remembers the names of people for when the service is out of reach. */
export function noteDevice(device: OwnDevice): void {
  keepOnDevice(localStorage, DEVICE_MARK, JSON.stringify(device));
}

/** By what a person begins at the device. */
export type PersonProof =
  | { pin: string }
  | { pin: string; code: string }
  | { pin: string; password: string; factorCode?: string };

/** Lets a person begin in this tab. @returns their session */
export async function beginInTab(accountId: string, entry: PersonProof): Promise<SignedIn> {
  const body = { accountId, ...entry };
  const { token, session } =
    'code' in entry || 'password' in entry
      ? await dataOf(api.PUT('/venue/v1/device/person/pin', { body }))
      : await dataOf(api.POST('/venue/v1/device/person', { body }));
  enterPerson({ accountId, token });
  return session;
}

/** The rights of a person at a shared device until the service has confirmed them. */
const WITHOUT_PROOF: Schemas['Session']['account']['rights'] = [
  'takeOrders',
  'seeOthersBills',
  'takePayments',
  'tips',
];

/** Lets a person in without the service, who has used this device before: they take orders and payments, which go out after their PIN. */
export function beginOffline(person: PersonAtDevice, device: OwnDevice): SignedIn {
  enterPerson({ accountId: person.id, token: null });
  return { ...sessionWithoutService(person, device), isUnproven: true };
}

/**
 * The session of the person in this tab of a shared device, where only that of another is kept, or the person has proved nothing; `null` where
 * the kept one is theirs.
 */
export function sessionOfPresent(kept: Schemas['Session']): SignedIn | null {
  const present = presentPerson();
  if (present === null || (present.token !== null && present.accountId === kept.account.id)) return null;
  const device = knownDevice();
  const person = device?.people.find(({ id }) => id === present.accountId);
  if (!device || person === undefined) return null;
  const session = sessionWithoutService(person, device);
  return present.token === null ? { ...session, isUnproven: true } : session;
}

function sessionWithoutService({ id, name }: PersonAtDevice, device: OwnDevice): SignedIn {
  return {
    account: { id, name, email: null, role: 'Waiter', rights: WITHOUT_PROOF, mostOffPercent: 0 },
    venues: [device.venue],
    device: { id: device.id, name: device.name, kind: device.kind },
    expiresAt: '9999-12-31T00:00:00.000Z',
    isKept: true,
  };
}

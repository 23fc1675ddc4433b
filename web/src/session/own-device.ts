import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { presentPerson, setPresentPerson } from '../api/person-token.ts';
import { keepOnDevice } from '../device/keep-on-device.ts';
import { DEVICE_STORAGE_KEY } from './forget-device.ts';
import type { SignedIn } from './session.ts';

export type OwnDevice = Schemas['OwnDevice'];
export type PersonAtDevice = Schemas['PersonAtDevice'];

/** The shared device that this browser is: its venue, and the people with a role there. */
export const ownDeviceQuery = queryOptions({
  queryKey: ['own-device'],
  queryFn: async () => {
    const device = await dataOf(api.GET('/venue/v1/device'));
    storeDevice(device);
    return device;
  },
  placeholderData: () => storedDevice() ?? undefined,
  retry: false,
});

/** The shared device that this browser is, as last stored; `null` if it is not a shared device. */
export function storedDevice(): OwnDevice | null {
  try {
    return JSON.parse(localStorage.getItem(DEVICE_STORAGE_KEY) ?? 'null') as OwnDevice | null;
  } catch {
    return null;
  }
}

/** Stores the device with the names of its people, for times without a connection. */
export function storeDevice(device: OwnDevice): void {
  keepOnDevice(localStorage, DEVICE_STORAGE_KEY, JSON.stringify(device));
}

/**
 * How a person begins at the device: with the PIN; or with a new PIN and either a manager's code or the own password.
 */
export type PersonProof =
  | { pin: string }
  | { pin: string; code: string }
  | { pin: string; password: string; factorCode?: string };

/** Begins the work of a person in this tab. @returns the person's session */
export async function beginInTab(accountId: string, entry: PersonProof): Promise<SignedIn> {
  const body = { accountId, ...entry };
  const { token, session } =
    'code' in entry || 'password' in entry
      ? await dataOf(api.PUT('/venue/v1/device/person/pin', { body }))
      : await dataOf(api.POST('/venue/v1/device/person', { body }));
  setPresentPerson({ accountId, token });
  return session;
}

/** The rights of a person who began without a connection, until the service has confirmed them. */
const WITHOUT_PROOF: Schemas['Session']['account']['rights'] = [
  'takeOrders',
  'seeOthersBills',
  'takePayments',
  'tips',
];

/**
 * Lets a person begin without a connection. Their orders and payments are sent once they have typed their PIN online.
 */
export function beginOffline(person: PersonAtDevice, device: OwnDevice): SignedIn {
  setPresentPerson({ accountId: person.id, token: null });
  return { ...sessionWithoutService(person, device), isUnproven: true };
}

/**
 * The session of the person who works in this tab of a shared device. Made on the device if the stored session is of
 * another person, or if the person began without a connection; `null` if the stored session is theirs.
 */
export function presentPersonSession(kept: Schemas['Session']): SignedIn | null {
  const present = presentPerson();
  if (present === null || (present.token !== null && present.accountId === kept.account.id)) return null;
  const device = storedDevice();
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

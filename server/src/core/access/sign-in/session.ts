import type { AccountRole } from '../account.ts';
import type { Actor } from '../actor.ts';
import type { Device } from '../device.ts';
import type { Grants, Right } from '../rights.ts';

/** How a person proved their identity at the sign-in. */
export type SignInProof = 'Password' | 'Demo' | 'Pin';

/**
 * A signed-in person, or a shared device without a person, with the present rights and venues. Instants are
 * milliseconds.
 */
export interface Session extends Grants {
  accountId: string;
  name: string;
  /** Lower case; `null` for a person who has only a name and a PIN. */
  email: string | null;
  role: AccountRole;
  /** The venue that owns the account. */
  venueId: string;
  /** All venues that the account reaches: its own first, then those that `reachOf` adds. */
  reach: readonly string[];
  /** The first instant at which the session is no longer valid. */
  expiresAt: number;
  /** `null` for a shared device without a person. */
  proof: SignInProof | null;
  /** When the person last proved their identity by more than a PIN; `null` for never. */
  provedAt: number | null;
  /** The shared device that the person uses; `null` for their own browser. */
  device: Device | null;
}

/**
 * How long a session is valid: 30 days from the sign-in, so that a till is not signed out during
 * service. A session that is not used for 14 days ends earlier.
 */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;

/**
 * The ids of the venues that an account reaches: its own venue and, for the owner of a headquarter, its branches.
 * @param branchIds  the active branches of the account's venue, in the order of the result
 */
export function reachOf(role: AccountRole, venueId: string, branchIds: readonly string[]): string[] {
  return role === 'Owner' ? [venueId, ...branchIds] : [venueId];
}

/** The end of a device's session: a device stays registered until someone withdraws it. */
const NEVER = Date.UTC(9999, 11, 31);

/** The session of a shared device without a person. It has only the rights that a device of its kind needs. */
export function deviceSession(device: Device, venueId: string): Session {
  const ofDevice = {
    accountId: device.id,
    name: device.name,
    email: null,
    venueId,
    reach: [venueId],
    device,
  };
  return {
    ...ofDevice,
    role: 'Cook',
    rights: device.kind === 'Board' ? ['seeOthersBills'] : [],
    mostOffBasisPoints: 0,
    expiresAt: NEVER,
    proof: null,
    provedAt: null,
  };
}

/** Whether a session belongs to a shared device without a person. */
export function isDeviceWithoutPerson({ proof }: Pick<Session, 'proof'>): boolean {
  return proof === null;
}

/**
 * The access that a call requires: any account (`SignedIn`), any person but no bridge (`Person`), an owner, a bridge, a shared
 * device with or without a person (`Device`), an account with a right, or an account with one of several rights.
 */
export type RequiredAccess = 'SignedIn' | 'Person' | 'Owner' | 'Bridge' | 'Device' | Right | readonly Right[];

/** Whether an account has the required access. `Device` is never permitted here: it is not checked by role or right. */
export function isPermitted(
  { role, rights }: Pick<Session, 'role' | 'rights'>,
  needed: RequiredAccess,
): boolean {
  switch (needed) {
    case 'SignedIn':
      return true;
    case 'Person':
      return role !== 'Bridge';
    case 'Owner':
    case 'Bridge':
      return role === needed;
    case 'Device':
      return false;
    default:
      return (typeof needed === 'string' ? [needed] : needed).some((right) => rights.includes(right));
  }
}

/** The actor of a session, for the history of a bill: the account with its shared device, or the shared device if it has no person. */
export function actorOf({
  accountId: id,
  name,
  proof,
  device,
}: Pick<Session, 'accountId' | 'name'> & Partial<Pick<Session, 'proof' | 'device'>>): Actor {
  if (proof === null) return { kind: 'Device', id, name };
  const at = device ? { device: { id: device.id, name: device.name } } : {};
  return { kind: 'Account', id, name, ...at };
}

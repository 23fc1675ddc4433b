import type { AccountRole } from '../account.ts';
import type { Actor } from '../actor.ts';
import type { Device } from '../device.ts';
import type { Grants, Right } from '../rights.ts';

/** By what a person proved who they are. */
export type Proof = 'Password' | 'Demo' | 'Pin';

/**
 * A person who is signed in for a venue, with the venues they reach at this moment. Instants are
 * milliseconds.
 */
export interface Session extends Grants {
  accountId: string;
  name: string;
  /** Lower case; `null` for a person who has only a name and a PIN. */
  email: string | null;
  role: AccountRole;
  /** The venue that the account is of. */
  venueId: string;
  /** All venues that the account reaches: its own first, then those that `reachOf` adds. */
  reach: readonly string[];
  /** First instant at which it is no longer valid. */
  expiresAt: number;
  /** `null` for a device without a person. */
  proof: Proof | null;
  /** When they last proved it by more than a PIN; `null` for never. */
  provedAt: number | null;
  /** The registered device at which the person works; `null` in a browser of their own. */
  device: Device | null;
}

/**
 * How long a session is valid: 30 days from the sign-in, so that a till is not signed out in
 * mid-service. One that is not used for 14 days ends before.
 */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;

/**
 * The venues that an account reaches: its own, and for the owner of a headquarter its branches, too.
 * @param branchIds  the active branches of the account's venue, in the order in which they are listed
 */
export function reachOf(role: AccountRole, venueId: string, branchIds: readonly string[]): string[] {
  return role === 'Owner' ? [venueId, ...branchIds] : [venueId];
}

/** A device is registered until it is withdrawn. */
const NEVER = Date.UTC(9999, 11, 31);

/** The caller from a shared device without a person: it may do only what devices of its kind are for. */
export function deviceWithoutPerson(device: Device, venueId: string): Session {
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

/** Whether a shared device calls without a person. */
export function isDeviceWithoutPerson({ proof }: Pick<Session, 'proof'>): boolean {
  return proof === null;
}

/**
 * Who may make a call: every account, people (no bridge), owners, bridges, accounts with a right or one of several, or
 * shared devices with or without a person.
 */
export type RequiredAccess = 'SignedIn' | 'Person' | 'Owner' | 'Bridge' | 'Device' | Right | readonly Right[];

/** Whether an account may make a call. Only a bridge reports what a fiscal device did, and it may do nothing else. */
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

/** The actor in the history of a bill for a signed-in account, with the shared device that it works at, or for such a device without a person. */
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

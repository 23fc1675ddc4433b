import type { AccountRole } from './account.ts';
import type { Actor } from './actor.ts';

/**
 * A person who is signed in for a venue, with the venues they reach at this moment. Instants are
 * milliseconds.
 */
export interface Session {
  accountId: string;
  name: string;
  /** Lower case. */
  email: string;
  role: AccountRole;
  /** The venue that the account is of. */
  venueId: string;
  /** All venues that the account reaches: its own first, then those that `reachOf` adds. */
  reach: readonly string[];
  /** First instant at which it is no longer valid. */
  expiresAt: number;
}

/**
 * How long a session is valid: 30 days from the sign-in, used or not, so that a till is not signed out in
 * mid-service.
 */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;

/**
 * The venues that an account reaches: its own, and for the owner of a headquarter its branches, too.
 * @param branchIds  the active branches of the account's venue, in the order in which they are listed
 */
export function reachOf(role: AccountRole, venueId: string, branchIds: readonly string[]): string[] {
  return role === 'Owner' ? [venueId, ...branchIds] : [venueId];
}

/** Whom a call is for: everybody who is signed in, or accounts of a role. */
export type Needed = AccountRole | 'SignedIn';

/**
 * Whether an account may do something. An owner may do all that staff may; what a fiscal device did is said by
 * its bridge alone, which may do nothing else.
 */
export function isPermitted(role: AccountRole, needed: Needed): boolean {
  switch (needed) {
    case 'SignedIn':
      return true;
    case 'Staff':
      return role === 'Owner' || role === 'Staff';
    default:
      return role === needed;
  }
}

/** The actor in the history of a bill for a signed-in account. */
export function actorOf({ accountId, name }: Pick<Session, 'accountId' | 'name'>): Actor {
  return { kind: 'Account', id: accountId, name };
}

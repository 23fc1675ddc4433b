import type { AccountRole } from './account.ts';
import type { Actor } from './actor.ts';
import type { Grants, Right } from './rights.ts';

/** By what a person proved who they are. */
export type Proof = 'Password' | 'Pin';

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
  proof: Proof;
  /** The registered device at which the person works; `null` in a browser of their own. */
  device: { id: string; name: string } | null;
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

/** Whom a call is for: every account, people (and no bridge), owners, bridges, or who has a right. */
export type Needed = 'SignedIn' | 'Person' | 'Owner' | 'Bridge' | Right;

/**
 * Whether an account may make a call. What a fiscal device did is said by its bridge alone, which may do nothing else.
 */
export function isPermitted({ role, rights }: Pick<Session, 'role' | 'rights'>, needed: Needed): boolean {
  switch (needed) {
    case 'SignedIn':
      return true;
    case 'Person':
      return role !== 'Bridge';
    case 'Owner':
    case 'Bridge':
      return role === needed;
    default:
      return rights.includes(needed);
  }
}

/** The actor in the history of a bill for a signed-in account. */
export function actorOf({ accountId, name }: Pick<Session, 'accountId' | 'name'>): Actor {
  return { kind: 'Account', id: accountId, name };
}

import type { RequiredAccess, Session } from './session.ts';

/**
 * How lately a person must have proved who they are: within 15 minutes for `Fresh`, within the hours that the venue decided for `Recent`.
 */
export type RequiredProof = 'None' | 'Recent' | 'Fresh';

/** How long a proof is fresh. A sign-in is one, a PIN is none. */
export const FRESH_PROOF_MS = 15 * 60_000;

/** `proofHours` of a venue that has not decided it. */
export const USUAL_PROOF_HOURS = 12;

/** The rights with which people write in the panel, and not at the till. */
const RIGHTS_OF_PANEL: readonly RequiredAccess[] = ['settings', 'menu', 'people', 'Owner'];

/** The proof that a call needs if its operation names none: every write of the panel needs a recent one. */
export function defaultProof(access: RequiredAccess | 'Anyone', isRead: boolean): RequiredProof {
  return !isRead && access !== 'Anyone' && RIGHTS_OF_PANEL.includes(access) ? 'Recent' : 'None';
}

/** Whether a person proved who they are within some time. A sign-in to the demo always counts: it has no password. */
export function isProvedWithin(
  { proof, provedAt }: Pick<Session, 'proof' | 'provedAt'>,
  lifetimeMs: number,
  now: number,
): boolean {
  return proof === 'Demo' || (provedAt !== null && now - provedAt < lifetimeMs);
}

/** Whether the venue's hours of proof apply to a person: to owners and managers, in a browser of their own. */
export function isBoundByProofHours({ role, device }: Pick<Session, 'role' | 'device'>): boolean {
  return device === null && (role === 'Owner' || role === 'Manager');
}

import type { RequiredAccess, Session } from './session.ts';

/**
 * How recent a person's last proof must be for a call: at most 15 minutes old for `Fresh`; at most the venue's `proofHours` old for `Recent`.
 */
export type RequiredProof = 'None' | 'Recent' | 'Fresh';

/** How long a proof is fresh. A sign-in counts as a proof, a PIN does not. */
export const FRESH_PROOF_MS = 15 * 60_000;

/** The default of a venue's `proofHours`. */
export const USUAL_PROOF_HOURS = 12;

/** The access that only writes in the panel need, never acts at the till. */
const RIGHTS_OF_PANEL: readonly RequiredAccess[] = ['settings', 'menu', 'people', 'Owner'];

/** The proof that a call needs if its operation does not state one: a write in the panel needs a recent proof. */
export function defaultProof(access: RequiredAccess | 'Anyone', isRead: boolean): RequiredProof {
  return !isRead && access !== 'Anyone' && RIGHTS_OF_PANEL.includes(access) ? 'Recent' : 'None';
}

/** Whether the last proof of a person is recent enough. A sign-in to the demo is always recent enough: it has no password. */
export function isProvedWithin(
  { proof, provedAt }: Pick<Session, 'proof' | 'provedAt'>,
  lifetimeMs: number,
  now: number,
): boolean {
  return proof === 'Demo' || (provedAt !== null && now - provedAt < lifetimeMs);
}

/** Whether `proofHours` applies to a person: only to owners and managers, in their own browser. */
export function isBoundByProofHours({ role, device }: Pick<Session, 'role' | 'device'>): boolean {
  return device === null && (role === 'Owner' || role === 'Manager');
}

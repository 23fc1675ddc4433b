import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may ask a colleague to agree to an act, and answer. `mayApprove` decides whether a person may agree to a certain one. */
export const APPROVALS = {
  ask: 'Person',
  read: 'Person',
  answer: 'Person',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to ask for approvals and to answer them. `mayApprove` decides whether a person may approve a certain act. */
export const APPROVAL_ACCESS = {
  ask: 'Person',
  read: 'Person',
  answer: 'Person',
} as const satisfies Record<string, RequiredAccess>;

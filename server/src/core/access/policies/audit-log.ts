import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may read what owners and the operator did. */
export const AUDIT_LOG = {
  read: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

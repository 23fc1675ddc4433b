import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to read the audit log, which has the acts of owners and the operator. */
export const AUDIT_LOG_ACCESS = {
  read: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

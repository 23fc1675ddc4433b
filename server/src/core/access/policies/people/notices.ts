import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to read notices. */
export const NOTICE_ACCESS = {
  read: 'Person',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see and to change one's own session. */
export const SESSION_ACCESS = {
  read: 'SignedIn',
  changeOwn: 'Person',
} as const satisfies Record<string, RequiredAccess>;

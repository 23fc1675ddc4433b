import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and change their own session. */
export const SESSIONS = {
  read: 'SignedIn',
  changeOwn: 'Person',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** The required access to read notices. */
export const NOTICES = {
  read: 'Person',
} as const satisfies Record<string, RequiredAccess>;

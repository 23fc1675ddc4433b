import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may read notices. */
export const NOTICES = {
  read: 'Person',
} as const satisfies Record<string, RequiredAccess>;

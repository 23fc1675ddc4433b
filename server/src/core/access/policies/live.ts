import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may follow what changes. */
export const LIVE = {
  follow: 'Person',
  list: 'SignedIn',
} as const satisfies Record<string, RequiredAccess>;

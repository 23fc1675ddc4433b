import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to follow the changes of a venue by a live stream, or to list them. */
export const LIVE_ACCESS = {
  follow: 'Person',
  list: 'SignedIn',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** The required access to see the sales figures of the venue. */
export const FIGURES = {
  read: 'seeTakings',
} as const satisfies Record<string, RequiredAccess>;

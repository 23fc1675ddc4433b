import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see the sales figures of the venue. */
export const FIGURE_ACCESS = {
  read: 'seeTakings',
} as const satisfies Record<string, RequiredAccess>;

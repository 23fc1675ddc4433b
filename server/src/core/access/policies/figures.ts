import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see what the venue takes. */
export const FIGURES = {
  read: 'seeTakings',
} as const satisfies Record<string, RequiredAccess>;

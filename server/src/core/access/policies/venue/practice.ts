import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to start a simulated evening at a practice venue. */
export const PRACTICE_ACCESS = {
  play: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

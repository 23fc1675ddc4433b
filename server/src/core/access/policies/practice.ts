import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may start a simulated evening at a practice venue. */
export const PRACTICE = {
  play: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may let an evening be played at a venue for practice. */
export const PRACTICE = {
  play: 'Owner',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and change campaigns. */
export const CAMPAIGNS = {
  read: 'menu',
  change: 'menu',
} as const satisfies Record<string, RequiredAccess>;

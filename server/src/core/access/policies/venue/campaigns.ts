import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see and to change campaigns. */
export const CAMPAIGN_ACCESS = {
  read: 'menu',
  change: 'menu',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and change tables and areas. */
export const TABLES = {
  read: 'Person',
  change: 'settings',
} as const satisfies Record<string, RequiredAccess>;

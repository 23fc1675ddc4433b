import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and change printers. */
export const PRINTERS = {
  read: 'Person',
  change: 'settings',
} as const satisfies Record<string, RequiredAccess>;

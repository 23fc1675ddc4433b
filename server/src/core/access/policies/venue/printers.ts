import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see and to change printers. */
export const PRINTER_ACCESS = {
  read: 'Person',
  change: 'settings',
} as const satisfies Record<string, RequiredAccess>;

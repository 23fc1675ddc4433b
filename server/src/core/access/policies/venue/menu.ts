import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see and to change the menu. */
export const MENU_ACCESS = {
  read: 'Person',
  readSetup: 'menu',
  change: 'menu',
} as const satisfies Record<string, RequiredAccess>;

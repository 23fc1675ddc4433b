import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and change the menu. */
export const MENU = {
  read: 'Person',
  readSetup: 'menu',
  change: 'menu',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may see and change the settings. */
export const SETTINGS = {
  readProfile: 'Person',
  /** Every page of the panel needs some of them. */
  read: ['settings', 'menu', 'people', 'seeTakings'],
  readHistory: 'settings',
  change: 'settings',
} as const satisfies Record<string, RequiredAccess>;

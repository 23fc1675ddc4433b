import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to see and to change the settings. */
export const SETTINGS_ACCESS = {
  readProfile: 'Person',
  /** Every page of the panel needs some of the settings. */
  read: ['settings', 'menu', 'people', 'seeTakings'],
  readHistory: 'settings',
  change: 'settings',
} as const satisfies Record<string, RequiredAccess>;

import type { Needed } from '../session.ts';

/** Who may see and change the settings. */
export const SETTINGS = {
  readProfile: 'Person',
  read: 'settings',
  change: 'settings',
} as const satisfies Record<string, Needed>;

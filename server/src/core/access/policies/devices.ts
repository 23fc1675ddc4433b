import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may register shared devices and withdraw them, and what those themselves may ask. */
export const DEVICES = {
  administer: 'people',
  ofDevice: 'Device',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to register and to withdraw shared devices; and, with `ofDevice`, for the calls of a shared device itself. */
export const DEVICE_ACCESS = {
  administer: 'people',
  ofDevice: 'Device',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to declare a rush, which pauses the orders of guests for some time. */
export const RUSH_ACCESS = {
  declare: 'soldOut',
} as const satisfies Record<string, RequiredAccess>;

import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may pause the orders of guests for a while. */
export const RUSH = {
  declare: 'soldOut',
} as const satisfies Record<string, RequiredAccess>;

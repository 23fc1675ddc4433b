import type { RequiredAccess } from '../sign-in/session.ts';

/** The required access to take orders. */
export const ORDERS = {
  take: 'takeOrders',
} as const satisfies Record<string, RequiredAccess>;

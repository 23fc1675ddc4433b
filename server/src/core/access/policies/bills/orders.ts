import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to take orders. */
export const ORDER_ACCESS = {
  take: 'takeOrders',
} as const satisfies Record<string, RequiredAccess>;

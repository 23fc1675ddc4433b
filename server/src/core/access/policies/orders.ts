import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may take orders. */
export const ORDERS = {
  take: 'takeOrders',
} as const satisfies Record<string, RequiredAccess>;

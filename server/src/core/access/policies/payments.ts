import type { RequiredAccess } from '../sign-in/session.ts';

/** Who may take payments. `bill-changes.ts` decides whether a person may refund one. */
export const PAYMENTS = {
  take: 'takePayments',
  tip: 'tips',
} as const satisfies Record<string, RequiredAccess>;

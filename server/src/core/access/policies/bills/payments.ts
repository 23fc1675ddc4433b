import type { RequiredAccess } from '../../sign-in/session.ts';

/** The required access to take payments and tips. `bill-changes.ts` decides whether a person may refund a payment. */
export const PAYMENT_ACCESS = {
  take: 'takePayments',
  tip: 'tips',
} as const satisfies Record<string, RequiredAccess>;

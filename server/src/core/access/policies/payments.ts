import type { Needed } from '../session.ts';

/** Who may take payments. Giving back is asked of the change of the bill. */
export const PAYMENTS = {
  take: 'takePayments',
  tip: 'tips',
} as const satisfies Record<string, Needed>;

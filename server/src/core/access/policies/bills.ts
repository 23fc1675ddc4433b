import type { Needed } from '../session.ts';

/** Who may see bills and work on them. What a change takes off, or of whose bill, is asked of the change. */
export const BILLS = {
  read: 'Person',
  change: 'Person',
  serve: 'Person',
  seat: 'takeOrders',
  hide: 'hide',
} as const satisfies Record<string, Needed>;

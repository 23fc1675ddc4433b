import type { Bill } from '../../bills/bill.ts';
import type { Needed, Session } from '../session.ts';

/** Who may see bills and work on them. What a change takes off, or of whose bill, is asked of the change. */
export const BILLS = {
  read: 'Person',
  change: 'Person',
  serve: 'Person',
  seat: 'takeOrders',
  takeOver: 'takeOrders',
} as const satisfies Record<string, Needed>;

/** Whether a person may see a bill. One that no waiter has is everybody's. */
export function maySeeBill(
  { rights, accountId, role }: Pick<Session, 'rights' | 'accountId' | 'role'>,
  { waiter }: Pick<Bill, 'waiter'>,
): boolean {
  return (
    role === 'Bridge' || waiter === undefined || waiter.id === accountId || rights.includes('seeOthersBills')
  );
}

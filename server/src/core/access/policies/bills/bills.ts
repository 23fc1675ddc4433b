import type { Bill } from '../../../bills/bill.ts';
import type { RequiredAccess, Session } from '../../sign-in/session.ts';

/** The required access to see bills and to work on them. `bill-changes.ts` decides whether a person may make a certain change. */
export const BILL_ACCESS = {
  read: 'Person',
  change: 'Person',
  /** The states of lines in the kitchen and in the service, also whether a delivery has left. */
  serve: 'Person',
  /** The table, the number of guests, and the guests' request for the bill. */
  seat: 'takeOrders',
  /** The quantities of lines, and the guests who get them. */
  count: 'takeOrders',
  takeOver: 'takeOrders',
  /** Allergies. */
  mark: 'takeOrders',
} as const satisfies Record<string, RequiredAccess>;

/** Whether an account sees all bills of the venue. A bridge always does. */
export function seesOthersBills({ rights, role }: Pick<Session, 'rights' | 'role'>): boolean {
  return role === 'Bridge' || rights.includes('seeOthersBills');
}

/** Whether a person may see a bill. Everyone may see a bill without a waiter. */
export function maySeeBill(
  session: Pick<Session, 'rights' | 'accountId' | 'role'>,
  { waiter }: Pick<Bill, 'waiter'>,
): boolean {
  return waiter === undefined || waiter.id === session.accountId || seesOthersBills(session);
}

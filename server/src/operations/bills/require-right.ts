import { missingRight } from '../../core/access/policies/bill-changes.ts';
import { maySeeBill } from '../../core/access/policies/bills.ts';
import type { LentRight } from '../../core/access/rights.ts';
import type { Session } from '../../core/access/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { LineRequest } from '../../core/bills/order-request.ts';
import { Refusal } from '../../core/refusals.ts';

/** Who does something to a bill, and what a colleague agreed to. */
export interface Consent {
  session: Session;
  /** `null` where the person asked no one. */
  approval: { id: string } | null;
}

/**
 * Passes when a person may make a change of a bill.
 * @throws Refusal APPROVAL_NEEDED with the right that the person lacks
 */
export function requireRight(consent: Consent | null, before: Bill, change: BillChange): void {
  const missing = consent && missingRight(consent.session, before, change);
  if (missing !== null) throw approvalNeeded(missing.right, missing.takesOffKurus);
}

/**
 * Passes when a bill is there and a person may see it. What they may not see is answered like what is not there.
 * @param session  `null` for a program
 * @throws Refusal BILL_NOT_FOUND
 */
export function requireSeen(session: Session | null, bill: Bill | null): asserts bill is Bill {
  if (bill === null || (session !== null && !maySeeBill(session, bill))) throw new Refusal('BILL_NOT_FOUND');
}

/**
 * Passes when a person may order these lines.
 * @throws Refusal APPROVAL_NEEDED for an open item without the right to it
 */
export function requireOrderRight({ session }: Consent, lines: readonly LineRequest[]): void {
  if (session.rights.includes('openItem')) return;
  const items = lines.flatMap(({ openItem, quantity }) =>
    openItem === undefined ? [] : [openItem.priceKurus * quantity],
  );
  if (items.length > 0)
    throw approvalNeeded(
      'openItem',
      items.reduce((sum, kurus) => sum + kurus, 0),
    );
}

function approvalNeeded(right: LentRight, amountKurus: number): Refusal {
  return new Refusal('APPROVAL_NEEDED', { details: { right, amountKurus } });
}

import type { Actor } from '../../core/access/actor.ts';
import { type ActAtHand, covers, linesOf } from '../../core/access/approval.ts';
import { missingRight } from '../../core/access/policies/bill-changes.ts';
import { maySeeBill } from '../../core/access/policies/bills.ts';
import type { LentRight } from '../../core/access/rights.ts';
import type { Session } from '../../core/access/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { LineRequest } from '../../core/bills/order-request.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Agreement, findAgreement as find, updateApprovalAsUsed } from '../../store/access/approvals.ts';
import type { Db, Tx } from '../../store/database.ts';

/** Who does something to a bill, and what a colleague agreed to. */
export interface Consent {
  session: Session;
  /** The operation, by its id. */
  act: string;
  /** `null` where the person asked no one. */
  approval: { id: string } | null;
}

/** An approval that an act uses up, and what the act needs. */
export interface Permit extends ActAtHand {
  approvalId: string;
  right: LentRight;
}

/** What a colleague agreed to; `null` where the call names nothing, or nobody of the venue agreed to it. */
export async function findAgreement(
  db: Db,
  venueId: string,
  consent: Consent | null,
): Promise<Agreement | null> {
  if (!consent?.approval) return null;
  return find(db, { venueId, approvalId: consent.approval.id });
}

/** The colleague who agreed, for the history. */
export function approverOf(agreement: Agreement | null): { approvedBy?: Actor } {
  return agreement === null ? {} : { approvedBy: agreement.approvedBy };
}

/**
 * Passes when a person may make a change of a bill, alone or with what a colleague agreed to. The colleague counts as they are now.
 * @returns the approval that the change uses up; `null` when it needs none
 * @throws Refusal APPROVAL_NEEDED with the right that the person lacks
 */
export function requireRight(
  consent: Consent | null,
  agreement: Agreement | null,
  before: Bill,
  change: BillChange,
): Permit | null {
  const { history } = change;
  const missing = consent && missingRight(consent.session, before, change);
  if (consent === null || missing === null || history === null) return null;
  const { takesOffKurus, right } = missing;
  const lineIds = linesOf(history);
  const hand = handOf(consent, before.id, lineIds, takesOffKurus);
  const isAgreed =
    agreement !== null &&
    covers(agreement.approval, hand, history.at) &&
    agreement.approver.rights.includes('approve') &&
    missingRight(agreement.approver, before, change) === null;
  if (!isAgreed) throw approvalNeeded(right, hand);
  return { ...hand, approvalId: agreement.approval.id, right };
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
 * Passes when a person may order these lines, alone or with what a colleague agreed to.
 * @param billId  `null` where the order may open a bill
 * @returns the approval that the order uses up; `null` when it needs none
 * @throws Refusal APPROVAL_NEEDED for an open item without the right to it
 */
export function requireOrderRight(
  consent: Consent,
  agreement: Agreement | null,
  billId: string | null,
  lines: readonly LineRequest[],
  now: number,
): Permit | null {
  if (consent.session.rights.includes('openItem')) return null;
  const items = lines.flatMap(({ openItem, quantity }) =>
    openItem === undefined ? [] : [openItem.priceKurus * quantity],
  );
  if (items.length === 0) return null;
  const kurus = items.reduce((sum, one) => sum + one, 0);
  const hand = handOf(consent, billId, [], kurus);
  const isAgreed =
    agreement !== null &&
    covers(agreement.approval, hand, now) &&
    ['approve' as const, 'openItem' as const].every((right) => agreement.approver.rights.includes(right));
  if (!isAgreed) throw approvalNeeded('openItem', hand);
  return { ...hand, approvalId: agreement.approval.id, right: 'openItem' };
}

/**
 * Uses an approval up in the transaction that saves its act. The caller holds the lock of the venue's head, so that of two uses one is.
 * @throws Refusal APPROVAL_NEEDED when it was used, taken back or over meanwhile
 */
export async function useApproval(tx: Tx, venueId: string, permit: Permit, now: number): Promise<void> {
  const { approvalId, right } = permit;
  const used = await updateApprovalAsUsed(tx, { venueId, approvalId }, now);
  if (used === null) throw approvalNeeded(right, permit);
}

function handOf(
  { session, act }: Consent,
  billId: string | null,
  lineIds: string[],
  takesOffKurus: number,
): ActAtHand {
  return { act, billId, lineIds, askedById: session.accountId, takesOffKurus };
}

function approvalNeeded(
  right: LentRight,
  { act, billId, lineIds, takesOffKurus: amountKurus }: ActAtHand,
): Refusal {
  return new Refusal('APPROVAL_NEEDED', { details: { right, amountKurus, act, billId, lineIds } });
}

import type { Actor } from '../../core/access/actor.ts';
import { type AttemptedAct, coversAct, lineIdsOfChange } from '../../core/access/approval.ts';
import { missingRight } from '../../core/access/policies/bills/bill-changes.ts';
import { maySeeBill } from '../../core/access/policies/bills/bills.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { LineRequest } from '../../core/bills/ordering/order-request.ts';
import type { CashMoveRequest } from '../../core/drawers/approvable-move.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Agreement, findAgreement as find, updateApprovalAsUsed } from '../../store/access/approvals.ts';
import type { Db, Tx } from '../../store/database.ts';

/** The person who acts on a bill or a drawer, and the approval that they refer to. */
export interface Consent {
  session: Session;
  /** The operation, by its id. */
  act: string;
  /** `null` if the call names no approval. */
  approval: { id: string } | null;
}

/** An approval that an act uses up, and the attempted act. */
export interface Permit extends AttemptedAct {
  approvalId: string;
}

/**
 * The approval that a call names, with the colleague who gave it; `null` if the call names none, or no person of the
 * venue approved it.
 */
export async function findAgreement(
  db: Db,
  venueId: string,
  consent: Consent | null,
): Promise<Agreement | null> {
  if (!consent?.approval) return null;
  return find(db, { venueId, approvalId: consent.approval.id });
}

/** The colleague who approved, for the history. */
export function approverOf(agreement: Agreement | null): { approvedBy?: Actor } {
  return agreement === null ? {} : { approvedBy: agreement.approvedBy };
}

/**
 * Requires that a person may change a bill, by their own right or with an approval. The rights of the colleague are
 * checked as they are now.
 * @returns the approval that the change uses up; `null` if it needs none
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
  const { deductedKurus, right } = missing;
  const lineIds = lineIdsOfChange(history);
  const attempted = attemptedActOf(consent, { right, billId: before.id, lineIds, deductedKurus });
  const isAgreed =
    agreement !== null &&
    coversAct(agreement.approval, attempted, history.at) &&
    agreement.approver.rights.includes('approve') &&
    missingRight(agreement.approver, before, change) === null;
  if (!isAgreed) throw approvalNeeded(attempted);
  return { ...attempted, approvalId: agreement.approval.id };
}

/**
 * Requires that a bill exists and the person may see it. Both failures get the same refusal.
 * @param session  `null` for an API key
 * @throws Refusal BILL_NOT_FOUND
 */
export function requireVisibleBill(session: Session | null, bill: Bill | null): asserts bill is Bill {
  if (bill === null || (session !== null && !maySeeBill(session, bill))) throw new Refusal('BILL_NOT_FOUND');
}

/**
 * Requires that a person may order these lines, by their own right or with an approval.
 * @param billId  `null` if the order may open a bill
 * @returns the approval that the order uses up; `null` if it needs none
 * @throws Refusal APPROVAL_NEEDED for an open item (one with a free name and price) if the person lacks the right
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
  return requireAgreed(
    attemptedActOf(consent, { right: 'openItem', billId, lineIds: [], deductedKurus: kurus }),
    agreement,
    now,
  );
}

/**
 * Requires that a person may act on a drawer, by their own right or with an approval.
 * @param amountKurus  0 for a drawer that is only opened
 * @returns the approval that the act uses up; `null` if it needs none
 * @throws Refusal APPROVAL_NEEDED
 */
export function requireDrawerRight(
  consent: Consent,
  agreement: Agreement | null,
  movement: CashMoveRequest,
  amountKurus: number,
  now: number,
): Permit | null {
  if (consent.session.rights.includes('drawer')) return null;
  const asked = { right: 'drawer' as const, billId: null, lineIds: [], deductedKurus: amountKurus };
  return requireAgreed(attemptedActOf(consent, { ...asked, movement }), agreement, now);
}

/** Requires that a colleague who has the right approved this act. @throws Refusal APPROVAL_NEEDED */
function requireAgreed(attempted: AttemptedAct, agreement: Agreement | null, now: number): Permit {
  const isAgreed =
    agreement !== null &&
    coversAct(agreement.approval, attempted, now) &&
    (['approve', attempted.right] as const).every((right) => agreement.approver.rights.includes(right));
  if (!isAgreed) throw approvalNeeded(attempted);
  return { ...attempted, approvalId: agreement.approval.id };
}

/**
 * Uses up an approval in the transaction that saves its act. The caller holds the lock of the venue's head, so that an
 * approval is used only once.
 * @throws Refusal APPROVAL_NEEDED if the approval was used, withdrawn or has expired
 */
export async function useApproval(tx: Tx, venueId: string, permit: Permit, now: number): Promise<void> {
  const { approvalId } = permit;
  const used = await updateApprovalAsUsed(tx, { venueId, approvalId }, now);
  if (used === null) throw approvalNeeded(permit);
}

function attemptedActOf(
  { session, act }: Consent,
  needed: Omit<AttemptedAct, 'act' | 'askedById' | 'movement'> & Partial<Pick<AttemptedAct, 'movement'>>,
): AttemptedAct {
  return { act, askedById: session.accountId, movement: null, ...needed };
}

function approvalNeeded({
  act,
  right,
  billId,
  lineIds,
  deductedKurus: amountKurus,
  movement,
}: AttemptedAct): Refusal {
  const ofDrawer = movement === null ? {} : { movement };
  return new Refusal('APPROVAL_NEEDED', {
    details: { right, amountKurus, act, billId, lineIds, ...ofDrawer },
  });
}

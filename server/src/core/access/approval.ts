import type { Bill } from '../bills/bill.ts';
import { findLine } from '../bills/bill-change.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { reductionsOf } from '../bills/reductions.ts';
import type { CashMoveRequest } from '../drawers/approvable-move.ts';
import { Refusal } from '../refusals.ts';
import type { Actor } from './actor.ts';
import { type ApprovableRight, type Grants, WHOLE_BILL_BASIS_POINTS } from './rights.ts';

export const APPROVAL_STATES = ['Asked', 'Agreed', 'Declined', 'Used', 'TakenBack'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The description of an act that a colleague reads before they answer. */
export interface ApprovalSubject {
  /** `null` for an order that may open a new bill. */
  billNumber: number | null;
  tableName: string | null;
  /** The dishes that the act concerns; empty if it concerns the whole bill. */
  dishes: { name: string; units: number }[];
  /**
   * The share of the bill that is deducted manually, including this act, in basis points; 0 if no limit applies to the act.
   */
  offBasisPoints: number;
  /** Only for a cash movement; absent in subjects that were stored before cash movements existed. */
  movement?: MovementSubject;
}

/** A cash movement as a colleague reads it. The amount is `amountKurus` of the approval. */
export interface MovementSubject extends CashMoveRequest {
  /** The name of the drawer; empty if the venue has only one. */
  drawerName: string;
  toName: string | null;
}

/** A request that a colleague approves one act of a person, with the answer. Instants are milliseconds. */
export interface Approval {
  id: string;
  state: ApprovalState;
  /** The operation id of the act in the API. */
  act: string;
  /** The right that the person lacks, or whose limit the act exceeds. */
  need: ApprovableRight;
  /** `null` for an order that may open a new bill. */
  billId: string | null;
  /** The ids of the lines that the act concerns; empty if it concerns the whole bill. */
  lineIds: string[];
  /** The largest amount that the act may deduct. */
  amountKurus: number;
  reason: string | null;
  said: ApprovalSubject;
  askedAt: number;
  askedBy: Actor;
  /** Until then a colleague can answer or, after they agreed, the person can use the approval. */
  expiresAt: number;
  answeredAt: number | null;
  answeredBy: Actor | null;
}

/** A request without an answer expires after this time, because a guest does not wait longer. */
export const QUESTION_LIFETIME_MS = 10 * 60_000;
/** An agreement that is not used expires after this time. */
const AGREEMENT_LIFETIME_MS = 30 * 60_000;

/** The act that a person asks a colleague to approve. */
export type ApprovalQuestion = Pick<
  Approval,
  'act' | 'need' | 'billId' | 'lineIds' | 'amountKurus' | 'reason'
> & {
  movement: MovementSubject | null;
};

/**
 * The rights with a limit on how much a person may deduct. A void has no limit, because it always deducts the
 * full amount.
 */
const LIMITED: readonly ApprovableRight[] = ['changeKitchen', 'comp', 'discount', 'price', 'changePrinted'];

/**
 * Describes an act for the colleague who answers.
 * @param bill  `null` for an order that may open a new bill
 * @throws Refusal LINE_NOT_FOUND
 */
export function describeAct(
  bill: Bill | null,
  { act, need, lineIds, amountKurus, movement }: ApprovalQuestion,
): ApprovalSubject {
  const ofDrawer = movement === null ? {} : { movement };
  if (bill === null) return { billNumber: null, tableName: null, dishes: [], offBasisPoints: 0, ...ofDrawer };
  const dishes = lineIds
    .map((id) => findLine(bill, id))
    .map(({ productName, quantity }) => ({ name: productName, units: quantity }));
  const { kurus, ofKurus } = reductionsOf(bill);
  const isLimited = LIMITED.includes(need) && act !== 'voidBill' && ofKurus > 0;
  const offBasisPoints = isLimited
    ? Math.ceil(((kurus + amountKurus) * WHOLE_BILL_BASIS_POINTS) / ofKurus)
    : 0;
  const { number: billNumber, table } = bill;
  return {
    ...{ billNumber, tableName: table?.name ?? null, dishes },
    offBasisPoints: Math.min(offBasisPoints, WHOLE_BILL_BASIS_POINTS),
    ...ofDrawer,
  };
}

/** Whether a person already asked the same question. Cash movements with different amounts are different questions. */
export function isSameQuestion(
  earlier: Approval,
  { act, billId, lineIds, movement, amountKurus }: ApprovalQuestion,
  { id }: Actor,
): boolean {
  if (earlier.askedBy.id !== id || earlier.act !== act || earlier.billId !== billId) return false;
  if (!isSameMovement(earlier.said.movement ?? null, movement)) return false;
  if (movement !== null && earlier.amountKurus !== amountKurus) return false;
  return isSameLines(earlier.lineIds, lineIds);
}

function isSameLines(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** A person who could approve the act. */
export interface Colleague extends Grants {
  accountId: string;
}

/** Whether a person may approve an act: never their own act, and only an act that they may do themselves. */
export function mayApprove(
  { accountId, rights, mostOffBasisPoints }: Colleague,
  { askedBy, need, said }: Pick<Approval, 'askedBy' | 'need' | 'said'>,
): boolean {
  if (accountId === askedBy.id || !rights.includes('approve') || !rights.includes(need)) return false;
  return said.offBasisPoints <= mostOffBasisPoints;
}

/**
 * Records the answer of a colleague. The caller must check `mayApprove` first. The same answer of the same person changes nothing.
 * @throws Refusal APPROVAL_OVER if the approval has another answer, was withdrawn or has expired
 */
export function recordAnswer(
  approval: Approval,
  answer: 'Agreed' | 'Declined',
  by: Actor,
  now: number,
): Approval {
  if (approval.state === answer && approval.answeredBy?.id === by.id) return approval;
  requireAsked(approval, now);
  const expiresAt = answer === 'Agreed' ? now + AGREEMENT_LIFETIME_MS : approval.expiresAt;
  return { ...approval, state: answer, answeredAt: now, answeredBy: by, expiresAt };
}

/**
 * Withdraws an approval, because the person who asked for it no longer needs it.
 * @throws Refusal APPROVAL_OVER if the approval was used or declined, or expired before an answer
 */
export function withdrawApproval(approval: Approval, now: number): Approval {
  if (approval.state === 'TakenBack') return approval;
  if (approval.state !== 'Agreed') requireAsked(approval, now);
  return { ...approval, state: 'TakenBack' };
}

/** Whether an approval still waits for an answer. */
export function isApprovalOpen({ state, expiresAt }: Approval, now: number): boolean {
  return state === 'Asked' && now < expiresAt;
}

function requireAsked(approval: Approval, now: number): void {
  if (!isApprovalOpen(approval, now)) throw new Refusal('APPROVAL_OVER');
}

function isSameMovement(one: CashMoveRequest | null, other: CashMoveRequest | null): boolean {
  if (one === null || other === null) return one === other;
  return one.act === other.act && one.drawer === other.drawer && one.toId === other.toId;
}

/** An act that the person now does, with the properties that are compared with an approval. */
export interface AttemptedAct {
  act: string;
  /** The right that the person lacks for it. */
  right: ApprovableRight;
  billId: string | null;
  lineIds: string[];
  askedById: string;
  deductedKurus: number;
  /** `null` for an act on a bill. */
  movement: CashMoveRequest | null;
}

/**
 * Whether an approval covers an act. A colleague must have agreed, and the approval must be neither used nor expired. The person, the
 * right, the bill, the lines and the drawer must be the same, and the amount must not be larger. The state of the kitchen does not matter.
 */
export function coversAct(approval: Approval, attempted: AttemptedAct, now: number): boolean {
  const { state, expiresAt, act, need, billId, lineIds, askedBy, amountKurus, said } = approval;
  if (state !== 'Agreed' || now >= expiresAt) return false;
  if (
    act !== attempted.act ||
    need !== attempted.right ||
    billId !== attempted.billId ||
    askedBy.id !== attempted.askedById
  )
    return false;
  if (!isSameMovement(said.movement ?? null, attempted.movement)) return false;
  return attempted.deductedKurus <= amountKurus && isSameLines(lineIds, attempted.lineIds);
}

/** The ids of the lines that a change concerns; empty if it concerns the whole bill. */
export function lineIdsOfChange({ action, detail }: HistoryEntry): string[] {
  if (action === 'LinesMovedOut') return detail.lines.map(({ lineId }) => lineId);
  if (action === 'PaymentRefunded') return (detail.units ?? []).map(({ lineId }) => lineId);
  return 'lineId' in detail && detail.lineId !== null ? [detail.lineId] : [];
}

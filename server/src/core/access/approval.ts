import type { Bill } from '../bills/bill.ts';
import { lineOf } from '../bills/bill-change.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { reductionsOf } from '../bills/reductions.ts';
import type { AskedMovement } from '../drawers/approvable-move.ts';
import { Refusal } from '../refusals.ts';
import type { Actor } from './actor.ts';
import { ALL_OFF, type ApprovableRight, type Grants } from './rights.ts';

export const APPROVAL_STATES = ['Asked', 'Agreed', 'Declined', 'Used', 'TakenBack'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** What a colleague reads before they answer. */
export interface ApprovalSubject {
  /** `null` for an order that may open a bill. */
  billNumber: number | null;
  tableName: string | null;
  /** The dishes that the act names; none for an act on the whole bill. */
  dishes: { name: string; units: number }[];
  /**
   * How much of the bill people would have taken off by hand after the act, in basis points; 0 if no limit applies to the
   * act.
   */
  offBasisPoints: number;
  /** Only for a move of cash. Subjects that were stored before there were moves lack it. */
  movement?: MovementSubject;
}

/** A move of cash, as a colleague reads it: the amount is that of the question. */
export interface MovementSubject extends AskedMovement {
  /** Empty for the only drawer of a venue. */
  drawerName: string;
  toName: string | null;
}

/** One act for which a person needs a colleague, and the answer. Instants are milliseconds. */
export interface Approval {
  id: string;
  state: ApprovalState;
  /** The operation, by its id in the API. */
  act: string;
  /** The right that the person lacks, or whose limit the act exceeds. */
  need: ApprovableRight;
  /** `null` for an order that may open a bill. */
  billId: string | null;
  /** The lines that the act names; none for an act on the whole bill. */
  lineIds: string[];
  /** How much the act takes off at most. */
  amountKurus: number;
  reason: string | null;
  said: ApprovalSubject;
  askedAt: number;
  askedBy: Actor;
  /** Until when it can be answered, and once agreed to, until when it can be used. */
  expiresAt: number;
  answeredAt: number | null;
  answeredBy: Actor | null;
}

/** A question without an answer expires after this: the guest does not wait longer. */
export const QUESTION_LIFETIME_MS = 10 * 60_000;
/** An agreement that is not used expires after this. */
const AGREEMENT_LIFETIME_MS = 30 * 60_000;

/** The act that a person asks a colleague to agree to. */
export type Question = Pick<Approval, 'act' | 'need' | 'billId' | 'lineIds' | 'amountKurus' | 'reason'> & {
  movement: MovementSubject | null;
};

/** The rights of which a person has only up to a limit. A void has none: it always takes all off. */
const LIMITED: readonly ApprovableRight[] = ['changeKitchen', 'comp', 'discount', 'price', 'changePrinted'];

/**
 * What a colleague reads of a bill before they answer.
 * @param bill  `null` for an order that may open one
 * @throws Refusal LINE_NOT_FOUND
 */
export function subjectOf(
  bill: Bill | null,
  { act, need, lineIds, amountKurus, movement }: Question,
): ApprovalSubject {
  const ofDrawer = movement === null ? {} : { movement };
  if (bill === null) return { billNumber: null, tableName: null, dishes: [], offBasisPoints: 0, ...ofDrawer };
  const dishes = lineIds
    .map((id) => lineOf(bill, id))
    .map(({ productName, quantity }) => ({ name: productName, units: quantity }));
  const { kurus, ofKurus } = reductionsOf(bill);
  const isLimited = LIMITED.includes(need) && act !== 'voidBill' && ofKurus > 0;
  const offBasisPoints = isLimited ? Math.ceil(((kurus + amountKurus) * ALL_OFF) / ofKurus) : 0;
  const { number: billNumber, table } = bill;
  return {
    ...{ billNumber, tableName: table?.name ?? null, dishes },
    offBasisPoints: Math.min(offBasisPoints, ALL_OFF),
    ...ofDrawer,
  };
}

/** Whether two questions of a person are the same. Two moves of cash with different amounts are two questions. */
export function isSameQuestion(
  earlier: Approval,
  { act, billId, lineIds, movement, amountKurus }: Question,
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

/** A person who may be asked. */
export interface Colleague extends Grants {
  accountId: string;
}

/** Whether a person may agree to what a colleague asks: never to their own act, and to nothing that they may not do themselves. */
export function mayApprove(
  { accountId, rights, mostOffBasisPoints }: Colleague,
  { askedBy, need, said }: Pick<Approval, 'askedBy' | 'need' | 'said'>,
): boolean {
  if (accountId === askedBy.id || !rights.includes('approve') || !rights.includes(need)) return false;
  return said.offBasisPoints <= mostOffBasisPoints;
}

/**
 * An approval with the answer of a colleague, who may give it. The same answer of the same person changes nothing.
 * @throws Refusal APPROVAL_OVER when it was answered otherwise, taken back, or waited too long
 */
export function withAnswer(
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
 * An approval that its asker no longer needs.
 * @throws Refusal APPROVAL_OVER when it was used, or is over otherwise
 */
export function asTakenBack(approval: Approval, now: number): Approval {
  if (approval.state === 'TakenBack') return approval;
  if (approval.state !== 'Agreed') requireAsked(approval, now);
  return { ...approval, state: 'TakenBack' };
}

/** Whether an approval still waits for an answer. */
export function isOpen({ state, expiresAt }: Approval, now: number): boolean {
  return state === 'Asked' && now < expiresAt;
}

function requireAsked(approval: Approval, now: number): void {
  if (!isOpen(approval, now)) throw new Refusal('APPROVAL_OVER');
}

function isSameMovement(one: AskedMovement | null, other: AskedMovement | null): boolean {
  if (one === null || other === null) return one === other;
  return one.act === other.act && one.drawer === other.drawer && one.toId === other.toId;
}

/** The parts of an act that an approval is compared with. */
export interface AttemptedAct {
  act: string;
  /** The right that the person lacks for it. */
  right: ApprovableRight;
  billId: string | null;
  lineIds: string[];
  askedById: string;
  takesOffKurus: number;
  /** `null` for what is done to a bill. */
  movement: AskedMovement | null;
}

/**
 * Whether an approval is for this act: agreed to and not used or over, by the person who asked, for the right that the colleague read, on
 * no other lines than those it names, or with no other drawer, and for no more than the amount. How far the kitchen is does not matter.
 */
export function coversSubject(approval: Approval, hand: AttemptedAct, now: number): boolean {
  const { state, expiresAt, act, need, billId, lineIds, askedBy, amountKurus, said } = approval;
  if (state !== 'Agreed' || now >= expiresAt) return false;
  if (act !== hand.act || need !== hand.right || billId !== hand.billId || askedBy.id !== hand.askedById)
    return false;
  if (!isSameMovement(said.movement ?? null, hand.movement)) return false;
  return hand.takesOffKurus <= amountKurus && isSameLines(lineIds, hand.lineIds);
}

/** The lines that a change of a bill names; none for one of the whole bill. */
export function linesOf({ action, detail }: HistoryEntry): string[] {
  if (action === 'LinesMovedOut') return detail.lines.map(({ lineId }) => lineId);
  if (action === 'PaymentRefunded') return (detail.units ?? []).map(({ lineId }) => lineId);
  return 'lineId' in detail && detail.lineId !== null ? [detail.lineId] : [];
}

import { ApiFault, type FaultDescription, isRefusal } from '../api/fault.ts';

/** Something that a person did and that must reach the service. It is stored until the service answers. */
export interface Act<Name extends string = string, Input = unknown> {
  /** Also the `Idempotency-Key` of the call: the act counts once, even if it is sent several times. */
  key: string;
  name: Name;
  venueId: string;
  /** The account of the person who acted. The act is only sent under another account if `sentBy` is set. */
  accountId: string;
  /** The account of a colleague who sends the act for the person who left it unsent. */
  sentBy?: string;
  /** Acts on the same subject (a bill, a table, a reservation) are sent one after the other. */
  subject: string;
  input: Input;
  /** The approval that was requested for the act; it is sent with the act. */
  approvalId?: string;
  /** In milliseconds since 1970. */
  madeAt: number;
  /** When a person last confirmed that it is to be sent, in milliseconds since 1970. @default `madeAt` */
  confirmedAt?: number;
  /** Why the service refused it, or why its result is unknown. An act with a fault is not sent again automatically. */
  fault: FaultDescription | null;
}

/** A round is sent automatically only within this time after a person made or confirmed it. */
const SENT_AUTOMATICALLY_MS = 15 * 60_000;

const ROUNDS: ReadonlySet<string> = new Set(['placeOrder', 'placeRound']);

/** Whether an act sends lines to the kitchen. */
export function isRound({ name }: Pick<Act, 'name'>): boolean {
  return ROUNDS.has(name);
}

/** Whether an act waits for the approval of a colleague. */
export function needsApproval({ fault }: Pick<Act, 'fault'>): boolean {
  return fault?.code === 'APPROVAL_NEEDED';
}

/** Whether the service may lack an act: it has no answer, its result is unknown, or it is a round that was refused. */
export function isUnsent(act: Pick<Act, 'name' | 'fault'>): boolean {
  return act.fault === null || isRound(act) || !isRefusal(act.fault);
}

/** The account in whose name an act is sent. */
export function senderOf({ accountId, sentBy }: Act): string {
  return sentBy ?? accountId;
}

/** Whether a round that another person left unsent is sent automatically: it is recent and its bill is open. */
export function isSentAutomatically(act: Act, openBillIds: ReadonlySet<string>, now: number): boolean {
  if (act.name !== 'placeRound' || act.fault !== null || !isRecent(act, now)) return false;
  return openBillIds.has((act.input as { billId: string }).billId);
}

/**
 * Checks that an act which sends food to the kitchen was made or confirmed a short while ago.
 * @throws ApiFault ACT_TOO_OLD
 */
export function requireRecent(act: Act): void {
  if (isRecent(act, Date.now())) return;
  const nothing = { message: null, problems: [], details: null, traceId: null, retryAfterSeconds: null };
  throw new ApiFault({ code: 'ACT_TOO_OLD', status: 409, ...nothing });
}

function isRecent({ madeAt, confirmedAt = madeAt }: Act, now: number): boolean {
  return now - confirmedAt < SENT_AUTOMATICALLY_MS;
}

/** Whether a round is too old to be sent without a tap: the guests may not want it any more. */
export function isTooOldToSend(act: Act, now: number): boolean {
  return isRound(act) && !isRecent(act, now);
}

import { ApiFault, type FaultDescription, isRefusal } from '../api/fault.ts';

/** An act of a person that the service needs to get. It is stored until it is answered. */
export interface Act<Name extends string = string, Input = unknown> {
  /** Also the `Idempotency-Key` of the call: however often it is sent, it counts once. */
  key: string;
  name: Name;
  venueId: string;
  /** Who did it: it is never sent under another's name, unless they say so. */
  accountId: string;
  /** The account that sends it instead of the person who left it behind. */
  sentBy?: string;
  /** Acts on the same subject (a bill, a table, a reservation) are sent one after the other. */
  subject: string;
  input: Input;
  /** The approval that was requested for the act, if it needs one; it is sent with it. */
  approvalId?: string;
  /** In milliseconds since 1970. */
  madeAt: number;
  /** When a person last said that it is to be sent, if not when it was made; in milliseconds since 1970. */
  confirmedAt?: number;
  /**
   * Why the service refused it, or why its result is not known. It then waits for the person and is not sent again
   * automatically.
   */
  fault: FaultDescription | null;
}

/** A round goes to the kitchen automatically no later than this after a person said so. */
const SENT_AUTOMATICALLY_MS = 15 * 60_000;

const ROUNDS: ReadonlySet<string> = new Set(['placeOrder', 'placeRound']);

/** Whether an act sends lines to the kitchen. */
export function isRound({ name }: Pick<Act, 'name'>): boolean {
  return ROUNDS.has(name);
}

/** Whether an act waits until a colleague agrees to it. */
export function needsColleague({ fault }: Pick<Act, 'fault'>): boolean {
  return fault?.code === 'APPROVAL_NEEDED';
}

/** Whether the service may not have an act: it has no answer, its fate is unknown, or it is a round that was refused. */
export function isUnsent(act: Pick<Act, 'name' | 'fault'>): boolean {
  return act.fault === null || isRound(act) || !isRefusal(act.fault);
}

/** The account in whose name an act is sent. */
export function senderOf({ accountId, sentBy }: Act): string {
  return sentBy ?? accountId;
}

/** Whether a round that another person left unsent is sent automatically: while its bill is open. */
export function isSentAutomatically(act: Act, openBillIds: ReadonlySet<string>, now: number): boolean {
  if (act.name !== 'placeRound' || act.fault !== null || !isRecent(act, now)) return false;
  return openBillIds.has((act.input as { billId: string }).billId);
}

/**
 * Passes when an act that has something cooked was made a moment ago, or a person confirmed it. @throws ApiFault ACT_TOO_OLD
 */
export function requireRecent(act: Act): void {
  if (isRecent(act, Date.now())) return;
  const nothing = { message: null, problems: [], details: null, traceId: null, retryAfterSeconds: null };
  throw new ApiFault({ code: 'ACT_TOO_OLD', status: 409, ...nothing });
}

function isRecent({ madeAt, confirmedAt = madeAt }: Act, now: number): boolean {
  return now - confirmedAt < SENT_AUTOMATICALLY_MS;
}

/** Whether a round is too old to be sent without a tap: it may not be wanted any more. */
export function isTooOldToSend(act: Act, now: number): boolean {
  return isRound(act) && !isRecent(act, now);
}

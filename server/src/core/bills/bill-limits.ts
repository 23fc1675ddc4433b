import type { Actor } from '../access/actor.ts';
import { Refusal } from '../refusals.ts';
import type { Bill } from './bill.ts';
import type { BillAction } from './bill-history.ts';

/**
 * The limits of one bill, so that reading, pricing and saving it stays quick. Struck lines and reversed
 * payments count: they stay on the bill.
 */
export const BILL_LIMITS = {
  lines: 500,
  payments: 100,
  /** Fiscal documents: one for each payment and refund, and a void of each. */
  documents: 400,
  /** Snapshots of campaigns: the terms at the time of each order. */
  campaigns: 500,
  /** After this many changes a bill can only be finished: see {@link requireChangeLimit}. */
  changes: 5_000,
} as const;

/**
 * Passes if a bill may get this number of further lines.
 * @param by  who adds the lines: it decides which of the two refusals is thrown
 * @throws Refusal PUBLIC_API_ORDER_INVALID for a caller of the public API, BILL_TOO_LONG for staff
 */
export function requireLineLimit(bill: Bill, count: number, by: Actor): void {
  if (bill.lines.length + count <= BILL_LIMITS.lines) return;
  const message = `would be more than ${BILL_LIMITS.lines} lines on the bill, which has ${bill.lines.length}`;
  const problems = [{ field: 'lines', message, attemptedValue: null }];
  throw new Refusal(by.kind === 'Key' ? 'PUBLIC_API_ORDER_INVALID' : 'BILL_TOO_LONG', { problems });
}

/**
 * Passes if a bill may have this number of campaign snapshots. A venue has at most 100 campaigns, so a
 * bill reaches this limit only when their terms change many times while it is open.
 * @param by  who places the round: it decides which of the two refusals is thrown
 * @throws Refusal PUBLIC_API_ORDER_INVALID for a caller of the public API, BILL_TOO_LONG for staff
 */
export function requireCampaignLimit(count: number, by: Actor): void {
  if (count <= BILL_LIMITS.campaigns) return;
  const message = `would put the bill under more than ${BILL_LIMITS.campaigns} terms of campaigns`;
  const problems = [{ field: 'lines', message, attemptedValue: null }];
  throw new Refusal(by.kind === 'Key' ? 'PUBLIC_API_ORDER_INVALID' : 'BILL_TOO_LONG', { problems });
}

/** Passes if another payment fits on a bill. @throws Refusal BILL_TOO_LONG */
export function requirePaymentLimit(bill: Bill): void {
  if (bill.payments.length >= BILL_LIMITS.payments) throw new Refusal('BILL_TOO_LONG');
}

/** Changes that finish a bill. Other limits bound them: a line is struck only once, and payments have their own limit. */
const ALWAYS_POSSIBLE: ReadonlySet<BillAction['action']> = new Set([
  'LineStruck',
  'PaymentRecorded',
  'PaymentReversed',
  'PaymentRefunded',
  'PaymentMethodChanged',
  'TipMade',
  'BillClosed',
  'BillVoided',
  'FiscalDocumentCreated',
  'FiscalDocumentIssued',
  'LinesMovedOn',
]);

/**
 * Passes if a bill may be changed once more. After {@link BILL_LIMITS.changes} changes its lines can still be
 * struck, and it can be paid, closed and voided.
 * @throws Refusal BILL_TOO_LONG
 */
export function requireChangeLimit({ revision }: Bill, { action }: BillAction): void {
  if (revision >= BILL_LIMITS.changes && !ALWAYS_POSSIBLE.has(action)) throw new Refusal('BILL_TOO_LONG');
}

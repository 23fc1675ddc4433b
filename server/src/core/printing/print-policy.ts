import type { PrinterTrouble, TicketState } from './ticket-state.ts';

/** The state of a printer, according to the attempts to print on it. Instants in milliseconds. */
export interface PrinterRecord {
  /** Failed attempts in a row. */
  attempts: number;
  failingSince: number | null;
  trouble: PrinterTrouble | null;
  /** When the next attempt is due; `null` if it may be made now. */
  nextAttemptAt: number | null;
  lastPrintedAt: number | null;
  /** Whether the printer answers status questions; `null` until it printed once. */
  reportsStatus: boolean | null;
}

/** The result of an attempt to print. */
export type PrintOutcome =
  | { kind: 'Printed'; reportsStatus: boolean }
  | {
      kind: 'Failed';
      trouble: PrinterTrouble;
      /** Whether bytes were sent, so that the ticket may have been printed. */
      mayBePrinted: boolean;
    };

/** The new state of a printer, for screens. `isFirst`: the printer worked until now, so staff are notified. */
export type PrinterStateChange =
  | { action: 'Working' }
  | { action: 'Failing'; trouble: PrinterTrouble; isFirst: boolean };

/** The state of a printer after an attempt. `news` is `null` if screens need no update. */
export interface PrinterDecision {
  printer: PrinterRecord;
  news: PrinterStateChange | null;
}

/**
 * The state of a printer without failures: the initial state, and the state after it printed, or after its owner changed or
 * tested it.
 */
export const NO_TROUBLE = {
  attempts: 0,
  failingSince: null,
  trouble: null,
  nextAttemptAt: null,
} as const satisfies Partial<PrinterRecord>;

/**
 * Calculates the state of a printer after an attempt. A printer that fails is tried again after 2, 5, 10, 20 and then every 30
 * seconds. A successful attempt ends the failure.
 * @param now  the end of the attempt, in milliseconds
 */
export function printerAfterAttempt(
  printer: PrinterRecord,
  outcome: PrintOutcome,
  now: number,
): PrinterDecision {
  if (outcome.kind === 'Printed') {
    const { reportsStatus } = outcome;
    const isNews = printer.failingSince !== null || printer.lastPrintedAt === null;
    return {
      printer: { ...printer, ...NO_TROUBLE, lastPrintedAt: now, reportsStatus },
      news: isNews ? { action: 'Working' } : null,
    };
  }
  const { trouble } = outcome;
  const attempts = printer.attempts + 1;
  const nextAttemptAt = now + retryDelayMs(attempts);
  const failingSince = printer.failingSince ?? now;
  const isFirst = printer.failingSince === null;
  return {
    printer: { ...printer, attempts, failingSince, trouble, nextAttemptAt },
    news: printer.trouble === trouble ? null : { action: 'Failing', trouble, isFirst },
  };
}

/**
 * The state of a ticket after an attempt. A ticket that failed stays in its queue. If any attempt may have printed it, it stays
 * marked as possibly printed until an attempt succeeds.
 */
export function ticketAfterAttempt(
  { mayBePrinted }: { mayBePrinted: boolean },
  outcome: PrintOutcome,
): { state: TicketState; mayBePrinted: boolean } {
  if (outcome.kind === 'Printed') return { state: 'Printed', mayBePrinted: false };
  return { state: 'Waiting', mayBePrinted: mayBePrinted || outcome.mayBePrinted };
}

/**
 * A ticket that waited longer in its queue is not printed automatically, so that yesterday's orders are not printed in the
 * morning.
 */
const HELD_AFTER_MS = 2 * 3_600_000;

/** Whether a ticket has waited for too long, so that a person must decide whether to print it. */
export function isTicketHeldAt(queuedAt: number, now: number): boolean {
  return now - queuedAt > HELD_AFTER_MS;
}

const RETRY_SECONDS = [2, 5, 10, 20, 30];

function retryDelayMs(attempts: number): number {
  return RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length) - 1]! * 1000;
}

import type { PrinterTrouble, TicketState } from './ticket-state.ts';

/** The state of a printer, learned from printing on it. Instants in milliseconds. */
export interface PrinterRecord {
  /** Failed attempts in a row. */
  attempts: number;
  failingSince: number | null;
  trouble: PrinterTrouble | null;
  /** When it is tried next; `null` if it may be tried now. */
  nextAttemptAt: number | null;
  lastPrintedAt: number | null;
  /** Whether it answers questions about its state; `null` until it printed once. */
  reportsStatus: boolean | null;
}

/** How printing ended. */
export type PrintOutcome =
  | { kind: 'Printed'; reportsStatus: boolean }
  | {
      kind: 'Failed';
      trouble: PrinterTrouble;
      /** Bytes were sent, so the ticket may have been printed. */
      mayBePrinted: boolean;
    };

/** The change of a printer that is sent to screens. `isFirst`: it worked before, and staff are notified. */
export type PrinterNews =
  | { action: 'Working' }
  | { action: 'Failing'; trouble: PrinterTrouble; isFirst: boolean };

/** The result of an attempt for its printer. `news` is `null` if screens show the printer as before. */
export interface PrinterDecision {
  printer: PrinterRecord;
  news: PrinterNews | null;
}

/**
 * The initial state of a printer. A printer returns to it when it prints, or when its owner changes or tests
 * it.
 */
export const NO_TROUBLE = {
  attempts: 0,
  failingSince: null,
  trouble: null,
  nextAttemptAt: null,
} as const satisfies Partial<PrinterRecord>;

/**
 * Decides what an attempt means for its printer. A printer that fails is tried again after 2, 5, 10, 20 and
 * then every 30 seconds. A print ends the failure.
 * @param now  the end of the attempt, in milliseconds
 */
export function afterPrint(printer: PrinterRecord, outcome: PrintOutcome, now: number): PrinterDecision {
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
 * Decides how far a ticket has come after an attempt. A ticket that failed stays in its queue. Once an
 * attempt may have printed it, it counts as possibly printed until it is.
 */
export function ticketAfterPrint(
  { mayBePrinted }: { mayBePrinted: boolean },
  outcome: PrintOutcome,
): { state: TicketState; mayBePrinted: boolean } {
  if (outcome.kind === 'Printed') return { state: 'Printed', mayBePrinted: false };
  return { state: 'Waiting', mayBePrinted: mayBePrinted || outcome.mayBePrinted };
}

/**
 * A ticket that waited longer in its queue is not printed automatically, so that yesterday's orders do not
 * come out in the morning.
 */
const HELD_AFTER_MS = 2 * 3_600_000;

/** Whether a ticket has waited so long that a person must say whether it is still wanted. */
export function isHeldAt(queuedAt: number, now: number): boolean {
  return now - queuedAt > HELD_AFTER_MS;
}

const RETRY_SECONDS = [2, 5, 10, 20, 30];

function retryDelayMs(attempts: number): number {
  return RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length) - 1]! * 1000;
}

/**
 * How far a ticket has come. `Waiting` in line for its printer, `Printing`, `Printed`; `Held` because it is so old that a
 * person has to say whether it is still wanted; `BoardOnly` where no printer is there for it.
 */
export const TICKET_STATES = ['BoardOnly', 'Waiting', 'Printing', 'Printed', 'Held'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** A ticket that waited longer in its line is not printed unasked: the morning does not begin with yesterday's orders. */
const HELD_AFTER_MS = 2 * 3_600_000;

/** Whether a ticket has waited so long that a person has to say whether it is still wanted. */
export function isHeldAt(queuedAt: number, now: number): boolean {
  return now - queuedAt > HELD_AFTER_MS;
}

/** Why nothing comes out of a printer. */
export const PRINTER_TROUBLES = [
  'NotAllowed',
  'Busy',
  'Unreachable',
  'NotAnswering',
  'BrokenOff',
  'NoPaper',
  'CoverOpen',
  'Offline',
  'Fault',
] as const;
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number];

const RETRY_SECONDS = [2, 5, 10, 20, 30];

/** How long a printer is left alone after so many failed attempts in a row, counted from 1. */
export function retryDelayMs(attempts: number): number {
  return RETRY_SECONDS[Math.min(attempts, RETRY_SECONDS.length) - 1]! * 1000;
}

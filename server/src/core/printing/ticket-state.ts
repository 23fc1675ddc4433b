/**
 * The state of a ticket. `Waiting`: in the queue of its printer. `Held`: so old that a person must decide whether to print it.
 * `BoardOnly`: there is no printer for it.
 */
export const TICKET_STATES = ['BoardOnly', 'Waiting', 'Printing', 'Printed', 'Held'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** The states of tickets that have a printer and are not printed yet. */
export const UNPRINTED_STATES: readonly TicketState[] = ['Waiting', 'Printing', 'Held'];

/** Why a printer does not print. */
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

/**
 * How far a ticket has come. `Waiting` in line for its printer, `Printing`, `Printed`; `Held` because it is so old that a
 * person has to say whether it is still wanted; `BoardOnly` where no printer is there for it.
 */
export const TICKET_STATES = ['BoardOnly', 'Waiting', 'Printing', 'Printed', 'Held'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

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

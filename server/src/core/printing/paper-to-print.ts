import type { PrintedBill } from './printed-bill.ts';
import type { PrintedReport } from './printed-report.ts';
import type { PrintedShift } from './printed-shift.ts';

/**
 * The content of a job for a bill printer: a bill or a receipt, the slip of a shift, a day report, or the command
 * that opens its cash drawer.
 */
export type PaperContent =
  | { kind: 'Bill'; bill: PrintedBill }
  | { kind: 'Shift'; shift: PrintedShift }
  | { kind: 'DayReport'; report: PrintedReport }
  | OpenDrawerCommand;

/** The command that opens the cash drawer and prints nothing. */
export interface OpenDrawerCommand {
  kind: 'Drawer';
}

/** A paper to store in the queue of a printer. */
export interface PaperToStore {
  id: string;
  printerId: string;
  content: PaperContent;
}

const MINUTE_MS = 60_000;

/**
 * After this time a paper is not printed any more. A drawer that opens later would surprise the person in front of it, and a bill
 * that is printed later could be given to another table.
 */
const EXPECTED_FOR_MS: Record<PaperContent['kind'], number> = {
  Drawer: MINUTE_MS / 2,
  Bill: 15 * MINUTE_MS,
  Shift: 15 * MINUTE_MS,
  DayReport: 15 * MINUTE_MS,
};

/** Whether a paper has waited too long to be printed. */
export function isPaperExpired({ kind }: PaperContent, createdAt: number, now: number): boolean {
  return now - createdAt > EXPECTED_FOR_MS[kind];
}

import type { PrintedBill } from './printed-bill.ts';
import type { PrintedReport } from './printed-report.ts';
import type { PrintedShift } from './printed-shift.ts';

/** What a printer at the till gets: a bill or a receipt, the slip of a shift, a day report, or the command that opens its cash drawer. */
export type PaperContent =
  | { kind: 'Bill'; bill: PrintedBill }
  | { kind: 'Shift'; shift: PrintedShift }
  | { kind: 'DayReport'; report: PrintedReport }
  | DrawerKick;

/** Opens the cash drawer, and prints nothing. */
export interface DrawerKick {
  kind: 'Drawer';
}

/** A paper to save. */
export interface PaperToWrite {
  id: string;
  printerId: string;
  content: PaperContent;
}

const MINUTE_MS = 60_000;

/**
 * How long a paper is expected. A drawer that opens later surprises the person in front of it; a bill that is printed later
 * is taken for another table's.
 */
const EXPECTED_FOR_MS: Record<PaperContent['kind'], number> = {
  Drawer: MINUTE_MS / 2,
  Bill: 15 * MINUTE_MS,
  Shift: 15 * MINUTE_MS,
  DayReport: 15 * MINUTE_MS,
};

/** Whether a paper has waited too long to be printed. */
export function isPaperOver({ kind }: PaperContent, createdAt: number, now: number): boolean {
  return now - createdAt > EXPECTED_FOR_MS[kind];
}

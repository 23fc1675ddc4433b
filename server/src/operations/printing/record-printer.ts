import { type PrintOutcome, printerAfterAttempt } from '../../core/printing/print-policy.ts';
import type { PrinterTrouble } from '../../core/printing/ticket-state.ts';
import type { Tx } from '../../store/database.ts';
import {
  type PrinterLease,
  type PrinterRef,
  updatePrinterRecord,
} from '../../store/printing/printer-queues.ts';
import type { ChangeToLog } from '../../store/venue/venue-changes.ts';

/**
 * Records the state of a printer after an attempt to print. The caller has locked the venue's head.
 * @param lease  the lease as it was when the attempt began
 * @returns the change for screens; empty if the printer looks the same as before
 */
export async function recordPrinter(
  tx: Tx,
  { venueId, printerId }: PrinterRef,
  lease: PrinterLease,
  outcome: PrintOutcome,
  now: number,
): Promise<ChangeToLog[]> {
  const { printer, news } = printerAfterAttempt(lease, outcome, now);
  await updatePrinterRecord(tx, { venueId, printerId }, lease, printer);
  if (news === null) return [];
  if (news.action === 'Working') return [changeOfPrinter(printerId, news)];
  const { isFirst, ...detail } = news;
  return [{ ...changeOfPrinter(printerId, detail), notice: isFirst ? 'PrinterTrouble' : null }];
}

/** The change that makes screens fetch the state of a printer. */
export function changeOfPrinter(
  printerId: string,
  detail: { action: 'Working' | 'Failing' | 'Changed'; trouble?: PrinterTrouble },
): ChangeToLog {
  return { kind: 'Printer', subjectId: printerId, detail, notice: null };
}

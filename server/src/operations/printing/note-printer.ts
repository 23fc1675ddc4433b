import { type PrinterTrouble, retryDelayMs } from '../../core/printing/ticket-state.ts';
import type { PrintOutcome } from '../../parts.ts';
import type { Tx } from '../../store/database.ts';
import {
  type DuePrinter,
  type PrinterLease,
  updatePrinterFailing,
  updatePrinterWorking,
} from '../../store/printing/printer-queues.ts';
import type { ChangeToLog } from '../../store/venue/venue-changes.ts';

/**
 * Notes what an attempt says of a printer. The caller holds the lock of the venue's head.
 * @param lane  as it was when the attempt began
 * @returns the change that screens are to be told of, none when the printer shows as before
 */
export async function notePrinter(
  tx: Tx,
  place: DuePrinter,
  lease: PrinterLease,
  outcome: PrintOutcome,
  now: number,
): Promise<ChangeToLog[]> {
  if (outcome.kind === 'Printed') {
    await updatePrinterWorking(tx, place, lease, outcome.reportsStatus, now);
    const isNews = lease.failingSince !== null || lease.lastPrintedAt === null;
    return isNews ? [changeOfPrinter(place.printerId, { action: 'Working' })] : [];
  }
  const { trouble } = outcome;
  await updatePrinterFailing(tx, place, lease, trouble, now + retryDelayMs(lease.attempts + 1), now);
  if (lease.trouble === trouble) return [];
  const change = changeOfPrinter(place.printerId, { action: 'Failing', trouble });
  return [{ ...change, notice: lease.failingSince === null ? 'PrinterTrouble' : null }];
}

/** The change by which screens learn how a printer is doing. */
export function changeOfPrinter(
  printerId: string,
  detail: { action: 'Working' | 'Failing' | 'Changed'; trouble?: PrinterTrouble },
): ChangeToLog {
  return { kind: 'Printer', subjectId: printerId, detail, notice: null };
}

import { NO_TROUBLE } from '../../core/printing/print-policy.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { type PrinterRef, resetPrinterQueue } from '../../store/printing/printer-queues.ts';
import { logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { changeOfPrinter } from './record-printer.ts';

/**
 * Resets the state of a printer, so that its queue is printed immediately, and tells the screens.
 * @param isElsewhere  whether the address changed, so that it may be another printer in an unknown state
 */
export async function resetPrinter(
  db: Database,
  printer: PrinterRef,
  isElsewhere: boolean,
  now: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, printer.venueId);
    await resetPrinterQueue(tx, printer, NO_TROUBLE, isElsewhere);
    await logChanges(tx, printer.venueId, [changeOfPrinter(printer.printerId, { action: 'Changed' })], now);
  });
}

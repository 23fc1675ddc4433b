import { type Database, inTransaction } from '../../store/database.ts';
import { type DuePrinter, resetPrinterQueue } from '../../store/printing/printer-queues.ts';
import { logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { changeOfPrinter } from './note-printer.ts';

/**
 * Forgets what was in the way of a printer, so that what waits for it is tried at once; screens are told.
 * @param isElsewhere  whether another printer may stand at its address now, of which nothing is known
 */
export async function resetPrinter(
  db: Database,
  place: DuePrinter,
  isElsewhere: boolean,
  now: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, place.venueId);
    await resetPrinterQueue(tx, place, isElsewhere);
    await logChanges(tx, place.venueId, [changeOfPrinter(place.printerId, { action: 'Changed' })], now);
  });
}

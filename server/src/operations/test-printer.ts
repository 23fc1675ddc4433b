import { findPrinterIn } from '../core/printer-revision.ts';
import { Refusal } from '../core/refusals.ts';
import type { Print, PrintOutcome } from '../parts.ts';
import { type Database, inTransaction } from '../store/database.ts';
import { resetLane, updateLaneWorking } from '../store/printer-lanes.ts';
import { logChanges } from '../store/venue-changes.ts';
import { lockVenueHead } from '../store/venue-heads.ts';
import type { VenueMemory } from '../store/venue-memory.ts';
import { paperFactsOf, renderTestPage } from './render-ticket.ts';

/**
 * Prints a page on which an owner sees whether a printer is set up right: once, now, past all that waits. What was in the
 * way of the printer is forgotten first, it is asked anew whether it tells its state, and what it answers is kept.
 * @throws Refusal VENUE_NOT_FOUND, PRINTER_NOT_FOUND
 */
export async function testPrinter(
  { db, memory, print }: { db: Database; memory: VenueMemory; print: Print },
  venueId: string,
  printerId: string,
  now: number,
): Promise<PrintOutcome> {
  const kept = await memory.current.findVenue(venueId);
  if (kept === null) throw new Refusal('VENUE_NOT_FOUND');
  const printer = findPrinterIn(kept.printers, printerId);
  const bytes = await renderTestPage(printer, paperFactsOf(kept), now);
  await resetLane(db, { venueId, printerId });
  const { host, port } = printer;
  const outcome = await print({ host, port, bytes, reportsStatus: null });
  if (outcome.kind === 'Printed') {
    await inTransaction(db, async (tx) => {
      await lockVenueHead(tx, venueId);
      await updateLaneWorking(tx, { venueId, printerId }, outcome.reportsStatus, now);
      const detail = { action: 'Tested' };
      await logChanges(tx, venueId, [{ kind: 'Printer', subjectId: printerId, detail, notice: null }], now);
    });
  }
  return outcome;
}

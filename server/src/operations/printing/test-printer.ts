import { setTimeout as pause } from 'node:timers/promises';
import { drawerBytes } from '../../core/printing/paper/escpos.ts';
import type { PrintOutcome } from '../../core/printing/print-policy.ts';
import { findPrinterIn } from '../../core/printing/printer-revision.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Print } from '../../parts/outgoing.ts';
import type { Clock, NewId } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import {
  type PrinterLease,
  type PrinterRef,
  releasePrinterLease,
  takePrinterLease,
} from '../../store/printing/printer-queues.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { changeOfPrinter, recordPrinter } from './record-printer.ts';
import { paperFactsOf, renderTestPage } from './render-ticket.ts';
import { resetPrinter } from './reset-printer.ts';

/** The dependencies of a test page. */
export interface TestParts {
  db: Database;
  cache: VenueCache;
  print: Print;
  clock: Clock;
  newId: NewId;
}

/** Longer than any print attempt takes. */
const LEASE_MS = 90_000;
/** The pause between two attempts to get the lease, while a ticket is being printed. */
const WAIT_MS = 200;
const WAITS = 15;

/**
 * Prints a test page, which shows an owner whether a printer is set up correctly: once, immediately, before its queue.
 * Also opens its cash drawer. Resets the state of the printer first, and records the outcome.
 * @throws Refusal VENUE_NOT_FOUND, PRINTER_NOT_FOUND, PRINTER_NOT_FOR_PRACTICE
 */
export async function testPrinter(
  { db, cache, print, clock, newId }: TestParts,
  venueId: string,
  printerId: string,
): Promise<PrintOutcome> {
  const cached = await cache.fresh.findVenue(venueId);
  if (cached === null) throw new Refusal('VENUE_NOT_FOUND');
  const printer = findPrinterIn(cached.allPrinters, printerId);
  if (!cached.printers.includes(printer)) throw new Refusal('PRINTER_NOT_FOR_PRACTICE');
  const bytes = await renderTestPage(printer, paperFactsOf(cached), clock.now());
  const printerRef = { venueId, printerId };
  const owner = newId();
  await resetPrinter(db, printerRef, false, clock.now());
  const lease = await waitForLease(db, printerRef, owner, clock);
  if (lease === null) return { kind: 'Failed', trouble: 'Busy', mayBePrinted: false };
  try {
    const { host, port } = printer;
    const { reportsStatus, attempts } = lease;
    const send = (sent: Uint8Array) =>
      print({ host, port, bytes: sent, reportsStatus, failures: attempts, isTest: true });
    const outcome = await send(bytes);
    if (outcome.kind === 'Printed' && printer.drawerPin !== null)
      await send(drawerBytes(printer.drawerPin, false));
    await inTransaction(db, async (tx) => {
      await lockVenueHead(tx, venueId);
      await recordPrinter(tx, printerRef, lease, outcome, clock.now());
      // The person who tests sees the outcome, so no notice is sent.
      await logChanges(tx, venueId, [changeOfPrinter(printerId, { action: 'Changed' })], clock.now());
    });
    return outcome;
  } finally {
    await releasePrinterLease(db, printerRef, owner);
  }
}

async function waitForLease(
  db: Database,
  printerRef: PrinterRef,
  owner: string,
  clock: Clock,
): Promise<PrinterLease | null> {
  for (let waits = 0; ; waits++) {
    const lease = await takePrinterLease(db, printerRef, owner, clock.now() + LEASE_MS, clock.now());
    if (lease !== null || waits === WAITS) return lease;
    await pause(WAIT_MS);
  }
}

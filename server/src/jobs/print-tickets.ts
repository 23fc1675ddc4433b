import { type PrintingParts, printNextTicket } from '../operations/printing/print-ticket.ts';
import {
  type DuePrinter,
  listWaitingPrinters,
  type PrinterLease,
  releaseLease,
  takeLease,
  type WaitingPrinter,
} from '../store/printing/printer-queues.ts';
import type { LanePool } from './lane-places.ts';
import { createQueueJob, type QueueJob } from './queue-job.ts';

/** Printers by how they are doing: each kind has places of its own, which no other kind can take. */
export type PrinterKind = 'Working' | 'New' | 'Recovering' | 'Unproven';

/** How many print at once on one server. */
export type PrintingPools = Readonly<Record<PrinterKind, LanePool>>;

const POOLS: PrintingPools = {
  /** Printed, and did not fail since. */
  Working: { places: 200, perTenant: 8 },
  /** Never tried. */
  New: { places: 100, perTenant: 4 },
  /** Printed before, and fails. */
  Recovering: { places: 60, perTenant: 4 },
  /** Failed, and never printed. */
  Unproven: { places: 20, perTenant: 2 },
};

/** Of what waits, at each look and for each reason to look at it. */
const ROWS_A_LOOK = 1_000;

/**
 * Makes the duty that prints what waits for a printer, each printer in a lane of its own, on every server that has it. A printer
 * that takes long or never finishes holds up neither another venue nor a printer that works.
 */
export function createTicketPrinting(parts: PrintingParts, pools = POOLS): QueueJob {
  const { db, newId } = parts;
  const caller = newId();
  let page: DuePrinter | null = null;
  return createQueueJob<WaitingPrinter, PrinterLease>(parts, {
    name: 'printing',
    pools,
    lookEveryMs: 500,
    leaseMs: 8_000,
    listDue: async (now) => {
      const { printers, next } = await listWaitingPrinters(db, page, now, ROWS_A_LOOK);
      page = next;
      return printers.filter(
        ({ leasedUntil, nextAttemptAt }) => isPast(leasedUntil, now) && isPast(nextAttemptAt, now),
      );
    },
    nameOf: ({ venueId, printerId }) => `${venueId} ${printerId}`,
    shareOf: (printer) => ({ pool: kindOf(printer), tenant: printer.venueId }),
    take: (place, until, now) => takeLease(db, place, caller, until, now),
    release: (place) => releaseLease(db, place, caller),
    serve: (place, lease, goOn) => printOneByOne(parts, place, lease, goOn),
  });
}

function isPast(instant: number | null, now: number): boolean {
  return instant === null || instant <= now;
}

function kindOf({ attempts, hasPrinted }: WaitingPrinter): PrinterKind {
  if (attempts === 0) return hasPrinted ? 'Working' : 'New';
  return hasPrinted ? 'Recovering' : 'Unproven';
}

/** Prints one ticket after the other, as long as they come out. */
async function printOneByOne(
  parts: PrintingParts,
  place: DuePrinter,
  first: PrinterLease,
  goOn: () => Promise<PrinterLease | null>,
): Promise<void> {
  for (let lease: PrinterLease | null = first; lease !== null; lease = await goOn()) {
    const step = await printNextTicket(parts, place, lease);
    if (step === 'Nothing' || step === 'Failed' || step === 'Moved') return;
  }
}

import { printNextPaper } from '../../operations/printing/print-paper.ts';
import {
  type PrintingParts,
  printNextTicket,
  type TicketStep,
} from '../../operations/printing/print-ticket.ts';
import {
  listWaitingPrinters,
  type PrinterLease,
  type PrinterRef,
  releasePrinterLease,
  takePrinterLease,
  type WaitingPrinter,
} from '../../store/printing/printer-queues.ts';
import { createQueueJob, type QueueJob } from '../queue-job.ts';
import type { SlotPool } from '../queue-slots.ts';

/** The kinds of printers. Each kind has its own slots, which no other kind can use up. */
export type PrinterKind = 'Working' | 'New' | 'Recovering' | 'Unproven';

/** How many printers of each kind one server prints on at the same time. */
export type PrintingPools = Readonly<Record<PrinterKind, SlotPool>>;

const POOLS: PrintingPools = {
  /** Has printed, and has not failed since. */
  Working: { slots: 200, perTenant: 8 },
  /** Never tried. */
  New: { slots: 100, perTenant: 4 },
  /** Has printed before, but fails now. */
  Recovering: { slots: 60, perTenant: 4 },
  /** Has failed, and never printed. */
  Unproven: { slots: 20, perTenant: 2 },
};

/** The rows that one search for queues reads from each list of `listWaitingPrinters`. */
const ROWS_A_LOOK = 1_000;

/**
 * Creates the job that prints tickets. Each printer has its own queue: a slow or stuck printer delays neither
 * another venue nor a working printer. Any number of servers may run the job.
 */
export function createTicketPrinting(parts: PrintingParts, pools = POOLS): QueueJob {
  const { db, newId } = parts;
  const owner = newId();
  let page: PrinterRef | null = null;
  return createQueueJob<WaitingPrinter, PrinterLease>(parts, {
    name: 'printing',
    pools,
    lookEveryMs: 500,
    leaseMs: 8_000,
    listDue: async (now) => {
      const { printers, next } = await listWaitingPrinters(db, page, now, ROWS_A_LOOK);
      page = next;
      return printers.filter(({ isDue }) => isDue);
    },
    nameOf: ({ venueId, printerId }) => `${venueId} ${printerId}`,
    shareOf: (printer) => ({ pool: kindOf(printer), tenant: printer.venueId }),
    take: (printer, until, now) => takePrinterLease(db, printer, owner, until, now),
    release: (printer) => releasePrinterLease(db, printer, owner),
    serve: (printer, lease, renew) => printOneByOne(parts, printer, lease, renew),
  });
}

function kindOf({ attempts, hasPrinted }: WaitingPrinter): PrinterKind {
  if (attempts === 0) return hasPrinted ? 'Working' : 'New';
  return hasPrinted ? 'Recovering' : 'Unproven';
}

/** Prints one job after another until the queue is empty or a job fails. */
async function printOneByOne(
  parts: PrintingParts,
  printer: PrinterRef,
  first: PrinterLease,
  renew: () => Promise<PrinterLease | null>,
): Promise<void> {
  for (let lease: PrinterLease | null = first; lease !== null; lease = await renew()) {
    const step = await printNext(parts, printer, lease);
    if (step === 'Nothing' || step === 'Failed' || step === 'Moved') return;
  }
}

/** Prints bills before tickets, because a guest waits for them. */
async function printNext(
  parts: PrintingParts,
  printer: PrinterRef,
  lease: PrinterLease,
): Promise<TicketStep> {
  const step = await printNextPaper(parts, printer, lease);
  return step === 'Nothing' ? printNextTicket(parts, printer, lease) : step;
}

import { isTicketHeldAt, type PrintOutcome, ticketAfterAttempt } from '../../core/printing/print-policy.ts';
import type { Printer } from '../../core/printing/printer.ts';
import { kitchenPrinters } from '../../core/printing/ticket-routing.ts';
import type { Print } from '../../parts/outgoing.ts';
import type { Clock, Logger, NewId } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import {
  type PrinterLease,
  type PrinterRef,
  updatePrinterIdle,
} from '../../store/printing/printer-queues.ts';
import {
  moveWaitingTickets,
  type TicketToPrint,
  takeTicket,
  updateTicketOutcome,
} from '../../store/printing/tickets.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { type ChangeToLog, logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import type { BillPageParts } from '../bills/bill-page-address.ts';
import { printForVenue } from '../practice/print-for-venue.ts';
import { recordPrinter } from './record-printer.ts';
import { paperFactsOf, renderTicket } from './render-ticket.ts';

/** The dependencies of printing. */
export interface PrintingParts extends BillPageParts {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  print: Print;
  newId: NewId;
  log: Logger;
}

/**
 * The outcome for the next ticket of a queue. `Nothing`: the queue is empty. `Failed`: the printer gets a pause before
 * the next attempt.
 */
export type TicketStep = 'Nothing' | 'Printed' | 'Held' | 'Moved' | 'Failed';

/**
 * Prints the next ticket in the queue of a printer, and records the outcome. The caller holds the lease of the printer.
 * A ticket stays in the queue until it is printed. A ticket that waited too long is held until a person decides. If the
 * printer was removed, or does not print tickets now, its tickets move to another printer.
 */
export async function printNextTicket(
  parts: PrintingParts,
  printerRef: PrinterRef,
  lease: PrinterLease,
): Promise<TicketStep> {
  const { db, cache, clock, newId } = parts;
  const cached = await cache.fresh.findVenue(printerRef.venueId);
  const printer = kitchenPrinters(cached?.printers ?? []).find(({ id }) => id === printerRef.printerId);
  if (cached === null || printer === undefined) {
    await moveTicketsAway(db, printerRef, cached, clock.now());
    return 'Moved';
  }
  const attempt = newId();
  const ticket = await takeTicket(db, printerRef.venueId, printerRef.printerId, attempt);
  if (ticket === null) {
    if (lease.nextAttemptAt !== null) await updatePrinterIdle(db, printerRef, lease);
    return 'Nothing';
  }
  const taken = { ticket, attempt };
  if (isTicketHeldAt(ticket.queuedAt ?? ticket.createdAt, clock.now())) {
    await holdTicket(db, printerRef, taken, clock.now());
    return 'Held';
  }
  const bytes = await render(parts, ticket, printer, cached);
  if (bytes === null) {
    await holdTicket(db, printerRef, taken, clock.now());
    return 'Held';
  }
  const { host, port } = printer;
  const { reportsStatus, attempts } = lease;
  const job = { host, port, bytes, reportsStatus, failures: attempts, billId: ticket.billId };
  const outcome = await printForVenue(parts, cached.venue, job);
  await recordOutcome(db, printerRef, lease, taken, outcome, clock.now());
  return outcome.kind;
}

/** The bytes of a ticket; `null` if it cannot be rendered, because it must not block the tickets behind it. */
async function render(
  { clock, log }: PrintingParts,
  ticket: TicketToPrint,
  printer: Printer,
  cached: CachedVenue,
): Promise<Uint8Array | null> {
  try {
    return await renderTicket(ticket, printer, paperFactsOf(cached), clock.now());
  } catch (error) {
    const fault = error instanceof Error ? error.stack : String(error);
    log.error({ ticketId: ticket.id, venueId: cached.venue.id, fault }, 'a ticket cannot be drawn');
    return null;
  }
}

/** The printer that takes over the tickets of a printer that was removed or does not print tickets now. */
function findReplacementPrinter(printers: readonly Printer[], printerId: string): Printer | null {
  return kitchenPrinters(printers).find(({ id }) => id !== printerId) ?? null;
}

async function moveTicketsAway(
  db: Database,
  printerRef: PrinterRef,
  cached: CachedVenue | null,
  now: number,
): Promise<void> {
  const { venueId, printerId } = printerRef;
  const other = findReplacementPrinter(cached?.printers ?? [], printerId);
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    const moved = await moveWaitingTickets(tx, venueId, printerId, other?.id ?? null);
    await logChanges(
      tx,
      venueId,
      moved.map((id) => changeOfTicket(id, 'Moved')),
      now,
    );
  });
}

function changeOfTicket(ticketId: string, action: string): ChangeToLog {
  return { kind: 'Ticket', subjectId: ticketId, detail: { action }, notice: null };
}

/** A ticket to print, and the id of this attempt. */
interface TakenTicket {
  ticket: TicketToPrint;
  attempt: string;
}

async function holdTicket(
  db: Database,
  { venueId, printerId }: PrinterRef,
  { ticket, attempt }: TakenTicket,
  now: number,
): Promise<void> {
  const { mayBePrinted } = ticket;
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updateTicketOutcome(tx, venueId, ticket.id, attempt, {
      state: 'Held',
      isPrinted: false,
      mayBePrinted,
      at: now,
    });
    const change: ChangeToLog = {
      ...changeOfTicket(ticket.id, 'Held'),
      detail: { action: 'Held', printerId },
      notice: 'PrinterTrouble',
    };
    await logChanges(tx, venueId, [change], now);
  });
}

async function recordOutcome(
  db: Database,
  printerRef: PrinterRef,
  lease: PrinterLease,
  { ticket, attempt }: TakenTicket,
  outcome: PrintOutcome,
  now: number,
): Promise<void> {
  const { venueId } = printerRef;
  const isPrinted = outcome.kind === 'Printed';
  const { state, mayBePrinted } = ticketAfterAttempt(ticket, outcome);
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    await updateTicketOutcome(tx, venueId, ticket.id, attempt, { state, isPrinted, mayBePrinted, at: now });
    const changes = await recordPrinter(tx, printerRef, lease, outcome, now);
    if (isPrinted) changes.push(changeOfTicket(ticket.id, 'Printed'));
    else if (mayBePrinted !== ticket.mayBePrinted) changes.push(changeOfTicket(ticket.id, 'BrokenOff'));
    await logChanges(tx, venueId, changes, now);
  });
}

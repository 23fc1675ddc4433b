import type { Printer } from '../../core/printing/printer.ts';
import { findPrinterIn } from '../../core/printing/printer-revision.ts';
import { kitchenPrinters } from '../../core/printing/ticket-routing.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { listTicketsByIds, queueTicket, type StoredTicket } from '../../store/printing/tickets.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';

/**
 * Queues a ticket again. If it was printed before, the paper says that it is a reprint. It goes to the given printer,
 * else to its own printer, else to the first printer for tickets. A ticket that is already in that queue keeps its
 * position.
 * @throws Refusal TICKET_NOT_FOUND, PRINTER_NOT_FOUND, TICKET_NOT_PRINTABLE
 */
export async function printAgain(
  { db, cache }: { db: Database; cache: VenueCache },
  venueId: string,
  ticketId: string,
  printerId: string | null,
  now: number,
): Promise<StoredTicket> {
  const cached = await cache.fresh.findVenue(venueId);
  return inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    const [ticket] = await listTicketsByIds(tx, venueId, [ticketId]);
    if (ticket === undefined) throw new Refusal('TICKET_NOT_FOUND');
    const printer = choosePrinter(cached, printerId, ticket);
    const isQueued = ticket.state === 'Waiting' || ticket.state === 'Printing';
    if (isQueued && ticket.printerId === printer.id) return ticket;
    await queueTicket(tx, venueId, ticketId, printer.id, now);
    const detail = { action: 'Queued' };
    await logChanges(tx, venueId, [{ kind: 'Ticket', subjectId: ticketId, detail, notice: null }], now);
    const mayBePrinted = ticket.mayBePrinted || ticket.state === 'Printing';
    return { ...ticket, state: 'Waiting', printerId: printer.id, queuedAt: now, mayBePrinted };
  });
}

function choosePrinter(cached: CachedVenue | null, printerId: string | null, ticket: StoredTicket): Printer {
  const working = kitchenPrinters(cached?.printers ?? []);
  if (printerId !== null) findPrinterIn(cached?.allPrinters ?? [], printerId);
  const wanted = working.find(({ id }) => id === (printerId ?? ticket.printerId));
  const chosen = wanted ?? (printerId === null ? working[0] : undefined);
  if (chosen === undefined) throw new Refusal('TICKET_NOT_PRINTABLE');
  return chosen;
}

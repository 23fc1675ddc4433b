import type { Db } from '../../store/database.ts';
import { type ListedTicket, listTicketsByIds, type StoredTicket } from '../../store/printing/tickets.ts';
import { splitIntoBatches } from '../bills/list-batches.ts';

/** Yields the tickets of a page in order, and reads them in small batches. */
export async function* readTicketPage(
  db: Db,
  venueId: string,
  listed: readonly ListedTicket[],
): AsyncGenerator<StoredTicket, void> {
  for (const batch of splitIntoBatches(listed)) {
    const ids = batch.map(({ id }) => id);
    const read = await listTicketsByIds(db, venueId, ids);
    const byId = new Map(read.map((ticket) => [ticket.id, ticket]));
    for (const id of ids) {
      const ticket = byId.get(id);
      byId.delete(id);
      if (ticket !== undefined) yield ticket;
    }
  }
}

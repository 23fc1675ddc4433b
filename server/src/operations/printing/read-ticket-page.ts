import type { Db } from '../../store/database.ts';
import { type ListedTicket, listTicketsByIds, type StoredTicket } from '../../store/printing/tickets.ts';
import type { TakeTurn } from '../../throttles/turns.ts';
import { batchesOf } from '../bills/list-batches.ts';

/**
 * The tickets that a list names, in its order, read a few at a time as they are asked for.
 * @param takeTurn  waits for the others who read long pages
 */
export async function* readTicketPage(
  db: Db,
  venueId: string,
  listed: readonly ListedTicket[],
  takeTurn: TakeTurn,
): AsyncGenerator<StoredTicket, void> {
  for (const batch of batchesOf(listed)) {
    const ids = batch.map(({ id }) => id);
    const read = await takeTurn(() => listTicketsByIds(db, venueId, ids));
    const byId = new Map(read.map((ticket) => [ticket.id, ticket]));
    for (const id of ids) {
      const ticket = byId.get(id);
      byId.delete(id);
      if (ticket !== undefined) yield ticket;
    }
  }
}

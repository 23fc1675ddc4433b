import { paymentStatusOf } from '../../core/bills/bill-status.ts';
import type { Ticket } from '../../core/printing/ticket.ts';
import type { RoutingContext } from '../../core/printing/ticket-routing.ts';
import { TICKET_STATES, type TicketState } from '../../core/printing/ticket-state.ts';
import { type BillRow, toBill } from '../bills/bill-columns.ts';
import type { Db, SqlValue, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import { HIGHEST_ID, memoryBytesSql } from '../list-page.ts';
import { readTicketContent } from './stored-ticket-content.ts';

/** A ticket and its state. Instants in milliseconds. */
export interface StoredTicket {
  id: string;
  billId: string;
  roundId: string;
  billNumber: number;
  /** `null` if the ticket is only on the kitchen board. */
  printerId: string | null;
  content: Ticket;
  state: TicketState;
  /** When its lines were ordered or changed. */
  createdAt: number;
  /** When it was last put in the queue of its printer. */
  queuedAt: number | null;
  printedAt: number | null;
  /** How often it was printed, without attempts of unknown outcome. */
  prints: number;
  /** Whether an attempt ended without knowing whether the ticket was printed. */
  mayBePrinted: boolean;
}

/** A ticket that was taken from the queue to be printed. */
export interface TicketToPrint extends StoredTicket {
  /** Whether its bill was paid when the ticket was taken. */
  isPaid: boolean;
}

const TICKET = `t.ticket_id as id, t.bill_id as "billId", t.round_id as "roundId", b.number as "billNumber",
       t.printer_id as "printerId", t.content, t.state, t.created_at as "createdAt", t.queued_at as "queuedAt",
       t.printed_at as "printedAt", t.prints, t.may_be_printed as "mayBePrinted"`;
const WITH_BILL = 'kitchen_ticket t join bill b on b.venue_id = t.venue_id and b.bill_id = t.bill_id';

/** Which tickets of a venue to list. */
export interface TicketFilter {
  /** Only tickets in one of these states; `null` for all. */
  states: readonly TicketState[] | null;
  billId: string | null;
  printerId: string | null;
}

/** A ticket of a list, and how many bytes it is expected to take in memory. */
export interface ListedTicket {
  id: string;
  bytes: number;
}

/**
 * The tickets of a venue before a given one (`null`: from the newest), newest first; one more than `size` if the list
 * continues. Without the content, which `listTicketsByIds` reads. For states with their own index it merges the
 * newest tickets of each state, so it reads only tickets that the list shows, and others of the same bill.
 */
export async function listTickets(
  db: Db,
  venueId: string,
  { states, billId, printerId }: TicketFilter,
  before: string | null,
  size: number,
): Promise<ListedTicket[]> {
  const bytes = memoryBytesSql('t.content');
  if (billId !== null) {
    // Materialized: otherwise PostgreSQL may read all tickets of the venue until it has found enough of the bill.
    return db.query<ListedTicket>({
      name: 'list-tickets-of-bill',
      text: `with of_bill as materialized (
               select ticket_id, state, printer_id, content from kitchen_ticket where venue_id = $1 and bill_id = $4)
             select t.ticket_id as id, ${bytes} as bytes from of_bill t
              where t.ticket_id < $2 and ($5::uuid is null or t.printer_id = $5) and ($6::text[] is null or t.state = any ($6))
              order by t.ticket_id desc limit $3::integer + 1`,
      values: [venueId, before ?? HIGHEST_ID, size, billId, printerId, states],
    });
  }
  const values: SqlValue[] = [venueId, before ?? HIGHEST_ID, size];
  if (printerId === null && states === null) {
    return db.query<ListedTicket>({
      name: 'list-tickets',
      text: `select t.ticket_id as id, ${bytes} as bytes from kitchen_ticket t
              where t.venue_id = $1 and t.ticket_id < $2
              order by t.ticket_id desc limit $3::integer + 1`,
      values,
    });
  }
  return db.query<ListedTicket>({
    name: `list-tickets-in-states${printerId === null ? '' : '-of-printer'}`,
    text: `select l.id, (select ${bytes} from kitchen_ticket t where t.venue_id = $1 and t.ticket_id = l.id) as bytes
             from (
               select p.id
                 from unnest($4::text[]) as s (state)
                cross join lateral (
                  select t.ticket_id as id from kitchen_ticket t
                   where t.venue_id = $1 and t.state = s.state and t.ticket_id < $2
                     ${printerId === null ? '' : 'and t.printer_id = $5'}
                   order by t.ticket_id desc limit $3::integer + 1) as p
                order by p.id desc limit $3::integer + 1) as l
            order by l.id desc`,
    values: [...values, states ?? TICKET_STATES, ...(printerId === null ? [] : [printerId])],
  });
}

/** The tickets of a venue with these ids. Uses the primary key. */
export async function listTicketsByIds(
  db: Db,
  venueId: string,
  ticketIds: readonly string[],
): Promise<StoredTicket[]> {
  const rows = await db.query<StoredTicket>({
    name: 'list-tickets-by-ids',
    text: `select ${TICKET} from ${WITH_BILL} where t.venue_id = $1 and t.ticket_id = any ($2)`,
    values: [venueId, ticketIds],
  });
  return rows.map(toTicket);
}

/** The printers that the lines of a bill were sent to. Uses `kitchen_ticket_bill`. */
export async function findPrintersOfLines(
  db: Db,
  venueId: string,
  billId: string,
): Promise<RoutingContext['sentTo']> {
  const rows = await db.query<{ lineId: string; printerIds: string[] }>({
    name: 'find-printers-of-lines',
    text: `select l ->> 'lineId' as "lineId", array_agg(distinct t.printer_id) as "printerIds"
             from kitchen_ticket t
            cross join lateral json_array_elements(t.content -> 'lines') as l
            where t.venue_id = $1 and t.bill_id = $2 and t.printer_id is not null
            group by 1`,
    values: [venueId, billId],
  });
  return new Map(rows.map(({ lineId, printerIds }) => [lineId, printerIds]));
}

/**
 * Puts a ticket into the queue of a printer again. An attempt in progress may still print it on another printer. The
 * caller holds the lock of the venue's head.
 */
export async function queueTicket(
  tx: Tx,
  venueId: string,
  ticketId: string,
  printerId: string,
  now: number,
): Promise<void> {
  await tx.query({
    text: `update kitchen_ticket
              set may_be_printed = may_be_printed or state = 'Printing', state = 'Waiting', attempt = null,
                  printer_id = $3, queued_at = $4
            where venue_id = $1 and ticket_id = $2`,
    values: [venueId, ticketId, printerId, new Date(now)],
  });
}

/**
 * Takes the next ticket of a printer's queue and marks it as `Printing`. A ticket that is already `Printing` was left
 * by a server that died, and may have been printed. `null` if the queue is empty. Uses `kitchen_ticket_due`.
 * @param attempt  the id of this attempt; its outcome is recorded under it
 */
export async function takeTicket(
  db: Db,
  venueId: string,
  printerId: string,
  attempt: string,
): Promise<TicketToPrint | null> {
  const [row] = await db.query<StoredTicket & { bill: BillRow['content'] }>({
    name: 'take-ticket',
    text: `with taken as (
             update kitchen_ticket
                set state = 'Printing', attempt = $3, may_be_printed = may_be_printed or state = 'Printing'
              where venue_id = $1 and printer_id = $2 and state in ('Waiting', 'Printing') and ticket_id = (
                select ticket_id from kitchen_ticket
                 where venue_id = $1 and printer_id = $2 and state in ('Waiting', 'Printing')
                 order by queued_at, ticket_id limit 1)
             returning *)
           select ${TICKET}, b.content as bill from taken t join bill b on b.venue_id = t.venue_id and b.bill_id = t.bill_id
            where b.venue_id = $1`,
    values: [venueId, printerId, attempt],
  });
  if (row === undefined) return null;
  const { bill: content, ...ticket } = row;
  const bill = toBill({ number: ticket.billNumber, revision: 0, content });
  return { ...toTicket(ticket), isPaid: paymentStatusOf(bill) === 'Paid' };
}

function toTicket(row: StoredTicket): StoredTicket {
  return { ...row, content: readTicketContent(row.content) };
}

/** The outcome of an attempt. `at` is the instant of the print, in milliseconds. */
export interface TicketOutcome {
  state: TicketState;
  isPrinted: boolean;
  mayBePrinted: boolean;
  at: number;
}

/**
 * Records the outcome of an attempt. If the ticket was moved to another queue in the meantime, it stays there, and
 * its next print says that it was or may have been printed before. The caller holds the lock of the venue's head.
 */
export async function updateTicketOutcome(
  tx: Tx,
  venueId: string,
  ticketId: string,
  attempt: string,
  { state, isPrinted, mayBePrinted, at }: TicketOutcome,
): Promise<void> {
  await tx.query({
    text: `update kitchen_ticket
              set state = case when attempt = $7 then $3 else state end,
                  may_be_printed = case when attempt = $7 then $5 else may_be_printed or $5 end,
                  attempt = case when attempt = $7 then null else attempt end,
                  prints = prints + $4::boolean::integer,
                  printed_at = case when $4 then $6 else printed_at end
            where venue_id = $1 and ticket_id = $2`,
    values: [venueId, ticketId, state, isPrinted, mayBePrinted, new Date(at), attempt],
  });
}

/**
 * Moves the waiting tickets of a printer that was removed or switched off to another printer, or to the board. The
 * caller holds the lock of the venue's head.
 * @returns the ids of the tickets that moved
 */
export async function moveWaitingTickets(
  tx: Tx,
  venueId: string,
  printerId: string,
  otherPrinterId: string | null,
): Promise<string[]> {
  const rows = await tx.query<{ ticket_id: string }>({
    text: `update kitchen_ticket
              set printer_id = $3, state = case when $3::uuid is null then 'BoardOnly' else 'Waiting' end,
                  may_be_printed = may_be_printed or state = 'Printing', attempt = null
            where venue_id = $1 and printer_id = $2 and state in ('Waiting', 'Printing')
           returning ticket_id`,
    values: [venueId, printerId, otherPrinterId],
  });
  return rows.map((row) => row.ticket_id);
}

/**
 * Deletes tickets that were written before an instant, in whatever state, at most `most` of them. Uses
 * `kitchen_ticket_created`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteTicketsBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, ticket_id from kitchen_ticket where created_at < $1 limit $2),
                gone as (
                  delete from kitchen_ticket t using old
                   where t.venue_id = old.venue_id and t.ticket_id = old.ticket_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}

import type { NO_TROUBLE, PrinterRecord } from '../../core/printing/print-policy.ts';
import type { Db, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** The record of a printer, for the server that has the lease of its queue. */
export interface PrinterLease extends PrinterRecord {
  printerId: string;
  /** Raised when the owner changes or tests the printer: the result of an attempt with an older token is discarded. */
  fencingToken: number;
}

const QUEUE = `q.printer_id as "printerId", q.failing_since as "failingSince", q.trouble, q.attempts,
       q.next_attempt_at as "nextAttemptAt", q.last_printed_at as "lastPrintedAt", q.reports_status as "reportsStatus", q.fencing_token as "fencingToken"`;

/** The key of a printer. */
export interface PrinterRef {
  venueId: string;
  printerId: string;
}

/** A printer with tickets or papers in its queue, and the facts that decide when they are printed. */
export interface WaitingPrinter extends PrinterRef {
  /** Whether no server has the lease of its queue, and it does not wait after a failed attempt. */
  isDue: boolean;
  /** Failed attempts in a row. */
  attempts: number;
  hasPrinted: boolean;
}

/** Some of the printers with tickets or papers in their queues, longest waiting first. */
export interface WaitingPrinters {
  printers: WaitingPrinter[];
  /** The position after which the next page begins; `null` to begin again with the first page. */
  next: PrinterRef | null;
}

/** A position before the first page. */
const NOWHERE: PrinterRef = {
  venueId: '00000000-0000-0000-0000-000000000000',
  printerId: '00000000-0000-0000-0000-000000000000',
};

/**
 * Printers of any venue with tickets or papers in their queues: those of the most recently queued tickets, those of
 * the oldest papers, those that failed and are due again, and one page of all, so that every printer is listed after
 * some pages. Reads at most four times `rows`, however many tickets wait. Uses `kitchen_ticket_queued`,
 * `bill_paper_queued`, `kitchen_ticket_due` and `printer_queue_next`.
 * @param after  the position after which the page begins
 */
export async function listWaitingPrinters(
  db: Db,
  after: PrinterRef | null,
  now: number,
  rows: number,
): Promise<WaitingPrinters> {
  const { venueId, printerId } = after ?? NOWHERE;
  const found = await queryReachable<WaitingPrinter & { rowsOfPage: number }>(db, {
    name: 'list-waiting-printers',
    across: 'AllVenues',
    text: `with latest as (
             select venue_id, printer_id, queued_at as since, 0 as in_page from kitchen_ticket
              where state in ('Waiting', 'Printing') order by queued_at desc limit $2),
           papers as (
             select venue_id, printer_id, created_at as since, 0 as in_page from bill_paper
              where state in ('Waiting', 'Printing') order by created_at limit $2),
           page as (
             select venue_id, printer_id, queued_at as since, 1 as in_page from kitchen_ticket
              where state in ('Waiting', 'Printing') and (venue_id, printer_id) > ($3, $4)
              order by venue_id, printer_id, queued_at, ticket_id limit $2),
           failing as (
             select venue_id, printer_id, next_attempt_at as since, 0 as in_page from printer_queue
              where next_attempt_at <= $1 order by next_attempt_at limit $2),
           waiting as materialized (select * from latest union all select * from papers union all select * from page union all select * from failing),
           queue as materialized (
             select q.venue_id, q.printer_id, q.leased_until, q.next_attempt_at, q.attempts, q.last_printed_at
               from printer_queue q where (q.venue_id, q.printer_id) in (select venue_id, printer_id from waiting))
           select w.venue_id as "venueId", w.printer_id as "printerId", sum(w.in_page)::integer as "rowsOfPage",
                  coalesce(q.leased_until <= $1, true) and coalesce(q.next_attempt_at <= $1, true) as "isDue",
                  coalesce(q.attempts, 0) as attempts,
                  q.last_printed_at is not null as "hasPrinted"
             from waiting w left join queue q on q.venue_id = w.venue_id and q.printer_id = w.printer_id
            group by w.venue_id, w.printer_id, q.leased_until, q.next_attempt_at, q.attempts, q.last_printed_at
            order by min(w.since)`,
    values: [new Date(now), rows, venueId, printerId],
  });
  return { printers: found, next: nextPageOf(found, rows) };
}

/**
 * The printer after which the next page begins, even if the page ended between two of its tickets. Each shard may
 * have listed a whole page.
 */
function nextPageOf(
  found: readonly (PrinterRef & { rowsOfPage: number })[],
  rows: number,
): PrinterRef | null {
  let read = 0;
  for (const { venueId, printerId, rowsOfPage } of found.toSorted(byPosition)) {
    read += rowsOfPage;
    if (read >= rows) return { venueId, printerId };
  }
  return null;
}

function byPosition(a: PrinterRef, b: PrinterRef): number {
  if (a.venueId !== b.venueId) return a.venueId < b.venueId ? -1 : 1;
  return a.printerId < b.printerId ? -1 : 1;
}

/** Takes or extends the lease of a printer's queue. @returns `null` if another server has it */
export async function takePrinterLease(
  db: Db,
  { venueId, printerId }: PrinterRef,
  owner: string,
  until: number,
  now: number,
): Promise<PrinterLease | null> {
  const [lease] = await db.query<PrinterLease>({
    name: 'take-printer-queue',
    text: `insert into printer_queue as q (venue_id, printer_id, lease_owner, leased_until) values ($1, $2, $3, $4)
           on conflict (venue_id, printer_id) do update set lease_owner = excluded.lease_owner, leased_until = excluded.leased_until
            where q.leased_until is null or q.leased_until <= $5 or q.lease_owner = excluded.lease_owner
           returning ${QUEUE}`,
    values: [venueId, printerId, owner, new Date(until), new Date(now)],
  });
  return lease ?? null;
}

/** Releases the lease of a printer's queue, if the server still has it. */
export async function releasePrinterLease(
  db: Db,
  { venueId, printerId }: PrinterRef,
  owner: string,
): Promise<void> {
  await db.query({
    name: 'release-printer-queue',
    text: `update printer_queue set lease_owner = null, leased_until = null
            where venue_id = $1 and printer_id = $2 and lease_owner = $3`,
    values: [venueId, printerId, owner],
  });
}

/**
 * Saves the record of a printer after an attempt, unless the owner of the venue changed or tested the printer since
 * the attempt began. The caller holds the lock of the venue's head.
 */
export async function updatePrinterRecord(
  tx: Tx,
  { venueId, printerId }: PrinterRef,
  { fencingToken }: Pick<PrinterLease, 'fencingToken'>,
  printer: PrinterRecord,
): Promise<void> {
  await tx.query({
    name: 'update-printer-record',
    text: `update printer_queue
              set attempts = $4, next_attempt_at = $5, failing_since = $6, last_printed_at = $7, trouble = $8,
                  reports_status = $9
            where venue_id = $1 and printer_id = $2 and fencing_token = $3`,
    values: [
      venueId,
      printerId,
      fencingToken,
      printer.attempts,
      ...[printer.nextAttemptAt, printer.failingSince, printer.lastPrintedAt].map(dateOf),
      printer.trouble,
      printer.reportsStatus,
    ],
  });
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** Records that the queue of a printer is empty: the printer is not tried again until a ticket comes. */
export async function updatePrinterIdle(
  db: Db,
  { venueId, printerId }: PrinterRef,
  { fencingToken }: Pick<PrinterLease, 'fencingToken'>,
): Promise<void> {
  await db.query({
    name: 'update-printer-queue-idle',
    text: `update printer_queue set next_attempt_at = null
            where venue_id = $1 and printer_id = $2 and fencing_token = $3 and next_attempt_at is not null`,
    values: [venueId, printerId, fencingToken],
  });
}

/**
 * Resets the state of a printer, so that it is tried immediately, and raises the fencing token, so that the result of
 * an attempt in progress is discarded. The server keeps its lease. The caller holds the lock of the venue's head.
 * @param known  the new state of the printer's failures
 * @param isElsewhere  whether the address may now belong to another printer, whose state is unknown
 */
export async function resetPrinterQueue(
  tx: Tx,
  { venueId, printerId }: PrinterRef,
  known: Pick<PrinterRecord, keyof typeof NO_TROUBLE>,
  isElsewhere: boolean,
): Promise<void> {
  await tx.query({
    text: `update printer_queue
              set attempts = $3, next_attempt_at = $4, failing_since = $5, trouble = $6, fencing_token = fencing_token + 1,
                  reports_status = case when $7 then null else reports_status end
            where venue_id = $1 and printer_id = $2`,
    values: [
      venueId,
      printerId,
      known.attempts,
      ...[known.nextAttemptAt, known.failingSince].map(dateOf),
      known.trouble,
      isElsewhere,
    ],
  });
}

/** The records of a venue's printers; printers that were never tried are left out. Uses the primary key. */
export async function listPrinterQueues(db: Db, venueId: string): Promise<PrinterLease[]> {
  return db.query<PrinterLease>({
    name: 'list-printer-queues',
    text: `select ${QUEUE} from printer_queue q where q.venue_id = $1`,
    values: [venueId],
  });
}

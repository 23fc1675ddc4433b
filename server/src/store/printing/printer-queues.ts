import type { PrinterRecord } from '../../core/printing/print-policy.ts';
import type { Db, Tx } from '../database.ts';

/** The record of a printer, as whoever has the lease of its queue works on it. */
export interface PrinterLease extends PrinterRecord {
  printerId: string;
  /** Raised when the owner changes or tests the printer: what an attempt learned under an older one is discarded. */
  fencingToken: number;
}

const QUEUE = `q.printer_id as "printerId", q.failing_since as "failingSince", q.trouble, q.attempts,
       q.next_attempt_at as "nextAttemptAt", q.last_printed_at as "lastPrintedAt", q.reports_status as "reportsStatus", q.fencing_token as "fencingToken"`;

/** A printer that something waits for. */
export interface DuePrinter {
  venueId: string;
  printerId: string;
}

/** A printer that something waits for, with what decides whether and when it is served. Instants are milliseconds. */
export interface WaitingPrinter extends DuePrinter {
  /** Until then somebody prints on it. */
  leasedUntil: number | null;
  nextAttemptAt: number | null;
  /** Failed attempts in a row. */
  attempts: number;
  hasPrinted: boolean;
}

/** Some of the printers that something waits for, longest first. */
export interface WaitingPrinters {
  printers: WaitingPrinter[];
  /** Where the next page begins; `null` when it is the first one again. */
  next: DuePrinter | null;
}

/** Before the first page. */
const NOWHERE: DuePrinter = {
  venueId: '00000000-0000-0000-0000-000000000000',
  printerId: '00000000-0000-0000-0000-000000000000',
};

/**
 * Printers of any venue that something waits for: those of what was queued last, those that failed and are to be tried again,
 * and a page of all, so that page after page none is forgotten. Reads at most three times `rows`, however much waits: of a
 * million tickets as many as of a thousand. Leans on `kitchen_ticket_queued`, `kitchen_ticket_due` and `printer_queue_next`.
 * @param after  where the page begins
 */
export async function listWaitingPrinters(
  db: Db,
  after: DuePrinter | null,
  now: number,
  rows: number,
): Promise<WaitingPrinters> {
  const { venueId, printerId } = after ?? NOWHERE;
  const found = await db.query<WaitingPrinter & { rowsOfPage: number }>({
    name: 'list-waiting-printers',
    text: `with latest as (
             select venue_id, printer_id, queued_at as since, 0 as in_page from kitchen_ticket
              where state in ('Waiting', 'Printing') order by queued_at desc limit $2),
           page as (
             select venue_id, printer_id, queued_at as since, 1 as in_page from kitchen_ticket
              where state in ('Waiting', 'Printing') and (venue_id, printer_id) > ($3, $4)
              order by venue_id, printer_id, queued_at, ticket_id limit $2),
           failing as (
             select venue_id, printer_id, next_attempt_at as since, 0 as in_page from printer_queue
              where next_attempt_at <= $1 order by next_attempt_at limit $2),
           waiting as (select * from latest union all select * from page union all select * from failing)
           select w.venue_id as "venueId", w.printer_id as "printerId", sum(w.in_page)::integer as "rowsOfPage",
                  q.leased_until as "leasedUntil", q.next_attempt_at as "nextAttemptAt", coalesce(q.attempts, 0) as attempts,
                  q.last_printed_at is not null as "hasPrinted"
             from waiting w left join printer_queue q on q.venue_id = w.venue_id and q.printer_id = w.printer_id
            group by w.venue_id, w.printer_id, q.leased_until, q.next_attempt_at, q.attempts, q.last_printed_at
            order by min(w.since)`,
    values: [new Date(now), rows, venueId, printerId],
  });
  return { printers: found, next: nextPageOf(found, rows) };
}

/** A page ends within a printer: what else waits for that one is passed over. */
function nextPageOf(
  found: readonly (DuePrinter & { rowsOfPage: number })[],
  rows: number,
): DuePrinter | null {
  const ofPage = found.filter(({ rowsOfPage }) => rowsOfPage > 0);
  const read = ofPage.reduce((sum, { rowsOfPage }) => sum + rowsOfPage, 0);
  if (read < rows) return null;
  const { venueId, printerId } = ofPage.reduce((last, each) => (isBehind(each, last) ? each : last));
  return { venueId, printerId };
}

function isBehind(a: DuePrinter, b: DuePrinter): boolean {
  return a.venueId > b.venueId || (a.venueId === b.venueId && a.printerId > b.printerId);
}

/** Takes the lane of a printer for a while, unless someone has it. @returns `null` when someone has */
export async function takeLease(
  db: Db,
  { venueId, printerId }: DuePrinter,
  caller: string,
  until: number,
  now: number,
): Promise<PrinterLease | null> {
  const [lease] = await db.query<PrinterLease>({
    name: 'take-printer-queue',
    text: `insert into printer_queue as q (venue_id, printer_id, lease_owner, leased_until) values ($1, $2, $3, $4)
           on conflict (venue_id, printer_id) do update set lease_owner = excluded.lease_owner, leased_until = excluded.leased_until
            where q.leased_until is null or q.leased_until <= $5 or q.lease_owner = excluded.lease_owner
           returning ${QUEUE}`,
    values: [venueId, printerId, caller, new Date(until), new Date(now)],
  });
  return lease ?? null;
}

/** Gives the lane of a printer back, if it is still the holder's. */
export async function releaseLease(
  db: Db,
  { venueId, printerId }: DuePrinter,
  caller: string,
): Promise<void> {
  await db.query({
    name: 'release-printer-queue',
    text: `update printer_queue set lease_owner = null, leased_until = null
            where venue_id = $1 and printer_id = $2 and lease_owner = $3`,
    values: [venueId, printerId, caller],
  });
}

/**
 * Saves the record of a printer, unless its owner changed or tested it since the attempt began. The caller holds the lock of
 * the venue's head.
 */
export async function updatePrinterRecord(
  tx: Tx,
  { venueId, printerId }: DuePrinter,
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

/** Notes that nothing waits for a printer any more: it need not be tried again by itself. */
export async function updateLaneIdle(
  db: Db,
  { venueId, printerId }: DuePrinter,
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
 * Forgets what was in the way of a printer, so that it is tried at once; an attempt under way no longer counts. Leaves the
 * lane to who has it. The caller holds the lock of the venue's head.
 * @param isElsewhere  whether another printer may stand there now, of which nothing is known
 */
export async function resetPrinterQueue(
  tx: Tx,
  { venueId, printerId }: DuePrinter,
  isElsewhere: boolean,
): Promise<void> {
  await tx.query({
    text: `update printer_queue
              set attempts = 0, next_attempt_at = null, failing_since = null, trouble = null, fencing_token = fencing_token + 1,
                  reports_status = case when $3 then null else reports_status end
            where venue_id = $1 and printer_id = $2`,
    values: [venueId, printerId, isElsewhere],
  });
}

/** How the printers of a venue are doing; those that never printed are left out. Leans on the primary key. */
export async function listPrinterQueues(db: Db, venueId: string): Promise<PrinterLease[]> {
  return db.query<PrinterLease>({
    name: 'list-printer-queues',
    text: `select ${QUEUE} from printer_queue q where q.venue_id = $1`,
    values: [venueId],
  });
}

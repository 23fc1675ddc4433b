import type { PrinterTrouble } from '../core/ticket-state.ts';
import type { Db, Tx } from './database.ts';

/** How a printer is doing. Instants are milliseconds. */
export interface PrinterLane {
  printerId: string;
  failingSince: number | null;
  trouble: PrinterTrouble | null;
  /** Failed attempts in a row. */
  attempts: number;
  nextAttemptAt: number | null;
  lastPrintedAt: number | null;
  /** Whether it answers questions about its state; `null` as long as nobody knows. */
  reportsStatus: boolean | null;
  /** Raised when the owner changes or tests the printer. */
  generation: number;
}

const LANE = `l.printer_id as "printerId", l.failing_since as "failingSince", l.trouble, l.attempts,
       l.next_attempt_at as "nextAttemptAt", l.last_printed_at as "lastPrintedAt", l.reports_status as "reportsStatus", l.generation`;

/** A printer that something waits for. */
export interface DueLane {
  venueId: string;
  printerId: string;
}

/**
 * Printers of any venue that something waits for, that nobody prints on and that need not be left alone. Looks through
 * what waits, not through what is there: `kitchen_ticket_due` holds nothing else.
 */
export async function listDueLanes(db: Db, now: number, limit: number): Promise<DueLane[]> {
  return db.query<DueLane>({
    name: 'list-due-lanes',
    text: `select w.venue_id as "venueId", w.printer_id as "printerId"
             from (select venue_id, printer_id, min(queued_at) as since from kitchen_ticket
                    where state in ('Waiting', 'Printing') group by venue_id, printer_id) as w
             left join printer_lane l on l.venue_id = w.venue_id and l.printer_id = w.printer_id
            where (l.held_until is null or l.held_until <= $1) and (l.next_attempt_at is null or l.next_attempt_at <= $1)
            order by w.since limit $2`,
    values: [new Date(now), limit],
  });
}

/** Takes the lane of a printer for a while, unless someone has it. @returns `null` when someone has */
export async function takeLane(
  db: Db,
  { venueId, printerId }: DueLane,
  holder: string,
  until: number,
  now: number,
): Promise<PrinterLane | null> {
  const [lane] = await db.query<PrinterLane>({
    name: 'take-lane',
    text: `insert into printer_lane as l (venue_id, printer_id, held_by, held_until) values ($1, $2, $3, $4)
           on conflict (venue_id, printer_id) do update set held_by = excluded.held_by, held_until = excluded.held_until
            where l.held_until is null or l.held_until <= $5 or l.held_by = excluded.held_by
           returning ${LANE}`,
    values: [venueId, printerId, holder, new Date(until), new Date(now)],
  });
  return lane ?? null;
}

/** Gives the lane of a printer back, if it is still the holder's. */
export async function releaseLane(db: Db, { venueId, printerId }: DueLane, holder: string): Promise<void> {
  await db.query({
    name: 'release-lane',
    text: `update printer_lane set held_by = null, held_until = null
            where venue_id = $1 and printer_id = $2 and held_by = $3`,
    values: [venueId, printerId, holder],
  });
}

/**
 * Notes that a printer works, unless its owner changed or tested it since the attempt began. The caller holds the lock of the
 * venue's head.
 */
export async function updateLaneWorking(
  tx: Tx,
  { venueId, printerId }: DueLane,
  { generation }: Pick<PrinterLane, 'generation'>,
  reportsStatus: boolean,
  now: number,
): Promise<void> {
  await tx.query({
    text: `update printer_lane
              set attempts = 0, next_attempt_at = null, failing_since = null, trouble = null, last_printed_at = $5,
                  reports_status = $4
            where venue_id = $1 and printer_id = $2 and generation = $3`,
    values: [venueId, printerId, generation, reportsStatus, new Date(now)],
  });
}

/**
 * Notes that nothing comes out of a printer, and when to try again, unless its owner changed or tested it since the attempt
 * began. The caller holds the lock of the venue's head.
 */
export async function updateLaneFailing(
  tx: Tx,
  { venueId, printerId }: DueLane,
  { generation }: Pick<PrinterLane, 'generation'>,
  trouble: PrinterTrouble,
  nextAttemptAt: number,
  now: number,
): Promise<void> {
  await tx.query({
    text: `update printer_lane
              set attempts = attempts + 1, next_attempt_at = $5, failing_since = coalesce(failing_since, $6), trouble = $4
            where venue_id = $1 and printer_id = $2 and generation = $3`,
    values: [venueId, printerId, generation, trouble, new Date(nextAttemptAt), new Date(now)],
  });
}

/**
 * Forgets what was in the way of a printer, so that it is tried at once; an attempt under way no longer counts. Leaves the
 * lane to who has it. The caller holds the lock of the venue's head.
 * @param isElsewhere  whether another printer may stand there now, of which nothing is known
 */
export async function resetLane(
  tx: Tx,
  { venueId, printerId }: DueLane,
  isElsewhere: boolean,
): Promise<void> {
  await tx.query({
    text: `update printer_lane
              set attempts = 0, next_attempt_at = null, failing_since = null, trouble = null, generation = generation + 1,
                  reports_status = case when $3 then null else reports_status end
            where venue_id = $1 and printer_id = $2`,
    values: [venueId, printerId, isElsewhere],
  });
}

/** How the printers of a venue are doing; those that never printed are left out. Leans on the primary key. */
export async function listLanes(db: Db, venueId: string): Promise<PrinterLane[]> {
  return db.query<PrinterLane>({
    name: 'list-lanes',
    text: `select ${LANE} from printer_lane l where l.venue_id = $1`,
    values: [venueId],
  });
}

import type { ChangeKind, NoticeKind, VenuePart } from '../core/venue-change.ts';
import type { Db, Tx } from './database.ts';

/** A change to note: what changed, and what is to be known of it. */
export interface ChangeToLog {
  kind: ChangeKind;
  /** The bill, ticket, printer or reservation; the venue itself for the others. */
  subjectId: string;
  detail: Record<string, unknown>;
  /** What staff are to be told of by a chime and a badge. */
  notice: NoticeKind | null;
}

/** A change as it was noted. */
export interface LoggedChange extends ChangeToLog {
  /** Counted from 1 within the venue, without gaps. */
  change: number;
  at: number;
}

/**
 * Notes changes of a venue, in their order, with the transaction that makes them. Locks the venue's head, which has to be
 * the first lock that the transaction takes there.
 */
export async function logChanges(
  tx: Tx,
  venueId: string,
  changes: readonly ChangeToLog[],
  now: number,
): Promise<void> {
  await tx.query({
    text: 'select log_changes($1, $2, $3)',
    values: [venueId, JSON.stringify(changes), new Date(now)],
  });
}

/** The change by which open screens learn that a part of a venue is no longer as they have it. */
export function changeOfPart(venueId: string, part: VenuePart): ChangeToLog {
  return { kind: 'Venue', subjectId: venueId, detail: { part }, notice: null };
}

/** The first changes behind a number, in order. Leans on the primary key. */
export async function listChanges(
  db: Db,
  venueId: string,
  after: number,
  limit: number,
): Promise<LoggedChange[]> {
  return db.query<LoggedChange>({
    name: 'list-changes',
    text: `select change, at, kind, subject_id as "subjectId", detail, notice
             from venue_change where venue_id = $1 and change > $2 order by change limit $3`,
    values: [venueId, after, limit],
  });
}

/** The number of the last change of each of these venues; a venue that does not exist is left out. */
export async function listLastChanges(db: Db, venueIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ venue_id: string; last_change: number }>({
    name: 'list-last-changes',
    text: 'select venue_id, last_change from venue_head where venue_id = any ($1)',
    values: [venueIds],
  });
  return new Map(rows.map((row) => [row.venue_id, row.last_change]));
}

import type { ListFilter } from '../../core/list-filter.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Db, Statement } from '../database.ts';
import { forReachable } from '../distribution/venue-nodes.ts';
import { HIGHEST_ID, type Page } from '../list-page.ts';
import { farDown, farDownOfVenue, fromTheTop, RULES } from './reservation-list-sql.ts';
import { listFarDownOnShard, listTopOnShards } from './reservations-on-shards.ts';
import { type ReservationRow, toReservation } from './stored-reservation.ts';

/** How many reservations a page may skip one by one. A page further down is found by counts. */
const SKIPPED_AT_MOST = 1_000;

/**
 * A page of the reservations that the public API took at these venues, by their state at an instant: open
 * ones the soonest first, closed or all the latest first; with one more than the page holds when there are
 * further ones. Every page costs about the same, also one past the end. Those at venues of a lost node of a cluster are left out.
 */
export function listTakenReservations(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
  now: number,
): Promise<Reservation[]> {
  return forReachable(db, venueIds, (reachable) => listTakenAt(db, reachable, filter, page, now));
}

async function listTakenAt(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  { number, size }: Page,
  now: number,
): Promise<Reservation[]> {
  const skip = (number - 1) * size;
  const isFarDown = skip > SKIPPED_AT_MOST;
  const isOne = venueIds.length === 1;
  const values = [venueIds, skip, size, new Date(now)];
  const name = `list-taken-reservations-${filter}${isFarDown ? '-far-down' : ''}${isOne ? '' : '-of-venues'}`;
  const isDistributed = await db.isDistributed();
  if (isDistributed && isOne && isFarDown)
    return openAll(db, await listFarDownOnShard(db, venueIds[0]!, filter, { skip, size }, now));
  if (isDistributed && !isOne && !isFarDown)
    return openAll(db, await listTopOnShards(db, venueIds, filter, { skip, size }, now));
  if (isOne) {
    const text = isFarDown ? farDownOfVenue(filter) : fromTheTop(RULES[filter], 'AtOne');
    return list(db, { name, text, values });
  }
  const text = isFarDown
    ? farDown(RULES[filter], isDistributed ? 'OnShards' : 'OneByOne')
    : fromTheTop(RULES[filter], 'OneByOne');
  return list(db, { name, across: 'Venues', text, values });
}

/** A position in a list of reservations: at the one with this start and id. */
export type ReservationPosition = Pick<Reservation, 'startsAt' | 'id'>;

/**
 * A venue's pending reservations after a position, or the first ones with `null`, the soonest first, with one
 * more than `size` when there are further ones. Uses `reservation_pending`.
 */
export async function listPendingReservations(
  db: Db,
  venueId: string,
  after: ReservationPosition | null,
  size: number,
  now: number,
): Promise<Reservation[]> {
  // One bound: of two, the database may begin at the lower one.
  const from = after === null || after.startsAt <= now ? { startsAt: now, id: HIGHEST_ID } : after;
  return list(db, {
    name: 'list-pending-reservations',
    text: `select r.revision, r.content from reservation r
            where r.venue_id = $1 and r.is_pending
              and (r.starts_at, r.reservation_id) > ($2::timestamptz, $3::uuid)
            order by r.starts_at, r.reservation_id limit $4::integer + 1`,
    values: [venueId, new Date(from.startsAt), from.id, size],
  });
}

async function list(db: Db, statement: Statement): Promise<Reservation[]> {
  return openAll(db, await db.query<ReservationRow>(statement));
}

function openAll(db: Db, rows: readonly ReservationRow[]): Reservation[] {
  return rows.map((row) => toReservation(row, db.encryption));
}

import type { ListFilter } from '../../core/list-filter.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Db, Statement } from '../database.ts';
import { runForReachableVenues } from '../distribution/venue-nodes.ts';
import { HIGHEST_ID, isDeepPage, type Page, skippedItemsOf, skippedItemsSql } from '../list-page.ts';
import { pageOfVenuesSql } from './reservation-list-sql.ts';
import { listTakenOnShards } from './reservations-on-shards.ts';
import { type ReservationRow, toReservation } from './stored-reservation.ts';

/**
 * A page of the reservations that came from the public API at these venues, by their state at an instant: open ones
 * earliest first, closed or all latest first. Returns one more than the size of the page if the list continues. An
 * index skips those of earlier pages, so later pages cost more (decision record 192). Leaves out venues of a lost
 * node of a cluster.
 */
export function listTakenReservations(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
  now: number,
): Promise<Reservation[]> {
  return runForReachableVenues(db, venueIds, (reachable) => listTakenAt(db, reachable, filter, page, now));
}

async function listTakenAt(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
  now: number,
): Promise<Reservation[]> {
  const isOne = venueIds.length === 1;
  if (!isOne && (await db.isDistributed()))
    return openAll(db, await listTakenOnShards(db, venueIds, filter, page, now));
  return list(db, {
    name: `list-taken-reservations-${filter}${isDeepPage(page) ? '-far-down' : ''}${isOne ? '' : '-of-venues'}`,
    ...(isOne ? {} : { across: 'Venues' }),
    text: pageOfVenuesSql(filter, skippedItemsSql(page), isOne),
    values: [venueIds, skippedItemsOf(page), page.size, new Date(now)],
  });
}

/** A position in a list of reservations: the reservation with this start and id. */
export type ReservationPosition = Pick<Reservation, 'startsAt' | 'id'>;

/**
 * A venue's pending reservations after a position (`null`: from the first), earliest first; one more than `size` if
 * the list continues. Uses `reservation_pending`.
 */
export async function listPendingReservations(
  db: Db,
  venueId: string,
  after: ReservationPosition | null,
  size: number,
  now: number,
): Promise<Reservation[]> {
  // A single bound: with two, PostgreSQL may start the index scan at the lower one.
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

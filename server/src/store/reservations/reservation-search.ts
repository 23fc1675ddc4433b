import type { Reservation } from '../../core/reservations/reservation.ts';
import { createPersonMatcher, type SearchablePerson } from '../../core/text/person-search.ts';
import type { Db } from '../database.ts';
import { type ReservationRow, toReservation } from './stored-reservation.ts';

/** The number of coming reservations that a search compares, and the number of past ones. */
const SEARCHED_RESERVATIONS = 500;

/** A reservation that began within this time still counts as tonight's. */
const TONIGHT_MS = 12 * 3_600_000;

/**
 * The reservations of a venue whose guest matches a text, at most `size`: first those of tonight and later, earliest
 * first; then earlier ones, latest first. Compares the next 500 and the 500 before them, however many the venue has:
 * reads `reservation_evening` from now in both directions.
 */
export async function searchVenueReservations(
  db: Db,
  venueId: string,
  text: string,
  size: number,
  now: number,
): Promise<Reservation[]> {
  const isSought = createPersonMatcher(text);
  const people = await db.query<SearchablePerson & { id: string }>({
    name: 'list-searched-reservations',
    text: `(select r.reservation_id as id, r.content ->> 'name' as name, r.phone from reservation r
             where r.venue_id = $1 and r.starts_at >= $2 order by r.starts_at limit $3)
            union all
           (select r.reservation_id as id, r.content ->> 'name' as name, r.phone from reservation r
             where r.venue_id = $1 and r.starts_at < $2 order by r.starts_at desc limit $3)`,
    values: [venueId, new Date(now - TONIGHT_MS), SEARCHED_RESERVATIONS],
  });
  const ids = people.filter(isSought).map(({ id }) => id);
  const rows = await db.query<ReservationRow>({
    name: 'read-searched-reservations',
    text: `select r.revision, r.content
             from unnest($2::uuid[]) with ordinality as n (reservation_id, position)
             join reservation r on r.venue_id = $1 and r.reservation_id = n.reservation_id
            order by n.position`,
    values: [venueId, ids.slice(0, size)],
  });
  return rows.map((row) => toReservation(row, db.encryption));
}

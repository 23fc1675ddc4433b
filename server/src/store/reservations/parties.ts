import type { PartyWithPhone } from '../../core/reservations/reservation-load.ts';
import type { PartyAtTables } from '../../core/reservations/tables/table-conflicts.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../database.ts';

/**
 * The open reservations of a venue whose time is in one of these spans, and all whose guests are there now. The spans
 * do not overlap. Uses `reservation_evening` and `reservation_seated`, so that ended reservations outside the spans
 * are not read.
 */
export async function listParties(
  db: Db,
  venueId: string,
  spans: readonly Span[],
  now: number,
): Promise<PartyWithPhone[]> {
  return db.query<PartyWithPhone>({
    name: 'list-parties',
    text: `select r.reservation_id as id, r.status, r.starts_at as "startsAt", r.guests, r.phone,
                  (r.content ->> 'checkedInAt')::bigint as "checkedInAt"
             from unnest($2::timestamptz[], $3::timestamptz[]) as s (from_at, until_at)
             join reservation r on r.venue_id = $1 and r.starts_at >= s.from_at and r.starts_at < s.until_at
            where r.runs_out_at > $4 and r.status <> 'Seated'
            union all
           select r.reservation_id, r.status, r.starts_at, r.guests, r.phone, (r.content ->> 'checkedInAt')::bigint
             from reservation r
            where r.venue_id = $1 and r.status = 'Seated' and r.runs_out_at > $4`,
    values: [
      venueId,
      spans.map(({ startsAt }) => new Date(startsAt)),
      spans.map(({ endsAt }) => new Date(endsAt)),
      new Date(now),
    ],
  });
}

/**
 * The open reservations of a venue with assigned tables: those whose time is in a span, and all whose guests are
 * there now. Uses the same indexes as {@link listParties}.
 */
export async function listPartiesAtTables(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  now: number,
): Promise<PartyAtTables[]> {
  return db.query<PartyAtTables>({
    name: 'list-parties-at-tables',
    text: `select r.reservation_id as id, r.status, r.starts_at as "startsAt", r.guests, r.content ->> 'name' as name,
                  (r.content ->> 'checkedInAt')::bigint as "checkedInAt", r.content -> 'tableIds' as "tableIds",
                  r.content -> 'allergy' as allergy
             from reservation r
            where r.venue_id = $1 and r.starts_at >= $2 and r.starts_at < $3 and r.runs_out_at > $4
              and r.status <> 'Seated' and json_array_length(r.content -> 'tableIds') > 0
            union all
           select r.reservation_id, r.status, r.starts_at, r.guests, r.content ->> 'name',
                  (r.content ->> 'checkedInAt')::bigint, r.content -> 'tableIds', r.content -> 'allergy'
             from reservation r
            where r.venue_id = $1 and r.status = 'Seated' and r.runs_out_at > $4
              and json_array_length(r.content -> 'tableIds') > 0`,
    values: [venueId, new Date(startsAt), new Date(endsAt), new Date(now)],
  });
}

import { type Reservation, runsOutAt } from '../../core/reservations/reservation.ts';
import type { ReservationEntry } from '../../core/reservations/reservation-history.ts';
import type { Db, SqlValue, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';
import { findAtReachableVenues } from '../distribution/venue-nodes.ts';
import type { FieldEncryption } from '../encryption/field-encryption.ts';
import { lockVenueHead } from '../venue/venue-heads.ts';
import {
  codeHashesOf,
  codeHashOf,
  type ReservationRow,
  toReservation,
  toStoredContent,
} from './stored-reservation.ts';

const ROW = 'r.revision, r.content';

/** Writes a reservation: a new one, or one that {@link lockReservation} returned. The caller holds the lock of the venue's head. */
export async function saveReservation(tx: Tx, reservation: Reservation): Promise<void> {
  await tx.query({
    name: 'save-reservation',
    text: `insert into reservation (venue_id, reservation_id, revision, starts_at, requested_starts_at, runs_out_at, is_pending,
                                    is_taken_by_api, phone, code_hash, content, status, guests)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           on conflict (venue_id, reservation_id) do update
              set revision = excluded.revision, starts_at = excluded.starts_at,
                  requested_starts_at = excluded.requested_starts_at, runs_out_at = excluded.runs_out_at,
                  is_pending = excluded.is_pending, is_taken_by_api = excluded.is_taken_by_api, phone = excluded.phone,
                  code_hash = excluded.code_hash, content = excluded.content, status = excluded.status, guests = excluded.guests`,
    values: columnsOf(reservation, tx.encryption),
    subjectIds: [reservation.id],
  });
}

/**
 * Adds entries to the history of a reservation, first to last. The caller holds the lock of the venue's head.
 */
export async function insertReservationHistory(
  tx: Tx,
  { venueId, id }: Pick<Reservation, 'venueId' | 'id'>,
  entries: readonly ReservationEntry[],
): Promise<void> {
  await tx.query({
    name: 'insert-reservation-history',
    text: `insert into reservation_history (venue_id, reservation_id, entry, action, at, actor, detail)
           select $1, $2, e.position + (select count(*) from reservation_history h
                                         where h.venue_id = $1 and h.reservation_id = $2),
                  e.entry ->> 'action', to_timestamp((e.entry ->> 'at')::bigint / 1000.0), e.entry -> 'by', e.entry -> 'detail'
             from json_array_elements($3::json) with ordinality as e (entry, position)`,
    values: [venueId, id, JSON.stringify(entries)],
  });
}

/**
 * A reservation of a venue; `null` if there is none. Locks the venue's head, so that the reservation does not change
 * until the transaction ends.
 */
export async function lockReservation(
  tx: Tx,
  venueId: string,
  reservationId: string,
): Promise<Reservation | null> {
  await lockVenueHead(tx, venueId);
  return findReservation(tx, [venueId], reservationId);
}

/** The reservation with this id at one of these venues; `null` if there is none. Uses the primary key. */
export async function findReservation(
  db: Db,
  venueIds: readonly string[],
  reservationId: string,
): Promise<Reservation | null> {
  return findAtReachableVenues(db, venueIds, async (ofThese) => {
    const [row] = await db.query<ReservationRow>({
      name: 'find-reservation',
      across: 'Venues',
      text: `select ${ROW} from reservation r where r.venue_id = any ($1) and r.reservation_id = $2`,
      values: [ofThese, reservationId],
    });
    return row === undefined ? null : toReservation(row, db.encryption);
  });
}

/** The reservations with these ids at a venue; ids without a reservation are left out. */
export async function listReservationsByIds(
  db: Db,
  venueId: string,
  reservationIds: readonly string[],
): Promise<Reservation[]> {
  return list(db, {
    name: 'list-reservations-by-ids',
    text: `select ${ROW} from reservation r where r.venue_id = $1 and r.reservation_id = any ($2)`,
    values: [venueId, reservationIds],
  });
}

/** The reservation of a venue with this code of the guest; `null` if there is none. Uses `reservation_code_hash`. */
export async function findReservationByCode(
  db: Db,
  venueId: string,
  code: string,
): Promise<Reservation | null> {
  const [row] = await db.query<ReservationRow>({
    name: 'find-reservation-by-code',
    text: `select ${ROW} from reservation r where r.venue_id = $1 and r.code_hash = any ($2)`,
    values: [venueId, codeHashesOf(venueId, code, db.encryption)],
  });
  return row === undefined ? null : toReservation(row, db.encryption);
}

/**
 * The open reservation from the public API with a phone number and a time; `null` if there is none. A reservation
 * that is now at this time is preferred to one that was requested for this time and moved since. Uses
 * `reservation_phone`.
 * @param keyId  the id of the API key that took it; `null` for any
 */
export async function findOpenDuplicate(
  tx: Tx,
  venueId: string,
  { phone, startsAt }: { phone: string; startsAt: number },
  keyId: string | null,
  now: number,
): Promise<Reservation | null> {
  const [row] = await tx.query<ReservationRow>({
    name: 'find-open-repeat',
    text: `select ${ROW} from reservation r
            where r.venue_id = $1 and r.phone = $2 and r.is_taken_by_api and r.runs_out_at > $4
              and (r.starts_at = $3 or r.requested_starts_at = $3)
              and ($5::text is null or r.content -> 'takenBy' ->> 'id' = $5)
            order by r.starts_at = $3 desc, r.reservation_id limit 1`,
    values: [venueId, phone, new Date(startsAt), new Date(now), keyId],
  });
  return row === undefined ? null : toReservation(row, tx.encryption);
}

/**
 * The first four open reservations of a phone number at a venue, taken by anyone: first those that are at a time or
 * were requested for it, then the others, earliest first. Uses `reservation_phone`.
 */
export async function listOpenReservationsOfPhone(
  tx: Tx,
  venueId: string,
  { phone, startsAt }: { phone: string; startsAt: number },
  now: number,
): Promise<Pick<Reservation, 'id' | 'startsAt' | 'requestedStartsAt'>[]> {
  return tx.query({
    name: 'list-open-of-phone',
    text: `select reservation_id as id, starts_at as "startsAt", requested_starts_at as "requestedStartsAt"
             from reservation where venue_id = $1 and phone = $2 and runs_out_at > $3
            order by (starts_at = $4 or requested_starts_at = $4) desc, starts_at, reservation_id limit 4`,
    values: [venueId, phone, new Date(now), new Date(startsAt)],
  });
}

/**
 * All reservations of a venue between two instants, the second excluded, in order. Uses
 * `reservation_evening`.
 */
export async function listReservationsBetween(
  db: Db,
  venueId: string,
  from: number,
  until: number,
): Promise<Reservation[]> {
  return list(db, {
    name: 'list-reservations-between',
    text: `select ${ROW} from reservation r
            where r.venue_id = $1 and r.starts_at >= $2 and r.starts_at < $3
            order by r.starts_at, r.reservation_id`,
    values: [venueId, new Date(from), new Date(until)],
  });
}

/** Reservations of all venues that have expired and are not saved as expired yet, oldest first. */
export async function listExpiredReservations(
  db: Db,
  now: number,
  limit: number,
): Promise<Pick<Reservation, 'venueId' | 'id'>[]> {
  return queryReachable(db, {
    name: 'list-run-out-reservations',
    across: 'AllVenues',
    text: `select venue_id as "venueId", reservation_id as id from reservation
            where runs_out_at <= $1 order by runs_out_at limit $2`,
    values: [new Date(now), limit],
  });
}

/** The reservations of a venue with an id above a given one, by id, at most `limit`. Uses the primary key. */
export async function listReservationsAfter(
  db: Db,
  venueId: string,
  after: string,
  limit: number,
): Promise<Reservation[]> {
  const rows = await db.query<ReservationRow>({
    name: 'list-reservations-after',
    text: `select revision, content from reservation
            where venue_id = $1 and reservation_id > $2::uuid order by reservation_id limit $3`,
    values: [venueId, after, limit],
  });
  return rows.map((row) => toReservation(row, db.encryption));
}

/** The history of a reservation, first to last. */
export async function listReservationHistory(
  db: Db,
  venueId: string,
  reservationId: string,
): Promise<ReservationEntry[]> {
  return db.query<ReservationEntry>({
    name: 'list-reservation-history',
    text: `select action, at, actor as by, detail from reservation_history
            where venue_id = $1 and reservation_id = $2 order by entry`,
    values: [venueId, reservationId],
  });
}

/** The reservation that an account took with one of these Idempotency-Keys; `null` if there is none. */
export async function findReservationByIdempotencyKey(
  tx: Tx,
  venueId: string,
  takenBy: string,
  ...idempotencyKeys: string[]
): Promise<Reservation | null> {
  const [row] = await tx.query<ReservationRow>({
    name: 'find-taking',
    text: `select ${ROW} from reservation_taking t
             join reservation r on r.venue_id = t.venue_id and r.reservation_id = t.reservation_id
            where t.venue_id = $1 and t.taken_by = $2 and t.idempotency_key = any ($3)`,
    values: [venueId, takenBy, idempotencyKeys],
  });
  return row === undefined ? null : toReservation(row, tx.encryption);
}

/** Stores the Idempotency-Key with which an account took a reservation. */
export async function insertReservationIdempotencyKey(
  tx: Tx,
  { venueId, id }: Pick<Reservation, 'venueId' | 'id'>,
  takenBy: string,
  idempotencyKey: string,
): Promise<void> {
  await tx.query({
    name: 'insert-taking',
    text: `insert into reservation_taking (venue_id, taken_by, idempotency_key, reservation_id) values ($1, $2, $3, $4)`,
    values: [venueId, takenBy, idempotencyKey, id],
  });
}

async function list(db: Db, statement: Parameters<Db['query']>[0]): Promise<Reservation[]> {
  return (await db.query<ReservationRow>(statement)).map((row) => toReservation(row, db.encryption));
}

function columnsOf(reservation: Reservation, encryption: FieldEncryption): SqlValue[] {
  const { venueId, revision, code } = reservation;
  const runsOut = runsOutAt(reservation);
  return [
    venueId,
    reservation.id,
    revision,
    new Date(reservation.startsAt),
    new Date(reservation.requestedStartsAt),
    runsOut === null ? null : new Date(runsOut),
    reservation.status === 'Pending',
    reservation.isTakenByApi,
    reservation.phone,
    codeHashOf(venueId, code, encryption),
    JSON.stringify(toStoredContent(reservation, encryption)),
    reservation.status,
    reservation.guests,
  ];
}

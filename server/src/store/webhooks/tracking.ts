import type { Caller } from '../../core/access/caller.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Retry } from '../../core/webhooks/delivery-policy.ts';
import type { TrackedKind } from '../../core/webhooks/event.ts';
import { toBill } from '../bills/bill-columns.ts';
import { type Db, queryCount, type Tx } from '../database.ts';
import type { FieldEncryption } from '../encryption/field-encryption.ts';
import { type StoredContent, toReservation } from '../reservations/stored-reservation.ts';
import type { EndpointRef } from './endpoint-queues.ts';

/**
 * An order or a reservation that a key tracks. `venueId` is the venue of the order or reservation, which may be a
 * branch of the key's venue.
 */
export interface TrackingRef {
  venueId: string;
  subjectId: string;
  keyId: string;
}

/** The key that tracks a new order or reservation. */
export type TrackingKey = Pick<Caller, 'keyId' | 'venueId' | 'hasWebhook'>;

/**
 * Tracks a reservation for the key that took it, in the transaction that stores the reservation. Reads whether the
 * key has an address, because the owner may have entered one since the key was checked. `trackedUntil` is in
 * milliseconds.
 */
export async function insertTracking(
  tx: Tx,
  { venueId, id }: Pick<Reservation, 'venueId' | 'id'>,
  { keyId, venueId: keyVenueId }: Pick<TrackingKey, 'keyId' | 'venueId'>,
  trackedUntil: number,
  now: number,
): Promise<void> {
  await tx.query({
    name: 'track-reservation',
    text: `select track_reservation(p_venue => $1, p_reservation => $2, p_key => $3, p_key_venue => $4,
                                    p_tracked_until => $5, p_now => $6)`,
    values: [venueId, id, keyId, keyVenueId, new Date(trackedUntil), new Date(now)],
  });
}

/** Makes a change of a reservation due for the keys that track it, in the transaction of the change. */
export async function markTracking(
  tx: Tx,
  { venueId, id }: Pick<Reservation, 'venueId' | 'id'>,
  trackedUntil: number,
  now: number,
): Promise<void> {
  await tx.query({
    name: 'mark-tracking',
    text: 'select mark_tracking(p_venue => $1, p_subject => $2, p_tracked_until => $3, p_now => $4)',
    values: [venueId, id, new Date(trackedUntil), new Date(now)],
  });
}

/**
 * The state of an order or a reservation for its next event, with the number of the change. Instants in milliseconds.
 */
export interface PreparedChange {
  changeNumber: number;
  createdAt: number;
  trackedUntil: number;
  /** The number of failed attempts of this change so far. */
  attempts: number;
  subject:
    | { kind: 'Order'; bill: Bill }
    | { kind: 'Reservation'; reservation: Reservation; username: string | null };
}

interface PreparedRow {
  kind: TrackedKind;
  change_number: number;
  created_at: number;
  tracked_until: number;
  attempts: number;
  number: number;
  revision: number;
  content: Omit<Bill, 'number' | 'revision'> | StoredContent;
  username: string | null;
}

/**
 * Reads the state for an event, and sets its `createdAt`. The next event always has a later `createdAt`, even if the
 * clocks of servers differ. `null` if no change waits, or the order or reservation is parked or no longer tracked.
 * @param isAgain  returns the state even if no change waits, as long as it is tracked
 */
export async function prepareEvent(
  db: Db,
  { venueId, subjectId, keyId }: TrackingRef,
  isAgain: boolean,
  now: number,
): Promise<PreparedChange | null> {
  const [row] = await db.query<PreparedRow>({
    name: 'prepare-event',
    text: `select * from prepare_event(p_venue => $1, p_subject => $2, p_key => $3, p_is_again => $4, p_now => $5)`,
    values: [venueId, subjectId, keyId, isAgain, new Date(now)],
  });
  if (row === undefined) return null;
  return {
    changeNumber: row.change_number,
    createdAt: row.created_at,
    trackedUntil: row.tracked_until,
    attempts: row.attempts,
    subject: toSubject(row, db.encryption),
  };
}

function toSubject(
  { kind, number, revision, content, username }: PreparedRow,
  encryption: FieldEncryption,
): PreparedChange['subject'] {
  if (kind === 'Order') {
    return {
      kind,
      bill: toBill({ number, revision, content: content as Omit<Bill, 'number' | 'revision'> }),
    };
  }
  const reservation = toReservation({ revision, content: content as StoredContent }, encryption);
  return { kind, reservation, username };
}

/**
 * Records that a change was delivered; a later one still waits.
 * @param isLast  whether no other change can follow, so that tracking ends
 */
export async function updateTrackingDelivered(
  db: Db,
  { venueId, subjectId, keyId }: TrackingRef,
  changeNumber: number,
  isLast: boolean,
): Promise<void> {
  const key = [venueId, subjectId, keyId, changeNumber];
  await db.query({
    name: 'update-tracking-delivered',
    text: `update webhook_tracking
              set delivered_number = greatest(delivered_number, $4), attempts = 0,
                  due_at = case when change_number > $4 then due_at end
            where venue_id = $1 and subject_id = $2 and key_id = $3`,
    values: key,
  });
  if (!isLast) return;
  await db.query({
    name: 'delete-tracking-delivered',
    text: `delete from webhook_tracking where venue_id = $1 and subject_id = $2 and key_id = $3 and change_number = $4`,
    values: key,
  });
}

/**
 * Records a failed attempt of a change, and when it is tried again. Does nothing if a later change is already due, or
 * the change was made due again since.
 * @param retry  `WithEndpoint` leaves the change due: the caller then saves the record of the endpoint, which makes it
 *   wait
 */
export async function updateTrackingFailed(
  db: Db,
  { venueId, subjectId, keyId }: TrackingRef,
  { changeNumber, attempts }: Pick<PreparedChange, 'changeNumber' | 'attempts'>,
  retry: Retry,
): Promise<void> {
  await db.query({
    name: 'update-tracking-failed',
    text: `update webhook_tracking
              set attempts = attempts + 1, due_at = case when $6 then due_at else $5 end
            where venue_id = $1 and subject_id = $2 and key_id = $3 and change_number = $4 and attempts = $7`,
    values: [
      venueId,
      subjectId,
      keyId,
      changeNumber,
      typeof retry === 'number' ? new Date(retry) : null,
      retry === 'WithEndpoint',
      attempts,
    ],
  });
}

/**
 * Parks events of these kinds for a key: none is sent until {@link reviveTracking}. Does nothing if that was called
 * since the lease was taken.
 * @param fencingToken  of the lease, when it was taken
 */
export async function parkTracking(
  db: Db,
  { venueId, keyId }: EndpointRef,
  fencingToken: number,
  venueIds: readonly string[],
  kinds: readonly TrackedKind[],
): Promise<void> {
  await db.query({
    name: 'park-tracking',
    across: 'Venues',
    text: `with queue as materialized (
             select 1 from webhook_endpoint_queue where venue_id = $1 and key_id = $2 and fencing_token = $3 for no key update
           )
           update webhook_tracking set is_parked = true, due_at = null
            where venue_id = any ($4) and key_id = $2 and kind = any ($5) and change_number > delivered_number
              and not is_parked and exists (select 1 from queue)`,
    values: [venueId, keyId, fencingToken, venueIds, kinds],
  });
}

/**
 * Makes the undelivered changes of a key due now, as if they had not been tried, because its owner changed the
 * endpoint. Parked events of these kinds are sent again, if the order or reservation is still open. Each table gets
 * the ids of the venues, so that a cluster uses only their shards.
 */
export async function reviveTracking(
  db: Db,
  venueIds: readonly string[],
  keyId: string,
  kinds: readonly TrackedKind[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'revive-tracking',
    across: 'Venues',
    text: `update webhook_tracking w
              set is_parked = false, attempts = 0,
                  due_at = case when w.change_number > w.delivered_number then '-infinity'::timestamptz end
            where w.venue_id = any ($1) and w.key_id = $2
              and case when not w.is_parked then w.change_number > w.delivered_number
                       else w.kind = any ($3) and w.tracked_until > $4
                        and (exists (select 1 from bill b where b.venue_id = any ($1) and b.venue_id = w.venue_id
                                        and b.bill_id = w.subject_id and b.state = 'Open')
                          or exists (select 1 from reservation r where r.venue_id = any ($1) and r.venue_id = w.venue_id
                                        and r.reservation_id = w.subject_id and r.runs_out_at > $4)) end`,
    values: [venueIds, keyId, kinds, new Date(now)],
  });
}

/**
 * Deletes expired tracking, at most `most` rows.
 * @returns the number of rows that it found; if it is `most`, there may be more
 */
export async function deleteExpiredTracking(db: Db, now: number, most: number): Promise<number> {
  return queryCount(db, {
    across: 'AllVenues',
    text: `with old as (
             select venue_id, subject_id, key_id from webhook_tracking where tracked_until <= $1 limit $2
           ), gone as (
             delete from webhook_tracking w using old
              where w.venue_id = old.venue_id and w.subject_id = old.subject_id and w.key_id = old.key_id
                and w.tracked_until <= $1
             returning 1
           )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}

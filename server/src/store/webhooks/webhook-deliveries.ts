import type { EventType } from '../../core/webhooks/event.ts';
import { type Db, queryCount, type Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import type { EndpointRef } from './endpoint-queues.ts';

/** The state of a delivery. `Superseded`: a newer change of the same order or reservation replaced it. */
export const DELIVERY_STATES = ['Waiting', 'Delivered', 'Failed', 'Superseded'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event, its endpoint, and its order or reservation. */
export interface DeliveredEvent extends EndpointRef {
  eventId: string;
  type: EventType;
  /** `null` for a test event. */
  subject: { venueId: string; subjectId: string } | null;
}

/** The outcome of an attempt. Instants in milliseconds. */
export interface AttemptToLog {
  at: number;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
  state: DeliveryState;
  nextAttemptAt: number | null;
}

/** An event that was sent at least once. Instants in milliseconds. */
export interface Delivery extends Omit<DeliveredEvent, 'venueId'> {
  state: DeliveryState;
  begunAt: number;
  lastAttemptAt: number;
  /** `null` if no attempt is planned, or the event waits until its endpoint answers again. */
  nextAttemptAt: number | null;
  attempts: number;
  /** Whether the owner asked to send it again, and that has not happened yet. */
  isRedeliveryDue: boolean;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  attempt: number;
  at: number;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
}

/**
 * Logs an attempt. Earlier deliveries about the same order or reservation that still wait become `Superseded`. This
 * is only a log: sending does not depend on it.
 */
export async function logAttempt(db: Db, event: DeliveredEvent, attempt: AttemptToLog): Promise<void> {
  const { venueId, keyId, eventId, type, subject } = event;
  const at = new Date(attempt.at);
  await db.query({
    name: 'log-attempt',
    text: `with before as (
             update webhook_delivery set state = 'Superseded', next_attempt_at = null
              where venue_id = $1 and key_id = $2 and subject_id = $6 and state = 'Waiting' and event_id <> $3
                and begun_at <= coalesce((select o.begun_at from webhook_delivery o
                                           where o.venue_id = $1 and o.key_id = $2 and o.event_id = $3), $8)
           ), delivery as (
             insert into webhook_delivery as d (venue_id, key_id, event_id, type, subject_venue_id, subject_id, state,
                                                begun_at, last_attempt_at, next_attempt_at, attempts)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, 1)
             on conflict (venue_id, key_id, event_id) do update
                set state = case when d.state = 'Delivered' then d.state else excluded.state end,
                    last_attempt_at = excluded.last_attempt_at, next_attempt_at = excluded.next_attempt_at,
                    attempts = d.attempts + 1
             returning d.attempts
           )
           insert into webhook_attempt (venue_id, key_id, event_id, attempt, at, status_code, error, duration_ms)
           select $1, $2, $3, attempts, $8, $10, $11, $12 from delivery
           on conflict do nothing`,
    values: [
      venueId,
      keyId,
      eventId,
      type,
      subject?.venueId ?? null,
      subject?.subjectId ?? null,
      attempt.state,
      at,
      attempt.nextAttemptAt === null ? null : new Date(attempt.nextAttemptAt),
      attempt.statusCode,
      attempt.error,
      attempt.durationMs,
    ],
  });
}

/** The filter of the list of deliveries of a key. */
export interface DeliveryFilter {
  states: readonly DeliveryState[];
  /** Only of this order or reservation; `null` for all. */
  subjectId: string | null;
}

/** A position in the list of a key's deliveries: the delivery that was listed last. */
export interface DeliveryCursor {
  begunAt: number;
  eventId: string;
}

const DELIVERY = `key_id as "keyId", event_id as "eventId", type,
       case when subject_id is null then null
            else json_build_object('venueId', subject_venue_id, 'subjectId', subject_id) end as subject,
       state, begun_at as "begunAt", last_attempt_at as "lastAttemptAt", next_attempt_at as "nextAttemptAt", attempts,
       redeliver_at is not null as "isRedeliveryDue"`;

/** The deliveries of a key after a position in the list, newest first. Uses `webhook_delivery_listed`. */
export async function listDeliveries(
  db: Db,
  { venueId, keyId }: EndpointRef,
  { states, subjectId }: DeliveryFilter,
  after: DeliveryCursor | null,
  limit: number,
): Promise<Delivery[]> {
  return db.query<Delivery>({
    name: 'list-deliveries',
    text: `select ${DELIVERY} from webhook_delivery
            where venue_id = $1 and key_id = $2 and state = any ($3) and ($4::uuid is null or subject_id = $4)
              and ($5::timestamptz is null or (begun_at, event_id) < ($5, $6))
            order by begun_at desc, event_id desc limit $7`,
    values: [
      venueId,
      keyId,
      states,
      subjectId,
      after === null ? null : new Date(after.begunAt),
      after?.eventId ?? null,
      limit,
    ],
  });
}

/** A delivery of a key; `null` if there is none. Uses the primary key. */
export async function findDelivery(
  db: Db,
  { venueId, keyId }: EndpointRef,
  eventId: string,
): Promise<Delivery | null> {
  const [row] = await db.query<Delivery>({
    name: 'find-delivery',
    text: `select ${DELIVERY} from webhook_delivery where venue_id = $1 and key_id = $2 and event_id = $3`,
    values: [venueId, keyId, eventId],
  });
  return row ?? null;
}

/** The attempts to deliver an event, from first to last. */
export async function listAttempts(
  db: Db,
  { venueId, keyId }: EndpointRef,
  eventId: string,
): Promise<DeliveryAttempt[]> {
  return db.query<DeliveryAttempt>({
    name: 'list-attempts',
    text: `select attempt, at, status_code as "statusCode", error, duration_ms as "durationMs" from webhook_attempt
            where venue_id = $1 and key_id = $2 and event_id = $3 order by attempt`,
    values: [venueId, keyId, eventId],
  });
}

/** Marks an event to be sent again; not a test event. @returns whether there is such a delivery */
export async function markForRedelivery(
  tx: Tx,
  { venueId, keyId }: EndpointRef,
  eventId: string,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update webhook_delivery set redeliver_at = '-infinity'
            where venue_id = $1 and key_id = $2 and event_id = $3 and subject_id is not null returning 1`,
    values: [venueId, keyId, eventId],
  });
  return rows.length > 0;
}

/**
 * Marks all events to be sent again that were first sent since an instant and never delivered, except superseded ones
 * and test events.
 * @returns the number of events
 */
export async function markFailedForRedelivery(
  tx: Tx,
  { venueId, keyId }: EndpointRef,
  since: number,
): Promise<number> {
  const rows = await tx.query({
    text: `update webhook_delivery set redeliver_at = '-infinity'
            where venue_id = $1 and key_id = $2 and begun_at >= $3 and state in ('Waiting', 'Failed')
              and subject_id is not null returning 1`,
    values: [venueId, keyId, new Date(since)],
  });
  return rows.length;
}

/** The due events of a key that the owner asked to send again, in the order of their first attempt. */
export async function listRedeliveries(
  db: Db,
  { venueId, keyId }: EndpointRef,
  limit: number,
  now: number,
): Promise<Delivery[]> {
  return db.query<Delivery>({
    name: 'list-redeliveries',
    text: `select ${DELIVERY} from webhook_delivery
            where venue_id = $1 and key_id = $2 and redeliver_at <= $4 order by begun_at, event_id limit $3`,
    values: [venueId, keyId, limit, new Date(now)],
  });
}

/** Reschedules every event that is to be sent again to an instant in milliseconds. */
export async function rescheduleRedeliveries(
  db: Db,
  { venueId, keyId }: EndpointRef,
  until: number,
): Promise<void> {
  await db.query({
    name: 'reschedule-redeliveries',
    text: 'update webhook_delivery set redeliver_at = $3 where venue_id = $1 and key_id = $2 and redeliver_at is not null',
    values: [venueId, keyId, new Date(until)],
  });
}

/** Cancels every event that is to be sent again, because nothing may be sent to the endpoint. */
export async function clearRedeliveries(db: Db, { venueId, keyId }: EndpointRef): Promise<void> {
  await db.query({
    name: 'clear-redeliveries',
    text: 'update webhook_delivery set redeliver_at = null where venue_id = $1 and key_id = $2 and redeliver_at is not null',
    values: [venueId, keyId],
  });
}

/** Sets when an event is sent again, in milliseconds; `null` if it was sent again, or cannot be. */
export async function updateRedelivery(
  db: Db,
  { venueId, keyId }: EndpointRef,
  eventId: string,
  redeliverAt: number | null,
): Promise<void> {
  await db.query({
    name: 'update-redelivery',
    text: 'update webhook_delivery set redeliver_at = $4 where venue_id = $1 and key_id = $2 and event_id = $3',
    values: [venueId, keyId, eventId, redeliverAt === null ? null : new Date(redeliverAt)],
  });
}

/**
 * Deletes deliveries whose last attempt was before an instant, with their attempts, at most `most` deliveries. Uses
 * `webhook_delivery_at`, the index of the first attempt, because the first attempt is never later than the last.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteDeliveriesBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (
             select venue_id, key_id, event_id from webhook_delivery
              where begun_at < $1 and last_attempt_at < $1 limit $2
           ), gone as (
             delete from webhook_delivery d using old
              where d.venue_id = old.venue_id and d.key_id = old.key_id and d.event_id = old.event_id
             returning d.venue_id, d.key_id, d.event_id
           ), attempts as (
             delete from webhook_attempt a using gone
              where a.venue_id = gone.venue_id and a.key_id = gone.key_id and a.event_id = gone.event_id
           )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}

/**
 * Marks waiting deliveries of orders and reservations that are no longer tracked as failed, up to `most`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function failExpiredDeliveries(db: Db, now: number, most: number): Promise<number> {
  return queryCount(db, {
    across: 'AllVenues',
    text: `with untold as materialized (
             select key_venue_id, key_id, subject_id from webhook_tracking
              where tracked_until <= $1 and change_number > delivered_number
           ), over as (
             select d.venue_id, d.key_id, d.event_id from untold w join webhook_delivery d
                 on d.venue_id = w.key_venue_id and d.key_id = w.key_id and d.subject_id = w.subject_id
              where d.state = 'Waiting' limit $2
           ), failed as (
             update webhook_delivery d set state = 'Failed', next_attempt_at = null
               from over
              where d.venue_id = over.venue_id and d.key_id = over.key_id and d.event_id = over.event_id
                and d.state = 'Waiting'
             returning 1
           )
           select count(*) from over`,
    values: [new Date(now), most],
  });
}

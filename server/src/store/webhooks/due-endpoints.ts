import type { TrackedKind } from '../../core/webhooks/event.ts';
import type { Db } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';
import { runForReachableVenues } from '../distribution/venue-nodes.ts';
import type { EndpointRef } from './endpoint-queues.ts';
import type { TrackingRef } from './tracking.ts';

/** An endpoint to which something must be sent now. */
export interface DueEndpoint extends EndpointRef {
  /** The ids of the venues whose orders and reservations have changes that are due. */
  subjectVenueIds: string[];
  /** The number of failed attempts since the last success. */
  failures: number;
  hasAnswered: boolean;
  /** Whether its waiting events must be made due, because its owner changed it. */
  isRevivalDue: boolean;
}

/**
 * The endpoints of any venue to which something must be sent now: a change, an event that the owner sends again, a
 * probe, or waiting events after the owner changed the endpoint. Leaves out endpoints whose queue is leased.
 * Endpoints that answer come first, then new ones, then failing ones; within each group the longest waiting first.
 * Reads only what waits, not all tracked orders and reservations.
 */
export async function listDueEndpoints(db: Db, now: number, limit: number): Promise<DueEndpoint[]> {
  const rows = await queryReachable<DueEndpoint>(db, {
    name: 'list-due-endpoints',
    across: 'AllVenues',
    text: `with due as materialized (
               select w.venue_id, w.key_id, min(w.since) as since, bool_or(w.is_revival) as is_revival,
                      array_agg(distinct w.subject_venue_id) filter (where w.subject_venue_id is not null) as venue_ids
                 from (select key_venue_id as venue_id, key_id, venue_id as subject_venue_id, due_at as since, false as is_revival
                         from webhook_tracking where due_at <= $1 and tracked_until > $1
                       union all
                       select venue_id, key_id, null, next_attempt_at, false from webhook_endpoint_queue where next_attempt_at <= $1
                       union all
                       select venue_id, key_id, null, revive_at, true from webhook_endpoint_queue where revive_at <= $1
                       union all
                       select venue_id, key_id, null, redeliver_at, false from webhook_delivery where redeliver_at <= $1) as w
                group by w.venue_id, w.key_id),
             queue as materialized (
               select q.venue_id, q.key_id, q.leased_until, q.failures, q.last_success_at from webhook_endpoint_queue q
                where (q.venue_id, q.key_id) in (select venue_id, key_id from due))
             select d.venue_id as "venueId", d.key_id as "keyId", d.venue_ids as "subjectVenueIds",
                    coalesce(q.failures, 0) as failures, q.last_success_at is not null as "hasAnswered",
                    d.is_revival as "isRevivalDue"
               from due d left join queue q on q.venue_id = d.venue_id and q.key_id = d.key_id
              where q.leased_until is null or q.leased_until <= $1
              order by coalesce(q.failures, 0) > 0, q.last_success_at is null, d.since limit $2`,
    values: [new Date(now), limit],
  });
  return rows.map((row) => ({ ...row, subjectVenueIds: row.subjectVenueIds ?? [] }));
}

/** A change that waits to be sent. */
export interface WaitingTracking extends TrackingRef {
  kind: TrackedKind;
}

/**
 * The changes that are due for a key: fewest attempts first, then oldest first. Leaves out venues of a lost node of a
 * cluster.
 * @param isProbe  includes changes that wait until the endpoint answers again
 */
export async function listWaitingTracking(
  db: Db,
  venueIds: readonly string[],
  keyId: string,
  isProbe: boolean,
  limit: number,
  now: number,
): Promise<WaitingTracking[]> {
  return runForReachableVenues(db, venueIds, (reachable) =>
    db.query<WaitingTracking>({
      name: `list-waiting-tracking-${isProbe}`,
      across: 'Venues',
      text: `select venue_id as "venueId", subject_id as "subjectId", key_id as "keyId", kind from webhook_tracking
            where venue_id = any ($1) and key_id = $2 and change_number > delivered_number and not is_parked
              and tracked_until > $3 and (due_at <= $3 ${isProbe ? 'or due_at is null' : ''})
            order by attempts, changed_at, subject_id limit $4`,
      values: [reachable, keyId, new Date(now), limit],
    }),
  );
}

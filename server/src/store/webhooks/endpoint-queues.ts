import type { EndpointRecord, NO_FAILURES } from '../../core/webhooks/delivery-policy.ts';
import type { Db, Tx } from '../database.ts';
import { toAddress } from './stored-address.ts';

/** A key, and the venue that it was made for. */
export interface EndpointPlace {
  venueId: string;
  keyId: string;
}

/** Where the events of a key go, as it is now. */
export interface Endpoint extends EndpointPlace {
  url: string;
  /** The signing secret, encrypted. */
  sealedSecret: Buffer;
  /** When its owner entered the address, or made the secret, in milliseconds. */
  setAt: number;
  takesReservations: boolean;
  keyName: string;
  venueName: string;
}

/** A key as its events see it. */
export interface EndpointKey {
  /** `null` when nothing may be sent. */
  endpoint: Endpoint | null;
  /** Whether that is so until the owner changes it: no address, revoked, or its venue closed. A branch may be off for a day. */
  isBarred: boolean;
  /** Every venue that the key reaches now. */
  reach: string[];
}

/** A key with the address that its events go to, read anew. Leans on primary keys. */
export async function findEndpointKey(db: Db, { venueId, keyId }: EndpointPlace): Promise<EndpointKey> {
  const [row] = await db.query<{
    url: string | null;
    sealed_url: Buffer | null;
    secret: Buffer | null;
    set_at: number;
    takes_reservations: boolean;
    key_name: string;
    venue_name: string;
    is_barred: boolean;
    is_active: boolean;
    branch_ids: string[];
  }>({
    name: 'find-endpoint-key',
    text: `select k.webhook_url as url, k.webhook_sealed_url as sealed_url, k.webhook_secret as secret, k.webhook_set_at as set_at, k.takes_reservations, k.name as key_name,
                  v.name as venue_name, v.is_active,
                  k.webhook_url is null or k.revoked_at is not null or v.closed_at is not null as is_barred,
                  (select coalesce(json_agg(b.branch_id), '[]')
                     from headquarter_branch b join venue bv on bv.venue_id = b.branch_id
                    where b.venue_id = k.venue_id and bv.is_active and bv.closed_at is null) as branch_ids
             from api_key k join venue v on v.venue_id = k.venue_id
            where k.venue_id = $1 and k.key_id = $2`,
    values: [venueId, keyId],
  });
  if (row === undefined) return { endpoint: null, isBarred: true, reach: [] };
  const {
    url: clear,
    sealed_url: sealed,
    secret: sealedSecret,
    takes_reservations: takesReservations,
    is_barred: isBarred,
  } = row;
  const reach = [venueId, ...row.branch_ids];
  if (isBarred || !row.is_active || clear === null || sealedSecret === null) {
    return { endpoint: null, isBarred, reach };
  }
  const { set_at: setAt, key_name: keyName, venue_name: venueName } = row;
  const url = toAddress({ clear, sealed }, { venueId, keyId }, db.encryption);
  const endpoint = { venueId, keyId, url, sealedSecret, setAt, takesReservations, keyName, venueName };
  return { endpoint, isBarred, reach };
}

/** The record of an endpoint, as whoever has the lease of its queue works on it. */
export interface EndpointLease extends EndpointRecord {
  /** Raised when the endpoint is revived: what a server learned under an older one is discarded. */
  fencingToken: number;
}

const QUEUE = `q.fencing_token as "fencingToken", q.failures, q.failing_since as "failingSince", q.next_attempt_at as "nextAttemptAt", q.quiet_until as "quietUntil",
       q.last_success_at as "lastSuccessAt", q.last_failure_at as "lastFailureAt", q.last_error as "lastError"`;

/** Takes the lane of an endpoint for a while, unless someone has it. @returns `null` when someone has */
export async function takeEndpointLease(
  db: Db,
  { venueId, keyId }: EndpointPlace,
  caller: string,
  until: number,
  now: number,
): Promise<EndpointLease | null> {
  const [lease] = await db.query<EndpointLease>({
    name: 'take-endpoint-queue',
    text: `insert into webhook_endpoint_queue as q (venue_id, key_id, lease_owner, leased_until) values ($1, $2, $3, $4)
           on conflict (venue_id, key_id) do update set lease_owner = excluded.lease_owner, leased_until = excluded.leased_until
            where q.leased_until is null or q.leased_until <= $5 or q.lease_owner = excluded.lease_owner
           returning ${QUEUE}`,
    values: [venueId, keyId, caller, new Date(until), new Date(now)],
  });
  return lease ?? null;
}

/** Gives the lane of an endpoint back, if it is still the holder's. */
export async function releaseEndpointLease(
  db: Db,
  { venueId, keyId }: EndpointPlace,
  caller: string,
): Promise<void> {
  await db.query({
    name: 'release-endpoint-queue',
    text: 'update webhook_endpoint_queue set lease_owner = null, leased_until = null where venue_id = $1 and key_id = $2 and lease_owner = $3',
    values: [venueId, keyId, caller],
  });
}

/** What becomes of all that waits for an endpoint, in the very moment in which it is noted how that is doing. */
export type WaitingOutcome =
  | { kind: 'Left' }
  /** It waits until the endpoint answers again: what was tried or changed until an instant in ms; `null` for all of it. */
  | { kind: 'Held'; venueIds: readonly string[]; changedUntil: number | null }
  /** It is sent. */
  | { kind: 'Drained'; venueIds: readonly string[] };

/** What another changes just now is news, and left alone. */
const HOLD = `, held as (
  update webhook_tracking w set due_at = null
    from (select x.venue_id, x.subject_id from webhook_tracking x
           where x.venue_id = any ($12) and x.key_id = $2 and x.change_number > x.delivered_number and not x.is_parked
             and x.due_at is not null and ($13::timestamptz is null or x.attempts > 0 or x.changed_at <= $13)
             and exists (select from noted)
             for no key update skip locked) as waiting
   where w.venue_id = waiting.venue_id and w.subject_id = waiting.subject_id and w.key_id = $2)`;

const DRAIN = `, drained as (
  update webhook_tracking set due_at = '-infinity'
   where venue_id = any ($12) and key_id = $2 and change_number > delivered_number and not is_parked and due_at is null
     and exists (select from noted))`;

const DONE_TO_WAITING = { Left: '', Held: HOLD, Drained: DRAIN };

/**
 * Notes how an endpoint is doing, and does with it what that means for all that waits: nothing is ever held without a probe to
 * come, whenever a server dies. Nothing at all when the lane is no longer the holder's, or its fencing_token is another by now.
 * @returns whether it was noted
 */
export async function updateEndpointQueue(
  db: Db,
  { venueId, keyId }: EndpointPlace,
  caller: string,
  lease: EndpointLease,
  waiting: WaitingOutcome,
): Promise<boolean> {
  const instants = [
    lease.failingSince,
    lease.nextAttemptAt,
    lease.quietUntil,
    lease.lastSuccessAt,
    lease.lastFailureAt,
  ];
  const rows = await db.query({
    name: `update-endpoint-queue-${waiting.kind}`,
    text: `with noted as (
             update webhook_endpoint_queue
                set failures = $3, last_error = $4, failing_since = $5, next_attempt_at = $6, quiet_until = $7,
                    last_success_at = $8, last_failure_at = $9
              where venue_id = $1 and key_id = $2 and lease_owner = $10 and fencing_token = $11 returning 1
           )${DONE_TO_WAITING[waiting.kind]}
           select from noted`,
    values: [
      venueId,
      keyId,
      lease.failures,
      lease.lastError,
      ...instants.map(dateOf),
      caller,
      lease.fencingToken,
      ...(waiting.kind === 'Left' ? [] : [waiting.venueIds]),
      ...(waiting.kind === 'Held' ? [dateOf(waiting.changedUntil)] : []),
    ],
  });
  return rows.length > 0;
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/**
 * Replaces what is known of the failures of an endpoint. The caller revives it, behind the lock that {@link unparkTracking}
 * takes.
 */
export async function resetEndpointQueue(
  tx: Tx,
  { venueId, keyId }: EndpointPlace,
  known: Pick<EndpointRecord, keyof typeof NO_FAILURES>,
): Promise<void> {
  await tx.query({
    name: 'reset-endpoint-queue',
    text: `update webhook_endpoint_queue set failures = $3, failing_since = $4, next_attempt_at = $5, quiet_until = $6, last_error = $7
            where venue_id = $1 and key_id = $2`,
    values: [
      venueId,
      keyId,
      known.failures,
      ...[known.failingSince, known.nextAttemptAt, known.quietUntil].map(dateOf),
      known.lastError,
    ],
  });
}

/** How the endpoints of a venue's keys are doing, by key; those that were never sent anything are left out. */
export async function listEndpointQueues(db: Db, venueId: string): Promise<Map<string, EndpointLease>> {
  const rows = await db.query<EndpointLease & { keyId: string }>({
    name: 'list-endpoint-queues',
    text: `select q.key_id as "keyId", ${QUEUE} from webhook_endpoint_queue q where q.venue_id = $1`,
    values: [venueId],
  });
  return new Map(rows.map(({ keyId, ...lease }) => [keyId, lease]));
}

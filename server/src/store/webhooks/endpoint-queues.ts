import type { EndpointRecord } from '../../core/webhooks/delivery-policy.ts';
import type { Db, Tx } from '../database.ts';
import { toAddress } from './stored-address.ts';

/** The key of an endpoint: its API key, and the venue of that API key. */
export interface EndpointRef {
  venueId: string;
  keyId: string;
}

/** The current address and signing secret for the events of a key. */
export interface Endpoint extends EndpointRef {
  url: string;
  /** The signing secret, encrypted. */
  sealedSecret: Buffer;
  /** The encrypted former secret, which also signs until an instant; `null` if there is none. */
  former: { sealedSecret: Buffer; until: number } | null;
  /** When the owner entered the address or made the secret, in milliseconds. */
  setAt: number;
  takesReservations: boolean;
  keyName: string;
  venueName: string;
}

/** The properties of a key that decide where its events are sent. */
export interface EndpointKey {
  /** `null` if nothing may be sent now. */
  endpoint: Endpoint | null;
  /**
   * Whether nothing may be sent until the owner changes something: there is no address, the key is revoked, or the
   * venue is closed.
   */
  isBarred: boolean;
  /** The ids of all venues that the key reaches now. */
  reach: string[];
}

/** Reads a key and its endpoint. Uses primary keys. */
export async function findEndpointKey(db: Db, { venueId, keyId }: EndpointRef): Promise<EndpointKey> {
  const [row] = await db.query<{
    url: string | null;
    sealed_url: Buffer | null;
    secret: Buffer | null;
    set_at: number | null;
    former_secret: Buffer | null;
    former_until: number | null;
    takes_reservations: boolean;
    key_name: string;
    venue_name: string;
    is_barred: boolean;
    is_active: boolean;
    branch_ids: string[];
  }>({
    name: 'find-endpoint-key',
    text: `select k.webhook_url as url, k.webhook_sealed_url as sealed_url, k.webhook_secret as secret, k.webhook_set_at as set_at,
                  k.former_webhook_secret as former_secret, k.former_secret_until as former_until, k.takes_reservations, k.name as key_name,
                  v.name as venue_name, v.is_active,
                  k.webhook_url is null or k.revoked_at is not null or v.closed_at is not null as is_barred,
                  (select coalesce(json_agg(b.branch_id), '[]')
                     from headquarter_branch b where b.venue_id = $1 and b.is_served) as branch_ids
             from api_key k join venue v on v.venue_id = k.venue_id
            where k.venue_id = $1 and k.key_id = $2`,
    values: [venueId, keyId],
  });
  if (row === undefined) return { endpoint: null, isBarred: true, reach: [] };
  const {
    url: clear,
    sealed_url: sealed,
    secret: sealedSecret,
    set_at: setAt,
    takes_reservations: takesReservations,
    is_barred: isBarred,
  } = row;
  const reach = [venueId, ...row.branch_ids];
  const hasAddress = clear !== null && sealed !== null && sealedSecret !== null && setAt !== null;
  if (isBarred || !row.is_active || !hasAddress) return { endpoint: null, isBarred, reach };
  const { key_name: keyName, venue_name: venueName } = row;
  const url = toAddress({ clear, sealed }, { venueId, keyId }, db.encryption);
  const { former_secret: formerSecret, former_until: until } = row;
  const former = formerSecret === null || until === null ? null : { sealedSecret: formerSecret, until };
  const endpoint = {
    venueId,
    keyId,
    url,
    sealedSecret,
    former,
    setAt,
    takesReservations,
    keyName,
    venueName,
  };
  return { endpoint, isBarred, reach };
}

/** The record of an endpoint, for the server that has the lease of its queue. */
export interface EndpointLease extends EndpointRecord {
  /** Raised by {@link reviveEndpointQueue}: the result of an attempt with an older token is discarded. */
  fencingToken: number;
}

const QUEUE = `q.fencing_token as "fencingToken", q.failures, q.failing_since as "failingSince", q.next_attempt_at as "nextAttemptAt", q.quiet_until as "quietUntil",
       q.last_success_at as "lastSuccessAt", q.last_failure_at as "lastFailureAt", q.last_error as "lastError"`;

/** Takes or extends the lease of an endpoint's queue. @returns `null` if another server has it */
export async function takeEndpointLease(
  db: Db,
  { venueId, keyId }: EndpointRef,
  owner: string,
  until: number,
  now: number,
): Promise<EndpointLease | null> {
  const [lease] = await db.query<EndpointLease>({
    name: 'take-endpoint-queue',
    text: `insert into webhook_endpoint_queue as q (venue_id, key_id, lease_owner, leased_until) values ($1, $2, $3, $4)
           on conflict (venue_id, key_id) do update set lease_owner = excluded.lease_owner, leased_until = excluded.leased_until
            where q.leased_until is null or q.leased_until <= $5 or q.lease_owner = excluded.lease_owner
           returning ${QUEUE}`,
    values: [venueId, keyId, owner, new Date(until), new Date(now)],
  });
  return lease ?? null;
}

/** Releases the lease of an endpoint's queue, if the server still has it. */
export async function releaseEndpointLease(
  db: Db,
  { venueId, keyId }: EndpointRef,
  owner: string,
): Promise<void> {
  await db.query({
    name: 'release-endpoint-queue',
    text: 'update webhook_endpoint_queue set lease_owner = null, leased_until = null where venue_id = $1 and key_id = $2 and lease_owner = $3',
    values: [venueId, keyId, owner],
  });
}

/** What the statement that saves the endpoint's record does with the events that wait for the endpoint. */
export type WaitingOutcome =
  | { kind: 'Left' }
  /**
   * Events that were tried, or changed before `changedUntil` (milliseconds; `null`: all events), wait until the
   * endpoint answers again.
   */
  | { kind: 'Held'; venueIds: readonly string[]; changedUntil: number | null }
  /** All waiting events become due now. */
  | { kind: 'Drained'; venueIds: readonly string[] };

/**
 * Saves the record of an endpoint and, in the same statement, holds or releases the waiting events. So even if a
 * server dies, no events wait without a planned probe. Does nothing if another server has the lease now, or the
 * fencing token is newer.
 * @returns whether it was saved
 */
export async function updateEndpointQueue(
  db: Db,
  { venueId, keyId }: EndpointRef,
  owner: string,
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
  const [row] = await db.query<{ is_saved: boolean }>({
    name: 'save-endpoint-queue',
    text: `select save_endpoint_queue(
             p_venue => $1, p_key => $2, p_failures => $3, p_last_error => $4, p_failing_since => $5,
             p_next_attempt_at => $6, p_quiet_until => $7, p_last_success_at => $8, p_last_failure_at => $9,
             p_owner => $10, p_fencing_token => $11, p_waiting => $12, p_venues => $13, p_changed_until => $14) as is_saved`,
    values: [
      venueId,
      keyId,
      lease.failures,
      lease.lastError,
      ...instants.map(dateOf),
      owner,
      lease.fencingToken,
      waiting.kind,
      waiting.kind === 'Left' ? [] : waiting.venueIds,
      waiting.kind === 'Held' ? dateOf(waiting.changedUntil) : null,
    ],
  });
  return row!.is_saved;
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/**
 * Resets the record of an endpoint after its owner changed it, and lets the job make its waiting events due. Raises
 * the fencing token, so that attempts which began before cannot park or hold anything afterwards.
 */
export async function reviveEndpointQueue(tx: Tx, { venueId, keyId }: EndpointRef): Promise<void> {
  await tx.query({
    name: 'revive-endpoint-queue',
    text: `insert into webhook_endpoint_queue as q (venue_id, key_id, revive_at) values ($1, $2, '-infinity')
           on conflict (venue_id, key_id) do update
              set fencing_token = q.fencing_token + 1, revive_at = excluded.revive_at, failures = excluded.failures,
                  failing_since = excluded.failing_since, next_attempt_at = excluded.next_attempt_at,
                  quiet_until = excluded.quiet_until, last_error = excluded.last_error`,
    values: [venueId, keyId],
  });
}

/**
 * Sets when the waiting events of an endpoint are made due, in milliseconds; `null` if that is done. Does nothing if
 * the owner has changed the endpoint since.
 * @param fencingToken  the token of the lease when it was taken
 */
export async function updateRevival(
  db: Db,
  { venueId, keyId }: EndpointRef,
  fencingToken: number,
  reviveAt: number | null,
): Promise<void> {
  await db.query({
    name: 'update-revival',
    text: 'update webhook_endpoint_queue set revive_at = $4 where venue_id = $1 and key_id = $2 and fencing_token = $3',
    values: [venueId, keyId, fencingToken, dateOf(reviveAt)],
  });
}

/** The records of a venue's endpoints, by key. Endpoints to which nothing was ever sent are left out. */
export async function listEndpointQueues(db: Db, venueId: string): Promise<Map<string, EndpointLease>> {
  const rows = await db.query<EndpointLease & { keyId: string }>({
    name: 'list-endpoint-queues',
    text: `select q.key_id as "keyId", ${QUEUE} from webhook_endpoint_queue q where q.venue_id = $1`,
    values: [venueId],
  });
  return new Map(rows.map(({ keyId, ...lease }) => [keyId, lease]));
}

import type { KeyRequest } from '../../core/access/keys/key-request.ts';
import type { Db, Statement } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import { HIGHEST_ID } from '../list-page.ts';

const MOST_INTEGER = 2 ** 31 - 1;

/**
 * Logs requests, and updates the last use of each key if the stored one is a minute or more old. Sends one statement;
 * on a cluster, one for each venue. If the answer was lost, call it again with the same requests: none is logged
 * twice. Does not update a key that another transaction has locked, so that servers do not wait for each other. Locks
 * the rows of the keys, and no venue.
 */
export async function insertRequests(db: Db, requests: readonly KeyRequest[]): Promise<void> {
  if (await db.isDistributed()) return insertByVenue(db, requests);
  await insertOnce(db, {
    name: 'log-all-requests',
    text: INSERT_REQUESTS,
    values: [
      requests.map(({ venueId }) => venueId),
      requests.map(({ keyId }) => keyId),
      requests.map(({ id }) => id),
      requests.map(({ at }) => new Date(at)),
      requests.map(({ operation }) => operation),
      requests.map(({ method }) => method),
      requests.map(({ path }) => path),
      requests.map(({ status }) => status),
      requests.map(({ errorCode }) => errorCode),
      requests.map(toStoredDuration),
      requests.map(({ traceId }) => traceId),
    ],
  });
}

/** Limits a duration to its column: if the clock is set forward during a call, the call seems to last for years. */
function toStoredDuration({ durationMs }: KeyRequest): number {
  return Math.min(durationMs, MOST_INTEGER);
}

/**
 * The statements that run at the same time, one for each venue. More would take connections that requests of callers
 * need.
 */
const CALLS_AT_ONCE = 2;

/**
 * On a cluster each statement inserts the requests of one venue, on its node. If one fails, the caller repeats all of
 * them.
 */
async function insertByVenue(db: Db, requests: readonly KeyRequest[]): Promise<void> {
  const venues = Map.groupBy(requests, ({ venueId }) => venueId).entries();
  const callInTurn = async () => {
    for (const [venueId, ofVenue] of venues) {
      await insertOnce(db, {
        name: 'log-requests',
        text: 'select log_requests(p_venue => $1, p_requests => $2)',
        values: [venueId, JSON.stringify(ofVenue.map(toStoredRequest))],
      });
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, callInTurn));
}

function toStoredRequest(request: KeyRequest) {
  return { ...request, at: new Date(request.at), durationMs: toStoredDuration(request) };
}

/**
 * Runs a statement that inserts all requests or none. Their ids are random, so only an earlier try of the same
 * statement can cause a unique violation, and then that try inserted all of them. This is cheaper than `on conflict
 * do nothing`.
 */
async function insertOnce(db: Db, statement: Statement): Promise<void> {
  try {
    await db.query(statement);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** `unnest` is in the list of columns: after `from` it would first materialize all rows. */
const INSERT_REQUESTS = `
with used as (
  select k.venue_id, k.key_id, u.at
    from (select venue_id, key_id, max(at) as at
            from unnest($1::uuid[], $2::uuid[], $4::timestamptz[]) as n (venue_id, key_id, at) group by venue_id, key_id) u
    join api_key k on k.venue_id = u.venue_id and k.key_id = u.key_id
   where k.last_used_at is null or k.last_used_at <= u.at - interval '1 minute'
     for no key update of k skip locked
), marked as (
  update api_key k set last_used_at = used.at from used
   where k.venue_id = used.venue_id and k.key_id = used.key_id
)
insert into key_request
  (venue_id, key_id, request_id, at, operation, method, path, status, error_code, duration_ms, trace_id)
select unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::timestamptz[]), unnest($5::text[]), unnest($6::text[]),
       unnest($7::text[]), unnest($8::integer[]), unnest($9::text[]), unnest($10::integer[]), unnest($11::uuid[])`;

/**
 * Deletes requests from before an instant, at most `most` of them. Uses `key_request_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteRequestsBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, key_id, request_id from key_request where at < $1 limit $2),
                gone as (
                  delete from key_request r using old
                   where r.venue_id = old.venue_id and r.key_id = old.key_id and r.request_id = old.request_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}

/** Which requests of a key to list. */
export interface RequestFilter {
  /** The first and the last HTTP status. */
  statuses: readonly [number, number];
  /** `null` for any. */
  errorCode: string | null;
  /** `null` for any. */
  traceId: string | null;
}

/** A page of a list of requests, newest first. */
export interface RequestList {
  found: KeyRequest[];
  /** The next page lists requests before this id; `null` if there are none. */
  nextBefore: string | null;
}

const COLUMNS = `
request_id as id, venue_id as "venueId", key_id as "keyId", at, operation, method, path, status,
error_code as "errorCode", duration_ms as "durationMs", trace_id as "traceId"`;

/** The most requests that one call searches: a key makes millions in a week, and perhaps none matches. */
const LOOKED_THROUGH = 5_000;

const listOf = (condition: string) => `
select * from (
  select *, status between $4 and $5 and ($6::text is null or "errorCode" = $6) as "isAskedFor",
         row_number() over (order by id desc) = ${LOOKED_THROUGH} as "isLast"
    from (select ${COLUMNS} from key_request where venue_id = $1 and key_id = $2 and request_id < $3 ${condition}
           order by request_id desc limit ${LOOKED_THROUGH}) as looked
) as judged where "isAskedFor" or "isLast" order by id desc limit $7`;

const LIST = { name: 'list-key-requests', text: listOf('') };
/**
 * Compares the trace ids of all requests of a key inside the index of the primary key, without reading rows: 2
 * million in 0.1 s.
 */
const LIST_OF_TRACE = { name: 'list-trace-requests', text: listOf('and trace_id = $8') };

type JudgedRequest = KeyRequest & { isAskedFor: boolean; isLast: boolean };

/**
 * The newest requests of a key before an id, at most `limit`. A call searches 5,000 requests (or 5,000 of a trace),
 * so a page may have fewer, even none, although older requests match. Uses the primary key.
 */
export async function listKeyRequests(
  db: Db,
  { venueId, keyId }: { venueId: string; keyId: string },
  { statuses, errorCode, traceId }: RequestFilter,
  before: string | null,
  limit: number,
): Promise<RequestList> {
  const values = [venueId, keyId, before ?? HIGHEST_ID, ...statuses, errorCode, limit + 1];
  const rows = await db.query<JudgedRequest>(
    traceId === null ? { ...LIST, values } : { ...LIST_OF_TRACE, values: [...values, traceId] },
  );
  const matching = rows.filter(({ isAskedFor }) => isAskedFor);
  const found = matching
    .slice(0, limit)
    .map(({ isAskedFor: _, isLast: __, ...request }) => toRequest(request));
  const nextBefore =
    matching.length > limit ? found.at(-1)!.id : (rows.find(({ isLast }) => isLast)?.id ?? null);
  return { found, nextBefore };
}

/**
 * The newest requests of a trace with any key of a venue, at most `limit`. Searches key by key with {@link
 * LIST_OF_TRACE}.
 */
export async function listTraceRequests(
  db: Db,
  venueId: string,
  traceId: string,
  limit: number,
): Promise<KeyRequest[]> {
  const rows = await db.query<KeyRequest>({
    name: 'find-trace-requests',
    text: `select found.* from api_key k
            cross join lateral (
              select ${COLUMNS} from key_request r where r.venue_id = $1 and r.key_id = k.key_id and r.trace_id = $2
               order by request_id desc limit $3) as found
            where k.venue_id = $1 order by id desc limit $3`,
    values: [venueId, traceId, limit],
  });
  return rows.map(toRequest);
}

/**
 * The newest requests of a trace at any venue, at most `limit`. For the operator only: it reads the whole log, which
 * has no index by trace id alone.
 */
export async function listTraceRequestsOfAllVenues(
  db: Db,
  traceId: string,
  limit: number,
): Promise<KeyRequest[]> {
  const rows = await db.query<KeyRequest>({
    name: 'find-trace-anywhere',
    across: 'AllVenues',
    text: `select ${COLUMNS} from key_request r
            where r.trace_id = $1 order by r.at desc limit $2`,
    values: [traceId, limit],
  });
  return rows.map(toRequest);
}

/** Removes the hyphens with which the database returns a trace id. */
function toRequest(request: KeyRequest): KeyRequest {
  return { ...request, traceId: request.traceId.replaceAll('-', '') };
}

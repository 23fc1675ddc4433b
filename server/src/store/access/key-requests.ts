import type { KeyRequest } from '../../core/access/key-request.ts';
import { countOf, type Db } from '../database.ts';
import { HIGHEST_ID } from '../list-page.ts';
import { type RequestLines, rowOfLine } from './request-lines.ts';

/**
 * Logs requests, and updates the last use of keys where it is a minute or longer ago. This is one statement; on a
 * cluster, one for each venue. It may be repeated when its answer was lost, and logs nothing twice. Skips a key that is being changed
 * until its next use, so that servers do not wait for each other. Locks the rows of the keys; takes no lock
 * of a venue.
 */
export async function insertRequests(db: Db, requests: RequestLines): Promise<void> {
  if (await db.isDistributed()) return insertByVenue(db, requests);
  const { uses } = requests;
  await db.query({
    name: 'log-all-requests',
    text: INSERT_REQUESTS,
    values: [
      requests.text(),
      uses.map(({ venueId }) => venueId),
      uses.map(({ keyId }) => keyId),
      uses.map(({ at }) => new Date(at)),
    ],
  });
}

/** More would take the connections that requests of callers need: there is a call for each venue. */
const CALLS_AT_ONCE = 2;

/** A cluster takes the requests of each venue to its node. A call that fails is repeated with all of them. */
async function insertByVenue(db: Db, requests: RequestLines): Promise<void> {
  const rows = requests.text().toString().split('\n').map(rowOfLine);
  const venues = Map.groupBy(rows, ({ venueId }) => venueId).entries();
  const callInTurn = async () => {
    for (const [venueId, ofVenue] of venues) {
      await db.query({
        name: 'log-requests',
        text: 'select log_requests(p_venue => $1, p_requests => $2)',
        values: [venueId, JSON.stringify(ofVenue)],
      });
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, callInTurn));
}

/** Lines are read in half the time of JSON: 10 µs for a row with its indexes, in place of 18 µs. */
const INSERT_REQUESTS = `
with used as (
  select k.venue_id, k.key_id, u.at
    from (select venue_id, key_id, max(at) as at
            from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) as n (venue_id, key_id, at) group by venue_id, key_id) u
    join api_key k on k.venue_id = u.venue_id and k.key_id = u.key_id
   where k.last_used_at is null or k.last_used_at <= u.at - interval '1 minute'
     for no key update of k skip locked
), marked as (
  update api_key k set last_used_at = used.at from used
   where k.venue_id = used.venue_id and k.key_id = used.key_id
)
insert into key_request
select * from unnest(string_to_array($1::text, chr(10))::key_request[])
    on conflict do nothing`;

/**
 * Deletes requests from before an instant, at most `most` of them. Uses `key_request_at`.
 * @returns how many it found; there may be more when that is `most`
 */
export async function deleteRequestsBefore(db: Db, instant: number, most: number): Promise<number> {
  return countOf(db, {
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

/** Which requests to list. */
export interface RequestFilter {
  /** The first and the last HTTP status. */
  statuses: readonly [number, number];
  /** `null` for any. */
  errorCode: string | null;
}

/** A part of a list of requests, the newest first. */
export interface RequestList {
  found: KeyRequest[];
  /** Older requests come before this id; `null` when there are none. */
  nextBefore: string | null;
}

const COLUMNS = `
request_id as id, venue_id as "venueId", key_id as "keyId", at, operation, method, path, status,
error_code as "errorCode", duration_ms as "durationMs", trace_id as "traceId"`;

/** How many requests one call searches: a key makes millions in a week, and perhaps none matches. */
const LOOKED_THROUGH = 5_000;

/**
 * The newest requests of a key before an id, at most `limit`. There may be fewer, even none, although older
 * ones match: it searches 5,000 requests. Uses the primary key.
 */
export async function listKeyRequests(
  db: Db,
  { venueId, keyId }: { venueId: string; keyId: string },
  { statuses, errorCode }: RequestFilter,
  before: string | null,
  limit: number,
): Promise<RequestList> {
  const rows = await db.query<KeyRequest & { isAskedFor: boolean; isLast: boolean }>({
    name: 'list-key-requests',
    text: `select * from (
             select *, status between $4 and $5 and ($6::text is null or "errorCode" = $6) as "isAskedFor",
                    row_number() over (order by id desc) = ${LOOKED_THROUGH} as "isLast"
               from (select ${COLUMNS} from key_request where venue_id = $1 and key_id = $2 and request_id < $3
                      order by request_id desc limit ${LOOKED_THROUGH}) as looked
           ) as judged where "isAskedFor" or "isLast" order by id desc limit $7`,
    values: [venueId, keyId, before ?? HIGHEST_ID, ...statuses, errorCode, limit + 1],
  });
  const page = pageOf(rows.filter(({ isAskedFor }) => isAskedFor).map(toRequest), limit);
  return page.nextBefore === null
    ? { ...page, nextBefore: rows.find(({ isLast }) => isLast)?.id ?? null }
    : page;
}

function toRequest({
  isAskedFor: _,
  isLast: __,
  ...request
}: KeyRequest & { isAskedFor: boolean; isLast: boolean }): KeyRequest {
  return request;
}

/**
 * The newest requests of a trace before an id, at most `limit`; of one key or, with `null`, of all keys of
 * the venue.
 */
export async function listTraceRequests(
  db: Db,
  { venueId, keyId, traceId }: { venueId: string; keyId: string | null; traceId: string },
  { statuses, errorCode }: RequestFilter,
  before: string | null,
  limit: number,
): Promise<RequestList> {
  const rows = await db.query<KeyRequest>({
    name: 'list-trace-requests',
    text: `select ${COLUMNS} from key_request
            where venue_id = $1 and trace_id = $2 and ($3::uuid is null or key_id = $3) and request_id < $4
              and status between $5 and $6 and ($7::text is null or error_code = $7)
            order by request_id desc limit $8`,
    values: [venueId, traceId, keyId, before ?? HIGHEST_ID, ...statuses, errorCode, limit + 1],
  });
  return pageOf(rows, limit);
}

/** One request more than the page holds only shows that there are more. */
function pageOf(rows: KeyRequest[], limit: number): RequestList {
  const found = rows.slice(0, limit);
  return { found, nextBefore: rows.length > limit ? found.at(-1)!.id : null };
}

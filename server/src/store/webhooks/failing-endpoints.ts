import type { Db } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** A webhook that accepts no events. */
export interface FailingEndpoint {
  keyName: string;
  venueId: string;
  venueName: string;
  lastError: string | null;
  /** When it began to fail, in milliseconds. */
  since: number;
}

/** The webhooks of all venues that accept no events at all, longest failing first, at most `limit`. */
export async function listFailingEndpoints(db: Db, limit: number): Promise<FailingEndpoint[]> {
  const found = await queryReachable<FailingEndpoint>(db, {
    name: 'list-failing-endpoints',
    across: 'AllVenues',
    text: `select k.name as "keyName", v.venue_id as "venueId", v.name as "venueName", q.last_error as "lastError", q.failing_since as since
             from webhook_endpoint_queue q
             join api_key k on k.venue_id = q.venue_id and k.key_id = q.key_id
             join venue v on v.venue_id = q.venue_id
            where q.failing_since is not null and k.webhook_url is not null and k.revoked_at is null
            order by q.failing_since limit $1`,
    values: [limit],
    instants: ['since'],
  });
  return found.sort((a, b) => a.since - b.since).slice(0, limit);
}

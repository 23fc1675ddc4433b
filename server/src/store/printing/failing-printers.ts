import type { Db } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** A printer that does not print. */
export interface FailingPrinter {
  name: string;
  venueId: string;
  venueName: string;
  /** Why it does not print; `null` if it does not answer. */
  trouble: string | null;
  /** When it began to fail, in milliseconds. */
  since: number;
}

/** The printers of all venues that are switched on and fail, longest failing first, at most `limit`. */
export async function listFailingPrinters(db: Db, limit: number): Promise<FailingPrinter[]> {
  const found = await queryReachable<FailingPrinter>(db, {
    name: 'list-failing-printers',
    across: 'AllVenues',
    text: `select p.definition ->> 'name' as name, v.venue_id as "venueId", v.name as "venueName", q.trouble, q.failing_since as since
             from printer_queue q
             join printer p on p.venue_id = q.venue_id and p.printer_id = q.printer_id
             join venue v on v.venue_id = q.venue_id
            where q.failing_since is not null and (p.definition ->> 'isEnabled')::boolean
            order by q.failing_since limit $1`,
    values: [limit],
    instants: ['since'],
  });
  return found.sort((a, b) => a.since - b.since).slice(0, limit);
}

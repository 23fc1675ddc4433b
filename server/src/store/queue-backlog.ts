import type { Db } from './database.ts';
import { queryReachable } from './distribution/reachable-shards.ts';

/** The number of waiting entries of all venues in a queue, and the age of the oldest. */
export interface Backlog {
  /** Counted up to {@link COUNTED_AT_MOST}. */
  count: number;
  /** The instant since when the oldest entry waits, in milliseconds; `null` if none waits. */
  since: number | null;
}

/** Counting stops at this number, so that it stays cheap. */
export const COUNTED_AT_MOST = 10_000;

/**
 * Counts the tickets and papers that wait for printers, and the changes that are due for webhooks. Reads
 * `kitchen_ticket_queued`, `bill_paper_queued` and `webhook_tracking_due`, at most 10,000 entries of each.
 */
export async function findBacklog(db: Db, now: number): Promise<Record<'printing' | 'webhooks', Backlog>> {
  const rows = await queryReachable<{
    tickets: number;
    ticketsSince: number | null;
    changes: number;
    changesSince: number | null;
  }>(db, {
    name: 'find-backlog',
    across: 'AllVenues',
    text: `with ticket as (
             (select queued_at as since from kitchen_ticket
               where state in ('Waiting', 'Printing') order by queued_at limit ${COUNTED_AT_MOST})
             union all
             (select created_at from bill_paper
               where state in ('Waiting', 'Printing') order by created_at limit ${COUNTED_AT_MOST})),
           change as (
             select due_at as since from webhook_tracking
              where due_at <= $1 order by due_at limit ${COUNTED_AT_MOST})
           select (select count(*) from ticket) as tickets, (select min(since) from ticket) as "ticketsSince",
                  (select count(*) from change) as changes, (select min(since) from change) as "changesSince"`,
    values: [new Date(now)],
    instants: ['ticketsSince', 'changesSince'],
  });
  return {
    printing: backlogOf(rows.map(({ tickets, ticketsSince }) => ({ count: tickets, since: ticketsSince }))),
    webhooks: backlogOf(rows.map(({ changes, changesSince }) => ({ count: changes, since: changesSince }))),
  };
}

/** Adds up partial counts. @param parts  one for all venues, or one of each shard while a node of a cluster is lost */
function backlogOf(parts: readonly Backlog[]): Backlog {
  const since = parts.flatMap((part) => part.since ?? []);
  return {
    count: Math.min(
      COUNTED_AT_MOST,
      parts.reduce((sum, { count }) => sum + count, 0),
    ),
    since: since.length === 0 ? null : Math.min(...since),
  };
}

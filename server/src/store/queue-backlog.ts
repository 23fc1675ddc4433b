import type { Db } from './database.ts';

/** What waits in a queue of all venues. */
export interface Backlog {
  /** Counted up to {@link COUNTED_AT_MOST}. */
  count: number;
  /** Since when the oldest waits, in milliseconds; `null` when nothing does. */
  since: number | null;
}

/** More than this is not counted, so that counting stays cheap. */
export const COUNTED_AT_MOST = 10_000;

/**
 * What waits for printers, and the changes that are due for webhooks. Reads `kitchen_ticket_queued`, `bill_paper_queued` and
 * `webhook_tracking_due`, at most 10,000 entries of each.
 */
export async function findBacklog(db: Db, now: number): Promise<Record<'printing' | 'webhooks', Backlog>> {
  const [row] = await db.query<{
    tickets: number;
    ticketsSince: number | null;
    changes: number;
    changesSince: number | null;
  }>({
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
  });
  const { tickets, ticketsSince, changes, changesSince } = row!;
  return {
    printing: { count: tickets, since: ticketsSince },
    webhooks: { count: changes, since: changesSince },
  };
}

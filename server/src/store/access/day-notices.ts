import type { Db, Tx } from '../database.ts';

/** Whether the notices at the end of a day were already made. Uses the primary key. */
export async function hasDayNotices(db: Db, venueId: string, day: string): Promise<boolean> {
  const rows = await db.query({
    name: 'is-day-noticed',
    text: 'select 1 from noticed_day where venue_id = $1 and day = $2',
    values: [venueId, day],
  });
  return rows.length > 0;
}

/**
 * Records that the notices at the end of a day are made, and deletes earlier days.
 * @returns `false` if they were made before
 */
export async function insertNoticedDay(tx: Tx, venueId: string, day: string): Promise<boolean> {
  const inserted = await tx.query({
    text: 'insert into noticed_day (venue_id, day) values ($1, $2) on conflict (venue_id, day) do nothing returning 1',
    values: [venueId, day],
  });
  await tx.query({
    text: 'delete from noticed_day where venue_id = $1 and day < $2',
    values: [venueId, day],
  });
  return inserted.length > 0;
}

/** The number and the total of the bills of a day or earlier that are still open. Uses `bill_open`. */
export async function sumBillsLeftOpen(
  db: Db,
  venueId: string,
  day: string,
): Promise<{ bills: number; totalKurus: number }> {
  const [row] = await db.query<{ bills: number; totalKurus: number }>({
    name: 'find-left-open',
    text: `select count(*)::bigint as bills, coalesce(sum((content -> 'totals' ->> 'totalKurus')::bigint), 0)::bigint as "totalKurus"
             from bill where venue_id = $1 and state = 'Open' and business_date <= $2::date`,
    values: [venueId, day],
  });
  return row!;
}

/** The sum of the bills of a day that a person worked on, as their waiter or by any change, in kuruş. Uses `bill_of_day`. */
export async function sumSalesOf(db: Db, venueId: string, day: string, accountId: string): Promise<number> {
  const [row] = await db.query<{ kurus: number }>({
    name: 'sum-sales-of',
    text: `select coalesce(sum((b.content -> 'totals' ->> 'totalKurus')::bigint), 0)::bigint as kurus
             from bill b
            where b.venue_id = $1 and b.business_date = $2::date
              and (b.content -> 'waiter' ->> 'id' = $3::text or exists (
                    select 1 from bill_history h
                     where h.venue_id = $1 and h.bill_id = b.bill_id and h.actor ->> 'id' = $3::text))`,
    values: [venueId, day, accountId],
  });
  return row!.kurus;
}

import type { AssistantLimits } from '../../core/assistants/assistant-limits.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';

/** The key of an API key: the venue that it was made for, and its id. */
interface KeyAt {
  venueId: string;
  keyId: string;
}

/** The limits of a key that is not revoked, for orders through drafts; `null` if it may not order through drafts. Uses the primary key. */
export async function findAssistantLimits(
  db: Db,
  { venueId, keyId }: KeyAt,
): Promise<AssistantLimits | null> {
  const [row] = await db.query<AssistantLimits>({
    name: 'find-assistant-limits',
    text: `select assistant_order_kurus as "orderKurus", assistant_day_kurus as "dayKurus" from api_key
            where venue_id = $1 and key_id = $2 and revoked_at is null
              and assistant_order_kurus is not null and assistant_day_kurus is not null`,
    values: [venueId, keyId],
  });
  return row ?? null;
}

/** What a key ordered through drafts on a day, in kuruş. Uses the primary key. */
export async function findAssistantSpending(db: Db, { venueId, keyId }: KeyAt, day: string): Promise<number> {
  const [row] = await db.query<{ spent: number }>({
    name: 'find-assistant-spending',
    text: 'select spent_kurus as spent from assistant_spending where venue_id = $1 and key_id = $2 and day = $3',
    values: [venueId, keyId, day],
  });
  return row?.spent ?? 0;
}

/**
 * Adds an order to what a key ordered on a day; concurrent orders of one key wait for each other here.
 * @returns the new sum, in kuruş
 */
export async function addAssistantSpending(
  tx: Tx,
  { venueId, keyId }: KeyAt,
  day: string,
  totalKurus: number,
): Promise<number> {
  const [row] = await tx.query<{ spent: number }>({
    name: 'add-assistant-spending',
    text: `insert into assistant_spending as s (venue_id, key_id, day, spent_kurus) values ($1, $2, $3, $4)
           on conflict (venue_id, key_id, day) do update set spent_kurus = s.spent_kurus + excluded.spent_kurus
           returning spent_kurus as spent`,
    values: [venueId, keyId, day, totalKurus],
  });
  return row!.spent;
}

/**
 * Deletes sums of days before an instant, at most `most` of them. Uses `assistant_spending_day`.
 * @returns the number of sums that it found; if it is `most`, there may be more
 */
export async function deleteAssistantSpendingBefore(db: Db, before: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, key_id, day from assistant_spending where day < $1::date limit $2),
                gone as (
                  delete from assistant_spending s using old
                   where s.venue_id = old.venue_id and s.key_id = old.key_id and s.day = old.day returning 1
                )
           select count(*) from old`,
    values: [new Date(before), most],
  });
}

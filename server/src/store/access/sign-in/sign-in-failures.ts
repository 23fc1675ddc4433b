import { NO_VENUE_ID } from '../../../core/audit/audit-entry.ts';
import type { Db } from '../../database.ts';

/** The failed sign-ins of one slot: a hash maps e-mail addresses to a fixed number of slots. */
export interface StoredFailures {
  /** The number of the time window of `failures`, counted from 1970; `before` counts those of the window before it. */
  window: number;
  failures: number;
  before: number;
}

/** The failures of a slot; `null` if there are none. Uses the primary key. */
export async function findSignInFailures(db: Db, slot: number): Promise<StoredFailures | null> {
  const [row] = await db.query<StoredFailures>({
    name: 'find-sign-in-failures',
    text: `select time_window as "window", failures, failures_before as "before"
             from sign_in_failure where venue_id = $1 and slot = $2`,
    values: [NO_VENUE_ID, slot],
  });
  return row ?? null;
}

/**
 * Adds the failures that this server counted in a window to those of all servers. Locks the rows in the order of
 * their slots.
 */
export async function addSignInFailures(
  db: Db,
  bySlot: ReadonlyMap<number, number>,
  window: number,
): Promise<void> {
  const added = [...bySlot].sort(([a], [b]) => a - b);
  await db.query({
    name: 'add-sign-in-failures',
    text: `insert into sign_in_failure as f (venue_id, slot, time_window, failures, failures_before)
           select $1, a.slot, $2, a.failures, 0 from unnest($3::integer[], $4::integer[]) as a (slot, failures)
           on conflict (venue_id, slot) do update
              set failures_before = case f.time_window when excluded.time_window then f.failures_before
                                                       when excluded.time_window - 1 then f.failures else 0 end,
                  failures = excluded.failures + case f.time_window when excluded.time_window then f.failures else 0 end,
                  time_window = excluded.time_window`,
    values: [NO_VENUE_ID, window, added.map(([slot]) => slot), added.map(([, failures]) => failures)],
  });
}

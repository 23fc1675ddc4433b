import type { OwnLimits } from '../../core/venue/venue-limits.ts';
import type { Db, Tx } from '../database.ts';

/** The limits that the operator set for a venue; `null` for none. Uses the primary key. */
export async function findOwnLimits(db: Db, venueId: string): Promise<OwnLimits | null> {
  const [row] = await db.query<OwnLimits>({
    name: 'find-own-limits',
    text: `select working_keys as "workingKeys", photos, reads_per_minute as "readsPerMinute",
                  writes_per_minute as "writesPerMinute"
             from venue_limit where venue_id = $1`,
    values: [venueId],
  });
  return row ?? null;
}

/** Sets the limits of a venue; the caller has raised its version. */
export async function saveOwnLimits(tx: Tx, venueId: string, limits: OwnLimits): Promise<void> {
  const { workingKeys, photos, readsPerMinute, writesPerMinute } = limits;
  await tx.query({
    text: `insert into venue_limit (venue_id, working_keys, photos, reads_per_minute, writes_per_minute)
           values ($1, $2, $3, $4, $5)
           on conflict (venue_id) do update
              set working_keys = excluded.working_keys, photos = excluded.photos,
                  reads_per_minute = excluded.reads_per_minute, writes_per_minute = excluded.writes_per_minute`,
    values: [venueId, workingKeys, photos, readsPerMinute, writesPerMinute],
  });
}

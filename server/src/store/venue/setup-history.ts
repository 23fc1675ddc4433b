import {
  type ChangedRecord,
  MOST_SETUP_CHANGES,
  type SetupAuthor,
  type SetupChange,
} from '../../core/venue/setup/setup-history.ts';
import type { Db, Tx } from '../database.ts';

/**
 * Adds a change to the history of a venue's set-up and deletes all entries but the newest 500. The caller holds the
 * lock of the venue's head, so that two changes never get the same number.
 */
export async function insertSetupChange(
  tx: Tx,
  venueId: string,
  { by, at, records }: { by: SetupAuthor; at: number; records: readonly ChangedRecord[] },
): Promise<void> {
  await tx.query({
    text: `with added as (
             insert into setup_change (venue_id, number, at, account_id, account_name, records)
             select $1, coalesce(max(s.number), 0) + 1, $2, $3, $4, $5 from setup_change s where s.venue_id = $1
             returning number
           )
           delete from setup_change old using added where old.venue_id = $1 and old.number <= added.number - $6`,
    values: [venueId, new Date(at), by.accountId, by.name, JSON.stringify(records), MOST_SETUP_CHANGES],
  });
}

/**
 * The newest changes of a venue's set-up, the newest first.
 * @param recordId  only changes of one record; `null` for all
 * @param before  only entries with a lower number; `null`: from the newest
 */
export async function listSetupChanges(
  db: Db,
  venueId: string,
  recordId: string | null,
  before: number | null,
  limit: number,
): Promise<SetupChange[]> {
  return db.query<SetupChange>({
    name: 'list-setup-changes',
    text: `select number, at, json_build_object('accountId', account_id, 'name', account_name) as by, records
             from setup_change
            where venue_id = $1 and ($2::bigint is null or number < $2)
                  and ($3::text is null or records @> jsonb_build_array(jsonb_build_object('id', $3::text)))
            order by number desc limit $4`,
    values: [venueId, before, recordId, limit],
  });
}

import type { Db } from '../database.ts';

/** The names of the accounts, API keys and shared devices of a venue with these ids. Uses the primary keys. */
export function listActorNames(
  db: Db,
  venueId: string,
  ids: readonly string[],
): Promise<{ personId: string; name: string }[]> {
  return db.query({
    name: 'list-names-of-people',
    text: `select account_id as "personId", name from account where venue_id = $1 and account_id = any ($2::uuid[])
           union all
           select key_id, name from api_key where venue_id = $1 and key_id = any ($2::uuid[])
           union all
           select device_id, name from device where venue_id = $1 and device_id = any ($2::uuid[])`,
    values: [venueId, ids],
  });
}

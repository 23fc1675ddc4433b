import type { Venue } from '../../core/venue/venue.ts';
import { listAccounts } from '../../store/access/accounts.ts';
import type { Db } from '../../store/database.ts';

/** The names of people by account id, for the ledger of a venue: its own people, and the owners of its headquarter. */
export async function listLedgerPeople(
  db: Db,
  { id, parentVenueId }: Pick<Venue, 'id' | 'parentVenueId'>,
): Promise<ReadonlyMap<string, string>> {
  const own = await listAccounts(db, id);
  const above = parentVenueId === null ? [] : await listAccounts(db, parentVenueId);
  return new Map([...above, ...own].map((account) => [account.id, account.name]));
}

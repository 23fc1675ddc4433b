import type { VenueType } from '../../core/venue/venue.ts';
import type { Db, Tx } from '../database.ts';
import { findBranchIds } from './venue-records.ts';
import { findParentVenueId } from './venues.ts';

/** A venue that the demo created; people may have changed it since. */
export interface StoredDemoVenue {
  id: string;
  name: string;
  type: VenueType;
  orders: number;
  reservations: number;
}

/**
 * The demo venues of the database, from all shards, a headquarter before its branches. For the start of the service,
 * not for requests.
 */
export async function listDemoVenues(db: Db): Promise<StoredDemoVenue[]> {
  return db.query<StoredDemoVenue>({
    across: 'AllVenues',
    text: `select d.venue_id as id, v.name, v.type,
                  (select count(*) from bill b where b.venue_id = d.venue_id) as orders,
                  (select count(*) from reservation r where r.venue_id = d.venue_id) as reservations
             from demo_venue d join venue v on v.venue_id = d.venue_id
            order by v.parent_venue_id is not null, d.venue_id`,
  });
}

/** Whether there is a venue that the demo did not create. Reads all shards until it finds one. */
export async function hasVenuesBesideDemo(db: Db): Promise<boolean> {
  const rows = await db.query({
    across: 'AllVenues',
    text: `select 1 from venue v
            where not exists (select 1 from demo_venue d where d.venue_id = v.venue_id) limit 1`,
  });
  return rows.length > 0;
}

/** The number of the advisory lock; any number that no other lock has. */
const FIRST_RESTAURANT_LOCK = 7_265_737;

/** Lets only one transaction at a time create the first restaurant of the service. */
export async function lockFirstRestaurant(tx: Tx): Promise<void> {
  await tx.query({ text: `select pg_advisory_xact_lock(${FIRST_RESTAURANT_LOCK})` });
}

/** Marks venues as demo venues. */
export async function saveDemoVenues(db: Db, venueIds: readonly string[]): Promise<void> {
  await db.query({
    across: 'Venues',
    text: 'insert into demo_venue (venue_id) select unnest($1::uuid[]) on conflict do nothing',
    values: [venueIds],
  });
}

/** Revokes all keys of a venue that are not revoked yet; the caller has raised the venue's version. */
export async function revokeAllKeys(tx: Tx, venueId: string, now: number): Promise<void> {
  await tx.query({
    text: 'update api_key set revoked_at = $2 where venue_id = $1 and revoked_at is null',
    values: [venueId, new Date(now)],
  });
}

/** Deletes all marks of demo venues, also of deleted venues. */
export async function deleteDemoMarks(tx: Tx): Promise<void> {
  await tx.query({ across: 'AllVenues', text: 'delete from demo_venue' });
}

/**
 * Deletes a venue with all its rows in every table, also in the directories. Its branches become independent venues
 * if they are not deleted too.
 */
export async function deleteVenue(tx: Tx, venueId: string): Promise<void> {
  const headquarterId = await findParentVenueId(tx, venueId);
  if (headquarterId) await raiseVersion(tx, headquarterId);
  await tx.query({
    text: 'select venue_id from venue_head where venue_id = $1 for update',
    values: [venueId],
    raisesVersionOf: 'Any',
  });
  for (const branchId of await findBranchIds(tx, venueId)) {
    await raiseVersion(tx, branchId);
    await tx.query({
      text: `update venue set type = 'Independent', parent_venue_id = null where venue_id = $1`,
      values: [branchId],
    });
  }
  if (headquarterId) {
    await tx.query({
      text: 'delete from headquarter_branch where venue_id = $1 and branch_id = $2',
      values: [headquarterId, venueId],
    });
  }
  const tables = await tx.query<{ name: string }>({
    text: `select quote_ident(t.relname) as name
             from pg_class t
             join pg_namespace n on n.oid = t.relnamespace
             join pg_attribute a on a.attrelid = t.oid and a.attname = 'venue_id' and not a.attisdropped
            where n.nspname = current_schema() and t.relkind in ('r', 'p') and not t.relispartition
              and t.relname !~ '_directory$'
            order by t.relname`,
  });
  for (const { name } of tables) {
    await tx.query({ text: `delete from ${name} where venue_id = $1`, values: [venueId] });
  }
  tx.directories.removedVenueIds.push(venueId);
}

async function raiseVersion(tx: Tx, venueId: string): Promise<void> {
  await tx.query({
    text: 'update venue_head set version = version + 1 where venue_id = $1',
    values: [venueId],
    raisesVersionOf: venueId,
  });
}

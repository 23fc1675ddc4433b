import type { MenuRemoval } from '../../core/menu/menu-removal.ts';
import type { SetupAuthor } from '../../core/venue/setup/setup-history.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import { readCategory, readProduct } from './stored-menu.ts';

/** The most removals of a venue that are stored; the oldest are deleted first. */
const MOST_REMOVALS = 50;

/** The most products of one removal that the list names. */
const MOST_NAMED = 20;

/** One removal in the list. */
export interface ListedRemoval {
  id: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number;
  by: SetupAuthor;
  categories: { id: string; name: string }[];
  /** The first 20 products. */
  products: { id: string; name: string }[];
  productCount: number;
}

/** Stores a removal from the menu, and deletes all but the newest 50 of the venue. The caller holds the venue's lock. */
export async function insertMenuRemoval(
  tx: Tx,
  venueId: string,
  { id, at, by, removal }: { id: string; at: number; by: SetupAuthor; removal: MenuRemoval },
): Promise<void> {
  await tx.query({
    name: 'insert-menu-removal',
    text: `with old as (
             select removal_id from menu_removal where venue_id = $1 order by at desc, removal_id desc offset $7
           ), gone as (
             delete from menu_removal r using old where r.venue_id = $1 and r.removal_id = old.removal_id
           )
           insert into menu_removal (venue_id, removal_id, at, account_id, account_name, content)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [venueId, id, new Date(at), by.accountId, by.name, JSON.stringify(removal), MOST_REMOVALS - 1],
  });
}

/** The removals of a venue since an instant, the newest first. */
export function listMenuRemovals(db: Db, venueId: string, since: number): Promise<ListedRemoval[]> {
  return db.query({
    name: 'list-menu-removals',
    text: `select removal_id as id, at, json_build_object('accountId', account_id, 'name', account_name) as by,
                  (select coalesce(json_agg(json_build_object('id', c -> 'id', 'name', c -> 'name')), '[]')
                     from jsonb_array_elements(content -> 'categories') as c) as categories,
                  (select coalesce(json_agg(json_build_object('id', p -> 'id', 'name', p -> 'name')), '[]')
                     from (select p from jsonb_array_elements(content -> 'products') as p limit ${MOST_NAMED}) as p) as products,
                  jsonb_array_length(content -> 'products') as "productCount"
             from menu_removal where venue_id = $1 and at >= $2
            order by at desc, removal_id desc`,
    values: [venueId, new Date(since)],
  });
}

/** The removed records of a removal; `null` if they were restored, or are not stored any more. */
export async function findMenuRemoval(
  db: Db,
  venueId: string,
  removalId: string,
  since: number,
): Promise<MenuRemoval | null> {
  const [row] = await db.query<{ content: MenuRemoval }>({
    name: 'find-menu-removal',
    text: 'select content from menu_removal where venue_id = $1 and removal_id = $2 and at >= $3',
    values: [venueId, removalId, new Date(since)],
  });
  if (row === undefined) return null;
  const { content } = row;
  return {
    ...content,
    categories: content.categories.map(readCategory),
    products: content.products.map(readProduct),
  };
}

/** Deletes a removal whose records were restored. */
export async function deleteMenuRemoval(tx: Tx, venueId: string, removalId: string): Promise<void> {
  await tx.query({
    name: 'delete-menu-removal',
    text: 'delete from menu_removal where venue_id = $1 and removal_id = $2',
    values: [venueId, removalId],
  });
}

/**
 * Deletes removals from before an instant, at most `most` of them. Uses `menu_removal_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteMenuRemovalsBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, removal_id from menu_removal where at < $1 limit $2),
                gone as (
                  delete from menu_removal r using old
                   where r.venue_id = old.venue_id and r.removal_id = old.removal_id returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}

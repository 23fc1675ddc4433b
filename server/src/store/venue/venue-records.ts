import type { KeyRecord } from '../../core/access/keys/api-key-record.ts';
import type { Product } from '../../core/menu/menu.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { listAccounts, saveAccount } from '../access/accounts.ts';
import type { Db, Tx } from '../database.ts';
import { changeOfPart, logChanges } from './venue-changes.ts';
import { findVenueContent } from './venue-content.ts';
import { saveVenueContent } from './venue-content-writer.ts';
import { raiseVenueVersion } from './venue-heads.ts';

/** A venue in the form of imports and exports, with its keys and accounts; `null` if it does not exist. */
export async function findVenueSetup(db: Db, venueId: string): Promise<VenueSetup | null> {
  const content = await findVenueContent(db, venueId);
  if (content === null) return null;
  const { venue, areas, categories, products, campaigns, printers } = content;
  return {
    venue,
    areas,
    menu: { categories, products },
    campaigns,
    printers,
    accounts: await listAccounts(db, venueId),
    keys: await listKeys(db, venueId),
  };
}

/** The id of the venue with a username; `null` if there is none. */
export async function findVenueIdByUsername(db: Db, username: string): Promise<string | null> {
  const [row] = await db.query<{ venue_id: string }>({
    text: 'select venue_id from username_directory where username = $1',
    values: [username],
  });
  return row?.venue_id ?? null;
}

/** A stored venue with the same name as another one. */
export interface Namesake {
  id: string;
  username: string | null;
}

/**
 * The venues with exactly this name, type and headquarter, oldest first, at most 100. For the operator only: it
 * searches all venues.
 */
export async function listNamesakes(
  db: Db,
  { name, type, parentVenueId }: Pick<Venue, 'name' | 'type' | 'parentVenueId'>,
): Promise<Namesake[]> {
  return db.query<Namesake>({
    across: 'AllVenues',
    text: `select venue_id as id, username from venue
            where name = $1 and type = $2 and parent_venue_id is not distinct from $3 order by venue_id limit 100`,
    values: [name, type, parentVenueId],
  });
}

/** The table and the id column of each kind of record. */
const RECORD_TABLES = {
  areas: ['area', 'area_id'],
  tables: ['dining_table', 'table_id'],
  categories: ['menu_category', 'category_id'],
  products: ['product', 'product_id'],
  campaigns: ['campaign', 'campaign_id'],
  printers: ['printer', 'printer_id'],
  accounts: ['account', 'account_id'],
  keys: ['api_key', 'key_id'],
} as const;

/** A kind of record in the set-up of a venue. */
export type RecordKind = keyof typeof RECORD_TABLES;

/**
 * Which of these ids belong to stored records of a kind, at any venue. For the operator only: it searches all venues.
 */
export async function findStoredIds(db: Db, kind: RecordKind, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [table, column] = RECORD_TABLES[kind];
  const rows = await db.query<{ id: string }>({
    across: 'AllVenues',
    text: `select ${column} as id from ${table} where ${column} = any ($1)`,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** The ids of the branches of a headquarter, active or not, sorted by name. */
export async function findBranchIds(db: Db, headquarterId: string): Promise<string[]> {
  const rows = await db.query<{ branch_id: string }>({
    text: 'select branch_id from headquarter_branch where venue_id = $1 order by name, branch_id',
    values: [headquarterId],
  });
  return rows.map((row) => row.branch_id);
}

/** The account with an e-mail address (lower case), at any venue; `null` if there is none. */
export async function findEmailOwner(
  db: Db,
  email: string,
): Promise<{ venueId: string; accountId: string } | null> {
  const [row] = await db.query<{ venue_id: string; account_id: string }>({
    text: 'select venue_id, account_id from email_directory where email = $1',
    values: [email],
  });
  return row === undefined ? null : { venueId: row.venue_id, accountId: row.account_id };
}

/** The API key with a hash (hexadecimal), revoked or not; `null` if there is none. */
export async function findKeyOwner(
  db: Db,
  keyHash: string,
): Promise<{ venueId: string; keyId: string } | null> {
  const [row] = await db.query<{ venue_id: string; key_id: string }>({
    text: 'select venue_id, key_id from key_directory where key_hash = $1',
    values: [Buffer.from(keyHash, 'hex')],
  });
  return row === undefined ? null : { venueId: row.venue_id, keyId: row.key_id };
}

/**
 * Writes whole venues: replaces their areas, tables, menus, campaigns and printers; adds or updates the accounts and
 * keys of the records, and keeps others. A product whose stock is already tracked keeps its current quantity. Raises
 * the versions of the venues and of their headquarters. Takes all these locks before it writes any row: an order at a
 * branch holds the lock of the branch when it waits for the key of the headquarter.
 * @param records  a headquarter before its branches, and headquarters in the order of their ids
 * @param onSaved  called after each venue
 */
export async function saveVenueSetups(
  tx: Tx,
  records: readonly VenueSetup[],
  now: number,
  onSaved: () => void = () => {},
): Promise<void> {
  const heads = records.flatMap(({ venue: { parentVenueId, id } }) => [parentVenueId, id]);
  for (const venueId of new Set(heads)) if (venueId !== null) await raiseVenueVersion(tx, venueId);
  for (const record of records) {
    await saveLockedVenue(tx, record, now);
    onSaved();
  }
}

/** Writes one whole venue, as {@link saveVenueSetups} does. */
export function saveVenueSetup(tx: Tx, record: VenueSetup, now: number): Promise<void> {
  return saveVenueSetups(tx, [record], now);
}

async function saveLockedVenue(tx: Tx, record: VenueSetup, now: number): Promise<void> {
  const { venue, areas, menu, campaigns, printers } = record;
  const before = await findVenueContent(tx, venue.id);
  const currentQuantities = new Map(before?.products.map(({ id, stock }) => [id, stock.quantity]));
  const products = menu.products.map((product) =>
    withCurrentQuantity(product, currentQuantities.get(product.id) ?? null),
  );
  const after = { venue, areas, categories: menu.categories, products, campaigns, printers };
  const parts = await saveVenueContent(tx, before, after);
  if (record.accounts.length > 0) parts.push('Accounts');
  if (record.keys.length > 0) parts.push('Keys');
  for (const account of record.accounts) await saveAccount(tx, venue.id, account);
  for (const key of record.keys) await saveKey(tx, venue.id, key);
  await logChanges(
    tx,
    venue.id,
    parts.map((part) => changeOfPart(venue.id, part)),
    now,
  );
}

function withCurrentQuantity(product: Product, currentQuantity: number | null): Product {
  const { quantity } = product.stock;
  return quantity === null || currentQuantity === null
    ? product
    : { ...product, stock: { ...product.stock, quantity: currentQuantity } };
}

/** Inserts or updates an API key. A revoked key stays revoked. */
export async function saveKey(tx: Tx, venueId: string, key: KeyRecord): Promise<void> {
  tx.directories.newKeys.push({ hash: key.hash, venueId, keyId: key.id });
  await tx.query({
    text: `insert into api_key (venue_id, key_id, name, places_orders, takes_reservations, prefix, key_hash, created_at, revoked_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (venue_id, key_id) do update
              set name = excluded.name, places_orders = excluded.places_orders,
                  takes_reservations = excluded.takes_reservations,
                  revoked_at = coalesce(api_key.revoked_at, excluded.revoked_at)`,
    values: [
      venueId,
      key.id,
      key.name,
      key.permissions.placesOrders,
      key.permissions.takesReservations,
      key.prefix,
      Buffer.from(key.hash, 'hex'),
      new Date(key.createdAt),
      toDate(key.revokedAt),
    ],
  });
}

async function listKeys(db: Db, venueId: string): Promise<KeyRecord[]> {
  return db.query<KeyRecord>({
    text: `select key_id as id, name, prefix, encode(key_hash, 'hex') as hash, created_at as "createdAt",
                  revoked_at as "revokedAt",
                  json_build_object('placesOrders', places_orders, 'takesReservations', takes_reservations) as permissions
             from api_key where venue_id = $1 order by key_id`,
    values: [venueId],
  });
}

function toDate(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

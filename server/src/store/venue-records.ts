import type { AccountRecord, KeyRecord, VenueRecord } from '../core/venue-record.ts';
import type { Db, Tx } from './database.ts';
import { findVenueContent, profileOf } from './venue-content.ts';
import { raiseVenueVersion } from './venue-heads.ts';

/** A venue as import and export see it, keys and accounts included; `null` when there is none. */
export async function findVenueRecord(db: Db, venueId: string): Promise<VenueRecord | null> {
  const content = await findVenueContent(db, venueId);
  if (content === null) return null;
  const { venue, areas, categories, products, campaigns } = content;
  return {
    venue,
    areas,
    menu: { categories, products },
    campaigns,
    accounts: await listAccounts(db, venueId),
    keys: await listKeys(db, venueId),
  };
}

/** The venue that a username leads to; `null` when it leads nowhere. */
export async function findVenueIdByUsername(db: Db, username: string): Promise<string | null> {
  const [row] = await db.query<{ venue_id: string }>({
    text: 'select venue_id from username_directory where username = $1',
    values: [username],
  });
  return row?.venue_id ?? null;
}

/** Every venue of exactly this name, oldest first. For the operator: it looks through all venues. */
export async function findVenueIdsByName(db: Db, name: string): Promise<string[]> {
  const rows = await db.query<{ venue_id: string }>({
    text: 'select venue_id from venue where name = $1 order by venue_id',
    values: [name],
  });
  return rows.map((row) => row.venue_id);
}

/** The branches filed under a headquarter, active or not, by name. */
export async function findBranchIds(db: Db, headquarterId: string): Promise<string[]> {
  const rows = await db.query<{ branch_id: string }>({
    text: `select b.branch_id from headquarter_branch b join venue v on v.venue_id = b.branch_id
            where b.venue_id = $1 order by v.name, b.branch_id`,
    values: [headquarterId],
  });
  return rows.map((row) => row.branch_id);
}

/** The account that signs in with an e-mail address (lower case). */
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

/** The key that a hash (hexadecimal) belongs to, revoked or not. */
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
 * Writes a venue as a whole: areas, tables, menu and campaigns become those of the record; its accounts and keys are
 * added or updated, others stay. A product whose stock is tracked already keeps the quantity it has run down to.
 * Locks the venue's head and raises its version, its headquarter's too.
 */
export async function saveVenueRecord(tx: Tx, record: VenueRecord): Promise<void> {
  await saveVenue(tx, record);
  await saveTables(tx, record);
  await saveMenu(tx, record);
  for (const account of record.accounts) await saveAccount(tx, record.venue.id, account);
  for (const key of record.keys) await saveKey(tx, record.venue.id, key);
}

async function saveVenue(tx: Tx, { venue }: VenueRecord): Promise<void> {
  if (venue.parentVenueId !== null) await raiseVenueVersion(tx, venue.parentVenueId);
  await raiseVenueVersion(tx, venue.id);
  await tx.query({ text: 'delete from username_directory where venue_id = $1', values: [venue.id] });
  if (venue.username !== null) {
    await tx.query({
      text: 'insert into username_directory values ($1, $2)',
      values: [venue.username, venue.id],
    });
  }
  if (venue.parentVenueId !== null) {
    await tx.query({
      text: 'insert into headquarter_branch values ($1, $2) on conflict do nothing',
      values: [venue.parentVenueId, venue.id],
    });
  }
  await tx.query({
    text: `insert into venue (venue_id, type, parent_venue_id, name, username, is_active, closed_at, subscription_is_active,
                              subscription_ends_at, rush_until, rush_reason, profile)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
           on conflict (venue_id) do update
              set type = excluded.type, parent_venue_id = excluded.parent_venue_id, name = excluded.name,
                  username = excluded.username, is_active = excluded.is_active, closed_at = excluded.closed_at,
                  subscription_is_active = excluded.subscription_is_active,
                  subscription_ends_at = excluded.subscription_ends_at, rush_until = excluded.rush_until,
                  rush_reason = excluded.rush_reason, profile = excluded.profile`,
    values: [
      venue.id,
      venue.type,
      venue.parentVenueId,
      venue.name,
      venue.username,
      venue.isActive,
      toDate(venue.closedAt),
      venue.subscription.isActive,
      toDate(venue.subscription.endsAt),
      toDate(venue.rush?.until ?? null),
      venue.rush?.reason ?? null,
      JSON.stringify(profileOf(venue)),
    ],
  });
}

async function saveTables(tx: Tx, { venue, areas }: VenueRecord): Promise<void> {
  const areaRows = areas.map(({ id, name }, position) => ({ area_id: id, name, position }));
  const tableRows = areas.flatMap((area) =>
    area.tables.map(({ id, name, code, capacity }, position) => ({
      table_id: id,
      area_id: area.id,
      position,
      name,
      code,
      capacity,
    })),
  );
  await tx.query({ text: 'delete from dining_table where venue_id = $1', values: [venue.id] });
  await tx.query({ text: 'delete from area where venue_id = $1', values: [venue.id] });
  await tx.query({
    text: `insert into area (venue_id, area_id, position, name)
           select $1, area_id, position, name
             from json_to_recordset($2) as r (area_id uuid, position integer, name text)`,
    values: [venue.id, JSON.stringify(areaRows)],
  });
  await tx.query({
    text: `insert into dining_table (venue_id, table_id, area_id, position, name, code, capacity)
           select $1, table_id, area_id, position, name, code, capacity
             from json_to_recordset($2)
               as r (table_id uuid, area_id uuid, position integer, name text, code text, capacity integer)`,
    values: [venue.id, JSON.stringify(tableRows)],
  });
}

async function saveMenu(tx: Tx, { venue, menu, campaigns }: VenueRecord): Promise<void> {
  for (const table of ['menu_category', 'product', 'campaign']) {
    await tx.query({ text: `delete from ${table} where venue_id = $1`, values: [venue.id] });
  }
  const categories = menu.categories.map((definition, position) => ({
    id: definition.id,
    position,
    definition,
  }));
  await tx.query({
    text: `insert into menu_category (venue_id, category_id, position, definition)
           select $1, id, position, definition from json_to_recordset($2) as r (id uuid, position integer, definition jsonb)`,
    values: [venue.id, JSON.stringify(categories)],
  });
  const running = campaigns.map((definition, position) => ({ id: definition.id, position, definition }));
  await tx.query({
    text: `insert into campaign (venue_id, campaign_id, position, definition)
           select $1, id, position, definition from json_to_recordset($2) as r (id uuid, position integer, definition jsonb)`,
    values: [venue.id, JSON.stringify(running)],
  });
  await saveProducts(tx, venue.id, menu.products);
}

async function saveProducts(
  tx: Tx,
  venueId: string,
  products: VenueRecord['menu']['products'],
): Promise<void> {
  const rows = products.map(({ stock, ...definition }, position) => ({
    id: definition.id,
    category_id: definition.categoryId,
    position,
    definition,
    quantity: stock.quantity,
    low_threshold: stock.lowThreshold,
    is_sold_out: stock.isSoldOut,
  }));
  await tx.query({
    text: `insert into product (venue_id, product_id, category_id, position, definition)
           select $1, id, category_id, position, definition
             from json_to_recordset($2) as r (id uuid, category_id uuid, position integer, definition jsonb)`,
    values: [venueId, JSON.stringify(rows)],
  });
  await tx.query({
    text: `delete from product_stock s where s.venue_id = $1
              and not exists (select from product p where p.venue_id = s.venue_id and p.product_id = s.product_id)`,
    values: [venueId],
  });
  await tx.query({
    text: `insert into product_stock as s (venue_id, product_id, quantity, low_threshold, is_sold_out)
           select $1, id, quantity, low_threshold, is_sold_out
             from json_to_recordset($2) as r (id uuid, quantity integer, low_threshold integer, is_sold_out boolean)
           on conflict (venue_id, product_id) do update
              set quantity = case when excluded.quantity is null then null else coalesce(s.quantity, excluded.quantity) end,
                  low_threshold = excluded.low_threshold, is_sold_out = excluded.is_sold_out`,
    values: [venueId, JSON.stringify(rows)],
  });
}

/** A new password ends the sessions that the old one began. */
async function saveAccount(tx: Tx, venueId: string, account: AccountRecord): Promise<void> {
  await tx.query({
    text: `delete from session_directory s using account a
            where s.venue_id = $1 and s.account_id = $2 and a.venue_id = $1 and a.account_id = $2 and a.password_hash <> $3`,
    values: [venueId, account.id, account.passwordHash],
  });
  await tx.query({
    text: 'delete from email_directory where venue_id = $1 and account_id = $2',
    values: [venueId, account.id],
  });
  await tx.query({
    text: 'insert into email_directory (email, venue_id, account_id) values ($1, $2, $3)',
    values: [account.email, venueId, account.id],
  });
  await tx.query({
    text: `insert into account (venue_id, account_id, role, name, email, password_hash) values ($1, $2, $3, $4, $5, $6)
           on conflict (venue_id, account_id) do update
              set role = excluded.role, name = excluded.name, email = excluded.email, password_hash = excluded.password_hash`,
    values: [venueId, account.id, account.role, account.name, account.email, account.passwordHash],
  });
}

async function saveKey(tx: Tx, venueId: string, key: KeyRecord): Promise<void> {
  await tx.query({
    text: 'insert into key_directory (key_hash, venue_id, key_id) values ($1, $2, $3) on conflict do nothing',
    values: [Buffer.from(key.hash, 'hex'), venueId, key.id],
  });
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

async function listAccounts(db: Db, venueId: string): Promise<AccountRecord[]> {
  return db.query<AccountRecord>({
    text: `select account_id as id, role, name, email, password_hash as "passwordHash"
             from account where venue_id = $1 order by account_id`,
    values: [venueId],
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

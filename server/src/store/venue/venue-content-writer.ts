import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../../core/menu/menu.ts';
import type { Area } from '../../core/venue/tables/table.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { VenuePart } from '../../core/venue/venue-change.ts';
import type { SqlValue, Tx } from '../database.ts';
import { profileOf } from './stored-profile.ts';
import { columnListOf, rowOf, STOCK_COLUMNS, TABLE_COLUMNS, upsertAssignmentsOf } from './venue-columns.ts';
import type { VenueContent } from './venue-content.ts';

/** The empty content, with which the content of a new venue is compared. */
const EMPTY_CONTENT: Omit<VenueContent, 'version' | 'venue'> = {
  areas: [],
  categories: [],
  products: [],
  campaigns: [],
  printers: [],
};

/**
 * Changes a stored venue from `before` to `after`, and writes only the differences. The caller locked the venue's
 * head before it read `before`, and has raised the version.
 * @param before  the stored venue; `null` for a new venue
 * @returns the parts of the venue that changed
 */
export async function saveVenueContent(
  tx: Tx,
  before: VenueContent | null,
  after: Omit<VenueContent, 'version'>,
): Promise<VenuePart[]> {
  const stored = before ?? EMPTY_CONTENT;
  const venueId = after.venue.id;
  const changed = new Set<VenuePart>();
  const note = (part: VenuePart, isChanged: boolean) => {
    if (isChanged) changed.add(part);
  };
  if (!isDeepStrictEqual(before?.venue, after.venue)) {
    await saveVenue(tx, after.venue, before?.venue.username ?? null);
    changed.add('Settings');
  }
  if (!isDeepStrictEqual(stored.areas, after.areas)) {
    await saveTables(tx, venueId, after.areas);
    changed.add('Tables');
  }
  const save = (table: DefinitionTable, from: readonly { id: string }[], to: readonly { id: string }[]) =>
    saveDefinitions(tx, table, venueId, from, to);
  note('Menu', await save(CATEGORY_TABLE, stored.categories, after.categories));
  note('Campaigns', await save(CAMPAIGN_TABLE, stored.campaigns, after.campaigns));
  note('Printers', await save(PRINTER_TABLE, stored.printers, after.printers));
  const [from, to] = [stored.products.map(withoutStock), after.products.map(withoutStock)];
  note('Menu', await save(PRODUCT_TABLE, from, to));
  note('Stock', await saveStock(tx, venueId, stored.products, after.products));
  return [...changed];
}

async function saveVenue(tx: Tx, venue: Venue, storedUsername: string | null): Promise<void> {
  if (venue.username !== storedUsername) {
    tx.directories.changeUsername(venue.id, { had: storedUsername !== null, has: venue.username });
  }
  if (venue.parentVenueId !== null) {
    await tx.query({
      text: `insert into headquarter_branch as b (venue_id, branch_id, name, is_served) values ($1, $2, $3, $4)
             on conflict (venue_id, branch_id) do update set name = excluded.name, is_served = excluded.is_served
              where b.name <> excluded.name or b.is_served <> excluded.is_served`,
      values: [venue.parentVenueId, venue.id, venue.name, venue.isActive && venue.closedAt === null],
    });
  }
  await tx.query({
    text: `insert into venue (venue_id, type, parent_venue_id, name, username, is_practice, is_active, closed_at, subscription_is_active,
                              subscription_ends_at, rush_until, rush_reason, profile, suspended_at, roles)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
           on conflict (venue_id) do update
              set type = excluded.type, parent_venue_id = excluded.parent_venue_id, name = excluded.name,
                  username = excluded.username, is_practice = excluded.is_practice, is_active = excluded.is_active, closed_at = excluded.closed_at,
                  subscription_is_active = excluded.subscription_is_active,
                  subscription_ends_at = excluded.subscription_ends_at, rush_until = excluded.rush_until,
                  rush_reason = excluded.rush_reason, profile = excluded.profile,
                  suspended_at = excluded.suspended_at, roles = excluded.roles`,
    values: venueValues(venue),
  });
}

function venueValues(venue: Venue): SqlValue[] {
  return [
    venue.id,
    venue.type,
    venue.parentVenueId,
    venue.name,
    venue.username,
    venue.isPractice,
    venue.isActive,
    toDate(venue.closedAt),
    venue.subscription.isActive,
    toDate(venue.subscription.endsAt),
    toDate(venue.rush?.until ?? null),
    venue.rush?.reason ?? null,
    JSON.stringify(profileOf(venue)),
    toDate(venue.suspendedAt),
    venue.roles === null ? null : JSON.stringify(venue.roles),
  ];
}

async function saveTables(tx: Tx, venueId: string, areas: readonly Area[]): Promise<void> {
  const areaRows = areas.map(({ id, name, walls }, position) => ({ area_id: id, name, walls, position }));
  const tableRows = areas.flatMap((area) =>
    area.tables.map((table, position) => ({ area_id: area.id, position, ...rowOf(table, TABLE_COLUMNS) })),
  );
  await tx.query({ text: 'delete from dining_table where venue_id = $1', values: [venueId] });
  await tx.query({ text: 'delete from area where venue_id = $1', values: [venueId] });
  await tx.query({
    text: `insert into area (venue_id, area_id, position, name, walls)
           select $1, area_id, position, name, walls
             from json_to_recordset($2) as r (area_id uuid, position integer, name text, walls json)`,
    values: [venueId, JSON.stringify(areaRows)],
  });
  await tx.query({
    text: `insert into dining_table (venue_id, area_id, position, ${columnListOf(TABLE_COLUMNS)})
           select $1, area_id, position, ${columnListOf(TABLE_COLUMNS)}
             from json_populate_recordset(null::dining_table, $2)`,
    values: [venueId, JSON.stringify(tableRows)],
  });
}

/** A table with one record in each row, as JSON with its position. `extra` is another column. */
interface DefinitionTable {
  name: string;
  id: string;
  extra?: { column: string; property: string };
}

const CATEGORY_TABLE: DefinitionTable = { name: 'menu_category', id: 'category_id' };
const CAMPAIGN_TABLE: DefinitionTable = { name: 'campaign', id: 'campaign_id' };
const PRINTER_TABLE: DefinitionTable = { name: 'printer', id: 'printer_id' };
const PRODUCT_TABLE: DefinitionTable = {
  name: 'product',
  id: 'product_id',
  extra: { column: 'category_id', property: 'categoryId' },
};

/** Writes new, changed and moved records of a table, and deletes removed ones. */
async function saveDefinitions(
  tx: Tx,
  table: DefinitionTable,
  venueId: string,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): Promise<boolean> {
  const stored = new Map(before.map((record, position) => [record.id, { record, position }]));
  const changed = after.flatMap((definition, position) => {
    const old = stored.get(definition.id);
    stored.delete(definition.id);
    const isSame = old?.position === position && isDeepStrictEqual(old.record, definition);
    return isSame ? [] : [{ id: definition.id, position, definition }];
  });
  if (stored.size > 0) {
    await tx.query({
      text: `delete from ${table.name} where venue_id = $1 and ${table.id} = any ($2)`,
      values: [venueId, [...stored.keys()]],
    });
  }
  if (changed.length === 0) return stored.size > 0;
  const { extra } = table;
  await tx.query({
    text: `insert into ${table.name} (venue_id, ${table.id}, position, definition${extra ? `, ${extra.column}` : ''})
           select $1, id, position, definition${extra ? `, (definition ->> '${extra.property}')::uuid` : ''}
             from json_to_recordset($2) as r (id uuid, position integer, definition jsonb)
           on conflict (venue_id, ${table.id}) do update
              set position = excluded.position, definition = excluded.definition
                  ${extra ? `, ${extra.column} = excluded.${extra.column}` : ''}`,
    values: [venueId, JSON.stringify(changed)],
  });
  return true;
}

function withoutStock({ stock: _, ...definition }: Product): Omit<Product, 'stock'> {
  return definition;
}

async function saveStock(
  tx: Tx,
  venueId: string,
  before: readonly Product[],
  after: readonly Product[],
): Promise<boolean> {
  const stored = new Map(before.map(({ id, stock }) => [id, stock]));
  const changed = after.filter(({ id, stock }) => !isDeepStrictEqual(stored.get(id), stock));
  for (const { id } of after) stored.delete(id);
  if (stored.size > 0) {
    await tx.query({
      text: 'delete from product_stock where venue_id = $1 and product_id = any ($2)',
      values: [venueId, [...stored.keys()]],
    });
  }
  if (changed.length === 0) return stored.size > 0;
  const rows = changed.map(({ id, stock }) => ({ product_id: id, ...rowOf(stock, STOCK_COLUMNS) }));
  await tx.query({
    text: `insert into product_stock (venue_id, product_id, ${columnListOf(STOCK_COLUMNS)})
           select $1, product_id, ${columnListOf(STOCK_COLUMNS)} from json_populate_recordset(null::product_stock, $2)
           on conflict (venue_id, product_id) do update set ${upsertAssignmentsOf(STOCK_COLUMNS)}`,
    values: [venueId, JSON.stringify(rows)],
  });
  return true;
}

function toDate(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

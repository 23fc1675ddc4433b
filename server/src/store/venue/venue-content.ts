import type { RoleGrants } from '../../core/access/rights.ts';
import type { Campaign } from '../../core/campaigns/campaign.ts';
import type { Category, Product } from '../../core/menu/menu.ts';
import type { Printer } from '../../core/printing/printer.ts';
import type { Area } from '../../core/venue/tables/table.ts';
import type { Venue, VenueType } from '../../core/venue/venue.ts';
import { readCampaign } from '../campaigns/stored-campaign.ts';
import type { Db } from '../database.ts';
import { readCategory, readProduct } from '../menu/stored-menu.ts';
import { readPrinter } from '../printing/stored-printer.ts';
import { type Profile, readProfile } from './stored-profile.ts';
import { readRoles } from './stored-roles.ts';
import { jsonArgumentsOf, jsonTextSql, STOCK_COLUMNS, TABLE_COLUMNS } from './venue-columns.ts';

/** A venue with everything that is needed to decide an order, at one version. */
export interface VenueContent {
  /** Raised by every change of this content, of the venue's API keys and of its branches. */
  version: number;
  venue: Venue;
  areas: Area[];
  categories: Category[];
  /**
   * In the order of the menu. Stock quantities may have changed since they were read; the stock status is valid for
   * this version.
   */
  products: Product[];
  campaigns: Campaign[];
  printers: Printer[];
}

/**
 * The same content with unparsed products in `lines`: each line has the id of a product, the JSON of its stock, and
 * the JSON of the rest.
 */
export interface UnparsedVenueContent {
  content: Omit<VenueContent, 'products'>;
  lines: string;
}

interface ContentRow<Products> {
  version: number;
  venue_id: string;
  type: VenueType;
  parent_venue_id: string | null;
  name: string;
  username: string | null;
  is_practice: boolean;
  is_active: boolean;
  closed_at: number | null;
  subscription_is_active: boolean;
  subscription_ends_at: number | null;
  suspended_at: number | null;
  roles: RoleGrants | null;
  rush_until: number | null;
  rush_reason: string | null;
  profile: Profile;
  areas: Area[];
  categories: Category[];
  products: Products;
  campaigns: Campaign[];
  printers: Printer[];
}

/**
 * One statement, so that all data is of the same moment as the version. Uses only primary keys. Looks up the stock
 * product by product: without statistics, for example after an import, a join can take time in the square of the
 * products.
 */
const findContent = (products: string) => `
select h.version, v.venue_id, v.type, v.parent_venue_id, v.name, v.username, v.is_practice, v.is_active, v.closed_at,
       v.subscription_is_active, v.subscription_ends_at, v.suspended_at, v.roles, v.rush_until, v.rush_reason, v.profile,
       (select coalesce(json_agg(json_build_object('id', a.area_id, 'name', a.name, 'walls', a.walls, 'tables',
                 (select coalesce(json_agg(json_build_object(${jsonArgumentsOf(TABLE_COLUMNS, 't')}) order by t.position), '[]')
                    from dining_table t where t.venue_id = $1 and t.area_id = a.area_id)) order by a.position), '[]')
          from area a where a.venue_id = $1) as areas,
       (select coalesce(json_agg(c.definition order by c.position), '[]')
          from menu_category c where c.venue_id = $1) as categories,
       (select ${products}
          from product p where p.venue_id = $1) as products,
       (select coalesce(json_agg(k.definition order by k.position), '[]')
          from campaign k where k.venue_id = $1) as campaigns,
       (select coalesce(json_agg(r.definition order by r.position), '[]')
          from printer r where r.venue_id = $1) as printers
  from venue v join venue_head h on h.venue_id = v.venue_id
 where v.venue_id = $1`;

const PRODUCT = `p.definition || jsonb_build_object('stock',
                 (select jsonb_build_object(${jsonArgumentsOf(STOCK_COLUMNS, 's')})
                    from product_stock s where s.venue_id = $1 and s.product_id = p.product_id))`;

const FIND_CONTENT = findContent(`coalesce(json_agg(${PRODUCT} order by p.position), '[]')`);
/** The stock is separate JSON: merging it into the JSON of the product took a third of the time of the statement. */
const STOCK = `select ${jsonTextSql(STOCK_COLUMNS, 's')}
                from product_stock s where s.venue_id = $1 and s.product_id = p.product_id`;

const FIND_LINES = findContent(
  `coalesce(string_agg(
     p.product_id::text || '[' || coalesce((${STOCK}), 'null') || ',' || p.definition::text || ']', E'\\n' order by p.position), '')`,
);

/** A venue with its tables, menu and campaigns, read at one moment; `null` if it does not exist. */
export async function findVenueContent(db: Db, venueId: string): Promise<VenueContent | null> {
  const [row] = await db.query<ContentRow<Product[]>>({
    name: 'find-venue-content',
    text: FIND_CONTENT,
    values: [venueId],
  });
  return row === undefined ? null : { ...toContent(row), products: row.products.map(readProduct) };
}

/** As {@link findVenueContent}, with unparsed products, for the cache. */
export async function findUnparsedVenueContent(
  db: Db,
  venueId: string,
): Promise<UnparsedVenueContent | null> {
  const [row] = await db.query<ContentRow<string>>({
    name: 'find-venue-lines',
    text: FIND_LINES,
    values: [venueId],
  });
  return row === undefined ? null : { content: toContent(row), lines: row.products };
}

function toContent(row: ContentRow<unknown>): Omit<VenueContent, 'products'> {
  const { version, areas, categories, campaigns, printers } = row;
  return {
    version,
    venue: toVenue(row),
    areas,
    categories: categories.map(readCategory),
    campaigns: campaigns.map(readCampaign),
    printers: printers.map(readPrinter),
  };
}

function toVenue(row: ContentRow<unknown>): Venue {
  return {
    id: row.venue_id,
    type: row.type,
    parentVenueId: row.parent_venue_id,
    name: row.name,
    username: row.username,
    rush: row.rush_until === null ? null : { until: row.rush_until, reason: row.rush_reason },
    subscription: { isActive: row.subscription_is_active, endsAt: row.subscription_ends_at },
    suspendedAt: row.suspended_at,
    roles: row.roles === null ? null : readRoles(row.roles),
    isPractice: row.is_practice,
    isActive: row.is_active,
    closedAt: row.closed_at,
    ...readProfile(row.profile),
  };
}

import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import type { Caller } from '../../server/src/core/access/caller.ts';
import type { Bill } from '../../server/src/core/bills/bill.ts';
import type { Campaign } from '../../server/src/core/campaigns/campaign.ts';
import { soldProductsOf, summaryOf } from '../../server/src/core/figures/bill-summary.ts';
import type { ListFilter } from '../../server/src/core/list-filter.ts';
import type { Menu } from '../../server/src/core/menu/menu.ts';
import { indexMenu, type MenuIndex } from '../../server/src/core/menu/menu-index.ts';
import { roundTicketOf } from '../../server/src/core/printing/ticket.ts';
import type { Venue } from '../../server/src/core/venue/venue.ts';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import type { Profile } from '../../server/src/store/venue/stored-profile.ts';

/** A venue as the plain service keeps it. */
export interface PlainVenue {
  version: number;
  venue: Venue;
  menu: Menu;
  menuIndex: MenuIndex;
  campaigns: Campaign[];
}

const CONNECTIONS = 10;

/** Opens the database of the service. */
export function openPool(connection: PostgresConnection): pg.Pool {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  return new pg.Pool({ ...connection, ssl: false, max: CONNECTIONS });
}

const FIND_VENUE = `
select h.version, v.profile, v.type, v.name, v.username, v.is_active as "isActive", v.subscription_is_active as "isSubscribed",
       (select coalesce(json_agg(definition order by position), '[]') from menu_category where venue_id = $1) as categories,
       (select coalesce(json_agg(definition order by position), '[]') from campaign where venue_id = $1) as campaigns,
       (select coalesce(json_agg(definition || jsonb_build_object('stock', jsonb_build_object(
                 'quantity', quantity, 'lowThreshold', low_threshold, 'isSoldOut', is_sold_out)) order by position), '[]')
          from product join product_stock using (venue_id, product_id) where venue_id = $1) as products
  from venue_head h join venue v using (venue_id)
 where h.venue_id = $1`;

export async function findVenue(pool: pg.Pool, venueId: string): Promise<PlainVenue | undefined> {
  const [row] = (await pool.query({ name: 'venue', text: FIND_VENUE, values: [venueId] })).rows;
  if (row === undefined) return undefined;
  const { version, categories, products, campaigns } = row;
  const menu = { categories, products };
  return { version, venue: venueOf(venueId, row), menu, menuIndex: indexMenu(menu), campaigns };
}

interface VenueRow extends Pick<Venue, 'type' | 'name' | 'username' | 'isActive'> {
  profile: Profile;
  isSubscribed: boolean;
}

/** A venue as the restaurants of the benchmark are: without branches, a rush or an end. */
function venueOf(id: string, { profile, type, name, username, isActive, isSubscribed }: VenueRow): Venue {
  return {
    ...{ ...profile, id, type, name, username, isActive, parentVenueId: null, rush: null, closedAt: null },
    ...{
      subscription: { isActive: isSubscribed, endsAt: null },
      suspendedAt: null,
      isPractice: false,
      roles: null,
    },
  };
}

export async function findCaller(pool: pg.Pool, keyHash: string): Promise<Caller | undefined> {
  const text = 'select * from find_key_caller(p_key_hash => $1)';
  const [row] = (await pool.query({ name: 'caller', text, values: [Buffer.from(keyHash, 'hex')] })).rows;
  if (row === undefined) return undefined;
  const { key_id, name, venue_id, version, places_orders, takes_reservations, has_webhook, branch_ids } = row;
  return {
    ...{ keyId: key_id, keyName: name, venueId: venue_id, venueVersion: version, hasWebhook: has_webhook },
    permissions: { placesOrders: places_orders, takesReservations: takes_reservations },
    reach: [venue_id, ...branch_ids],
    budgets: { read: null, write: null },
  };
}

const FIND_BILL = `
select number, revision, content from bill where venue_id = any ($1::uuid[]) and bill_id = $2 and is_placed_by_api`;

export async function findBill(pool: pg.Pool, venueIds: readonly string[], id: string): Promise<Bill | null> {
  const { rows } = await pool.query({ name: 'find-bill', text: FIND_BILL, values: [venueIds, id] });
  return rows.length === 0 ? null : toBill(rows[0]);
}

/** The bills of a list, newest first. */
export async function listBills(
  pool: pg.Pool,
  venueIds: readonly string[],
  filter: ListFilter,
  skip: number,
  count: number,
): Promise<Bill[]> {
  const state = { Open: `and state = 'Open'`, Closed: `and state <> 'Open'`, All: '' }[filter];
  const text = `
select number, revision, content from bill
 where venue_id = any ($1::uuid[]) and is_placed_by_api and not is_hidden ${state}
 order by opened_at desc, bill_id desc offset $2 limit $3`;
  const { rows } = await pool.query({ name: `bills-${filter}`, text, values: [venueIds, skip, count] });
  return rows.map(toBill);
}

function toBill({ number, revision, content }: { number: number; revision: number; content: Bill }): Bill {
  return { ...content, number, revision };
}

const TAKE_NUMBER = `
update venue_head set last_order_number = last_order_number + 1, last_change = last_change + 2
 where venue_id = $1 and version = $2 returning last_order_number as number, last_change as change`;

const INSERT_PLACEMENT = `
insert into placement (venue_id, placed_by, idempotency_key, bill_id, round_id, recorded_at)
values ($1, $2, $3, $4, $5, now()) on conflict do nothing`;

const FIND_PLACED = `
select number, revision, content, round_id from placement join bill using (venue_id, bill_id)
 where venue_id = $1 and placed_by = $2 and idempotency_key = $3`;

const INSERT_BILL = `
insert into bill (venue_id, bill_id, number, revision, state, is_placed_by_api, is_hidden, opened_at, content, summary, sold,
                  business_date, searched)
values ($1, $2, $3, 1, 'Open', true, false, $4, $5, $6, $7, $4::timestamptz::date, '{}')`;

const INSERT_TICKET = `
insert into kitchen_ticket (venue_id, ticket_id, bill_id, round_id, created_at, content, state)
values ($1, $2, $3, $4, now(), $5, 'BoardOnly')`;

const INSERT_CHANGES = `
insert into venue_change (venue_id, change, at, kind, subject_id, detail, notice)
values ($1, $2::bigint - 1, now(), 'Bill', $3, $4, 'NewOrder'), ($1, $2, now(), 'Ticket', $5, '{"action":"Written"}', null)`;

/** A decided order; `version` is that of the venue that it was decided on. */
export interface BillToPlace {
  bill: Bill;
  roundId: string;
  idempotencyKey: string;
  caller: Caller;
  version: number;
}

/** Saves a new bill, with its number, ticket and changes, in one transaction; finds that of an earlier call with the same key. */
export async function placeBill(
  pool: pg.Pool,
  { bill, roundId, idempotencyKey, caller, version }: BillToPlace,
): Promise<{ bill: Bill; roundId: string } | 'Stale'> {
  const client = await pool.connect();
  const run = (name: string, text: string, ...values: unknown[]) => client.query({ name, text, values });
  const { id, venueId, number: _number, revision: _revision, ...rest } = bill;
  const [content, summary, sold] = [{ id, venueId, ...rest }, summaryOf(bill), soldProductsOf(bill)];
  try {
    await client.query('begin');
    const [head] = (await run('number', TAKE_NUMBER, venueId, version)).rows;
    const key = [venueId, caller.keyId, idempotencyKey];
    const { rowCount } = await run('placement', INSERT_PLACEMENT, ...key, id, roundId);
    if (head === undefined || rowCount === 0) {
      await client.query('rollback');
      const [placed] = (await run('placed', FIND_PLACED, ...key)).rows;
      return placed === undefined ? 'Stale' : { bill: toBill(placed), roundId: placed.round_id };
    }
    const { number, change } = head;
    const texts = [content, summary, sold].map((value) => JSON.stringify(value));
    await run('bill', INSERT_BILL, venueId, id, number, new Date(bill.openedAt), ...texts);
    const ticketId = randomUUIDv7();
    const ticket = JSON.stringify(roundTicketOf(bill, roundId));
    await run('ticket', INSERT_TICKET, venueId, ticketId, id, roundId, ticket);
    const detail = JSON.stringify({ action: 'BillOpened', by: bill.rounds[0]!.by, roundId });
    await run('changes', INSERT_CHANGES, venueId, change, id, detail, ticketId);
    await client.query('commit');
    return { bill: { ...bill, number, revision: 1 }, roundId };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

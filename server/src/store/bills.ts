import type { Bill } from '../core/bill.ts';
import type { KeptChange } from '../core/bill-history.ts';
import type { Db, Tx } from './database.ts';
import type { ListFilter, Page } from './list-page.ts';
import { lockVenueHead } from './venue-heads.ts';

/** A bill without what the store counts: it is written from this, and number and revision are its own columns. */
type BillContent = Omit<Bill, 'number' | 'revision'>;

interface BillRow {
  number: number;
  revision: number;
  content: BillContent;
}

/** Text of a bill for its JSON column. */
export function toContent(bill: Bill): string {
  const { number: _number, revision: _revision, ...content } = bill;
  return JSON.stringify(content satisfies BillContent);
}

/** The bill of a row. */
export function toBill({ number, revision, content }: BillRow): Bill {
  return { ...content, number, revision };
}

/**
 * The bills of these ids, each at its venue; those that are not there are left out. Each looks into the primary key of its
 * own venue, whatever the planner believes of how many there are.
 */
export async function listBills(
  db: Db,
  places: readonly (readonly [venueId: string, billId: string])[],
): Promise<Bill[]> {
  const rows = await db.query<BillRow>({
    name: 'list-bills',
    text: `select b.number, b.revision, b.content
             from unnest($1::uuid[], $2::uuid[]) as p (venue_id, bill_id)
            cross join lateral (
              select number, revision, content from bill
               where venue_id = p.venue_id and bill_id = p.bill_id offset 0) as b`,
    values: [places.map(([venueId]) => venueId), places.map(([, billId]) => billId)],
  });
  return rows.map(toBill);
}

/** The bill with this id at one of these venues; `null` when there is none. Leans on the primary key. */
export async function findBill(db: Db, venueIds: readonly string[], billId: string): Promise<Bill | null> {
  const [row] = await db.query<BillRow>({
    name: 'find-bill',
    text: 'select number, revision, content from bill where venue_id = any ($1) and bill_id = $2',
    values: [venueIds, billId],
  });
  return row === undefined ? null : toBill(row);
}

/**
 * The open bill at the table of a bill, or that bill itself where it has no table; `null` when none is open. Locks the
 * venue's head, then the bill, so that until the transaction ends nobody opens, changes or closes one there.
 */
export async function lockOpenBill(
  tx: Tx,
  { venueId, id, table }: Pick<Bill, 'venueId' | 'id' | 'table'>,
): Promise<Bill | null> {
  await lockVenueHead(tx, venueId);
  const [row] = await tx.query<BillRow>({
    text: `select number, revision, content from bill
            where venue_id = $1 and state = 'Open' and ${table === null ? 'bill_id' : 'table_id'} = $2
              for no key update`,
    values: [venueId, table === null ? id : table.id],
  });
  return row === undefined ? null : toBill(row);
}

const STATE_CONDITION: Record<ListFilter, string> = {
  Open: `and b.state = 'Open'`,
  Closed: `and b.state <> 'Open'`,
  All: '',
};

/**
 * A page of the bills that the public API placed at these venues and that are not hidden, newest first, with one bill
 * more than the page holds when there are further ones. Each venue brings its own newest from `bill_listed`, so that
 * the first page costs the same whatever lies behind it.
 */
export async function listPlacedBills(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<Bill[]> {
  const rows = await db.query<BillRow>({
    name: `list-placed-bills-${filter}`,
    text: `select p.number, p.revision, p.content
             from unnest($1::uuid[]) as v (venue_id)
            cross join lateral (
              select b.opened_at, b.bill_id, b.number, b.revision, b.content
                from bill b
               where b.venue_id = v.venue_id and b.is_placed_by_api and not b.is_hidden ${STATE_CONDITION[filter]}
               order by b.opened_at desc, b.bill_id desc
               limit $2::integer + $3::integer + 1) as p
            order by p.opened_at desc, p.bill_id desc
            limit $3::integer + 1 offset $2::integer`,
    values: [venueIds, (page.number - 1) * page.size, page.size],
  });
  return rows.map(toBill);
}

/** The open bills of a venue, or its last closed and cancelled ones, newest first, hidden ones only when asked for. */
export async function listVenueBills(
  db: Db,
  venueId: string,
  filter: ListFilter,
  includesHidden: boolean,
  page: Page,
): Promise<Bill[]> {
  const rows = await db.query<BillRow>({
    name: `list-venue-bills-${filter}-${includesHidden}`,
    text: `select b.number, b.revision, b.content from bill b
            where b.venue_id = $1 ${STATE_CONDITION[filter]} ${includesHidden ? '' : 'and not b.is_hidden'}
            order by b.number desc limit $3::integer + 1 offset $2::integer`,
    values: [venueId, (page.number - 1) * page.size, page.size],
  });
  return rows.map(toBill);
}

/** What was done to a bill until it was of this revision, first to last. */
export async function listBillChanges(
  db: Db,
  { venueId, id, revision }: Pick<Bill, 'venueId' | 'id' | 'revision'>,
): Promise<KeptChange[]> {
  return db.query<KeptChange>({
    name: 'list-bill-changes',
    text: `select revision, action, at, actor as by, detail from bill_history
            where venue_id = $1 and bill_id = $2 and revision <= $3 order by revision`,
    values: [venueId, id, revision],
  });
}

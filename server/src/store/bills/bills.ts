import type { Actor } from '../../core/access/actor.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { StoredChange } from '../../core/bills/bill-history.ts';
import type { Db, Tx } from '../database.ts';
import { lockVenueHead } from '../venue/venue-heads.ts';
import { type BillRowWithDocuments, toBill } from './bill-columns.ts';

const ONE_BY_ONE = `cross join lateral (
              select number, revision, content, fiscal from bill
               where venue_id = p.venue_id and bill_id = p.bill_id offset 0) as b`;

/** On the shards of these venues only. */
const ON_SHARDS = `join bill b on b.venue_id = p.venue_id and b.bill_id = p.bill_id
            where b.venue_id = any ($1::uuid[])`;

/**
 * The bills with these keys; keys without a bill are left out. Looks up each by the primary key, even if the
 * planner's statistics are wrong.
 */
export async function listBills(
  db: Db,
  billKeys: readonly (readonly [venueId: string, billId: string])[],
): Promise<Bill[]> {
  const rows = await db.query<BillRowWithDocuments>({
    name: 'list-bills',
    across: 'Venues',
    text: `select b.number, b.revision, b.content, b.fiscal
             from unnest($1::uuid[], $2::uuid[]) as p (venue_id, bill_id)
             ${(await db.isDistributed()) ? ON_SHARDS : ONE_BY_ONE}`,
    values: [billKeys.map(([venueId]) => venueId), billKeys.map(([, billId]) => billId)],
  });
  return rows.map(toBill);
}

/**
 * The stored size from which a bill counts as long, some hundred lines. Stored bills are compressed, to a tenth at
 * best.
 */
const LONG_BYTES = 16 * 1024;

/**
 * The bill of a venue with this id; `Long`, without reading it, if parsing it would take milliseconds; `null` if
 * there is none. Uses the primary key.
 */
export async function findShortBill(db: Db, venueId: string, billId: string): Promise<Bill | 'Long' | null> {
  const [row] = await db.query<
    Omit<BillRowWithDocuments, 'content'> & { content: BillRowWithDocuments['content'] | null }
  >({
    name: 'find-short-bill',
    text: `select number, revision, case when pg_column_size(content) <= ${LONG_BYTES} then content end as content, fiscal
             from bill where venue_id = $1 and bill_id = $2`,
    values: [venueId, billId],
  });
  if (row === undefined) return null;
  const { content, ...rest } = row;
  return content === null ? 'Long' : toBill({ ...rest, content });
}

/** The bill of a venue with this id; `null` if there is none. Uses the primary key. */
export async function findBill(db: Db, venueId: string, billId: string): Promise<Bill | null> {
  const [row] = await db.query<BillRowWithDocuments>({
    name: 'find-bill',
    text: 'select number, revision, content, fiscal from bill where venue_id = $1 and bill_id = $2',
    values: [venueId, billId],
  });
  return row === undefined ? null : toBill(row);
}

/**
 * The open bill at the same table as a bill, or the bill itself if it has no table; `null` if it is not open. Locks
 * the venue's head, then the bill: until the transaction ends, no other transaction opens, changes or closes a bill
 * at the venue.
 */
export async function lockOpenBill(
  tx: Tx,
  { venueId, id, table }: Pick<Bill, 'venueId' | 'id' | 'table'>,
): Promise<Bill | null> {
  await lockVenueHead(tx, venueId);
  const [row] = await tx.query<BillRowWithDocuments>({
    text: `select number, revision, content, fiscal from bill
            where venue_id = $1 and state = 'Open' and ${table === null ? 'bill_id' : 'table_id'} = $2
              for no key update`,
    values: [venueId, table === null ? id : table.id],
  });
  return row === undefined ? null : toBill(row);
}

/** The history of a bill up to this revision, first to last. */
export async function listBillChanges(
  db: Db,
  { venueId, id, revision }: Pick<Bill, 'venueId' | 'id' | 'revision'>,
): Promise<StoredChange[]> {
  const rows = await db.query<Omit<StoredChange, 'approvedBy'> & { approvedBy: Actor | null }>({
    name: 'list-bill-changes',
    text: `select revision, action, at, actor as by, detail, approved_by as "approvedBy" from bill_history
            where venue_id = $1 and bill_id = $2 and revision <= $3 order by revision`,
    values: [venueId, id, revision],
  });
  return rows.map(
    ({ approvedBy, ...change }) =>
      ({ ...change, ...(approvedBy === null ? {} : { approvedBy }) }) as StoredChange,
  );
}

import type { Bill } from '../../core/bills/bill.ts';
import type { Db } from '../database.ts';
import { createBatchReaderByNode } from '../distribution/read-by-node.ts';
import { findAtReachableVenues } from '../distribution/venue-nodes.ts';
import type { MemoryCache } from '../memory-cache.ts';
import { type BillRow, toBill } from './bill-columns.ts';

/**
 * Reads the bill with this id at one of these venues; `null` if there is none. As long as the bill is in memory and
 * has the same revision, it returns the same object, which callers must not change.
 */
export type ReadBill = (venueIds: readonly string[], billId: string) => Promise<Bill | null>;

/** The bytes of a bill in memory without its lines, and of each line. */
const BILL_BYTES = 3_000;
const LINE_BYTES = 1_000;

/**
 * Makes a reader that reads bills for many requests in one round trip. The database sends a bill that is in memory
 * only if its revision has changed, which saves half of the time.
 * @see {@link createBatchReaderByNode}
 */
export function createBillReader(db: Db, memory: MemoryCache): ReadBill {
  const remembered = memory.part<Bill>('bill');
  async function readBills(keys: readonly string[]): Promise<Map<string, Bill>> {
    const known = keys.map((key) => remembered.find(key));
    const rows = await listUnlessKnown(
      db,
      keys,
      known.map((bill) => bill?.revision ?? 0),
    );
    const found = new Map<string, Bill>();
    for (const { position, content, number, revision } of rows) {
      const key = keys[position - 1]!;
      const bill = content === null ? known[position - 1]! : toBill({ number, revision, content });
      if (content !== null) remembered.keep(key, bill, BILL_BYTES + LINE_BYTES * bill.lines.length);
      found.set(key, bill);
    }
    return found;
  }

  const read = createBatchReaderByNode(db, readBills, (key) => pairOf(key)[0]);
  return (venueIds, billId) =>
    findAtReachableVenues(db, venueIds, async (ofThese) => {
      const keys = ofThese.map((venueId) => `${venueId} ${billId}`);
      const found = await read(keys);
      return keys.map((key) => found.get(key)).find((bill) => bill !== undefined) ?? null;
    });
}

function pairOf(key: string): [venueId: string, billId: string] {
  return key.split(' ') as [string, string];
}

interface KnownRow extends Omit<BillRow, 'content'> {
  /** The position of the bill among the requested keys, from 1. */
  position: number;
  /** `null` if the bill in memory has the same revision. */
  content: BillRow['content'] | null;
}

const WANTED = `unnest($1::uuid[], $2::uuid[], $3::integer[]) with ordinality as p (venue_id, bill_id, known, position)`;

const UNLESS_KNOWN = `
select p.position, b.number, b.revision, b.content
  from ${WANTED}
 cross join lateral (
   select number, revision, case when revision <> p.known then content end as content from bill
    where venue_id = p.venue_id and bill_id = p.bill_id offset 0) as b`;

/** On the shards of these venues only. */
const UNLESS_KNOWN_ON_SHARDS = `
select p.position, b.number, b.revision, case when b.revision <> p.known then b.content end as content
  from ${WANTED}
  join bill b on b.venue_id = p.venue_id and b.bill_id = p.bill_id
 where b.venue_id = any ($1::uuid[])`;

/** The bills with these keys, each by the primary key, even if the planner's statistics are wrong. */
async function listUnlessKnown(
  db: Db,
  keys: readonly string[],
  revisions: readonly number[],
): Promise<KnownRow[]> {
  const pairs = keys.map(pairOf);
  return db.query<KnownRow>({
    name: 'list-bills-unless-known',
    across: 'Venues',
    text: (await db.isDistributed()) ? UNLESS_KNOWN_ON_SHARDS : UNLESS_KNOWN,
    values: [pairs.map(([venueId]) => venueId), pairs.map(([, billId]) => billId), revisions],
  });
}

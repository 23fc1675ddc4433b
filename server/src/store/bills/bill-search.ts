import {
  type BillToSearch,
  billSearch,
  guestSearchPart,
  isPaidByMethod,
  parseBillNumber,
} from '../../core/bills/bill-search.ts';
import type { Db, SqlValue } from '../database.ts';
import { type BillPage, billGroupsOf, listBillsByIds, type VenueBillFilter } from './bill-lists.ts';
import { newestBillsOfDaySql } from './day-bills.ts';

/** The number of newest bills of each state that a search compares. */
const SEARCHED_BILLS = 500;
/** The number of newest bills of one day that a search compares. */
const SEARCHED_OF_DAY = 2_000;

/** The number of compared bills that are in memory at the same time. */
const SEARCHED_AT_ONCE = 2_000;

/** The conditions of a search; an absent condition excludes no bill. */
export interface BillSearchTerms {
  text: string;
  /** The code of a way to pay, or a kind of payment. */
  method: string | null;
  day: string | null;
  /** The current day at the venue: a search without a day compares the bills of today along with the newest ones. */
  today: string;
  /** Whether the search also compares the phone number of the guest. */
  findsPhones: boolean;
}

interface SearchedRow extends BillToSearch {
  id: string;
}

/**
 * The newest bills of a venue that match a search, at most `size`; the bill with the searched number comes first.
 * Compares the newest 500 bills of each state and the newest 2,000 of today, or the newest 2,000 of a given day.
 * Finds a number or a guest among all bills. The compared parts are stored with each bill.
 */
export async function searchVenueBills(
  db: Db,
  venueId: string,
  filter: VenueBillFilter,
  { text, method, day, today, findsPhones }: BillSearchTerms,
  size: number,
): Promise<BillPage> {
  const number = parseBillNumber(text);
  const search = text === '' ? () => true : billSearch(text);
  const matches = (bill: BillToSearch) => search(findsPhones ? bill : { ...bill, customerPhone: null });
  const found = new Map<string, SearchedRow>();
  const compared = new Set<string>();
  const compare = async (listed: readonly ListedBill[]) => {
    for (const batch of Map.groupBy(listed, (one) => one.batch).values()) {
      const ids = new Set(batch.map(({ id }) => id)).difference(compared);
      if (ids.size === 0) continue;
      for (const bill of await readSearched(db, venueId, [...ids]))
        if (matches(bill) && (method === null || isPaidByMethod(bill, method))) found.set(bill.id, bill);
      for (const id of ids) compared.add(id);
    }
  };
  if (day === null) {
    await compare(await listNewestBills(db, venueId, filter, number));
    const guest = guestSearchPart(text);
    if (guest !== null) await compare(await listBillsOfGuest(db, venueId, filter, guest));
  }
  await compare(await listBillsOfDay(db, venueId, filter, day ?? today));
  const first = [...found.values()].sort(
    (a, b) => Number(b.number === number) - Number(a.number === number) || b.number - a.number,
  );
  const ids = first.slice(0, size).map(({ id }) => id);
  return listBillsByIds(db, venueId, ids, size);
}

/** The newest bills of each state, and the bill with a number. Reads `bill_by_state`. */
function listNewestBills(db: Db, venueId: string, filter: VenueBillFilter, number: number | null) {
  const newest = `select p.* from (values ${billGroupsOf(filter).join(', ')}) as g (state, is_hidden)
            cross join lateral (
              (select b.venue_id, b.bill_id, b.number from bill b
                where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
                order by b.number desc limit $2)
              union all
              select b.venue_id, b.bill_id, b.number from bill b
               where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
                 and b.number = $3) as p`;
  return listSearched(db, 'newest', filter, newest, [venueId, SEARCHED_BILLS, number]);
}

function listBillsOfDay(db: Db, venueId: string, filter: VenueBillFilter, day: string) {
  const ofDay = newestBillsOfDaySql({ filter, date: '$3', condition: 'true', most: '$2' });
  return listSearched(db, 'day', filter, ofDay, [venueId, SEARCHED_OF_DAY, day]);
}

/** The newest bills of any time whose guest contains a text. Reads the guests of the venue in `bill_guest`. */
function listBillsOfGuest(
  db: Db,
  venueId: string,
  filter: VenueBillFilter,
  part: string,
): Promise<ListedBill[]> {
  return db.query<ListedBill>({
    name: `list-bills-of-guest-${filter.state}-${filter.includesHidden}`,
    text: `select b.bill_id as id, 0 as batch from bill b
            where b.venue_id = $1 and b.guest like $2 and (b.state, b.is_hidden) in (${billGroupsOf(filter).join(', ')})
            order by b.number desc limit $3`,
    values: [venueId, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`, SEARCHED_BILLS],
  });
}

/** A bill to compare. Those of one batch fit into memory together. */
interface ListedBill {
  id: string;
  batch: number;
}

/** The bills that a statement lists, newest first. */
function listSearched(
  db: Db,
  of: string,
  filter: VenueBillFilter,
  bills: string,
  values: SqlValue[],
): Promise<ListedBill[]> {
  return db.query<ListedBill>({
    name: `list-searched-${of}-${filter.state}-${filter.includesHidden}`,
    text: `select s.bill_id as id,
                  (row_number() over (order by s.number desc, s.bill_id) / ${SEARCHED_AT_ONCE})::integer as batch
             from (${bills}) as s
            where s.venue_id = $1
            order by s.number desc, s.bill_id`,
    values,
  });
}

/** The compared parts of these bills, in the order of the ids. */
function readSearched(db: Db, venueId: string, billIds: readonly string[]): Promise<SearchedRow[]> {
  return db.query<SearchedRow>({
    name: 'read-searched-bills',
    text: `select n.bill_id as id, s.number, c.customer ->> 'name' as "customerName", c.customer ->> 'phone' as "customerPhone",
                  c.table ->> 'name' as "tableName", (c.totals ->> 'totalKurus')::bigint as "totalKurus", c.payments
             from unnest($2::uuid[]) with ordinality as n (bill_id, position)
            cross join lateral (
              select number, searched from bill where venue_id = $1 and bill_id = n.bill_id offset 0) as s
            cross join lateral json_to_record(s.searched) as c (customer json, "table" json, totals json, payments json)
            order by n.position`,
    values: [venueId, billIds],
  });
}

import type { DayRange } from '../../core/figures/day-range.ts';
import type { StoredLedgerRow } from '../../core/ledger/ledger-row.ts';
import type { Db } from '../database.ts';
import { LEDGER_COLUMNS } from './ledger-rows.ts';

/** The position of a row in a list that is sorted by business date. */
export interface DatedPosition {
  date: string;
  number: number;
}

/** A ledger row with the number and the table of its bill. */
export type LedgerRowOfBill = StoredLedgerRow & {
  /** `null` if the row does not belong to a bill. */
  billNumber: number | null;
  tableName: string | null;
};

/**
 * Rows of the ledger of a venue, sorted by business date, then by number. Uses `ledger_date`.
 * @param after  the row after which the list continues; `null` for its beginning
 * @param upTo  the number of the last row to list, so that all batches show the same moment
 */
export function listDatedRows(
  db: Db,
  venueId: string,
  { from, to }: DayRange,
  { after, upTo }: { after: DatedPosition | null; upTo: number },
  most: number,
): Promise<StoredLedgerRow[]> {
  return db.query({
    name: 'list-dated-rows',
    text: `select ${LEDGER_COLUMNS}, content from ledger
            where venue_id = $1 and (business_date, number) > ($2::date, $3::bigint) and business_date <= $4::date and number <= $5
            order by business_date, number limit $6`,
    values: [venueId, after?.date ?? from, after?.number ?? 0, to, upTo, most],
  });
}

/** As {@link listDatedRows}, but only rows of some acts, each with the number and the table of its bill. */
export function listRowsOfBills(
  db: Db,
  venueId: string,
  { from, to }: DayRange,
  acts: readonly StoredLedgerRow['act'][],
  { after, upTo }: { after: DatedPosition | null; upTo: number },
  most: number,
): Promise<LedgerRowOfBill[]> {
  return db.query({
    name: 'list-bill-rows',
    text: `select l.*, b.number as "billNumber", b.searched -> 'table' ->> 'name' as "tableName"
             from (
               select ${LEDGER_COLUMNS}, content from ledger
                where venue_id = $1 and (business_date, number) > ($2::date, $3::bigint) and business_date <= $4::date
                  and number <= $5 and act = any ($6::text[])
                order by business_date, number limit $7) as l
             left join bill b on b.venue_id = $1 and b.bill_id = l."billId"
            order by l."businessDate", l.number`,
    values: [venueId, after?.date ?? from, after?.number ?? 0, to, upTo, acts, most],
  });
}

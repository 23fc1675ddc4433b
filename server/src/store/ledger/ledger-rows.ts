import type { StoredLedgerRow } from '../../core/ledger/ledger-row.ts';
import type { Db } from '../database.ts';

/** A row with the text that is hashed. */
export interface ReadLedgerRow {
  row: StoredLedgerRow;
  /** The hashed text: the columns as a JSON array, then the content exactly as stored. */
  line: string;
}

/** SQL for the columns of a row except its content. */
export const LEDGER_COLUMNS = `number, generation, (extract(epoch from at) * 1000)::bigint as at, to_char(business_date, 'YYYY-MM-DD') as "businessDate", act,
                  bill_id as "billId", person_id as "personId", approver_id as "approverId", device_id as "deviceId"`;

/** The rows of the ledger of a venue after one number, up to another, by number. Reads a range of the primary key. */
export async function listLedgerRows(
  db: Db,
  venueId: string,
  { after, upTo }: { after: number; upTo: number },
  most: number,
): Promise<ReadLedgerRow[]> {
  const rows = await db.query<Omit<StoredLedgerRow, 'content'> & { content: string }>({
    name: 'list-ledger-rows',
    text: `select ${LEDGER_COLUMNS}, content::text as content
             from ledger where venue_id = $1 and number > $2 and number <= $3 order by number limit $4`,
    values: [venueId, after, upTo, most],
  });
  return rows.map(({ content, ...columns }) => {
    const { number, generation, at, businessDate, act, billId, personId, approverId, deviceId } = columns;
    const line = [number, generation, at, businessDate, act, billId, personId, approverId, deviceId];
    return {
      row: { ...columns, content: JSON.parse(content) } as StoredLedgerRow,
      line: `${JSON.stringify(line)} ${content}`,
    };
  });
}

/** The last row of a ledger. */
export interface LedgerEnd {
  /** 0 if there is no row. */
  number: number;
  generation: number;
}

/**
 * The last row of a venue's ledger, or the last that was written before an instant. All rows with lower numbers are
 * stored, because a number is given out under the lock of the venue, which is held until the row is committed.
 */
export async function findLedgerEnd(db: Db, venueId: string, before: number | null): Promise<LedgerEnd> {
  const [row] = await db.query<LedgerEnd>({
    name: 'find-ledger-end',
    text: `select number, generation from ledger where venue_id = $1 and ($2::timestamptz is null or at < $2)
            order by number desc limit 1`,
    values: [venueId, before === null ? null : new Date(before)],
  });
  return row ?? { number: 0, generation: 0 };
}

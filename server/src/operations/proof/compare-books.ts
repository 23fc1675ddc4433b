import type { Db } from '../../store/database.ts';
import { listProofBills, listProofTakings } from '../../store/proof/proof-rows.ts';
import type { LedgerReader } from './ledger-reader.ts';

const BILLS_AT_ONCE = 1_000;

/**
 * Compares the ledger rows of a venue with its stored takings (by day and payment method) and its closed bills.
 * @param from  the first day whose rows were all read
 * @returns a sentence on the first difference; `null` if they agree
 */
export async function compareBooks(
  db: Db,
  venueId: string,
  { money, closed }: LedgerReader,
  from: string,
): Promise<string | null> {
  const left = new Map([...money].filter(([key]) => key.slice(0, 10) >= from));
  for (const { day, method, takenKurus, tipKurus } of await listProofTakings(db, venueId, from)) {
    const key = `${day}\t${method}`;
    const rows = left.get(key) ?? { takenKurus: 0, tipKurus: 0 };
    left.delete(key);
    if (rows.takenKurus !== takenKurus || rows.tipKurus !== tipKurus)
      return `${day}, ${method}: the takings are ${takenKurus} with tips of ${tipKurus}, and the rows of the ledger come to ${rows.takenKurus} with ${rows.tipKurus}`;
  }
  for (const [key, { takenKurus, tipKurus }] of left)
    if (takenKurus !== 0 || tipKurus !== 0)
      return `${key.replace('\t', ', ')}: there are no takings, and the rows of the ledger come to ${takenKurus}`;
  return await billDifference(db, venueId, closed, from);
}

async function billDifference(
  db: Db,
  venueId: string,
  closed: ReadonlyMap<string, number>,
  from: string,
): Promise<string | null> {
  for (let after = 0; ; ) {
    const bills = await listProofBills(db, venueId, from, after, BILLS_AT_ONCE);
    for (const { billId, number, totalKurus } of bills) {
      const row = closed.get(billId);
      if (row === undefined) return `bill ${number} is closed, and the ledger has no row of it`;
      if (row !== totalKurus)
        return `bill ${number} comes to ${totalKurus}, and the ledger has ${row} for it`;
    }
    if (bills.length < BILLS_AT_ONCE) return null;
    after = bills.at(-1)!.number;
  }
}

import type { StoredLedgerRow } from '../../src/core/ledger/ledger-row.ts';
import type { Db } from '../../src/store/database.ts';

/** The ledger of a venue, first to last. */
export function readLedger(db: Db, venueId: string): Promise<StoredLedgerRow[]> {
  return db.query({
    text: `select number, generation, (extract(epoch from at) * 1000)::bigint as at, business_date::text as "businessDate", act,
                  bill_id as "billId", person_id as "personId", approver_id as "approverId", device_id as "deviceId", content
             from ledger where venue_id = $1 order by number`,
    values: [venueId],
  });
}

import type { Bill } from '../../core/bills/bill.ts';
import type { DayTakings, Movement } from '../../core/figures/takings.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import { type BillRow, toBill } from '../bills/bill-columns.ts';
import type { Db } from '../database.ts';
import { toTakingsText } from './takings-text.ts';

/** The bills of a venue whose takings are not known, since an older release saved them. */
export async function listUnknownTakings(db: Db, venueId: string, most: number): Promise<string[]> {
  const rows = await db.query<{ billId: string }>({
    name: 'list-unknown-takings',
    text: 'select bill_id as "billId" from unknown_takings where venue_id = $1 order by bill_id limit $2',
    values: [venueId, most],
  });
  return rows.map(({ billId }) => billId);
}

/** The bill whose takings are to be worked out; `null` when there is none. */
export async function findBillOfTakings(db: Db, venueId: string, billId: string): Promise<Bill | null> {
  const [row] = await db.query<BillRow>({
    name: 'find-bill-of-takings',
    text: 'select number, revision, content from bill where venue_id = $1 and bill_id = $2',
    values: [venueId, billId],
  });
  return row === undefined ? null : toBill(row);
}

/** Saves takings that were worked out from a whole bill, unless it has changed since: then they stay unknown. */
export async function saveTakings(db: Db, bill: Bill, takings: readonly DayTakings[]): Promise<void> {
  await db.query({
    name: 'save-takings',
    text: `with known as (
             select bill_id from bill where venue_id = $1 and bill_id = $2 and revision = $3 for no key update
           ), noted as (
             delete from unknown_takings where venue_id = $1 and bill_id = (select bill_id from known)
           )
           insert into takings (venue_id, day, bill_id, content)
           select $1::uuid, t.day, k.bill_id, t.content
             from known k cross join json_to_recordset($4::json) as t (day date, content json)
           on conflict (venue_id, day, bill_id) do update set content = excluded.content`,
    values: [bill.venueId, bill.id, bill.revision, toTakingsText(takings)],
  });
}

/** What moved on a day of a venue by each way to pay, the kinds and codes in order. Reads a range of the primary key. */
export function sumMovements(db: Db, venueId: string, day: string): Promise<Movement[]> {
  return db.query({
    name: 'sum-movements',
    text: `select m.kind, m.method, max(m.name) as name, coalesce(sum(m.payments), 0)::bigint as payments,
                  coalesce(sum(m."amountKurus"), 0)::bigint as "amountKurus",
                  coalesce(sum(m."roundingKurus"), 0)::bigint as "roundingKurus",
                  coalesce(sum(m."tipKurus"), 0)::bigint as "tipKurus",
                  coalesce(sum(m."changeKurus"), 0)::bigint as "changeKurus",
                  coalesce(sum(m.refunds), 0)::bigint as refunds, coalesce(sum(m."refundKurus"), 0)::bigint as "refundKurus"
             from takings t
            cross join lateral json_to_recordset(t.content -> 'movements') as m (
              kind text, method text, name text, payments integer, "amountKurus" bigint, "roundingKurus" bigint,
              "tipKurus" bigint, "changeKurus" bigint, refunds integer, "refundKurus" bigint)
            where t.venue_id = $1 and t.day = $2::date
            group by m.kind, m.method order by m.kind, m.method`,
    values: [venueId, day],
  });
}

/** The VAT of a day of a venue by rising rate: of its closed bills, or of what was given back on it. */
export function sumVat(
  db: Db,
  venueId: string,
  day: string,
  of: 'vat' | 'vatGivenBack',
): Promise<VatOfRate[]> {
  return db.query({
    name: 'sum-vat',
    text: `select coalesce(v.rate, 0) as rate, coalesce(sum(v."grossKurus"), 0)::bigint as "grossKurus",
                  coalesce(sum(v."vatKurus"), 0)::bigint as "vatKurus", coalesce(sum(v."netKurus"), 0)::bigint as "netKurus"
             from takings t
            cross join lateral json_to_recordset(t.content -> $3::text) as v (
              rate integer, "grossKurus" bigint, "vatKurus" bigint, "netKurus" bigint)
            where t.venue_id = $1 and t.day = $2::date
            group by 1 order by 1`,
    values: [venueId, day, of],
  });
}

/** The first day of which a venue has takings; `null` before there are any. */
export async function findFirstDay(db: Db, venueId: string): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>({
    name: 'find-first-day-of-takings',
    text: `select to_char(min(day), 'YYYY-MM-DD') as day from takings where venue_id = $1`,
    values: [venueId],
  });
  return row!.day;
}

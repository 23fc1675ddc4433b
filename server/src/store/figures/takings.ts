import type { MoneyMovement } from '../../core/figures/takings.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import type { Db } from '../database.ts';

/**
 * The money that moved on a day of a venue by each way to pay, sorted by kind and code. Reads a range of the primary
 * key.
 */
export function sumMovements(db: Db, venueId: string, day: string): Promise<MoneyMovement[]> {
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

/** The VAT of a day of a venue, lowest rate first: of the closed bills, or of the refunds on that day. */
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

/** The first day on which a venue has takings; `null` if there are none. */
export async function findFirstDay(db: Db, venueId: string): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>({
    name: 'find-first-day-of-takings',
    text: `select to_char(min(day), 'YYYY-MM-DD') as day from takings where venue_id = $1`,
    values: [venueId],
  });
  return row!.day;
}

import type { Actor } from '../../core/bills/bill.ts';
import type { BillDeed } from '../../core/bills/bill-history.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../database.ts';

const TAKES_OFF = ['LineGivenAway', 'LineChargedAgain', 'LineStruck', 'BillVoided'] as const;

/** What took something off a bill, or put a gift back on it. */
export type TakenOffDeed = Extract<BillDeed, { action: (typeof TAKES_OFF)[number] }>;

/** Where an entry stands among all of its venue. */
export interface TakenOffPosition {
  /** Milliseconds. */
  at: number;
  billId: string;
  revision: number;
}

/** An entry in the history of a bill that took something off it. */
export type TakenOff = TakenOffPosition & TakenOffDeed & { by: Actor; billNumber: number };

/**
 * What was given away, charged again, struck and voided at a venue within a span of time, the newest first. Uses
 * `bill_history_taken_off`.
 * @param before  the entry after which the list goes on; `null` for its beginning
 */
export function listTakenOff(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  before: TakenOffPosition | null,
  most: number,
): Promise<TakenOff[]> {
  const from = before ?? { at: endsAt, billId: '00000000-0000-0000-0000-000000000000', revision: 0 };
  return db.query({
    name: 'list-taken-off',
    text: `select (extract(epoch from h.at) * 1000)::bigint as at, h.bill_id as "billId", h.revision, h.action,
                  h.actor as by, h.detail, b.number as "billNumber"
             from (
               select at, bill_id, revision, action, actor, detail from bill_history
                where venue_id = $1 and action in (${TAKES_OFF.map((action) => `'${action}'`).join(', ')})
                  and at >= $2 and (at, bill_id, revision) < ($3::timestamptz, $4::uuid, $5::integer)
                order by at desc, bill_id desc, revision desc limit $6) as h
            cross join lateral (
              select number from bill where venue_id = $1 and bill_id = h.bill_id offset 0) as b
            order by h.at desc, h.bill_id desc, h.revision desc`,
    values: [venueId, new Date(startsAt), new Date(from.at), from.billId, from.revision, most],
  });
}

import type { Actor } from '../../core/access/actor.ts';
import type { BillAction } from '../../core/bills/bill-history.ts';
import { type Loss, REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../../core/bills/loss.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../database.ts';

/** The acts that reduce a bill, or undo a reduction. */
export type ReducingAction = Extract<
  BillAction,
  { action: (typeof REDUCING_ACTIONS)[number] | (typeof SOMETIMES_REDUCING_ACTIONS)[number] }
>;

/** The position of an entry in the list of all entries of its venue. */
export interface TakenOffPosition {
  /** Milliseconds. */
  at: number;
  billId: string;
  revision: number;
}

/** Lists only entries of one person, of one approver, or of one action; `null` does not filter. */
export interface TakenOffFilter {
  actorId: string | null;
  approverId: string | null;
  action: ReducingAction['action'] | null;
}

/** An entry in the history of a bill that reduced the bill. */
export type TakenOff = TakenOffPosition &
  ReducingAction & {
    by: Actor;
    /** The approver; `null` if no approval was needed. */
    approvedBy: Actor | null;
    billNumber: number;
    /** As in {@link Loss}, plus what a discount deducted from later rounds. */
    lostKurus: number;
    isAfterPrint: boolean;
  };

const quotedList = (actions: readonly string[]) => actions.map((action) => `'${action}'`).join(', ');
const LOST = `(detail ->> '${'lostKurus' satisfies keyof Loss}')`;

/** The condition of the index `bill_history_loss`. */
const IS_LISTED = `(action in (${quotedList(REDUCING_ACTIONS)}) or (action in (${quotedList(SOMETIMES_REDUCING_ACTIONS)}) and ${LOST} is not null))`;

/** SQL for the amount that the discount of an entry `h` deducted from rounds after it. */
const LATER_DISCOUNT_SQL = `case when h.action = 'BillDiscounted' then (
                    select (g.value ->> 'kurus')::bigint from bill b, json_array_elements(b.content -> 'discountGrowth') as g
                     where b.venue_id = $1 and b.bill_id = h.bill_id and (g.value ->> 'entry')::integer = h.revision) end`;

/**
 * The entries that reduced bills of a venue within a span of time, newest first: gifts, prices and discounts by hand,
 * lowered quantities, strikes, voids, reversed payments, refunds and hidden bills. Uses `bill_history_loss`.
 * @param before  the entry after which the list continues; `null` for its beginning
 */
export function listTakenOff(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  { actorId, approverId, action }: TakenOffFilter,
  before: TakenOffPosition | null,
  most: number,
): Promise<TakenOff[]> {
  // Two statements: with the filter conditions the planner would read the whole span, though an unfiltered list needs
  // only its newest entries.
  const isFiltered = actorId !== null || approverId !== null || action !== null;
  const filter = `and ($7::text is null or actor ->> 'id' = $7) and ($8::text is null or action = $8)
                  and ($9::text is null or approved_by ->> 'id' = $9)`;
  const from = before ?? { at: endsAt, billId: '00000000-0000-0000-0000-000000000000', revision: 0 };
  return db.query({
    name: isFiltered ? 'list-taken-off-filtered' : 'list-taken-off',
    text: `select (extract(epoch from h.at) * 1000)::bigint as at, h.bill_id as "billId", h.revision, h.action,
                  h.actor as by, h.approved_by as "approvedBy", h.detail, b.number as "billNumber",
                  (h.detail ->> 'lostKurus')::bigint + coalesce(${LATER_DISCOUNT_SQL}, 0) as "lostKurus",
                  h.detail ->> 'isAfterPrint' is not null as "isAfterPrint"
             from (
               select at, bill_id, revision, action, actor, approved_by, detail from bill_history
                where venue_id = $1 and ${IS_LISTED}
                  and at >= $2 and (at, bill_id, revision) < ($3::timestamptz, $4::uuid, $5::integer)
                  ${isFiltered ? filter : ''}
                order by at desc, bill_id desc, revision desc limit $6) as h
            cross join lateral (
              select number from bill where venue_id = $1 and bill_id = h.bill_id offset 0) as b
            order by h.at desc, h.bill_id desc, h.revision desc`,
    values: [
      ...[venueId, new Date(startsAt), new Date(from.at), from.billId, from.revision, most],
      ...(isFiltered ? [actorId, action, approverId] : []),
    ],
  });
}

/** The sums of the entries of one action. */
export interface LossOfAction {
  action: ReducingAction['action'];
  entries: number;
  lostKurus: number;
  /** The value of the lines, bills or payments: the sum of their `amountKurus`, or `totalKurus` for a whole bill. */
  amountKurus: number;
}

/** Whether to sum by the person who reduced the bill, or by the approver. */
export type SummedBy = 'Person' | 'Approver';

/** The sums of the reductions that one person or API key made or approved. */
export interface LossOfPerson {
  by: Actor;
  entries: number;
  lostKurus: number;
  /** The number of entries that came after the bill was printed. */
  entriesAfterPrint: number;
  lostAfterPrintKurus: number;
  /** In no order. */
  actions: LossOfAction[];
}

/**
 * The sums of {@link listTakenOff} by person, each under the latest name, the largest loss first. Uses
 * `bill_history_loss`.
 */
export function sumTakenOff(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  summedBy: SummedBy = 'Person',
): Promise<LossOfPerson[]> {
  const isOfApprovers = summedBy === 'Approver';
  return db.query({
    name: isOfApprovers ? 'sum-taken-off-approved' : 'sum-taken-off',
    text: `select (array_agg(a.by order by a.last_at desc))[1] as by, sum(a.entries)::bigint as entries,
                  sum(a.lost)::bigint as "lostKurus", sum(a.entries_after_print)::bigint as "entriesAfterPrint",
                  sum(a.lost_after_print)::bigint as "lostAfterPrintKurus",
                  json_agg(json_build_object('action', a.action, 'entries', a.entries,
                                             'lostKurus', a.lost, 'amountKurus', a.amount)) as actions
             from (
               select l.actor ->> 'kind' as kind, l.actor ->> 'id' as id, l.action,
                      (array_agg(l.actor order by l.at desc))[1] as by, max(l.at) as last_at, count(*) as entries,
                      sum(l.lost)::bigint as lost, coalesce(sum(l.amount), 0)::bigint as amount,
                      count(*) filter (where l.is_after_print) as entries_after_print,
                      coalesce(sum(l.lost) filter (where l.is_after_print), 0)::bigint as lost_after_print
                 from (
                   select ${isOfApprovers ? 'h.approved_by' : 'h.actor'} as actor, h.at, h.action, h.detail ->> 'isAfterPrint' is not null as is_after_print,
                          (h.detail ->> 'lostKurus')::bigint + coalesce(${LATER_DISCOUNT_SQL}, 0) as lost,
                          coalesce(h.detail ->> 'amountKurus', h.detail ->> 'totalKurus')::bigint as amount
                     from bill_history h
                    where h.venue_id = $1 and ${IS_LISTED} and h.at >= $2 and h.at < $3
                          ${isOfApprovers ? 'and h.approved_by is not null' : ''}) as l
                group by l.actor ->> 'kind', l.actor ->> 'id', l.action) as a
            group by a.kind, a.id
            order by "lostKurus" desc, entries desc, a.id`,
    values: [venueId, new Date(startsAt), new Date(endsAt)],
  });
}

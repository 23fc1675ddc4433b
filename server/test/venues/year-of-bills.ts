import { randomUUID } from 'node:crypto';
import type { Actor } from '../../src/core/access/actor.ts';
import type { Bill } from '../../src/core/bills/bill.ts';
import type { BillChange } from '../../src/core/bills/bill-change.ts';
import type { HistoryEntry, Stamp } from '../../src/core/bills/bill-history.ts';
import { billState } from '../../src/core/bills/bill-status.ts';
import { bumpRound, strikeLine } from '../../src/core/bills/kitchen/kitchen.ts';
import { openBill } from '../../src/core/bills/ordering/placement.ts';
import { closeBill, giveAway, voidBill } from '../../src/core/bills/till.ts';
import type { Product } from '../../src/core/menu/menu.ts';
import { type DayRules, venueDayOf } from '../../src/core/venue/hours/venue-day.ts';
import { toContentText, toNumberColumns, toSearchedText } from '../../src/store/bills/bill-columns.ts';
import type { Db } from '../../src/store/database.ts';
import { seeded } from '../pricing/restaurant-baskets.ts';
import { numbersOf } from '../samples/numbers-of-history.ts';
import { basketLine, portionDiscount, sampleOpening } from '../samples/sample-bill.ts';

/** A bill as it was played, with what happened to it. */
export interface PlayedBill {
  bill: Bill;
  history: HistoryEntry[];
  outcome: 'Closed' | 'Voided' | 'Struck' | 'Open';
  /** What it came to before it was voided, in kuruş. */
  voidedKurus: number;
  /** Whole minutes of its one round; `null` when nobody marked it as ready, or it came to nothing. */
  minutes: number | null;
}

interface Year {
  venueId: string;
  /** Its hours decide on which day a bill is. */
  venue: DayRules;
  products: readonly Product[];
  openers: readonly Actor[];
  startsAt: number;
  days: number;
  billsADay: number;
  seed: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Plays the bills of a year by the rules of the restaurant, at any hour, some closed on the next day. */
export function playYear(year: Year): PlayedBill[] {
  const random = seeded(year.seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: year.days * year.billsADay }, (_, number) => {
    const openedAt = year.startsAt + Math.floor(number / year.billsADay) * DAY_MS + below(DAY_MS);
    return playBill(year, openedAt, below);
  });
}

function playBill(year: Year, openedAt: number, below: (limit: number) => number): PlayedBill {
  const by = year.openers[below(year.openers.length)]!;
  const type = (['DineIn', 'Takeaway', 'Delivery'] as const)[below(3)]!;
  const lines = Array.from({ length: 1 + below(4) }, () => year.products[below(year.products.length)]!);
  const ids = lines.map(() => randomUUID());
  const roundId = randomUUID();
  let bill: Bill = openBill(
    sampleOpening({
      ...{ billId: randomUUID(), venueId: year.venueId, roundId, lineIds: ids, type },
      table: type === 'DineIn' ? { id: randomUUID(), name: 'Masa' } : null,
      guests: type === 'DineIn' && below(2) === 0 ? 1 + below(6) : null,
      basket: lines.map((product) => basketLine(product, { quantity: 1 + below(3) })),
      stamp: { by, at: openedAt },
      campaigns: below(3) === 0 ? [portionDiscount([year.products[0]!.id])] : [],
      timeZone: year.venue.timeZone,
      businessDate: venueDayOf(year.venue, openedAt),
      serviceFeeBasisPoints: below(2) * 1_000,
    }),
  );
  const history: HistoryEntry[] = [];
  let at = openedAt;
  const act = (step: (bill: Bill, stamp: Stamp) => BillChange) => {
    const change = step(bill, { by, at });
    bill = change.bill;
    if (change.history !== null) history.push(change.history);
  };
  const isCooked = below(4) > 0;
  const minutes = below(50);
  if (isCooked) {
    at += minutes * MINUTE_MS + below(MINUTE_MS);
    act((now, stamp) => bumpRound(now, roundId, 'Ready', stamp));
  }
  at += below(5) === 0 ? DAY_MS : 30 * MINUTE_MS;
  if (ids.length > 1 && below(5) === 0) act((now, stamp) => giveAway(now, ids[0]!, true, stamp));
  if (ids.length > 1 && below(5) === 0) act((now, stamp) => strikeLine(now, ids[1]!, stamp));
  const { totalKurus } = bill.totals;
  const outcome = (['Closed', 'Closed', 'Closed', 'Closed', 'Voided', 'Struck', 'Open'] as const)[below(7)]!;
  if (outcome === 'Closed')
    act((now, stamp) =>
      closeBill(now, { id: randomUUID(), businessDate: '2026-03-07', kind: 'Cash' }, stamp),
    );
  if (outcome === 'Voided') act(voidBill);
  if (outcome === 'Struck') for (const id of ids) act((now, stamp) => strikeLine(now, id, stamp));
  return {
    ...{ bill, history, outcome },
    voidedKurus: outcome === 'Voided' ? totalKurus : 0,
    minutes: isCooked && (outcome === 'Closed' || outcome === 'Open') ? minutes : null,
  };
}

/**
 * Writes bills with their history; the finished ones wait to be counted, as when they were saved one by one.
 * @param firstNumber  beyond the numbers of bills that are placed at the venue, too
 */
export async function insertPlayed(
  db: Db,
  venueId: string,
  played: readonly PlayedBill[],
  firstNumber = 1,
): Promise<void> {
  const rows = played.map(({ bill, history }, at) => {
    const [summary, sold, kitchen] = toNumberColumns(numbersOf(bill, history)).map((text) =>
      JSON.parse(text),
    );
    return {
      ...{ id: bill.id, number: firstNumber + at, revision: history.length + 1, state: billState(bill) },
      ...{
        openedAt: new Date(bill.openedAt),
        day: bill.businessDate,
        content: JSON.parse(toContentText(bill)),
      },
      ...{ searched: JSON.parse(toSearchedText(bill)), summary, sold, kitchen, history },
    };
  });
  await db.query({
    text: `with played as materialized (
             select * from json_to_recordset($2) as p (
               id uuid, number integer, revision integer, state text, "openedAt" timestamptz, day date, content json, searched json,
               summary json, sold json, kitchen json, history json)),
           bills as (
             insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content,
                               business_date, searched, summary, sold, kitchen)
             select $1, id, number, revision, state, null, false, false, "openedAt", content, day, searched,
                    case when state = 'Open' then summary end, case when state = 'Open' then sold end,
                    case when state = 'Open' then kitchen end
               from played),
           noted as (
             insert into uncounted_bill (venue_id, bill_id, summary, sold, kitchen)
             select $1, id, summary, sold, kitchen from played where state <> 'Open')
           insert into bill_history (venue_id, bill_id, revision, action, at, actor, detail)
           select $1, p.id, e.place + 1, e.entry ->> 'action', to_timestamp((e.entry ->> 'at')::bigint / 1000.0),
                  e.entry -> 'by', e.entry -> 'detail'
             from played p cross join json_array_elements(p.history) with ordinality as e (entry, place)`,
    values: [venueId, JSON.stringify(rows)],
  });
}

import type { Bill } from '../../core/bills/bill.ts';
import type { StoredChange } from '../../core/bills/bill-history.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '../../core/reservations/reservation.ts';
import { type BillRow, toBill } from '../bills/bills.ts';
import type { Db } from '../database.ts';
import { CHANGES_TO_COUNT, type UncountedBill } from './uncounted-bills.ts';

/** An open bill, as far as the figures of a day show it. */
export interface OpenBillFigures {
  openedAt: number;
  totalKurus: number;
  guests: number;
}

/** The open bills of a venue that were opened between two instants, the second excluded. Uses `bill_open`. */
export function listOpenBillFigures(
  db: Db,
  venueId: string,
  from: number,
  until: number,
): Promise<OpenBillFigures[]> {
  return db.query({
    name: 'list-open-bill-figures',
    text: `select opened_at as "openedAt", (content #>> '{totals,totalKurus}')::bigint as "totalKurus",
                  coalesce((content ->> 'guests')::bigint, 0) as guests
             from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3`,
    values: [venueId, new Date(from), new Date(until)],
  });
}

/**
 * Some of the open bills of a venue, those opened last first, with what figures need of their history. Uses `bill_open`.
 * @param from  bills opened before this instant are left out
 * @param before  the bill after which the list goes on; `null` for its beginning
 */
export async function listOpenBillsToCount(
  db: Db,
  venueId: string,
  from: number,
  before: Pick<Bill, 'id' | 'openedAt'> | null,
  most: number,
): Promise<UncountedBill[]> {
  const rows = await db.query<BillRow & { changes: StoredChange[] | null }>({
    name: 'list-open-bills-to-count',
    text: `select b.number, b.revision, b.content, h.changes
             from (
               select bill_id, opened_at, number, revision, content from bill
                where venue_id = $1 and state = 'Open' and opened_at >= $2
                  and (opened_at, bill_id) < (coalesce($3::timestamptz, 'infinity'), $4::uuid)
                order by opened_at desc, bill_id desc limit $5) as b
            cross join lateral (${CHANGES_TO_COUNT}) as h
            order by b.opened_at desc, b.bill_id desc`,
    values: [
      venueId,
      new Date(from),
      before && new Date(before.openedAt),
      before?.id ?? '00000000-0000-0000-0000-000000000000',
      most,
    ],
  });
  return rows.map(({ changes, ...row }) => ({ bill: toBill(row), changes: changes ?? [] }));
}

/** How many bills of a venue are open that were opened between two instants. Uses `bill_open` alone. */
export async function countOpenBills(db: Db, venueId: string, from: number, until: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count-open-bills',
    text: `select count(*) as count from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3`,
    values: [venueId, new Date(from), new Date(until)],
  });
  return row!.count;
}

/** How many reservations of a day have one status. */
export interface ReservationCount {
  /** Which day it is of those that were asked for, from 0. */
  dayIndex: number;
  status: ReservationStatus;
  /** Time alone has ended it since it was saved. */
  hasRunOut: boolean;
  reservations: number;
  guests: number;
}

/**
 * Counts the reservations of a venue on consecutive days. Uses `reservation_evening` alone.
 * @param dayStarts  when each day begins, and at last when the last one ends
 */
export async function countReservations(
  db: Db,
  venueId: string,
  dayStarts: readonly number[],
  now: number,
): Promise<ReservationCount[]> {
  const starts = dayStarts.map((instant) => new Date(instant).toISOString());
  const rows = await db.query<Omit<ReservationCount, 'status'> & { status: string }>({
    name: 'count-reservations',
    text: `select width_bucket(starts_at, $2::timestamptz[]) - 1 as "dayIndex", status,
                  coalesce(runs_out_at <= $3, false) as "hasRunOut", count(*) as reservations, sum(guests)::bigint as guests
             from reservation
            where venue_id = $1 and starts_at >= ($2::timestamptz[])[1] and starts_at < $4
            group by 1, 2, 3`,
    values: [venueId, starts, new Date(now), new Date(dayStarts.at(-1)!)],
  });
  return rows.filter((row): row is ReservationCount =>
    RESERVATION_STATUSES.includes(row.status as ReservationStatus),
  );
}

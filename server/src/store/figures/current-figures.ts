import type { BillSummary, SoldProduct } from '../../core/figures/bill-summary.ts';
import type { PreparedRound } from '../../core/figures/preparation.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '../../core/reservations/reservation.ts';
import type { Span } from '../../core/venue-clock.ts';
import { type StoredSummary, toSummary } from '../bills/bill-columns.ts';
import type { Db } from '../database.ts';

/** The parts of an open bill that figures need. */
export interface OpenBillNumbers {
  summary: BillSummary;
  rounds: PreparedRound[];
}

/** Of a bill of the venue `$1`. One whose lines have all moved counts nothing. */
const HAS_OWN_LINES =
  'not exists (select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = bill.bill_id offset 0)';

/**
 * The numbers of the open bills of a venue that were opened between two instants, the second excluded, those
 * opened last first. Bills whose numbers are not known are left out. Uses `bill_open`.
 */
export async function listOpenBillNumbers(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  most: number,
): Promise<OpenBillNumbers[]> {
  const rows = await db.query<{ summary: StoredSummary; rounds: PreparedRound[] | null }>({
    name: 'list-open-bill-numbers',
    text: `select summary, kitchen -> 'rounds' as rounds from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3 and summary is not null
              and ${HAS_OWN_LINES}
            order by opened_at desc, bill_id desc limit $4`,
    values: [venueId, new Date(startsAt), new Date(endsAt), most],
  });
  return rows.map(({ summary, rounds }) => ({ summary: toSummary(summary), rounds: rounds ?? [] }));
}

/** What the open bills of a venue that {@link listOpenBillNumbers} lists have of each product, under its latest name. */
export function sumOpenProducts(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  most: number,
): Promise<SoldProduct[]> {
  return db.query({
    name: 'sum-open-products',
    text: `select s."productId", (array_agg(s.name order by b.opened_at desc))[1] as name, sum(s.units)::bigint as units,
                  sum(s."amountKurus")::bigint as "amountKurus", sum(s."giftUnits")::bigint as "giftUnits",
                  sum(s."struckUnits")::bigint as "struckUnits"
             from (
               select opened_at, sold from bill
                where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3 and summary is not null
              and ${HAS_OWN_LINES}
                order by opened_at desc, bill_id desc limit $4) as b
            cross join lateral json_to_recordset(b.sold) as s (
              "productId" uuid, name text, units integer, "amountKurus" bigint, "giftUnits" integer, "struckUnits" integer)
            group by s."productId"`,
    values: [venueId, new Date(startsAt), new Date(endsAt), most],
  });
}

/** How many bills of a venue are open that were opened between two instants. Uses `bill_open` alone. */
export async function countOpenBills(db: Db, venueId: string, from: number, until: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count-open-bills',
    text: `select count(*) as count from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3 and ${HAS_OWN_LINES}`,
    values: [venueId, new Date(from), new Date(until)],
  });
  return row!.count;
}

/** How many reservations of a day have one status. */
export interface ReservationCount {
  /** The place of the day among the requested ones, from 0. */
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

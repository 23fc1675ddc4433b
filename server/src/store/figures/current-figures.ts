import type { BillSummary, SoldProduct } from '../../core/figures/bill-summary.ts';
import type { PreparedRound } from '../../core/figures/preparation.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '../../core/reservations/reservation.ts';
import type { Span } from '../../core/venue-clock.ts';
import { type StoredBillSummary, toSummary } from '../bills/bill-columns.ts';
import type { Db } from '../database.ts';

/** The parts of an open bill that the figures are calculated from. */
export interface OpenBillNumbers {
  summary: BillSummary;
  rounds: PreparedRound[];
}

/** SQL condition on a bill of the venue `$1`: a bill whose lines have all moved to another bill is not counted. */
const HAS_OWN_LINES =
  'not exists (select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = bill.bill_id offset 0)';

/**
 * The numbers of the open bills of a venue that were opened between two instants (the second excluded), last opened
 * first. Leaves out bills without stored numbers. Uses `bill_open`.
 */
export async function listOpenBillNumbers(
  db: Db,
  venueId: string,
  { startsAt, endsAt }: Span,
  most: number,
): Promise<OpenBillNumbers[]> {
  const rows = await db.query<{ summary: StoredBillSummary; rounds: PreparedRound[] | null }>({
    name: 'list-open-bill-numbers',
    text: `select summary, kitchen -> 'rounds' as rounds from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3 and summary is not null
              and ${HAS_OWN_LINES}
            order by opened_at desc, bill_id desc limit $4`,
    values: [venueId, new Date(startsAt), new Date(endsAt), most],
  });
  return rows.map(({ summary, rounds }) => ({ summary: toSummary(summary), rounds: rounds ?? [] }));
}

/** The sums of each product over the open bills that {@link listOpenBillNumbers} lists, under its latest name. */
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

/** The number of open bills of a venue that were opened between two instants. Reads only the index `bill_open`. */
export async function countOpenBills(db: Db, venueId: string, from: number, until: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count-open-bills',
    text: `select count(*) as count from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and opened_at < $3 and ${HAS_OWN_LINES}`,
    values: [venueId, new Date(from), new Date(until)],
  });
  return row!.count;
}

/** The number of reservations of a day with the same status. */
export interface ReservationCount {
  /** The index of the day in the requested range, from 0. */
  dayIndex: number;
  status: ReservationStatus;
  /** Whether they have expired since, although the stored status does not say so yet. */
  hasRunOut: boolean;
  reservations: number;
  guests: number;
}

/**
 * Counts the reservations of a venue on consecutive days. Reads only the index `reservation_evening`.
 * @param dayStarts  the instants when each day begins, and as the last item the end of the last day
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

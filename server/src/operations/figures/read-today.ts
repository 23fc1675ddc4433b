import { hourAt } from '../../core/figures/bill-contribution.ts';
import type { BillSummary } from '../../core/figures/bill-summary.ts';
import { type Figures, sumOfFigures } from '../../core/figures/figures.ts';
import { type PreparationTimes, preparationTimes } from '../../core/figures/preparation-times.ts';
import type { ReservationFigures } from '../../core/figures/reservation-figures.ts';
import { type DayRules, dayStartsAt } from '../../core/venue/hours/venue-day.ts';
import { addDays } from '../../core/venue-clock.ts';
import type { Db } from '../../store/database.ts';
import {
  type HourFigures,
  listDayFigures,
  listHourFigures,
  listPreparations,
} from '../../store/figures/figure-sums.ts';
import { readOpenBills } from './open-bills.ts';
import { readReservationFigures } from './read-figures.ts';

const HOUR_MS = 3_600_000;

/** An hour of today: its closed bills, and those that are still open. */
export interface HourOfToday extends HourFigures {
  openOrders: number;
  openKurus: number;
}

/** The figures of today so far, and of the same weekday one week before. */
export interface TodayFigures {
  day: string;
  /** Includes comps and struck lines of open bills; the money of open bills is in `open`. */
  figures: Figures;
  open: { orders: number; guests: number; totalKurus: number };
  /** Starts with the hour in which the day began; hours without bills are left out. */
  hours: HourOfToday[];
  preparation: PreparationTimes | null;
  reservations: ReservationFigures;
  before: { day: string; figures: Figures; hours: HourFigures[] };
  /** Both days up to the last full hour, open bills included. */
  soFar: {
    untilHour: number;
    orders: number;
    revenueKurus: number;
    ordersBefore: number;
    revenueKurusBefore: number;
  };
}

/** Reads the figures of today. The caller has counted its finished bills. */
export async function readToday(
  db: Db,
  venueId: string,
  venue: DayRules,
  today: string,
  now: number,
): Promise<TodayFigures> {
  const ofToday = { from: today, to: today };
  const dayBefore = addDays(today, -7);
  const startsAt = dayStartsAt(venue, today);
  const hourOrder = createHourOrder(venue, startsAt);
  const { numbers, tally } = await readOpenBills(db, venueId, venue, ofToday, now);
  const open = numbers.map(({ summary }) => summary);
  const closed = await listHourFigures(db, venueId, ofToday);
  const hours = hourOrder.sort(withOpenBills(venue, closed, open));
  const hoursBefore = hourOrder.sort(await listHourFigures(db, venueId, { from: dayBefore, to: dayBefore }));
  const days = [...(await listDayFigures(db, venueId, { from: dayBefore, to: today })), ...tally.channels];
  const reservations = await readReservationFigures(db, venueId, venue, ofToday, now);
  const counted = await listPreparations(db, venueId, ofToday);
  const untilHour = hourAt(venue, now);
  // A day can begin within an hour. That first part of an hour counts as past together with the first full hour.
  const hoursPast = now < startsAt + HOUR_MS ? 0 : hourOrder.positionOf(untilHour);
  const isPast = ({ hour }: { hour: number }) => hourOrder.positionOf(hour) < hoursPast;
  const past = hours.filter(isPast);
  const pastBefore = hoursBefore.filter(isPast);
  return {
    day: today,
    figures: sumOfFigures(days.filter(({ day }) => day === today)),
    open: {
      orders: open.length,
      guests: sumOf(open, ({ guests }) => guests),
      totalKurus: sumOf(open, ({ totalKurus }) => totalKurus),
    },
    hours,
    preparation: preparationTimes([...counted, ...tally.preparations]),
    reservations: reservations[0]!,
    before: {
      day: dayBefore,
      figures: sumOfFigures(days.filter(({ day }) => day === dayBefore)),
      hours: hoursBefore,
    },
    soFar: {
      untilHour,
      orders: sumOf(past, ({ orders, openOrders }) => orders + openOrders),
      revenueKurus: sumOf(past, ({ revenueKurus, openKurus }) => revenueKurus + openKurus),
      ordersBefore: sumOf(pastBefore, ({ orders }) => orders),
      revenueKurusBefore: sumOf(pastBefore, ({ revenueKurus }) => revenueKurus),
    },
  };
}

/**
 * Sorts hours of the clock for a day that begins at `startsAt` (milliseconds). If the day begins within an hour, that hour comes
 * last, because the day also ends in it.
 */
export function createHourOrder(venue: DayRules, startsAt: number) {
  const firstHour = hourAt(venue, startsAt + HOUR_MS - 1);
  const positionOf = (hour: number) => (hour - firstHour + 24) % 24;
  const sort = <Hour extends { hour: number }>(hours: readonly Hour[]): Hour[] =>
    [...hours].sort((a, b) => positionOf(a.hour) - positionOf(b.hour));
  return { positionOf, sort };
}

function withOpenBills(
  venue: DayRules,
  closed: readonly HourFigures[],
  open: readonly BillSummary[],
): HourOfToday[] {
  const hours = new Map<number, HourOfToday>(
    closed.map((one) => [one.hour, { ...one, openOrders: 0, openKurus: 0 }]),
  );
  for (const { openedAt, totalKurus } of open) {
    const hour = hourAt(venue, openedAt);
    const before = hours.get(hour) ?? { hour, orders: 0, revenueKurus: 0, openOrders: 0, openKurus: 0 };
    const { openOrders, openKurus } = before;
    hours.set(hour, { ...before, openOrders: openOrders + 1, openKurus: openKurus + totalKurus });
  }
  return [...hours.values()];
}

function sumOf<Thing>(things: readonly Thing[], amountOf: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + amountOf(thing), 0);
}

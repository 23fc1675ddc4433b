import {
  type ComparedRange,
  comparedRangesOf,
  type DayRange,
  datesInRange,
  type FigureStep,
  isAllowedRange,
  previousRange,
  rangeSpanOf,
} from '../../core/figures/day-range.ts';
import { type Figures, sumOfFigures } from '../../core/figures/figures.ts';
import {
  NO_RESERVATION_FIGURES,
  type ReservationFigures,
  reservationFigures,
  sumOfReservationFigures,
} from '../../core/figures/reservation-figures.ts';
import { Refusal } from '../../core/refusals.ts';
import { type DayRules, dayStartsAt, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { addDays } from '../../core/venue-clock.ts';
import type { Database, Db } from '../../store/database.ts';
import { countOpenBills, countReservations } from '../../store/figures/current-figures.ts';
import { listDayFigures } from '../../store/figures/figure-sums.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { countBills } from './count-bills.ts';
import { readOpenBills } from './open-bills.ts';
import { readInPieces } from './range-pieces.ts';

export interface FigureParts {
  db: Database;
  cache: VenueCache;
}

/** A venue whose finished bills are all counted and whose open bills have their numbers, with its current business day. */
export interface CountedVenue {
  cached: CachedVenue;
  today: string;
}

/** The number of days if the caller gives no range. */
const USUAL_DAYS = 28;

/**
 * A venue for figures and reports; refuses practice venues.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_NOT_COUNTED
 */
export async function requireCountedVenue(cache: VenueCache, venueId: string): Promise<CachedVenue> {
  const cached = await requireVenue(cache, venueId);
  if (cached.venue.isPractice) throw new Refusal('PRACTICE_NOT_COUNTED');
  return cached;
}

/** Counts the finished bills of a venue that are not counted yet. @throws Refusal VENUE_NOT_FOUND, PRACTICE_NOT_COUNTED */
export async function countFinishedBills(
  { db, cache }: FigureParts,
  venueId: string,
  now: number,
): Promise<CountedVenue> {
  const cached = await requireCountedVenue(cache, venueId);
  await countBills(db, venueId, cached.venue);
  return { cached, today: venueDayOf(cached.venue, now) };
}

/**
 * The requested range of days; by default the last four weeks, including today.
 * @throws Refusal FIGURES_RANGE_INVALID
 */
export function requireRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): DayRange {
  const end = to ?? today;
  // A date out of range must be refused before the code calculates with it.
  const start = from ?? (isAllowedRange({ from: end, to: end }) ? addDays(end, 1 - USUAL_DAYS) : end);
  if (!isAllowedRange({ from: start, to: end })) throw new Refusal('FIGURES_RANGE_INVALID');
  return { from: start, to: end };
}

/** The figures of a range, and those of an earlier range for comparison. */
export interface ComparedFigures extends ComparedRange {
  figures: Figures;
  figuresBefore: Figures;
}

/** The figures of one step (day, week or month) of a range, with its reservations. */
export type TrendStep = ComparedFigures & { reservations: ReservationFigures };

/** The figures of a range: for each step, and in total. */
export interface Trend {
  /** Lazy: each step is calculated when it is read, because three years can have more than a thousand. */
  steps: IteratorObject<TrendStep>;
  total: TrendStep;
  /** The number of bills of the range that are still open. Their money counts once they are closed. */
  openBills: number;
}

/** Reads the figures of a range of days, grouped into steps. */
export async function readTrend(
  db: Db,
  venueId: string,
  venue: DayRules,
  { range, step, now }: { range: DayRange; step: FigureStep; now: number },
): Promise<Trend> {
  const before = previousRange(range);
  const { value: first } = comparedRangesOf(range, step).next();
  const [earliest] = [before.from, first!.before.from].sort();
  const { startsAt, endsAt } = rangeSpanOf(venue, range);
  const { tally: open } = await readOpenBills(db, venueId, venue, range, now);
  const listDays = (days: DayRange) =>
    readInPieces('channels', days, (piece) => listDayFigures(db, venueId, piece));
  const days = [...(await listDays({ from: earliest!, to: range.to })), ...open.channels];
  const reservations = await readReservationFigures(db, venueId, venue, range, now);
  const openBills = await countOpenBills(db, venueId, startsAt, endsAt);
  const byDay = Map.groupBy(days, ({ day }) => day);
  const reservationsByDay = new Map(reservations.map((one) => [one.day, one]));
  const compared = (part: ComparedRange): TrendStep => ({
    ...part,
    figures: sumOfFigures(datesInRange(part.range).flatMap((date) => byDay.get(date) ?? [])),
    figuresBefore: sumOfFigures(datesInRange(part.before).flatMap((date) => byDay.get(date) ?? [])),
    reservations: sumOfReservationFigures(
      datesInRange(part.range).map((date) => reservationsByDay.get(date)!),
    ),
  });
  const total = {
    ...{ range, before },
    figures: sumOfFigures(days.filter(({ day }) => isWithin(day, range))),
    figuresBefore: sumOfFigures(days.filter(({ day }) => isWithin(day, before))),
    reservations: sumOfReservationFigures(reservations),
  };
  return { steps: comparedRangesOf(range, step).map(compared), total, openBills };
}

function isWithin(day: string, { from, to }: DayRange): boolean {
  return from <= day && day <= to;
}

/** The total figures of a range, and those of the previous range. */
export async function readTotalFigures(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<ComparedFigures> {
  const before = previousRange(range);
  const { tally: open } = await readOpenBills(db, venueId, venue, range, now);
  const [days, daysBefore] = [
    await readInPieces('channels', range, (piece) => listDayFigures(db, venueId, piece)),
    await readInPieces('channels', before, (piece) => listDayFigures(db, venueId, piece)),
  ];
  const figures = sumOfFigures([...days, ...open.channels]);
  return { range, before, figures, figuresBefore: sumOfFigures(daysBefore) };
}

/** The current reservation figures of each day of a range. */
export async function readReservationFigures(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<(ReservationFigures & { day: string })[]> {
  return readInPieces('reservations', range, (piece) => readReservationPiece(db, venueId, venue, piece, now));
}

async function readReservationPiece(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<(ReservationFigures & { day: string })[]> {
  const dates = datesInRange(range);
  const starts = [...dates, addDays(range.to, 1)].map((date) => dayStartsAt(venue, date));
  const counts = await countReservations(db, venueId, starts, now);
  const byDay = Map.groupBy(counts, ({ dayIndex }) => dayIndex);
  return dates.map((day, index) => {
    const figures = byDay.get(index)?.map((count) => {
      const { status, hasRunOut, reservations, guests } = count;
      return reservationFigures(status, hasRunOut, reservations, guests);
    });
    return { day, ...(figures === undefined ? NO_RESERVATION_FIGURES : sumOfReservationFigures(figures)) };
  });
}

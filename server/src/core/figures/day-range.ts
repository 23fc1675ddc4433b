import { type DayRules, dayStartsAt } from '../venue/hours/venue-day.ts';
import { addDays, type Span, weekdayOf } from '../venue-clock.ts';
import { WEEKDAYS } from '../weekday.ts';

/** Business days from one date to another, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The length of the parts into which a range is divided, one row of a chart or table each. */
export const FIGURE_STEPS = ['Day', 'Week', 'Month'] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** A part of a range, and the earlier days to compare it with. */
export interface ComparedRange {
  range: DayRange;
  before: DayRange;
}

/** The most days of a range: a little more than three years. */
export const MOST_RANGE_DAYS = 1_100;
const DAY_MS = 86_400_000;
const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2099-12-31';

/** Whether figures can be read for a range: its dates are in order, from 2000 to 2099, and at most 1,100 days. */
export function isAllowedRange({ from, to }: DayRange): boolean {
  return from >= FIRST_DATE && to <= LAST_DATE && from <= to && countDays({ from, to }) <= MOST_RANGE_DAYS;
}

/** The number of days of a range. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** All dates of a range, in order. */
export function datesInRange(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, days) => addDays(range.from, days));
}

/** Splits a range into parts of that many days; the last part can be shorter. */
export function splitRange({ from, to }: DayRange, days: number): DayRange[] {
  const pieces: DayRange[] = [];
  for (let first = from; first <= to; first = addDays(first, days)) {
    pieces.push({ from: first, to: earlierOf(addDays(first, days - 1), to) });
  }
  return pieces;
}

/** The range to compare a range with: as long, and moved back by whole weeks so that the weekdays are the same. */
export function previousRange(range: DayRange): DayRange {
  return shifted(range, -Math.ceil(countDays(range) / 7) * 7);
}

/** 52 weeks, so that the weekdays are the same a year earlier. */
const YEAR_DAYS = 364;

/** The range 52 weeks earlier, with the same weekdays. */
export function rangeLastYear(range: DayRange): DayRange {
  return shifted(range, -YEAR_DAYS);
}

/**
 * Splits a range into days, weeks from Monday or calendar months, earliest first. The first and the last part can be shorter.
 * A day or a week is compared with the days a week earlier, a month with the same days of the previous month.
 */
export function* comparedRangesOf(range: DayRange, step: FigureStep): Generator<ComparedRange, void> {
  for (let from = range.from; from <= range.to; ) {
    const part = { from, to: earlierOf(endOf(from, step), range.to) };
    yield { range: part, before: step === 'Month' ? monthBefore(part) : shifted(part, -7) };
    from = addDays(part.to, 1);
  }
}

/** The instants at which the first business day of a range begins and the last one ends. */
export function rangeSpanOf(venue: DayRules, { from, to }: DayRange): Span {
  return { startsAt: dayStartsAt(venue, from), endsAt: dayStartsAt(venue, addDays(to, 1)) };
}

function endOf(date: string, step: FigureStep): string {
  if (step === 'Day') return date;
  if (step === 'Week') return addDays(date, 6 - WEEKDAYS.indexOf(weekdayOf(date)));
  return lastOfMonth(date);
}

function shifted({ from, to }: DayRange, days: number): DayRange {
  return { from: addDays(from, days), to: addDays(to, days) };
}

function monthBefore({ from, to }: DayRange): DayRange {
  const last = addDays(`${from.slice(0, 8)}01`, -1);
  const sameDay = (date: string) => earlierOf(`${last.slice(0, 8)}${date.slice(8)}`, last);
  return { from: sameDay(from), to: to === lastOfMonth(to) ? last : sameDay(to) };
}

function earlierOf(a: string, b: string): string {
  return a < b ? a : b;
}

function lastOfMonth(date: string): string {
  // Four days after the 28th it is always the next month.
  return addDays(`${addDays(`${date.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1);
}

import { type DayRules, dayStartsAt } from '../venue/hours/venue-day.ts';
import { addDays, type Span, weekdayOf } from '../venue-clock.ts';
import { WEEKDAYS } from '../weekday.ts';

/** Days of a venue from one date to another, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What the days of a range are put together to. */
export const FIGURE_STEPS = ['Day', 'Week', 'Month'] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** A part of a range, and what it is compared with. */
export interface ComparedRange {
  range: DayRange;
  before: DayRange;
}

/** Three years, and a little more. */
export const MOST_DAYS = 1_100;
const DAY_MS = 86_400_000;
const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2099-12-31';

/** Whether figures can be read for a range: its dates are in order, in this century, and not too far apart. */
export function isAllowedRange({ from, to }: DayRange): boolean {
  return from >= FIRST_DATE && to <= LAST_DATE && from <= to && lengthOf({ from, to }) <= MOST_DAYS;
}

/** The number of days of a range. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** All dates of a range, in order. */
export function datesOf(range: DayRange): string[] {
  return Array.from({ length: lengthOf(range) }, (_, days) => addDays(range.from, days));
}

/** A range cut into pieces of that many days; the last one may be shorter. */
export function splitRange({ from, to }: DayRange, days: number): DayRange[] {
  const pieces: DayRange[] = [];
  for (let first = from; first <= to; first = addDays(first, days)) {
    pieces.push({ from: first, to: earlierOf(addDays(first, days - 1), to) });
  }
  return pieces;
}

/** The days that a range is compared with: as many, whole weeks earlier, so that the weekdays are the same. */
export function rangeBefore(range: DayRange): DayRange {
  return shifted(range, -Math.ceil(lengthOf(range) / 7) * 7);
}

/** 52 weeks: the same weekdays of the year before. */
const YEAR_DAYS = 364;

/** The same range of the year before, moved by 52 weeks so that the weekdays are the same. */
export function rangeLastYear(range: DayRange): DayRange {
  return shifted(range, -YEAR_DAYS);
}

/**
 * A range cut into days, weeks from Monday or calendar months, earliest first; the first and the last may be shorter. A day is
 * compared with the same weekday of the week before, a week with the one before, and a month with the same
 * days of the month before.
 */
export function* stepsOf(range: DayRange, step: FigureStep): Generator<ComparedRange, void> {
  for (let from = range.from; from <= range.to; ) {
    const part = { from, to: earlierOf(endOf(from, step), range.to) };
    yield { range: part, before: step === 'Month' ? monthBefore(part) : shifted(part, -7) };
    from = addDays(part.to, 1);
  }
}

/** When the days of a range begin and end at a venue. */
export function spanOf(venue: DayRules, { from, to }: DayRange): Span {
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
  // The 28th and four days are in the next month, whatever the month.
  return addDays(`${addDays(`${date.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1);
}

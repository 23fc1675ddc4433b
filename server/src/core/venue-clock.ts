import { WEEKDAYS, type Weekday } from './weekday.ts';

/**
 * The local clock of a venue: what it reads at an instant, and at which instant it reads a time. Instants are
 * milliseconds since 1970-01-01T00:00Z, dates are `YYYY-MM-DD`, times `HH:mm`; all must be well-formed. Only
 * this file works with time zones. @see docs/public-api.md#answers
 */

/** What the clock reads. `minutes` counts from midnight by the clock, 0 to 1439; seconds are left out. */
export interface LocalMoment {
  date: string;
  weekday: Weekday;
  time: string;
  minutes: number;
}

/** From one instant to another, end excluded. Never empty. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the clock of a zone reads at an instant. @throws RangeError when there is no such zone */
export function localAt(timeZone: string, instant: number): LocalMoment {
  const reading = new Date(instant + stretchAt(timeZone, instant).offsetMs);
  const hours = reading.getUTCHours();
  const minutes = reading.getUTCMinutes();
  return {
    date: dateAt(reading),
    weekday: weekdayAt(reading),
    time: `${twoDigits(hours)}:${twoDigits(minutes)}`,
    minutes: hours * 60 + minutes,
  };
}

/**
 * The instant at which the clock reads a date and time: the first of two when a change of the clock repeats
 * it, `null` if one skips it.
 * @throws RangeError when there is no such zone
 */
export function instantOf(timeZone: string, date: string, time: string): number | null {
  const instant = instantFrom(timeZone, date, time);
  return instant + stretchAt(timeZone, instant).offsetMs === readingOf(date, time) ? instant : null;
}

/**
 * The answers of {@link instantOf} for many times of a date, in ascending minutes from its midnight: 1440 is
 * the next midnight. @throws RangeError when there is no such zone
 */
export function instantsOf(timeZone: string, date: string, minutes: readonly number[]): (number | null)[] {
  const midnight = readingOf(date, '00:00');
  let stretch = stretchAt(timeZone, midnight - AMPLE_MS);
  return minutes.map((minute) => {
    const reading = midnight + minute * MINUTE_MS;
    stretch = stretchReaching(timeZone, reading, stretch);
    const instant = reading - stretch.offsetMs;
    return instant < stretch.from ? null : instant;
  });
}

/**
 * The first instant at which the clock reads a date and time or later. The clock reaches a skipped time when
 * it jumps over it, and a repeated one when it first reads it. @throws RangeError when there is no such zone
 */
export function instantFrom(timeZone: string, date: string, time: string): number {
  const reading = readingOf(date, time);
  const stretch = stretchReaching(timeZone, reading, stretchAt(timeZone, reading - AMPLE_MS));
  return Math.max(reading - stretch.offsetMs, stretch.from);
}

/**
 * The instant from which the clock never again reads anything before a date and time. For a skipped time this
 * is the jump over it, for a repeated one its last reading. @throws RangeError when there is no such zone
 */
export function instantUntil(timeZone: string, date: string, time: string): number {
  const reading = readingOf(date, time);
  let stretch = stretchAt(timeZone, reading + AMPLE_MS);
  while (reading - stretch.offsetMs <= stretch.from) stretch = stretchAt(timeZone, stretch.from - 1);
  return Math.min(reading - stretch.offsetMs, stretch.until);
}

/**
 * The span from one time to another, beginning on a date. A second time before the first is on the next
 * morning; equal times are the whole date from midnight to midnight. `null` if a change of the clock skips
 * all of it.
 *
 * It starts when the clock first reads its start and ends when the clock last leaves its end. So a repeated
 * hour belongs to it whole, and whenever the clock reads a time within the two times, the span is running.
 * @throws RangeError when there is no such zone
 */
export function spanOn(timeZone: string, date: string, from: string, until: string): Span | null {
  const startsAt = instantFrom(timeZone, date, from === until ? '00:00' : from);
  const endsAt =
    from < until
      ? instantUntil(timeZone, date, until)
      : instantUntil(timeZone, addDays(date, 1), from === until ? '00:00' : until);
  return startsAt < endsAt ? { startsAt, endsAt } : null;
}

/** The date a number of days later, or earlier when it is negative. */
export function addDays(date: string, days: number): string {
  return dateAt(new Date(Date.parse(date) + days * DAY_MS));
}

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdayAt(new Date(Date.parse(date)));
}

/**
 * Whether a name is in the IANA time zone database, with the same spelling. An offset such as `+03:00` is
 * not.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId === name;
  } catch {
    return false;
  }
}

/** A reading of the clock, in milliseconds on a clock that never changes. */
function readingOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}Z`);
}

function weekdayAt(reading: Date): Weekday {
  return WEEKDAYS[(reading.getUTCDay() + 6) % 7]!;
}

/**
 * Written by hand because `toISOString` takes six times as long, and this runs several times for every order.
 */
function dateAt(reading: Date): string {
  const year = String(reading.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(reading.getUTCMonth() + 1)}-${twoDigits(reading.getUTCDate())}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** A stretch of time during which a zone has the same offset from UTC; infinite where no change is known. */
interface Stretch {
  from: number;
  until: number;
  offsetMs: number;
}

/**
 * More than the largest offset from UTC (14 h) plus the largest change of a clock (24 h: Samoa skipped a day
 * in 2011). So this long before a reading, taken as UTC, no clock has shown it yet, and this long after it
 * none will.
 */
const AMPLE_MS = 40 * 60 * MINUTE_MS;

/** Enough for the current stretch, its neighbours and one far away. */
const CACHED_STRETCHES = 4;

/**
 * A cache of the last used stretches, by zone. Time zone rules never change while the process runs. Every
 * order and every menu needs the same few stretches, and the cache answers ten times faster.
 */
const cachedStretches = new Map<string, readonly Stretch[]>();

function stretchAt(timeZone: string, instant: number): Stretch {
  const cached = cachedStretches.get(timeZone) ?? [];
  for (const stretch of cached) if (stretch.from <= instant && instant < stretch.until) return stretch;
  const stretch = readStretch(timeZone, instant);
  cachedStretches.set(timeZone, [stretch, ...cached.slice(0, CACHED_STRETCHES - 1)]);
  return stretch;
}

/** The first stretch, from a given one on, in which the clock reaches a reading. */
function stretchReaching(timeZone: string, reading: number, from: Stretch): Stretch {
  let stretch = from;
  while (reading - stretch.offsetMs >= stretch.until) stretch = stretchAt(timeZone, stretch.until);
  return stretch;
}

function readStretch(timeZone: string, instant: number): Stretch {
  const zoned = new Temporal.ZonedDateTime(BigInt(instant) * 1_000_000n, timeZone);
  // A change at exactly this instant begins the stretch, and `previous` looks strictly before it.
  const previous = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return {
    from: previous?.epochMilliseconds ?? -Infinity,
    until: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offsetMs: zoned.offsetNanoseconds / 1e6,
  };
}

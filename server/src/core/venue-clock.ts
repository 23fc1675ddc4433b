import { WEEKDAYS, type Weekday } from './weekday.ts';

/**
 * Converts between instants and the local clock of a venue. Instants are milliseconds since 1970-01-01T00:00Z, dates are
 * `YYYY-MM-DD`, times `HH:mm`; all must be well-formed. No other file works with time zones. @see docs/public-api.md#answers
 */

/** A date and time on a local clock, without seconds. `minutes` is `time` in minutes after midnight, 0 to 1439. */
export interface LocalMoment {
  date: string;
  weekday: Weekday;
  time: string;
  minutes: number;
}

/** The time from one instant to a later one, end excluded. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The local date and time in a zone at an instant. @throws RangeError if there is no such zone */
export function localTimeAt(timeZone: string, instant: number): LocalMoment {
  const reading = new Date(instant + periodAt(timeZone, instant).offsetMs);
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
 * The instant at which the local clock shows a date and time. If a clock change repeats the time, the first of the two
 * instants; `null` if a clock change skips it.
 * @throws RangeError if there is no such zone
 */
export function instantOf(timeZone: string, date: string, time: string): number | null {
  const instant = startInstantOf(timeZone, date, time);
  return instant + periodAt(timeZone, instant).offsetMs === readingOf(date, time) ? instant : null;
}

/**
 * The results of {@link instantOf} for many times of a date.
 * @param minutes  ascending, in minutes after the midnight of the date: 1440 is the next midnight
 * @throws RangeError if there is no such zone
 */
export function instantsOf(timeZone: string, date: string, minutes: readonly number[]): (number | null)[] {
  const midnight = readingOf(date, '00:00');
  let period = periodAt(timeZone, midnight - MOST_OFFSET_MS);
  return minutes.map((minute) => {
    const reading = midnight + minute * MINUTE_MS;
    period = periodReaching(timeZone, reading, period);
    const instant = reading - period.offsetMs;
    return instant < period.from ? null : instant;
  });
}

/**
 * The first instant at which the local clock shows a date and time or a later one. If a clock change skips the time, this
 * is the instant of the change; if it repeats the time, the first of the two. @throws RangeError if there is no such zone
 */
export function startInstantOf(timeZone: string, date: string, time: string): number {
  const reading = readingOf(date, time);
  const period = periodReaching(timeZone, reading, periodAt(timeZone, reading - MOST_OFFSET_MS));
  return Math.max(reading - period.offsetMs, period.from);
}

/**
 * The instant after which the local clock shows nothing earlier than a date and time. If a clock change skips the time, this
 * is the instant of the change; if it repeats the time, the last of the two. @throws RangeError if there is no such zone
 */
export function endInstantOf(timeZone: string, date: string, time: string): number {
  const reading = readingOf(date, time);
  let period = periodAt(timeZone, reading + MOST_OFFSET_MS);
  while (reading - period.offsetMs <= period.from) period = periodAt(timeZone, period.from - 1);
  return Math.min(reading - period.offsetMs, period.until);
}

/**
 * The span that begins on a date at the time `from` and lasts until the time `until`. If `until` is before `from`, the
 * span ends on the next date; if both are equal, it is the whole date from midnight to midnight. `null` if a clock change
 * skips all of it.
 *
 * An hour that a clock change repeats is in the span both times: the span contains every instant at which the local clock
 * shows a time between the two.
 * @throws RangeError if there is no such zone
 */
export function spanOnDate(timeZone: string, date: string, from: string, until: string): Span | null {
  const startsAt = startInstantOf(timeZone, date, from === until ? '00:00' : from);
  const endsAt =
    from < until
      ? endInstantOf(timeZone, date, until)
      : endInstantOf(timeZone, addDays(date, 1), from === until ? '00:00' : until);
  return startsAt < endsAt ? { startsAt, endsAt } : null;
}

/** The date a number of days later; earlier if `days` is negative. */
export function addDays(date: string, days: number): string {
  return dateAt(new Date(Date.parse(date) + days * DAY_MS));
}

export function weekdayOf(date: string): Weekday {
  return weekdayAt(new Date(Date.parse(date)));
}

/** Whether a name is in the IANA time zone database, with the same spelling. False for an offset such as `+03:00`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId === name;
  } catch {
    return false;
  }
}

/** A local date and time in milliseconds, calculated as if it were UTC. */
function readingOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}Z`);
}

function weekdayAt(reading: Date): Weekday {
  return WEEKDAYS[(reading.getUTCDay() + 6) % 7]!;
}

/** Does not use `toISOString`, which takes six times as long: this function runs several times for every order. */
function dateAt(reading: Date): string {
  const year = String(reading.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(reading.getUTCMonth() + 1)}-${twoDigits(reading.getUTCDate())}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** The time between two clock changes of a zone. `from` and `until` are infinite if there is no change before or after. */
interface OffsetPeriod {
  from: number;
  until: number;
  offsetMs: number;
}

/**
 * More than the largest offset from UTC (14 h) plus the largest clock change (24 h: Samoa skipped a day in 2011).
 * So a local time, taken as UTC, is less than this away from every instant at which any clock shows it.
 */
const MOST_OFFSET_MS = 40 * 60 * MINUTE_MS;

/** For each zone: the current period, the two next to it, and one more. */
const CACHED_PERIODS = 4;

/**
 * The periods that were used last, by zone. Time zone rules never change while the process runs. Every order and every
 * menu needs the same few periods, and the cache makes the lookup ten times faster.
 */
const cachedPeriods = new Map<string, readonly OffsetPeriod[]>();

function periodAt(timeZone: string, instant: number): OffsetPeriod {
  const cached = cachedPeriods.get(timeZone) ?? [];
  for (const period of cached) if (period.from <= instant && instant < period.until) return period;
  const period = readPeriod(timeZone, instant);
  cachedPeriods.set(timeZone, [period, ...cached.slice(0, CACHED_PERIODS - 1)]);
  return period;
}

/** The first period, not before `from`, in which the local clock reaches a reading. */
function periodReaching(timeZone: string, reading: number, from: OffsetPeriod): OffsetPeriod {
  let period = from;
  while (reading - period.offsetMs >= period.until) period = periodAt(timeZone, period.until);
  return period;
}

function readPeriod(timeZone: string, instant: number): OffsetPeriod {
  const zoned = new Temporal.ZonedDateTime(BigInt(instant) * 1_000_000n, timeZone);
  // If the clock changes at exactly this instant, the period begins here, but `previous` finds only earlier changes.
  const previous = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return {
    from: previous?.epochMilliseconds ?? -Infinity,
    until: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offsetMs: zoned.offsetNanoseconds / 1e6,
  };
}

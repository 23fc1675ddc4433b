import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  anyDayIn,
  anyTime,
  datesAround,
  firstMinuteFrom,
  HARD_NIGHTS,
  type OracleClock,
  oracleClocks,
  readingAt,
  watchClock,
  type ZoneAndDay,
  zonesInTurn,
} from '../../../test/wall-clock.ts';
import { type Hours, WEEKDAYS } from '../venue/venue.ts';
import {
  type BookingHours,
  bookableDays,
  bookingRefusalAt,
  type CalendarDay,
  type DayState,
  eveningOf,
  lastBookableDate,
} from './calendar.ts';

/**
 * The booking calendar against a clock that is watched minute by minute: every slot is found by looking at
 * each minute.
 */

const WATCHED_DAYS = 14;
/**
 * The dates of {@link datesAround} whose evenings lie within the watch, with room for a clock far from UTC.
 */
const JUDGED = { first: 5, end: 15 };
const VENUES_A_CLOCK = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2026, 0, 5);
const LATER_THAN_ANY = '9999';

/** Often late, so that evenings overlap the days after them. */
const anyHours: fc.Arbitrary<Hours | null> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ opensAt: anyTime, closesAt: anyTime, isClosed: fc.constant(false) }) },
  { weight: 1, arbitrary: anyTime.map((time) => ({ opensAt: time, closesAt: time, isClosed: false })) },
  { weight: 1, arbitrary: fc.constant({ opensAt: null, closesAt: null, isClosed: true }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const manyOf = <T>(value: fc.Arbitrary<T>, count: number) =>
  fc.array(value, { minLength: count, maxLength: count });

/** What a venue enters, and what is asked of it: when, from which judged date on, and about which minutes. */
const anyInquiry = fc.record({
  week: manyOf(anyHours, 7),
  special: manyOf(fc.option(anyHours, { freq: 4, nil: null }), WATCHED_DAYS + 6),
  // In the middle of the watch; so long before it that the last date is within; and in between.
  now: fc.record({
    minute: fc.integer({ min: 3 * 1440, max: 10 * 1440 }),
    daysBefore: fc.constantFrom(0, 60, 61, 20, 47),
    ms: fc.constantFrom(0, 0, 1, 59_999),
  }),
  from: fc.nat({ max: JUDGED.end - JUDGED.first - 1 }),
  minutes: manyOf(fc.integer({ min: 4 * 1440, max: 10 * 1440 }), 10),
});
type Inquiry = typeof anyInquiry extends fc.Arbitrary<infer T> ? T : never;

/** A clock as it was watched, and what it had read and would still read at each minute. */
interface Watch extends OracleClock {
  dates: readonly string[];
  latestSoFar: readonly string[];
  earliestToCome: readonly string[];
  steps: readonly Step[];
}

/** A minute at which the clock reads a full or a half hour, and has not done so before. */
interface Step {
  minute: number;
  reading: string;
  halfAnHourLater: string;
}

function watch({ timeZone, day }: ZoneAndDay): Watch {
  const clock = watchClock(timeZone, day - WATCHED_DAYS / 2, WATCHED_DAYS);
  let latest = '';
  const latestSoFar = clock.readings.map((reading) => {
    if (reading > latest) latest = reading;
    return latest;
  });
  let earliest = LATER_THAN_ANY;
  const earliestToCome = clock.readings.toReversed().map((reading) => {
    if (reading < earliest) earliest = reading;
    return earliest;
  });
  return {
    ...clock,
    dates: datesAround(clock),
    latestSoFar,
    earliestToCome: earliestToCome.reverse(),
    steps: stepsOf(clock.readings),
  };
}

function stepsOf(readings: readonly string[]): Step[] {
  const seen = new Set<string>();
  return readings.flatMap((reading, minute) => {
    if (seen.has(reading) || !/:[03]0$/.test(reading)) return [];
    seen.add(reading);
    const later = new Date(Date.parse(`${reading.replace(' ', 'T')}Z`) + 30 * MINUTE_MS);
    return [{ minute, reading, halfAnHourLater: later.toISOString().slice(0, 16).replace('T', ' ') }];
  });
}

/** What a venue entered for a date, as moments on its clock: one that is closed never opens. */
interface Evening {
  date: string;
  isEntered: boolean;
  opens: string;
  closes: string;
}

/** The evenings of a venue, and for each minute that is a slot the date under which it is listed. */
interface Tracked {
  evenings: readonly Evening[];
  listed: ReadonlyMap<number, string>;
}

function venueOf(inquiry: Inquiry, watch: Watch): BookingHours {
  return {
    timeZone: watch.timeZone,
    workingHours: inquiry.week.flatMap((hours, day) =>
      hours === null ? [] : [{ ...hours, day: WEEKDAYS[day]! }],
    ),
    specialDays: inquiry.special.flatMap((hours, day) =>
      hours === null ? [] : [{ ...hours, date: watch.dates[day]!, name: null }],
    ),
  };
}

function watchVenue(inquiry: Inquiry, watch: Watch): Tracked {
  const evenings = watch.dates.slice(0, -1).map((date, day) => {
    const daysSinceMonday = Math.round((Date.parse(date) - MONDAY) / DAY_MS);
    const hours = inquiry.special[day] ?? inquiry.week[((daysSinceMonday % 7) + 7) % 7]!;
    return eveningWith(date, watch.dates[day + 1]!, hours);
  });
  const listed = new Map<number, string>();
  for (const { minute, reading, halfAnHourLater } of watch.steps) {
    const evening = evenings.find(({ opens, closes }) => opens <= reading && halfAnHourLater <= closes);
    if (evening !== undefined) listed.set(minute, evening.date);
  }
  return { evenings, listed };
}

function eveningWith(date: string, nextDate: string, hours: Hours | null): Evening {
  const { opensAt, closesAt } = hours ?? { opensAt: null, closesAt: null };
  const isEntered = hours !== null;
  if (opensAt === null || closesAt === null) return { date, isEntered, opens: LATER_THAN_ANY, closes: '' };
  const [opens, closes] = opensAt === closesAt ? ['00:00', '00:00'] : [opensAt, closesAt];
  return {
    date,
    isEntered,
    opens: `${date} ${opens}`,
    closes: `${opens < closes ? date : nextDate} ${closes}`,
  };
}

/**
 * An evening has begun once its clock has read its first moment, and lasts while it will still read one
 * before its last.
 */
function holds({ opens, closes }: Evening, watch: Watch, minute: number): boolean {
  return watch.latestSoFar[minute]! >= opens && watch.earliestToCome[minute]! < closes;
}

/** The date of the evening that a minute belongs to. */
function watchEvening({ evenings, listed }: Tracked, watch: Watch, minute: number): string {
  const held = evenings.find((evening) => holds(evening, watch, minute));
  return listed.get(minute) ?? held?.date ?? watch.readings[minute]!.slice(0, 10);
}

/** The judged days that are to be shown. */
function watchDays({ evenings, listed }: Tracked, watch: Watch, now: number, today: string): CalendarDay[] {
  const slots = [...listed]
    .map(([minute, date]) => ({
      date,
      time: watch.readings[minute]!.slice(11),
      startsAt: instantAt(watch, minute),
    }))
    .filter(({ startsAt }) => startsAt - now >= 30 * MINUTE_MS);
  const slotsOf = Map.groupBy(slots, ({ date }) => date);
  return evenings.slice(JUDGED.first, JUDGED.end).flatMap((evening): CalendarDay[] => {
    const { date } = evening;
    const slots = (slotsOf.get(date) ?? []).map(({ startsAt, time }) => ({ startsAt, time }));
    if (date > lastDateOf(today) || (date < today && slots.length === 0)) return [];
    return [{ date, state: watchState(evening, watch), slots }];
  });
}

function watchState(evening: Evening, watch: Watch): DayState {
  if (!evening.isEntered) return 'HoursUnknown';
  const first = firstMinuteFrom(watch, evening.opens);
  return first < watch.readings.length && holds(evening, watch, first) ? 'Open' : 'Closed';
}

function instantAt(clock: OracleClock, minute: number): number {
  return clock.startsAt + minute * MINUTE_MS;
}

function lastDateOf(today: string): string {
  return new Date(Date.parse(today) + 60 * DAY_MS).toISOString().slice(0, 10);
}

function assertInquiry(inquiry: Inquiry, watch: Watch): void {
  const venue = venueOf(inquiry, watch);
  const watched = watchVenue(inquiry, watch);
  const now = instantAt(watch, inquiry.now.minute) - inquiry.now.daysBefore * DAY_MS + inquiry.now.ms;
  const today = readingAt(watch.timeZone, now).slice(0, 10);
  const where = `${watch.timeZone}, now ${now}: ${JSON.stringify(venue)}`;
  assert.equal(lastBookableDate(venue, now), lastDateOf(today), where);

  const days = watchDays(watched, watch, now, today);
  const judged = (from: string) => days.filter(({ date }) => date >= from);
  for (const day of [JUDGED.first, JUDGED.first + inquiry.from]) {
    const from = watch.dates[day]!;
    assert.deepEqual(bookableDays(venue, now, from, JUDGED.end - day), judged(from), where);
  }
  const daysAhead = JUDGED.end - watch.dates.indexOf(today);
  if (daysAhead <= JUDGED.end - JUDGED.first && daysAhead > 0) {
    assert.deepEqual(bookableDays(venue, now, null, daysAhead), judged(today), where);
  }

  for (const minute of inquiry.minutes.flatMap((minute) => [minute, minute - (minute % 15)])) {
    const startsAt = instantAt(watch, minute);
    const evening = watchEvening(watched, watch, minute);
    assert.equal(eveningOf(venue, startsAt), evening, `${watch.readings[minute]} in ${where}`);
    const refusal = watchRefusal(startsAt, now, evening > lastDateOf(today), watched.listed.has(minute));
    assert.equal(bookingRefusalAt(venue, startsAt, now), refusal, `${watch.readings[minute]} in ${where}`);
  }
}

function watchRefusal(startsAt: number, now: number, isTooFar: boolean, isSlot: boolean) {
  if (startsAt <= now) return 'INVALID_RESERVATION_DATE';
  if (startsAt - now < 30 * MINUTE_MS) return 'RESERVATION_TOO_SOON';
  if (isTooFar) return 'RESERVATION_TOO_FAR';
  return isSlot ? null : 'RESERVATION_TIME_UNAVAILABLE';
}

/** Watches one clock around a day, and compares what many venues offer by it. */
function assertAgreement(zoneAndDay: fc.Arbitrary<ZoneAndDay>): void {
  fc.assert(
    fc.property(zoneAndDay, manyOf(anyInquiry, VENUES_A_CLOCK), (zoneAndDay, inquiries) => {
      const watched = watch(zoneAndDay);
      for (const inquiry of inquiries) assertInquiry(inquiry, watched);
    }),
    // The message says where; a smaller example would take minutes of watching and say no more.
    { numRuns: 1, endOnFailure: true },
  );
}

describe('the booking calendar agrees with a clock that is watched', () => {
  for (const night of HARD_NIGHTS) {
    test(`of evenings in ${night.timeZone} when ${night.what}`, () => assertAgreement(fc.constant(night)));
  }

  test('of evenings in any zone from 2007 to 2037', () => {
    const visited = new Set<string>();
    const clocks = oracleClocks(40);
    for (const timeZone of zonesInTurn(clocks)) {
      assertAgreement(anyDayIn(timeZone));
      visited.add(timeZone);
    }
    // Every zone there is, once as many clocks are watched.
    assert.equal(visited.size, Math.min(clocks, Intl.supportedValuesOf('timeZone').length));
  });
});

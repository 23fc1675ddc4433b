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
  readClock,
  readingAt,
  type ZoneAndDay,
  zonesInTurn,
} from '../../../test/pricing/wall-clock.ts';
import type { Hours } from '../venue/venue.ts';
import { WEEKDAYS } from '../weekday.ts';
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
 * Compares the booking calendar with a slow reference: an oracle that reads the local clock of every minute, and tests whether
 * the minute is a slot.
 */

const ORACLE_DAYS = 14;
/**
 * The positions in {@link datesAround} of the dates that are compared. The oracle reads their whole evenings, even in a time zone
 * far from UTC.
 */
const COMPARED = { first: 5, end: 15 };
const VENUES_A_CLOCK = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2026, 0, 5);
const LATER_THAN_ANY = '9999';

/** Random opening hours. Evenings are often so long that they overlap the next day. */
const anyHours: fc.Arbitrary<Hours | null> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ opensAt: anyTime, closesAt: anyTime, isClosed: fc.constant(false) }) },
  { weight: 1, arbitrary: anyTime.map((time) => ({ opensAt: time, closesAt: time, isClosed: false })) },
  { weight: 1, arbitrary: fc.constant({ opensAt: null, closesAt: null, isClosed: true }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const manyOf = <T>(value: fc.Arbitrary<T>, count: number) =>
  fc.array(value, { minLength: count, maxLength: count });

/** Random opening hours of a venue, the present time, the first date to list, and minutes to test. */
const anyInquiry = fc.record({
  week: manyOf(anyHours, 7),
  special: manyOf(fc.option(anyHours, { freq: 4, nil: null }), ORACLE_DAYS + 6),
  // Now: in the middle of the days that the oracle reads; 60 days before, so that the last bookable date is one of
  // them; or between.
  now: fc.record({
    minute: fc.integer({ min: 3 * 1440, max: 10 * 1440 }),
    daysBefore: fc.constantFrom(0, 60, 61, 20, 47),
    ms: fc.constantFrom(0, 0, 1, 59_999),
  }),
  from: fc.nat({ max: COMPARED.end - COMPARED.first - 1 }),
  minutes: manyOf(fc.integer({ min: 4 * 1440, max: 10 * 1440 }), 10),
});
type Inquiry = typeof anyInquiry extends fc.Arbitrary<infer T> ? T : never;

/** The local times of a clock, and for each minute the latest time so far and the earliest time still to come. */
interface CalendarClock extends OracleClock {
  dates: readonly string[];
  latestSoFar: readonly string[];
  earliestToCome: readonly string[];
  steps: readonly Step[];
}

/** A minute at which the local clock shows a full or half hour for the first time. */
interface Step {
  minute: number;
  reading: string;
  halfAnHourLater: string;
}

function calendarClock({ timeZone, day }: ZoneAndDay): CalendarClock {
  const clock = readClock(timeZone, day - ORACLE_DAYS / 2, ORACLE_DAYS);
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

/** The opening hours of a date as local dates and times. A closed evening opens at {@link LATER_THAN_ANY}. */
interface Evening {
  date: string;
  isEntered: boolean;
  opens: string;
  closes: string;
}

/** The evenings of a venue; and `listed`: for each minute that is a slot, the date of its evening. */
interface ExpectedVenue {
  evenings: readonly Evening[];
  listed: ReadonlyMap<number, string>;
}

function venueOf(inquiry: Inquiry, clock: CalendarClock): BookingHours {
  return {
    timeZone: clock.timeZone,
    workingHours: inquiry.week.flatMap((hours, day) =>
      hours === null ? [] : [{ ...hours, day: WEEKDAYS[day]! }],
    ),
    specialDays: inquiry.special.flatMap((hours, day) =>
      hours === null ? [] : [{ ...hours, date: clock.dates[day]!, name: null }],
    ),
  };
}

function expectVenue(inquiry: Inquiry, clock: CalendarClock): ExpectedVenue {
  const evenings = clock.dates.slice(0, -1).map((date, day) => {
    const daysSinceMonday = Math.round((Date.parse(date) - MONDAY) / DAY_MS);
    const hours = inquiry.special[day] ?? inquiry.week[((daysSinceMonday % 7) + 7) % 7]!;
    return eveningWith(date, clock.dates[day + 1]!, hours);
  });
  const listed = new Map<number, string>();
  for (const { minute, reading, halfAnHourLater } of clock.steps) {
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
 * Whether an evening contains a minute: the local clock has already shown its opening time, and will still show a time before its
 * closing time.
 */
function contains({ opens, closes }: Evening, clock: CalendarClock, minute: number): boolean {
  return clock.latestSoFar[minute]! >= opens && clock.earliestToCome[minute]! < closes;
}

/** The expected date of the evening of a minute. */
function expectEvening({ evenings, listed }: ExpectedVenue, clock: CalendarClock, minute: number): string {
  const current = evenings.find((evening) => contains(evening, clock, minute));
  return listed.get(minute) ?? current?.date ?? clock.readings[minute]!.slice(0, 10);
}

/** The days that the calendar must list, out of the compared dates. */
function expectDays(
  { evenings, listed }: ExpectedVenue,
  clock: CalendarClock,
  now: number,
  today: string,
): CalendarDay[] {
  const slots = [...listed]
    .map(([minute, date]) => ({
      date,
      time: clock.readings[minute]!.slice(11),
      startsAt: instantAt(clock, minute),
    }))
    .filter(({ startsAt }) => startsAt - now >= 30 * MINUTE_MS);
  const slotsOf = Map.groupBy(slots, ({ date }) => date);
  return evenings.slice(COMPARED.first, COMPARED.end).flatMap((evening): CalendarDay[] => {
    const { date } = evening;
    const slots = (slotsOf.get(date) ?? []).map(({ startsAt, time }) => ({ startsAt, time }));
    if (date > lastDateOf(today) || (date < today && slots.length === 0)) return [];
    return [{ date, state: expectState(evening, clock), slots }];
  });
}

function expectState(evening: Evening, clock: CalendarClock): DayState {
  if (!evening.isEntered) return 'HoursUnknown';
  const first = firstMinuteFrom(clock, evening.opens);
  return first < clock.readings.length && contains(evening, clock, first) ? 'Open' : 'Closed';
}

function instantAt(clock: OracleClock, minute: number): number {
  return clock.startsAt + minute * MINUTE_MS;
}

function lastDateOf(today: string): string {
  return new Date(Date.parse(today) + 60 * DAY_MS).toISOString().slice(0, 10);
}

function assertInquiry(inquiry: Inquiry, clock: CalendarClock): void {
  const venue = venueOf(inquiry, clock);
  const expected = expectVenue(inquiry, clock);
  const now = instantAt(clock, inquiry.now.minute) - inquiry.now.daysBefore * DAY_MS + inquiry.now.ms;
  const today = readingAt(clock.timeZone, now).slice(0, 10);
  const where = `${clock.timeZone}, now ${now}: ${JSON.stringify(venue)}`;
  assert.equal(lastBookableDate(venue, now), lastDateOf(today), where);

  const days = expectDays(expected, clock, now, today);
  const judged = (from: string) => days.filter(({ date }) => date >= from);
  for (const day of [COMPARED.first, COMPARED.first + inquiry.from]) {
    const from = clock.dates[day]!;
    assert.deepEqual(bookableDays(venue, now, from, COMPARED.end - day), judged(from), where);
  }
  const daysAhead = COMPARED.end - clock.dates.indexOf(today);
  if (daysAhead <= COMPARED.end - COMPARED.first && daysAhead > 0) {
    assert.deepEqual(bookableDays(venue, now, null, daysAhead), judged(today), where);
  }

  for (const minute of inquiry.minutes.flatMap((minute) => [minute, minute - (minute % 15)])) {
    const startsAt = instantAt(clock, minute);
    const evening = expectEvening(expected, clock, minute);
    assert.equal(eveningOf(venue, startsAt), evening, `${clock.readings[minute]} in ${where}`);
    const refusal = expectRefusal(startsAt, now, evening > lastDateOf(today), expected.listed.has(minute));
    assert.equal(bookingRefusalAt(venue, startsAt, now), refusal, `${clock.readings[minute]} in ${where}`);
  }
}

function expectRefusal(startsAt: number, now: number, isTooFar: boolean, isSlot: boolean) {
  if (startsAt <= now) return 'INVALID_RESERVATION_DATE';
  if (startsAt - now < 30 * MINUTE_MS) return 'RESERVATION_TOO_SOON';
  if (isTooFar) return 'RESERVATION_TOO_FAR';
  return isSlot ? null : 'RESERVATION_TIME_UNAVAILABLE';
}

/** Reads the local clock of a zone around a day, and compares the calendars of many venues with it. */
function assertAgreement(zoneAndDay: fc.Arbitrary<ZoneAndDay>): void {
  fc.assert(
    fc.property(zoneAndDay, manyOf(anyInquiry, VENUES_A_CLOCK), (zoneAndDay, inquiries) => {
      const clock = calendarClock(zoneAndDay);
      for (const inquiry of inquiries) assertInquiry(inquiry, clock);
    }),
    // The message already names the zone, the time and the hours. Shrinking the example would take minutes and add nothing.
    { numRuns: 1, endOnFailure: true },
  );
}

describe('the booking calendar agrees with an oracle that tests every minute', () => {
  for (const night of HARD_NIGHTS) {
    test(`of evenings in ${night.timeZone} when ${night.what}`, () => assertAgreement(fc.constant(night)));
  }

  test('for evenings in any zone from 2007 to 2037', () => {
    const visited = new Set<string>();
    const clocks = oracleClocks(25);
    for (const timeZone of zonesInTurn(clocks)) {
      assertAgreement(anyDayIn(timeZone));
      visited.add(timeZone);
    }
    // If there are enough clocks, every zone is tested.
    assert.equal(visited.size, Math.min(clocks, Intl.supportedValuesOf('timeZone').length));
  });
});

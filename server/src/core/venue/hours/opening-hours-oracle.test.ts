import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  anyTime,
  anyZoneAndDay,
  datesAround,
  HARD_NIGHTS,
  minutesWithin,
  type OracleClock,
  oracleClocks,
  readClock,
  type ZoneAndDay,
} from '../../../../test/pricing/wall-clock.ts';
import { WEEKDAYS } from '../../weekday.ts';
import type { Hours } from '../venue.ts';
import type { OrderingHours } from './opening-hours.ts';
import { isOpenAt } from './opening-hours.ts';

/**
 * Compares `isOpenAt` with a simple calculation: it reads the local clock at every minute of eight days, and marks the
 * minutes at which the venue is open.
 */

const ORACLE_DAYS = 8;
const ORACLE_MINUTES = ORACLE_DAYS * 1440;
const MONDAY = Date.UTC(2026, 0, 5);

const anyHours: fc.Arbitrary<Hours | null> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ opensAt: anyTime, closesAt: anyTime, isClosed: fc.constant(false) }) },
  { weight: 1, arbitrary: anyTime.map((time) => ({ opensAt: time, closesAt: time, isClosed: false })) },
  { weight: 1, arbitrary: fc.constant({ opensAt: null, closesAt: null, isClosed: true }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const anyGrace = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 120 }),
  fc.integer({ min: 1, max: 2000 }),
);

/** Random settings of a venue: the hours of each weekday, special hours of single dates, and the grace. */
const anyEntry = fc.record({
  week: fc.array(anyHours, { minLength: 7, maxLength: 7 }),
  special: fc.array(fc.option(anyHours, { freq: 4, nil: null }), { minLength: 14, maxLength: 14 }),
  graceBeforeMinutes: anyGrace,
  graceAfterMinutes: anyGrace,
});
type Entry = typeof anyEntry extends fc.Arbitrary<infer T> ? T : never;

function venueOf(entry: Entry, clock: OracleClock): OrderingHours {
  const dates = datesAround(clock);
  return {
    timeZone: clock.timeZone,
    enforcesHours: true,
    graceBeforeMinutes: entry.graceBeforeMinutes,
    graceAfterMinutes: entry.graceAfterMinutes,
    workingHours: entry.week.flatMap((hours, day) =>
      hours === null ? [] : [{ ...hours, day: WEEKDAYS[day]! }],
    ),
    specialDays: entry.special.flatMap((hours, day) =>
      hours === null ? [] : [{ ...hours, date: dates[day]!, name: null }],
    ),
  };
}

/** For each minute of the eight days: 1 if the venue should be open, else 0. */
function expectVenue(entry: Entry, clock: OracleClock): Uint8Array {
  const isOpen = new Uint8Array(ORACLE_MINUTES);
  const dates = datesAround(clock);
  const entered = dates.map((date, day) => {
    const daysSinceMonday = Math.round((Date.parse(date) - MONDAY) / 86_400_000);
    return entry.special[day] ?? entry.week[((daysSinceMonday % 7) + 7) % 7]!;
  });
  for (const [day, hours] of entered.entries()) {
    if (hours === null || hours.opensAt === null || hours.closesAt === null || day === dates.length - 1)
      continue;
    const { first, end } = minutesWithin(clock, dates[day]!, dates[day + 1]!, hours.opensAt, hours.closesAt);
    if (first >= end) continue;
    isOpen.fill(1, Math.max(0, first - entry.graceBeforeMinutes), Math.max(0, end + entry.graceAfterMinutes));
  }
  const unjudged = new Set(dates.filter((_, day) => entered[day] === null));
  for (const [minute, reading] of clock.readings.entries()) {
    if (unjudged.has(reading.slice(0, 10))) isOpen[minute] = 1;
  }
  return isOpen;
}

function assertAgreement(zoneAndDay: fc.Arbitrary<ZoneAndDay>, numRuns: number): void {
  // Only the middle of the eight days: at the ends, hours and grace of the days outside would be missing.
  const anyMinute = fc.integer({ min: 3 * 1440, max: 5 * 1440 });
  const entries = fc.array(anyEntry, { minLength: 20, maxLength: 20 });
  const minutes = fc.array(anyMinute, { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(zoneAndDay, entries, minutes, ({ timeZone, day }, entries, minutes) => {
      const clock = readClock(timeZone, day - 4, ORACLE_DAYS);
      for (const entry of entries) {
        const venue = venueOf(entry, clock);
        const isOpen = expectVenue(entry, clock);
        for (const minute of [...minutes, ...turns(isOpen)]) {
          const actual = isOpenAt(venue, clock.startsAt + minute * 60_000);
          assert.equal(actual, isOpen[minute] === 1, `${timeZone} at ${clock.readings[minute]}`);
        }
      }
    }),
    // No search for a smaller example: it would take minutes, and the message already shows the instant.
    { numRuns, endOnFailure: true },
  );
}

/** The minutes at which the venue opens or closes, each with the minute before, in the middle of the eight days. */
function turns(isOpen: Uint8Array): number[] {
  const minutes: number[] = [];
  for (let minute = 3 * 1440; minute <= 5 * 1440; minute += 1) {
    if (isOpen[minute - 1] !== isOpen[minute]) minutes.push(minute - 1, minute);
  }
  return minutes;
}

describe('isOpenAt agrees with a simple calculation for each minute', () => {
  for (const night of HARD_NIGHTS) {
    test(`in ${night.timeZone} when ${night.what}`, () => assertAgreement(fc.constant(night), 1));
  }

  test('anywhere from 2007 to 2037', () => assertAgreement(anyZoneAndDay, oracleClocks(25)));
});

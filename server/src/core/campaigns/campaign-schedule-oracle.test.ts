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
} from '../../../test/pricing/wall-clock.ts';
import { WEEKDAYS } from '../weekday.ts';
import { endsAt, nextScheduleChange } from './campaign-runs.ts';
import { isRunningAt, type Schedule } from './campaign-schedule.ts';

/**
 * Compares the schedule functions with a slow reference: an oracle that reads the local clock of every minute and tests
 * whether the campaign runs in it.
 */

const ORACLE_DAYS = 12;
const MINUTE_MS = 60_000;
/** After this minute a window may end later than the days that the oracle reads. */
const LAST_SURE_MINUTE = 10 * 1440;

const anyMinute = fc.integer({ min: 3 * 1440, max: 6 * 1440 });

/** A random schedule. `validFrom` and `validUntil` are minutes since the oracle's first day began. */
const anyPlan = fc.record({
  validFrom: fc.option(anyMinute, { freq: 2 }),
  validUntil: fc.option(anyMinute, { freq: 2 }),
  weekdays: fc.option(fc.subarray([...WEEKDAYS]), { freq: 3 }),
  daily: fc.option(fc.tuple(anyTime, anyTime), { freq: 5 }),
});
type Plan = typeof anyPlan extends fc.Arbitrary<infer T> ? T : never;

function scheduleOf(plan: Plan, clock: OracleClock): Schedule {
  const instantOf = (minute: number | null) => (minute === null ? null : clock.startsAt + minute * MINUTE_MS);
  return {
    validFrom: instantOf(plan.validFrom),
    validUntil: instantOf(plan.validUntil),
    weekdays: plan.weekdays,
    dailyFrom: plan.daily?.[0] ?? null,
    dailyUntil: plan.daily?.[1] ?? null,
  };
}

/** For each minute that the oracle reads: 1 if the campaign runs, else 0. */
function expectCampaign(plan: Plan, clock: OracleClock): Uint8Array {
  const runs = new Uint8Array(clock.readings.length);
  const dates = datesAround(clock);
  const [from, until] = plan.daily ?? ['00:00', '00:00'];
  for (const [day, date] of dates.slice(0, -1).entries()) {
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
      Date.parse(date),
    );
    if (plan.weekdays !== null && !plan.weekdays.some((name) => name === weekday)) continue;
    const { first, end } = minutesWithin(clock, date, dates[day + 1]!, from, until);
    if (first < end) runs.fill(1, first, end);
  }
  if (plan.validFrom !== null) runs.fill(0, 0, plan.validFrom);
  if (plan.validUntil !== null) runs.fill(0, plan.validUntil);
  return runs;
}

/**
 * The first minute after `minute` at which the campaign starts or stops; `null` if the oracle does not see one.
 */
function turnAfter(runs: Uint8Array, minute: number): number | null {
  let next = minute + 1;
  while (next <= LAST_SURE_MINUTE && runs[next] === runs[minute]) next += 1;
  return next <= LAST_SURE_MINUTE ? next : null;
}

/** Checks a reported change: it must be at the minute that the oracle saw, or after the oracle's range if the oracle saw none. */
function assertSeen(expected: number | null, seen: number | null, clock: OracleClock, what: string): void {
  const minute = expected === null ? null : (expected - clock.startsAt) / MINUTE_MS;
  if (seen !== null) assert.equal(minute, seen, what);
  else assert.ok(minute === null || minute > LAST_SURE_MINUTE, `${what}: unseen at minute ${minute}`);
}

function assertAgreement(zoneAndDay: fc.Arbitrary<ZoneAndDay>, numRuns: number): void {
  const manyOf = <T>(value: fc.Arbitrary<T>, count: number) =>
    fc.array(value, { minLength: count, maxLength: count });
  fc.assert(
    fc.property(
      zoneAndDay,
      manyOf(anyPlan, 12),
      manyOf(anyMinute, 20),
      ({ timeZone, day }, plans, minutes) => {
        const clock = readClock(timeZone, day - 5, ORACLE_DAYS);
        const schedules = plans.map((plan) => scheduleOf(plan, clock));
        const expected = plans.map((plan) => expectCampaign(plan, clock));
        for (const minute of minutes) {
          const now = clock.startsAt + minute * MINUTE_MS;
          const turns: number[] = [];
          for (const [index, schedule] of schedules.entries()) {
            const runs = expected[index]!;
            const what = `${timeZone} at ${clock.readings[minute]}, ${JSON.stringify(plans[index])}`;
            assert.equal(
              isRunningAt({ ...schedule, orderTypes: null }, timeZone, now, null),
              runs[minute] === 1,
              what,
            );
            const turn = turnAfter(runs, minute);
            assertSeen(endsAt(schedule, timeZone, now), runs[minute] === 1 ? turn : null, clock, what);
            assertSeen(nextScheduleChange([schedule], timeZone, now), turn, clock, what);
            if (turn !== null) turns.push(turn);
          }
          const first = turns.length === 0 ? null : Math.min(...turns);
          assertSeen(
            nextScheduleChange(schedules, timeZone, now),
            first,
            clock,
            `${timeZone}, all campaigns`,
          );
        }
      },
    ),
    // The message already names the zone, the time and the schedule. Shrinking the example would take minutes and add nothing.
    { numRuns, endOnFailure: true },
  );
}

describe('a schedule agrees with an oracle that tests every minute', () => {
  for (const night of HARD_NIGHTS) {
    test(`in ${night.timeZone} when ${night.what}`, () => assertAgreement(fc.constant(night), 1));
  }

  test('in any time zone from 2007 to 2037', () => assertAgreement(anyZoneAndDay, oracleClocks(16)));
});

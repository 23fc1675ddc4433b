import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WEEKDAYS } from '../weekday.ts';
import type { Campaign } from './campaign.ts';
import { endsAt, nextScheduleChange } from './campaign-runs.ts';
import { isRunningAt, type Schedule } from './campaign-schedule.ts';

type Scheduled = Schedule & Pick<Campaign, 'orderTypes'>;

const ALWAYS: Scheduled = {
  validFrom: null,
  validUntil: null,
  weekdays: null,
  dailyFrom: null,
  dailyUntil: null,
  orderTypes: null,
};
const scheduled = (given: Partial<Scheduled>): Scheduled => ({ ...ALWAYS, ...given });
const happyHour = scheduled({ dailyFrom: '17:00', dailyUntil: '19:00' });
const lateOnFridays = scheduled({ weekdays: ['Friday'], dailyFrom: '22:00', dailyUntil: '02:00' });

const at = (text: string) => Date.parse(text);
const runs = (campaign: Scheduled, time: string, timeZone = 'UTC') =>
  isRunningAt(campaign, timeZone, at(time), null);
const end = (campaign: Schedule, time: string, timeZone = 'UTC') =>
  isoOf(endsAt(campaign, timeZone, at(time)));
const change = (campaigns: Schedule[], time: string, timeZone = 'UTC') =>
  isoOf(nextScheduleChange(campaigns, timeZone, at(time)));
const isoOf = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 16);

// 2026-07-01 is a Wednesday, 2026-07-03 a Friday.

describe('runsAt', () => {
  test('is true at all times without conditions', () => {
    assert.equal(runs(ALWAYS, '2026-07-01T04:00Z'), true);
  });

  test('runs from the first valid instant to just before the one it is valid until', () => {
    const week = scheduled({ validFrom: at('2026-07-01T00:00Z'), validUntil: at('2026-07-08T00:00Z') });
    const times = [
      '2026-06-30T23:59:59.999Z',
      '2026-07-01T00:00Z',
      '2026-07-07T23:59:59.999Z',
      '2026-07-08T00:00Z',
    ];
    assert.deepEqual(
      times.map((time) => runs(week, time)),
      [false, true, true, false],
    );
  });

  test('runs on its weekdays by the clock of the venue', () => {
    const fridays = scheduled({ weekdays: ['Friday'] });
    const times = ['2026-07-02T20:59Z', '2026-07-02T21:00Z', '2026-07-03T20:59Z', '2026-07-03T21:00Z'];
    assert.deepEqual(
      times.map((time) => runs(fridays, time, 'Europe/Istanbul')),
      [false, true, true, false],
    );
  });

  test('never runs with an empty list of weekdays', () => {
    assert.equal(runs(scheduled({ weekdays: [] }), '2026-07-01T12:00Z'), false);
  });

  test('runs in its daily window, the end excluded', () => {
    const times = [
      '2026-07-01T16:59:59.999Z',
      '2026-07-01T17:00Z',
      '2026-07-01T18:59:59.999Z',
      '2026-07-01T19:00Z',
    ];
    assert.deepEqual(
      times.map((time) => runs(happyHour, time)),
      [false, true, true, false],
    );
  });

  test('counts a window past midnight to the day on which it starts', () => {
    const times = [
      '2026-07-03T01:00Z',
      '2026-07-03T22:00Z',
      '2026-07-04T01:59Z',
      '2026-07-04T02:00Z',
      '2026-07-04T23:00Z',
    ];
    assert.deepEqual(
      times.map((time) => runs(lateOnFridays, time)),
      [false, true, true, false, false],
    );
  });

  test('counts a window that starts and ends at the same time as the whole day', () => {
    const fridays = scheduled({ weekdays: ['Friday'], dailyFrom: '08:00', dailyUntil: '08:00' });
    const times = ['2026-07-02T23:59Z', '2026-07-03T00:00Z', '2026-07-03T23:59Z', '2026-07-04T00:00Z'];
    assert.deepEqual(
      times.map((time) => runs(fridays, time)),
      [false, true, true, false],
    );
  });

  test('runs only if all its conditions are met', () => {
    const campaign = { ...lateOnFridays, validUntil: at('2026-07-04T00:30Z') };
    assert.deepEqual(
      ['2026-07-04T00:29Z', '2026-07-04T00:30Z'].map((time) => runs(campaign, time)),
      [true, false],
    );
  });

  test('runs only for its order types, and for all if no order type is given', () => {
    const atTable = scheduled({ orderTypes: ['DineIn', 'Takeaway'] });
    const now = at('2026-07-01T12:00Z');
    const types = ['DineIn', 'Takeaway', 'Delivery', null] as const;
    assert.deepEqual(
      types.map((type) => isRunningAt(atTable, 'UTC', now, type)),
      [true, true, false, true],
    );
    assert.equal(isRunningAt(ALWAYS, 'UTC', now, 'Delivery'), true);
  });

  test('starts immediately when the clock jumps over its start, and runs through an hour that comes twice', () => {
    const nightly = scheduled({ dailyFrom: '02:30', dailyUntil: '03:30' });
    const spring = ['2026-03-29T00:59Z', '2026-03-29T01:00Z', '2026-03-29T01:29Z', '2026-03-29T01:30Z'];
    assert.deepEqual(
      spring.map((time) => runs(nightly, time, 'Europe/Berlin')),
      [false, true, true, false],
    );
    const autumn = [
      '2026-10-25T00:29Z',
      '2026-10-25T00:30Z',
      '2026-10-25T01:15Z',
      '2026-10-25T02:29Z',
      '2026-10-25T02:30Z',
    ];
    assert.deepEqual(
      autumn.map((time) => runs(nightly, time, 'Europe/Berlin')),
      [false, true, true, true, false],
    );
  });

  test('still runs when the clock is set back over midnight', () => {
    // In 2010 the clock of St John's went from Sunday 00:01 (02:31Z) back to Saturday 23:01.
    const sundays = scheduled({ weekdays: ['Sunday'] });
    const sunday = ['2010-11-07T02:29Z', '2010-11-07T02:30Z', '2010-11-07T02:31Z', '2010-11-07T03:30Z'];
    assert.deepEqual(
      sunday.map((time) => runs(sundays, time, 'America/St_Johns')),
      [false, true, true, true],
    );
    const fromFriday = scheduled({ weekdays: ['Friday'], dailyFrom: '23:50', dailyUntil: '23:45' });
    const friday = ['2010-11-07T02:30Z', '2010-11-07T03:14Z', '2010-11-07T03:15Z'];
    assert.deepEqual(
      friday.map((time) => runs(fromFriday, time, 'America/St_Johns')),
      [true, true, false],
    );
    assert.equal(end(fromFriday, '2010-11-07T02:30Z', 'America/St_Johns'), '2010-11-07T03:15');
  });
});

describe('endsAt', () => {
  test('is the end of the current window', () => {
    assert.equal(end(happyHour, '2026-07-01T17:00Z'), '2026-07-01T19:00');
    assert.equal(end(lateOnFridays, '2026-07-04T01:00Z'), '2026-07-04T02:00');
  });

  test('is the end of validity if that is before the end of the window', () => {
    const campaign = { ...happyHour, validUntil: at('2026-07-01T18:00Z') };
    assert.equal(end(campaign, '2026-07-01T17:30Z'), '2026-07-01T18:00');
    assert.equal(
      end(scheduled({ validUntil: at('2026-08-01T00:00Z') }), '2026-07-01T17:30Z'),
      '2026-08-01T00:00',
    );
  });

  test('is null for a campaign that never ends', () => {
    assert.equal(end(ALWAYS, '2026-07-01T17:30Z'), null);
    assert.equal(end(scheduled({ dailyFrom: '00:00', dailyUntil: '00:00' }), '2026-07-01T17:30Z'), null);
    assert.equal(end(scheduled({ weekdays: [...WEEKDAYS].reverse() }), '2026-07-01T17:30Z'), null);
  });

  test('is null for a campaign that does not run', () => {
    assert.equal(end(happyHour, '2026-07-01T16:59Z'), null);
    assert.equal(end(happyHour, '2026-07-01T19:00Z'), null);
    assert.equal(end(scheduled({ weekdays: [] }), '2026-07-01T19:00Z'), null);
    assert.equal(end(scheduled({ validUntil: at('2026-07-01T19:00Z') }), '2026-07-01T19:00Z'), null);
    assert.equal(end(scheduled({ validFrom: at('2026-07-01T19:01Z') }), '2026-07-01T19:00Z'), null);
  });

  test('joins consecutive days', () => {
    const weekend = scheduled({ weekdays: ['Sunday', 'Saturday'] });
    assert.equal(end(weekend, '2026-07-04T12:00Z'), '2026-07-06T00:00');
    const butMondays = scheduled({ weekdays: WEEKDAYS.filter((day) => day !== 'Monday') });
    assert.equal(end(butMondays, '2026-07-07T00:00Z'), '2026-07-13T00:00');
  });

  test('joins windows if a clock change skips the gap between them', () => {
    const allButHalfAnHour = scheduled({ dailyFrom: '02:30', dailyUntil: '02:10' });
    assert.equal(end(allButHalfAnHour, '2026-03-27T12:00Z', 'Europe/Berlin'), '2026-03-28T01:10');
    assert.equal(end(allButHalfAnHour, '2026-03-28T12:00Z', 'Europe/Berlin'), '2026-03-30T00:10');
  });
});

describe('nextScheduleChange', () => {
  test('is the next end of a running campaign or the next start of another, the earlier of both', () => {
    const breakfast = scheduled({ dailyFrom: '08:00', dailyUntil: '10:00' });
    assert.equal(change([happyHour, breakfast], '2026-07-01T07:00Z'), '2026-07-01T08:00');
    assert.equal(change([happyHour, breakfast], '2026-07-01T08:00Z'), '2026-07-01T10:00');
    assert.equal(change([happyHour, breakfast], '2026-07-01T10:00Z'), '2026-07-01T17:00');
    assert.equal(change([happyHour, breakfast], '2026-07-01T19:00Z'), '2026-07-02T08:00');
  });

  test('is null without campaigns, and if none ever starts or stops', () => {
    assert.equal(change([], '2026-07-01T07:00Z'), null);
    const over = scheduled({ validUntil: at('2026-07-01T07:00Z') });
    const never = scheduled({ weekdays: [] });
    const hollow = scheduled({ validFrom: at('2026-07-03T00:00Z'), validUntil: at('2026-07-02T00:00Z') });
    assert.equal(change([ALWAYS, over, never, hollow], '2026-07-01T07:00Z'), null);
  });

  test('is null when the campaign is over before its next window', () => {
    assert.equal(
      change([{ ...lateOnFridays, validUntil: at('2026-07-03T22:00Z') }], '2026-07-01T07:00Z'),
      null,
    );
    assert.equal(
      change([{ ...lateOnFridays, validUntil: at('2026-07-03T22:01Z') }], '2026-07-01T07:00Z'),
      '2026-07-03T22:00',
    );
  });

  test('is the first valid instant if that is within a window, else the start of the next window', () => {
    const validFrom = at('2026-12-26T00:00Z');
    assert.equal(change([scheduled({ validFrom })], '2026-07-01T07:00Z'), '2026-12-26T00:00');
    assert.equal(change([{ ...lateOnFridays, validFrom }], '2026-07-01T07:00Z'), '2026-12-26T00:00');
    assert.equal(change([{ ...happyHour, validFrom }], '2026-07-01T07:00Z'), '2026-12-26T17:00');
  });

  test('skips a week in which a clock change skips the window', () => {
    const sundayNight = scheduled({ weekdays: ['Sunday'], dailyFrom: '02:10', dailyUntil: '02:50' });
    assert.equal(change([sundayNight], '2026-03-22T12:00Z', 'Europe/Berlin'), '2026-04-05T00:10');
    const fridays = scheduled({ weekdays: ['Friday'] });
    assert.equal(change([fridays], '2011-12-24T12:00Z', 'Pacific/Apia'), '2012-01-05T10:00');
  });

  test('follows the local clock of the venue when it changes', () => {
    assert.equal(change([happyHour], '2026-03-28T20:00Z', 'Europe/Berlin'), '2026-03-29T15:00');
    assert.equal(change([happyHour], '2026-03-27T20:00Z', 'Europe/Berlin'), '2026-03-28T16:00');
  });
});

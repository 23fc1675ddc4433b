import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { anyTime, anyZoneAndDay } from '../../../test/pricing/wall-clock.ts';
import { everyDay, on, shut, special, venueWith } from '../../../test/samples/sample-hours.ts';
import { addDays, localTimeAt } from '../venue-clock.ts';
import {
  BOOKING_LIMITS,
  type BookingHours,
  bookableDays,
  bookingRefusalAt,
  eveningOf,
  lastBookableDate,
} from './calendar.ts';

const at = (text: string) => Date.parse(text);
const WEDNESDAY = at('2026-07-01T09:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The listed times of each day; `null` for a day that is not open. */
function timesFrom(venue: BookingHours, from: string | null, days: number, now = WEDNESDAY) {
  return bookableDays(venue, now, from, days).map(({ state, slots }) =>
    state === 'Open' ? slots.map(({ time }) => time).join(' ') : null,
  );
}

describe('the slots of a day', () => {
  const timesOf = (opensAt: string, closesAt: string) =>
    timesFrom(venueWith({ workingHours: [on('Thursday', opensAt, closesAt)] }), '2026-07-02', 1)[0];

  test('are half an hour apart from opening until half an hour before closing', () => {
    assert.equal(timesOf('18:00', '20:30'), '18:00 18:30 19:00 19:30 20:00');
  });

  test('are on full and half hours, for any opening and closing times', () => {
    assert.equal(timesOf('20:15', '22:45'), '20:30 21:00 21:30 22:00');
    assert.equal(timesOf('20:01', '22:29'), '20:30 21:00 21:30');
    assert.equal(timesOf('20:30', '22:30'), '20:30 21:00 21:30 22:00');
  });

  test('continue after midnight', () => {
    assert.equal(timesOf('22:30', '01:15'), '22:30 23:00 23:30 00:00 00:30');
    assert.equal(timesOf('22:30', '00:00'), '22:30 23:00 23:30');
    assert.equal(timesOf('23:45', '00:45'), '00:00');
  });

  test('are 48, from midnight on, if the venue is open all day', () => {
    for (const time of ['00:00', '10:00', '17:20']) {
      const times = timesOf(time, time)!.split(' ');
      assert.deepEqual([times.length, times[0], times.at(-1)], [48, '00:00', '23:30']);
    }
  });

  test('are none if the hours are too short, although the day is open', () => {
    for (const [opensAt, closesAt] of [
      ['18:00', '18:29'],
      ['18:10', '18:55'],
      ['23:45', '00:10'],
      ['23:50', '00:20'],
    ]) {
      assert.equal(timesOf(opensAt!, closesAt!), '');
    }
  });

  test('have their instant', () => {
    const venue = venueWith({ timeZone: 'Asia/Kathmandu', workingHours: everyDay('12:00', '13:00') });
    assert.deepEqual(bookableDays(venue, WEDNESDAY, '2026-07-02', 1), [
      {
        date: '2026-07-02',
        state: 'Open',
        slots: [
          { startsAt: at('2026-07-02T06:15:00Z'), time: '12:00' },
          { startsAt: at('2026-07-02T06:45:00Z'), time: '12:30' },
        ],
      },
    ]);
  });
});

describe('two evenings that meet', () => {
  const FRIDAY = '2026-07-03';

  test('list a slot of both only once, under the earlier one', () => {
    const workingHours = [on('Friday', '23:30', '05:00'), on('Saturday', '04:00', '06:00')];
    assert.deepEqual(timesFrom(venueWith({ workingHours }), FRIDAY, 2), [
      '23:30 00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30 04:00 04:30',
      '05:00 05:30',
    ]);
  });

  test('leave the later one no slots if the earlier one has all of them', () => {
    const workingHours = [on('Friday', '23:00', '05:00'), on('Saturday', '02:00', '04:00')];
    const [, saturday] = bookableDays(venueWith({ workingHours }), WEDNESDAY, FRIDAY, 2);
    assert.deepEqual(saturday, { date: '2026-07-04', state: 'Open', slots: [] });
  });

  test('give the later one a slot for which the earlier one is too short', () => {
    const venue = venueWith({
      workingHours: [on('Friday', '23:30', '04:15'), on('Saturday', '04:00', '05:00')],
    });
    const [, saturday] = timesFrom(venue, FRIDAY, 2);
    assert.equal(saturday, '04:00 04:30');
    assert.equal(eveningOf(venue, at('2026-07-04T04:00:00Z')), '2026-07-04');
  });
});

describe('the days of the calendar', () => {
  const statesFrom = (venue: BookingHours, from: string | null, days: number, now = WEDNESDAY) =>
    bookableDays(venue, now, from, days).map(({ date, state }) => `${date} ${state}`);

  test('are open, closed or of unknown hours', () => {
    const venue = venueWith({ workingHours: [on('Wednesday', '09:00', '22:00'), shut('Thursday')] });
    assert.deepEqual(statesFrom(venue, null, 3), [
      '2026-07-01 Open',
      '2026-07-02 Closed',
      '2026-07-03 HoursUnknown',
    ]);
  });

  test('are closed if they are marked as closed, even if they have times', () => {
    const workingHours = [{ ...on('Wednesday', '09:00', '22:00'), isClosed: true }];
    assert.deepEqual(timesFrom(venueWith({ workingHours }), null, 1), [null]);
    assert.deepEqual(statesFrom(venueWith({ workingHours }), null, 1), ['2026-07-01 Closed']);
  });

  test('follow a special day instead of its weekday', () => {
    const venue = venueWith({
      workingHours: [on('Wednesday', '18:00', '20:00'), on('Thursday', '18:00', '20:00')],
      specialDays: [special('2026-07-02', null, null), special('2026-07-03', '10:00', '11:00')],
    });
    assert.deepEqual(timesFrom(venue, null, 4), ['18:00 18:30 19:00 19:30', null, '10:00 10:30', null]);
  });

  test('begin with today in the time zone of the venue', () => {
    const lateInLondon = at('2026-07-01T22:30:00Z');
    const istanbul = venueWith({ timeZone: 'Europe/Istanbul' });
    assert.deepEqual(statesFrom(istanbul, null, 1, lateInLondon), ['2026-07-02 Open']);
    assert.equal(lastBookableDate(istanbul, lateInLondon), '2026-08-31');
  });

  test('leave out slots less than 30 minutes ahead, to the millisecond', () => {
    const venue = venueWith({ workingHours: everyDay('18:00', '19:30') });
    assert.deepEqual(timesFrom(venue, null, 1, at('2026-07-01T17:30:00Z')), ['18:00 18:30 19:00']);
    assert.deepEqual(timesFrom(venue, null, 1, at('2026-07-01T17:30:00.001Z')), ['18:30 19:00']);
    assert.deepEqual(timesFrom(venue, null, 1, at('2026-07-01T19:00:00Z')), ['']);
  });

  test('leave out days before today, except an evening that still has a slot', () => {
    const venue = venueWith({ workingHours: everyDay('22:00', '02:00') });
    const afterMidnight = at('2026-07-01T00:40:00Z');
    assert.deepEqual(statesFrom(venue, '2026-06-28', 5, afterMidnight), [
      '2026-06-30 Open',
      '2026-07-01 Open',
      '2026-07-02 Open',
    ]);
    assert.deepEqual(timesFrom(venue, '2026-06-30', 1, afterMidnight), ['01:30']);
    assert.deepEqual(statesFrom(venue, '2026-06-30', 1, afterMidnight + HOUR_MS), []);
    assert.deepEqual(statesFrom(venue, null, 1, afterMidnight), ['2026-07-01 Open']);
  });

  test('end with the last bookable date, late times included', () => {
    const venue = venueWith({ workingHours: everyDay('23:00', '01:00') });
    assert.equal(lastBookableDate(venue, WEDNESDAY), '2026-08-30');
    assert.deepEqual(timesFrom(venue, '2026-08-30', 14), ['23:00 23:30 00:00 00:30']);
    assert.deepEqual(timesFrom(venue, '2026-08-31', 14), []);
    assert.deepEqual(timesFrom(venue, '9999-12-31', 14), []);
  });
});

describe('bookingRefusalAt', () => {
  const late = venueWith({ workingHours: everyDay('18:00', '02:00') });
  const refusalAt = (text: string, venue: BookingHours = late) =>
    bookingRefusalAt(venue, at(text), WEDNESDAY);

  test('accepts a slot', () => {
    assert.equal(refusalAt('2026-07-01T18:00:00Z'), null);
    assert.equal(refusalAt('2026-07-02T01:30:00Z'), null);
  });

  test('refuses a time that is not at least 30 minutes ahead', () => {
    const venue = venueWith({ workingHours: everyDay('00:00', '00:00') });
    assert.equal(refusalAt('2026-07-01T09:00:00Z', venue), 'INVALID_RESERVATION_DATE');
    assert.equal(refusalAt('2020-07-01T18:00:00Z', venue), 'INVALID_RESERVATION_DATE');
    assert.equal(refusalAt('2026-07-01T09:00:00.001Z', venue), 'RESERVATION_TOO_SOON');
    assert.equal(refusalAt('2026-07-01T09:29:59.999Z', venue), 'RESERVATION_TOO_SOON');
    assert.equal(refusalAt('2026-07-01T09:30:00Z', venue), null);
  });

  test('counts the days ahead by evenings', () => {
    assert.equal(refusalAt('2026-08-30T18:00:00Z'), null);
    assert.equal(refusalAt('2026-08-31T01:30:00Z'), null);
    assert.equal(refusalAt('2026-08-31T01:45:00Z'), 'RESERVATION_TIME_UNAVAILABLE');
    assert.equal(refusalAt('2026-08-31T02:00:00Z'), 'RESERVATION_TOO_FAR');
    assert.equal(refusalAt('2026-08-31T18:00:00Z'), 'RESERVATION_TOO_FAR');
  });

  test('refuses a morning that is not in the last bookable evening', () => {
    const early = venueWith({ workingHours: everyDay('02:00', '05:00') });
    assert.equal(refusalAt('2026-08-30T02:00:00Z', early), null);
    assert.equal(refusalAt('2026-08-31T02:00:00Z', early), 'RESERVATION_TOO_FAR');
  });

  test('refuses every later instant, until the end of the year 9999', () => {
    for (const text of ['2026-09-06T09:00:00Z', '2026-09-06T18:00:00Z', '9999-12-31T23:59:59.999Z']) {
      assert.equal(refusalAt(text), 'RESERVATION_TOO_FAR', text);
      assert.equal(refusalAt(text, { ...late, timeZone: 'Pacific/Kiritimati' }), 'RESERVATION_TOO_FAR', text);
    }
  });

  test('refuses an instant that is not a slot of the calendar', () => {
    const unavailable = [
      '2026-07-01T17:30:00Z',
      '2026-07-02T02:00:00Z',
      '2026-07-01T18:15:00Z',
      '2026-07-01T18:00:01Z',
      '2026-07-01T18:00:00.001Z',
    ];
    for (const text of unavailable) assert.equal(refusalAt(text), 'RESERVATION_TIME_UNAVAILABLE', text);
    const rarely = venueWith({ workingHours: [shut('Thursday')] });
    for (const text of ['2026-07-02T18:00:00Z', '2026-07-03T18:00:00Z'])
      assert.equal(refusalAt(text, rarely), 'RESERVATION_TIME_UNAVAILABLE', text);
  });
});

describe('eveningOf', () => {
  const bar = venueWith({ workingHours: [on('Friday', '20:00', '03:00'), on('Saturday', '02:45', '12:00')] });

  test('is the date whose hours contain an instant, also after midnight', () => {
    assert.equal(eveningOf(bar, at('2026-07-03T20:00:00Z')), '2026-07-03');
    assert.equal(eveningOf(bar, at('2026-07-04T02:59:59.999Z')), '2026-07-03');
    assert.equal(eveningOf(bar, at('2026-07-04T03:00:00Z')), '2026-07-04');
  });

  test('is the local date if no hours contain the instant', () => {
    assert.equal(eveningOf(bar, at('2026-07-03T19:59:59.999Z')), '2026-07-03');
    assert.equal(eveningOf(bar, at('2026-07-05T00:00:00Z')), '2026-07-05');
    assert.equal(
      eveningOf({ ...bar, timeZone: 'Europe/Istanbul' }, at('2026-07-05T21:00:00Z')),
      '2026-07-06',
    );
  });
});

test('listed slots can be booked, and no others', () => {
  const anyDay = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(anyTime, anyTime) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const anyWeek = fc.tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay);
  const anyMinutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(anyZoneAndDay, anyWeek, anyMinutes, ({ timeZone, day }, week, minutes) => {
      // 30 days before, so that clock changes near many of these days are bookable.
      const now = (day - 30) * DAY_MS + minutes * 60_000;
      const workingHours = everyDay('00:00', '00:00').flatMap((open, index) => {
        const [opensAt, closesAt] = week[index] ?? [null, null];
        return opensAt === null ? [] : [{ ...open, opensAt, closesAt }];
      });
      const venue = venueWith({ timeZone, workingHours });
      const today = localTimeAt(timeZone, now).date;
      const listed: number[] = [];
      for (let from = -14; from < 70; from += BOOKING_LIMITS.mostDays) {
        for (const { slots } of bookableDays(venue, now, addDays(today, from), BOOKING_LIMITS.mostDays)) {
          listed.push(...slots.map(({ startsAt }) => startsAt));
        }
      }
      const bookable: number[] = [];
      const quarter = now - (now % (HOUR_MS / 4)) - DAY_MS;
      for (let startsAt = quarter; startsAt < now + 64 * DAY_MS; startsAt += HOUR_MS / 4) {
        if (bookingRefusalAt(venue, startsAt, now) === null) bookable.push(startsAt);
      }
      assert.deepEqual(listed, bookable, JSON.stringify({ now, venue }));
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

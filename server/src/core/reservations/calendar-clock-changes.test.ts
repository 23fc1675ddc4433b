import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everyDay, on, special, venueWith } from '../../../test/samples/sample-hours.ts';
import { type BookingHours, bookableDays, bookingRefusalAt, eveningOf } from './calendar.ts';

/** The booking calendar on days with clock changes. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const at = (text: string) => Date.parse(text);

/** The slots of a date as the calendar lists them two days before: local time and UTC. */
function slotsOf(venue: BookingHours, date: string): string[] {
  const [day] = bookableDays(venue, at(date) - 2 * DAY_MS, date, 1);
  return day!.slots.map(({ startsAt, time }) => `${time} ${new Date(startsAt).toISOString().slice(11, 16)}Z`);
}

function stateOf(venue: BookingHours, date: string): string {
  return bookableDays(venue, at(date) - 2 * DAY_MS, date, 1)[0]!.state;
}

const open = (timeZone: string, opensAt: string, closesAt: string) =>
  venueWith({ timeZone, workingHours: everyDay(opensAt, closesAt) });

describe('Istanbul', () => {
  const night = open('Europe/Istanbul', '02:30', '05:00');

  test('has no slot in the hour that was skipped on 31 March 2014, a day late', () => {
    const usual = ['02:30 00:30Z', '03:00 01:00Z', '03:30 01:30Z', '04:00 02:00Z', '04:30 02:30Z'];
    assert.deepEqual(slotsOf(night, '2014-03-30'), usual);
    assert.deepEqual(slotsOf(night, '2014-03-31'), ['02:30 00:30Z', '04:00 01:00Z', '04:30 01:30Z']);
  });

  test('has one slot for each time that came twice on 8 November 2015, two weeks late', () => {
    const usual = ['02:30 23:30Z', '03:00 00:00Z', '03:30 00:30Z', '04:00 01:00Z', '04:30 01:30Z'];
    assert.deepEqual(slotsOf(night, '2015-10-25'), usual);
    assert.deepEqual(slotsOf(night, '2015-11-08'), [
      '02:30 23:30Z',
      '03:00 00:00Z',
      '03:30 00:30Z',
      '04:00 02:00Z',
      '04:30 02:30Z',
    ]);
  });

  test('stays three hours ahead from September 2016 on', () => {
    for (const date of ['2016-09-08', '2016-10-30', '2016-12-31', '2026-03-29', '2026-10-25']) {
      assert.equal(slotsOf(night, date)[0], '02:30 23:30Z', date);
      assert.equal(slotsOf(night, date).length, 5);
    }
  });
});

describe('Berlin', () => {
  const bar = open('Europe/Berlin', '23:30', '04:30');

  test('has no slot in the hour that is skipped in spring', () => {
    assert.deepEqual(slotsOf(bar, '2026-03-28'), [
      '23:30 22:30Z',
      '00:00 23:00Z',
      '00:30 23:30Z',
      '01:00 00:00Z',
      '01:30 00:30Z',
      '03:00 01:00Z',
      '03:30 01:30Z',
      '04:00 02:00Z',
    ]);
  });

  test('is closed on a day if a clock change skips all its hours', () => {
    const venue = venueWith({
      timeZone: 'Europe/Berlin',
      specialDays: [special('2026-03-29', '02:00', '03:00')],
    });
    assert.equal(stateOf(venue, '2026-03-29'), 'Closed');
    assert.equal(stateOf(venue, '2026-03-30'), 'Open');
  });

  test('has one slot for each time that is repeated in autumn, at its first instant', () => {
    const slots = slotsOf(bar, '2026-10-24');
    assert.deepEqual(slots.slice(4), [
      '01:30 23:30Z',
      '02:00 00:00Z',
      '02:30 00:30Z',
      '03:00 02:00Z',
      '03:30 02:30Z',
      '04:00 03:00Z',
    ]);
    const now = at('2026-10-24T20:00:00Z');
    assert.equal(bookingRefusalAt(bar, at('2026-10-25T00:30:00Z'), now), null);
    assert.equal(bookingRefusalAt(bar, at('2026-10-25T01:30:00Z'), now), 'RESERVATION_TIME_UNAVAILABLE');
    assert.equal(eveningOf(bar, at('2026-10-25T01:30:00Z')), '2026-10-24');
  });
});

describe('São Paulo', () => {
  const SAO_PAULO = 'America/Sao_Paulo';

  test('has no slot at the midnight that was skipped on 15 October 2017', () => {
    assert.deepEqual(slotsOf(open(SAO_PAULO, '23:00', '02:00'), '2017-10-14'), [
      '23:00 02:00Z',
      '23:30 02:30Z',
      '01:00 03:00Z',
      '01:30 03:30Z',
    ]);
    assert.equal(slotsOf(open(SAO_PAULO, '00:00', '00:00'), '2017-10-15')[0], '01:00 03:00Z');
    assert.equal(slotsOf(open(SAO_PAULO, '00:00', '00:00'), '2017-10-15').length, 46);
  });

  test('has one slot for each time of the hour before midnight that came twice on 17 February 2018', () => {
    assert.deepEqual(slotsOf(open(SAO_PAULO, '22:30', '01:00'), '2018-02-17'), [
      '22:30 00:30Z',
      '23:00 01:00Z',
      '23:30 01:30Z',
      '00:00 03:00Z',
      '00:30 03:30Z',
    ]);
    assert.equal(slotsOf(open(SAO_PAULO, '00:00', '00:00'), '2018-02-17').length, 48);
  });
});

describe('Lord Howe', () => {
  const kitchen = open('Australia/Lord_Howe', '01:00', '03:30');

  test('has no slot in the half hour that is skipped in spring', () => {
    assert.deepEqual(slotsOf(kitchen, '2026-10-04'), [
      '01:00 14:30Z',
      '01:30 15:00Z',
      '02:30 15:30Z',
      '03:00 16:00Z',
    ]);
  });

  test('has one slot for the time that comes twice in autumn', () => {
    assert.deepEqual(slotsOf(kitchen, '2026-04-05'), [
      '01:00 14:00Z',
      '01:30 14:30Z',
      '02:00 15:30Z',
      '02:30 16:00Z',
      '03:00 16:30Z',
    ]);
  });
});

describe('Apia, which had no 30 December 2011', () => {
  const APIA = 'Pacific/Apia';
  const daysOf = (venue: BookingHours) =>
    bookableDays(venue, at('2011-12-28T12:00:00Z'), '2011-12-29', 3).map(
      ({ date, state, slots }) => `${date} ${state} ${slots.map(({ time }) => time).join(' ')}`,
    );

  test('is closed on that day, also round the clock', () => {
    assert.deepEqual(daysOf(open(APIA, '19:00', '20:00')), [
      '2011-12-29 Open 19:00 19:30',
      '2011-12-30 Closed ',
      '2011-12-31 Open 19:00 19:30',
    ]);
    assert.match(daysOf(open(APIA, '00:00', '00:00'))[1]!, /Closed $/);
  });

  test('has no evening slots on it, but the slots after midnight of its evening', () => {
    assert.deepEqual(daysOf(open(APIA, '23:30', '01:00')), [
      '2011-12-29 Open 23:30',
      '2011-12-30 Open 00:00 00:30',
      '2011-12-31 Open 23:30 00:00 00:30',
    ]);
  });

  test('has unknown hours on it if none are entered for Fridays', () => {
    const venue = venueWith({ timeZone: APIA, workingHours: [on('Thursday', '19:00', '20:00')] });
    assert.equal(stateOf(venue, '2011-12-30'), 'HoursUnknown');
  });

  test('counts it as one of the days ahead', () => {
    const venue = open(APIA, '19:00', '20:00');
    const now = at('2011-12-30T09:00:00Z');
    const days = bookableDays(venue, now, null, 3).map(({ date }) => date);
    assert.deepEqual(days, ['2011-12-29', '2011-12-30', '2011-12-31']);
    assert.equal(bookingRefusalAt(venue, now + 30 * MINUTE_MS, now), 'RESERVATION_TIME_UNAVAILABLE');
  });
});

describe('St. John’s, where the clock went back to the previous day a minute after midnight', () => {
  const ST_JOHNS = 'America/St_Johns';
  const FIRST_MIDNIGHT = at('2010-11-07T02:30:00Z');

  test('lists the first midnight, under the date that it began', () => {
    const venue = open(ST_JOHNS, '00:00', '00:00');
    assert.equal(slotsOf(venue, '2010-11-06').at(-1), '23:30 02:00Z');
    assert.deepEqual(slotsOf(venue, '2010-11-07').slice(0, 2), ['00:00 02:30Z', '00:30 04:00Z']);
    assert.equal(eveningOf(venue, FIRST_MIDNIGHT), '2010-11-07');
    assert.equal(eveningOf(venue, FIRST_MIDNIGHT + 30 * MINUTE_MS), '2010-11-06');
  });

  test('finds an evening of the next date, and one of two dates earlier', () => {
    const early = venueWith({
      timeZone: ST_JOHNS,
      workingHours: [],
      specialDays: [special('2010-11-07', '00:00', '05:00')],
    });
    assert.equal(eveningOf(early, FIRST_MIDNIGHT + 30 * MINUTE_MS), '2010-11-07');
    const long = venueWith({
      timeZone: ST_JOHNS,
      workingHours: [],
      specialDays: [special('2010-11-05', '23:50', '23:45')],
    });
    assert.equal(eveningOf(long, FIRST_MIDNIGHT), '2010-11-05');
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  everyDay,
  on,
  shut,
  special,
  type VenueHours,
  venueWith,
} from '../../../../test/samples/sample-hours.ts';
import { WEEKDAYS } from '../../weekday.ts';
import type { DayHours } from '../venue.ts';
import { hoursOn, isOpenAt, openSpanOn } from './opening-hours.ts';

// 2026-07-01 is a Wednesday.
const at = (text: string) => Date.parse(text);

/** Asserts that a venue is open, or closed, at each of the given instants. */
function assertOpen(venue: VenueHours, times: { open: string[]; closed: string[] }): void {
  for (const time of times.open) assert.equal(isOpenAt(venue, at(time)), true, `open at ${time}`);
  for (const time of times.closed) assert.equal(isOpenAt(venue, at(time)), false, `closed at ${time}`);
}

describe('hoursOn', () => {
  const venue = venueWith({
    workingHours: [on('Monday', '10:00', '20:00'), shut('Tuesday')],
    specialDays: [special('2026-07-06', null, null), special('2026-07-08', '12:00', '15:00')],
  });

  test('returns the hours of the weekday', () => {
    assert.deepEqual(hoursOn(venue, '2026-07-13'), on('Monday', '10:00', '20:00'));
    assert.deepEqual(hoursOn(venue, '2026-07-14'), shut('Tuesday'));
  });

  test('prefers the hours of a special day', () => {
    assert.equal(hoursOn(venue, '2026-07-06')?.isClosed, true);
  });

  test('returns the hours of a special day whose weekday was not entered', () => {
    assert.equal(hoursOn(venue, '2026-07-08')?.opensAt, '12:00');
  });

  test('returns null for a day that was not entered', () => {
    assert.equal(hoursOn(venue, '2026-07-15'), null);
  });
});

describe('openSpanOn', () => {
  test('runs from opening to closing', () => {
    const span = openSpanOn(venueWith({ timeZone: 'Europe/Istanbul' }), '2026-07-01');
    assert.deepEqual(span, { startsAt: at('2026-07-01T06:00Z'), endsAt: at('2026-07-01T19:00Z') });
  });

  test('is null on a closed day, on a day that was not entered, and on a day without times', () => {
    const venue = venueWith({ workingHours: [shut('Monday'), { ...shut('Tuesday'), isClosed: false }] });
    for (const date of ['2026-07-06', '2026-07-07', '2026-07-08'])
      assert.equal(openSpanOn(venue, date), null);
  });

  test('is null on a day that is marked as closed, even if it has times', () => {
    const venue = venueWith({ workingHours: [{ ...on('Monday', '09:00', '22:00'), isClosed: true }] });
    assert.equal(openSpanOn(venue, '2026-07-06'), null);
  });
});

describe('isOpenAt', () => {
  test('is true from exactly the opening to just before the closing', () => {
    assertOpen(venueWith(), {
      open: ['2026-07-01T09:00:00.000Z', '2026-07-01T21:59:59.999Z'],
      closed: ['2026-07-01T08:59:59.999Z', '2026-07-01T22:00:00.000Z'],
    });
  });

  test('uses the clock of the venue', () => {
    assertOpen(venueWith({ timeZone: 'Europe/Istanbul' }), {
      open: ['2026-07-01T06:00:00.000Z', '2026-07-01T18:59:59.999Z'],
      closed: ['2026-07-01T05:59:59.999Z', '2026-07-01T19:00:00.000Z'],
    });
  });

  test('is always true if hours are not enforced', () => {
    const venue = venueWith({ enforcesHours: false, workingHours: WEEKDAYS.map(shut) });
    assert.equal(isOpenAt(venue, at('2026-07-01T04:00Z')), true);
  });

  test('is true on a day that was not entered, and only on that day', () => {
    const venue = venueWith({
      workingHours: [on('Tuesday', '09:00', '22:00'), on('Thursday', '09:00', '22:00')],
    });
    assertOpen(venue, {
      open: ['2026-07-01T00:00:00.000Z', '2026-07-01T23:59:59.999Z'],
      closed: ['2026-06-30T23:59:59.999Z', '2026-07-02T00:00:00.000Z'],
    });
  });

  test('is always true if no hours were entered', () => {
    assert.equal(isOpenAt(venueWith({ workingHours: [] }), at('2026-07-01T04:00Z')), true);
  });

  test('is false all day on a closed weekday and on a closed special day', () => {
    const venue = venueWith({
      workingHours: [...everyDay('09:00', '22:00').slice(0, 6), shut('Sunday')],
      specialDays: [special('2026-07-01', null, null)],
    });
    assertOpen(venue, {
      open: ['2026-06-30T12:00Z', '2026-07-02T12:00Z'],
      closed: ['2026-07-01T12:00Z', '2026-07-05T12:00Z'],
    });
  });

  test('uses the hours of a special day and not those of its weekday', () => {
    assertOpen(venueWith({ specialDays: [special('2026-07-01', '20:00', '23:30')] }), {
      open: ['2026-07-01T20:00Z', '2026-07-01T23:29Z'],
      closed: ['2026-07-01T12:00Z', '2026-07-01T19:59Z', '2026-07-01T23:30Z'],
    });
  });
});

describe('isOpenAt, past midnight', () => {
  const evenings = venueWith({ workingHours: everyDay('18:00', '02:00') });

  test('uses the hours of yesterday until they end', () => {
    assertOpen(evenings, {
      open: ['2026-07-01T01:59:59.999Z', '2026-07-01T18:00Z', '2026-07-02T00:00Z'],
      closed: ['2026-07-01T02:00Z', '2026-07-01T17:59Z'],
    });
  });

  test('ends at midnight when that is the closing time', () => {
    assertOpen(venueWith({ workingHours: everyDay('18:00', '00:00') }), {
      open: ['2026-07-01T23:59:59.999Z'],
      closed: ['2026-07-02T00:00Z'],
    });
  });

  test('lasts to the end of an evening, even if the next day is closed', () => {
    assertOpen(
      { ...evenings, specialDays: [special('2026-07-02', null, null)] },
      {
        open: ['2026-07-02T01:59Z'],
        closed: ['2026-07-02T02:00Z', '2026-07-02T19:00Z', '2026-07-03T01:00Z'],
      },
    );
  });

  test('lasts to the end of an evening, even if the next day opens later', () => {
    assertOpen(
      { ...evenings, specialDays: [special('2026-07-02', '20:00', '22:00')] },
      {
        open: ['2026-07-02T01:59Z', '2026-07-02T20:00Z'],
        closed: ['2026-07-02T02:00Z', '2026-07-02T18:30Z', '2026-07-02T22:00Z'],
      },
    );
  });

  test('is true on a day without entered hours, also after the evening before has ended', () => {
    const venue = venueWith({ workingHours: [on('Tuesday', '18:00', '02:00')] });
    assertOpen(venue, { open: ['2026-07-01T01:00Z', '2026-07-01T03:00Z'], closed: ['2026-06-30T17:00Z'] });
  });

  test('is true for 24 hours, only on that date, if opening and closing time are equal', () => {
    const venue = venueWith({ specialDays: [special('2026-07-01', '10:00', '10:00')] });
    assertOpen(venue, {
      open: ['2026-07-01T00:00Z', '2026-07-01T09:59Z', '2026-07-01T23:59:59.999Z'],
      closed: ['2026-06-30T23:59:59.999Z', '2026-07-02T00:00Z'],
    });
    const always = venueWith({ workingHours: everyDay('00:00', '00:00') });
    assertOpen(always, {
      open: ['2026-07-01T00:00Z', '2026-07-01T23:59:59.999Z', '2026-07-02T00:00Z'],
      closed: [],
    });
  });
});

describe('isOpenAt, on the night in 2010 when the clock of St John’s went from 00:01 back to 23:01', () => {
  const closed = WEEKDAYS.map(shut);
  const onlyOn = (hours: DayHours) =>
    venueWith({
      timeZone: 'America/St_Johns',
      workingHours: closed.map((day) => (day.day === hours.day ? hours : day)),
    });

  test('stays true for hours from midnight on Sunday, although the clock shows Saturday again', () => {
    assertOpen(onlyOn(on('Sunday', '00:00', '05:00')), {
      open: [
        '2010-11-07T02:30Z',
        '2010-11-07T02:31Z',
        '2010-11-07T03:29Z',
        '2010-11-07T03:30Z',
        '2010-11-07T08:29Z',
      ],
      closed: ['2010-11-07T02:29Z', '2010-11-07T08:30Z'],
    });
  });

  test('stays true during the minute of Sunday, for hours that end after the clock shows Saturday again', () => {
    assertOpen(onlyOn(on('Friday', '23:50', '23:45')), {
      open: ['2010-11-07T02:29Z', '2010-11-07T02:30Z', '2010-11-07T03:14Z'],
      closed: ['2010-11-07T03:15Z'],
    });
  });
});

describe('isOpenAt, with grace', () => {
  test('opens earlier and closes later by the minutes of grace', () => {
    assertOpen(venueWith({ graceBeforeMinutes: 15, graceAfterMinutes: 30 }), {
      open: ['2026-07-01T08:45:00.000Z', '2026-07-01T22:29:59.999Z'],
      closed: ['2026-07-01T08:44:59.999Z', '2026-07-01T22:30:00.000Z'],
    });
  });

  test('begins before midnight if the venue opens early, even on a closed day', () => {
    const venue = venueWith({
      graceBeforeMinutes: 60,
      specialDays: [special('2026-07-01', null, null), special('2026-07-02', '00:30', '05:00')],
    });
    assertOpen(venue, { open: ['2026-07-01T23:30Z'], closed: ['2026-07-01T23:29Z', '2026-07-01T12:00Z'] });
  });

  test('ends after midnight if the venue closes late, even on a closed day', () => {
    const venue = venueWith({
      workingHours: everyDay('18:00', '23:45'),
      graceAfterMinutes: 60,
      specialDays: [special('2026-07-02', null, null)],
    });
    assertOpen(venue, { open: ['2026-07-02T00:44Z'], closed: ['2026-07-02T00:45Z'] });
  });

  test('joins an evening to the next morning if their times of grace meet', () => {
    const venue = venueWith({
      workingHours: everyDay('06:00', '04:00'),
      graceBeforeMinutes: 60,
      graceAfterMinutes: 60,
    });
    assertOpen(venue, { open: ['2026-07-01T04:59:59.999Z', '2026-07-01T05:00Z'], closed: [] });
  });

  test('may be longer than a day', () => {
    const venue = venueWith({
      workingHours: [
        on('Wednesday', '12:00', '13:00'),
        ...WEEKDAYS.filter((day) => day !== 'Wednesday').map(shut),
      ],
      graceBeforeMinutes: 4800,
      graceAfterMinutes: 4800,
    });
    assertOpen(venue, {
      open: ['2026-06-28T04:00Z', '2026-07-04T20:59Z'],
      closed: ['2026-06-28T03:59Z', '2026-07-04T21:00Z'],
    });
  });

  test('adds nothing to a closed day', () => {
    const venue = venueWith({
      workingHours: WEEKDAYS.map(shut),
      graceBeforeMinutes: 600,
      graceAfterMinutes: 600,
    });
    assertOpen(venue, { open: [], closed: ['2026-07-01T00:00Z', '2026-07-01T12:00Z'] });
  });
});

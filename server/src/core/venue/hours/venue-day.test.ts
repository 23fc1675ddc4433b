import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyDay, on, shut, special } from '../../../../test/samples/sample-hours.ts';
import { addDays } from '../../venue-clock.ts';
import { changeDayBegin, type DayRules, dayStartsAt, venueDayOf } from './venue-day.ts';

const venueIn = (timeZone: string, change: Partial<DayRules> = {}): DayRules => ({
  timeZone,
  workingHours: [],
  specialDays: [],
  graceAfterMinutes: 0,
  ...change,
});
const dayAt = (venue: DayRules, instant: string) => venueDayOf(venue, Date.parse(instant));

test('without hours a day begins at midnight on the clock of the venue', () => {
  const venue = venueIn('Europe/Istanbul');
  assert.equal(dayAt(venue, '2026-03-02T20:59:59.999Z'), '2026-03-02');
  assert.equal(dayAt(venue, '2026-03-02T21:00:00.000Z'), '2026-03-03');
});

test('an evening past midnight belongs to its day until its hours end', () => {
  const venue = venueIn('UTC', { workingHours: everyDay('11:00', '02:00') });
  assert.equal(dayAt(venue, '2026-03-03T01:59:59.999Z'), '2026-03-02');
  assert.equal(dayAt(venue, '2026-03-03T02:00:00.000Z'), '2026-03-03');
});

test('orders within the grace after closing belong to the day that closes', () => {
  const midnight = venueIn('UTC', { workingHours: everyDay('11:00', '00:00'), graceAfterMinutes: 30 });
  assert.equal(dayAt(midnight, '2026-03-03T00:29:00.000Z'), '2026-03-02');
  assert.equal(dayAt(midnight, '2026-03-03T00:30:00.000Z'), '2026-03-03');
  const early = venueIn('UTC', { workingHours: everyDay('11:00', '22:00'), graceAfterMinutes: 30 });
  assert.equal(dayAt(early, '2026-03-03T00:00:00.000Z'), '2026-03-03');
});

test('a venue that is open for 24 hours changes its day at midnight, whatever its grace', () => {
  const venue = venueIn('UTC', { workingHours: everyDay('00:00', '00:00'), graceAfterMinutes: 120 });
  assert.equal(dayAt(venue, '2026-03-03T00:00:00.000Z'), '2026-03-03');
});

test('the end of an evening counts also for a closed day or a special day after it', () => {
  const venue = venueIn('UTC', {
    workingHours: [on('Sunday', '11:00', '02:00'), shut('Monday'), on('Tuesday', '11:00', '02:00')],
    specialDays: [special('2026-03-03', null, null)],
  });
  assert.equal(dayAt(venue, '2026-03-02T01:00:00.000Z'), '2026-03-01');
  assert.equal(dayAt(venue, '2026-03-03T01:00:00.000Z'), '2026-03-03');
  assert.equal(dayAt(venue, '2026-03-04T01:00:00.000Z'), '2026-03-04');
  assert.equal(dayAt(venue, '2026-03-11T01:00:00.000Z'), '2026-03-10');
});

test('in every time zone each instant of a year belongs to exactly one day', () => {
  for (const timeZone of ['Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'America/New_York']) {
    for (const [opensAt, closesAt] of [
      ['10:00', '02:30'],
      ['06:00', '05:00'],
      ['18:00', '17:59'],
    ] as const) {
      const venue = venueIn(timeZone, { workingHours: everyDay(opensAt, closesAt), graceAfterMinutes: 45 });
      let startsAt = dayStartsAt(venue, '2025-12-31');
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
        const next = dayStartsAt(venue, date);
        assert.ok(next > startsAt, `${timeZone} ${date}`);
        assert.equal(venueDayOf(venue, next), date);
        assert.equal(venueDayOf(venue, next - 1), addDays(date, -1));
        startsAt = next;
      }
    }
  }
});

test('a venue may set the time at which its days begin, whatever its hours', () => {
  const venue = venueIn('UTC', { workingHours: everyDay('11:00', '02:00'), dayBeginsAt: '05:00' });
  assert.equal(dayAt(venue, '2026-03-03T04:59:59.999Z'), '2026-03-02');
  assert.equal(dayAt(venue, '2026-03-03T05:00:00.000Z'), '2026-03-03');
});

test('a new time applies from the next day on: days that have begun do not change', () => {
  const venue = venueIn('UTC');
  const at = Date.parse('2026-03-03T10:00:00.000Z');
  const changed = { ...venue, ...changeDayBegin(venue, '05:00', at) };
  assert.equal(dayAt(changed, '2026-03-03T01:00:00.000Z'), '2026-03-03');
  assert.equal(dayAt(changed, '2026-03-04T04:00:00.000Z'), '2026-03-03');
  assert.equal(dayAt(changed, '2026-03-04T05:00:00.000Z'), '2026-03-04');
  const back = { ...changed, ...changeDayBegin(changed, null, Date.parse('2026-03-06T12:00:00.000Z')) };
  assert.equal(dayAt(back, '2026-03-06T04:00:00.000Z'), '2026-03-05');
  assert.equal(dayAt(back, '2026-03-07T00:00:00.000Z'), '2026-03-07');
  const dates = Array.from({ length: 24 * 8 }, (_, hour) => venueDayOf(back, at + hour * 3_600_000));
  assert.deepEqual(dates, dates.toSorted());
});

test('a new time that is set at night does not change the present day', () => {
  const at = Date.parse('2026-03-04T01:00:00.000Z');
  const evenings = venueIn('UTC', { workingHours: everyDay('11:00', '02:00') });
  for (const [venue, dayBeginsAt] of [
    [venueIn('UTC', { dayBeginsAt: '05:00' }), '00:00'],
    [venueIn('UTC', { dayBeginsAt: '05:00' }), null],
    [evenings, '00:30'],
    [{ ...venueIn('UTC'), ...changeDayBegin(venueIn('UTC'), '05:00', at - 10 * 3_600_000) }, '00:00'],
  ] as const) {
    const changed = { ...venue, ...changeDayBegin(venue, dayBeginsAt, at) };
    assert.equal(dayStartsAt(changed, '2026-03-04'), dayStartsAt(venue, '2026-03-04'));
    assert.equal(venueDayOf(changed, at), '2026-03-03');
    const next = { ...venueIn('UTC', { dayBeginsAt }), workingHours: venue.workingHours };
    assert.equal(dayStartsAt(changed, '2026-03-05'), dayStartsAt(next, '2026-03-05'));
  }
});

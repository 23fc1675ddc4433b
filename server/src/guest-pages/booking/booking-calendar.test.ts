import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyDay, on, shut, special } from '../../../test/samples/sample-hours.ts';
import { calendarToShow } from './booking-calendar.ts';

const NOON = Date.parse('2026-03-03T09:00:00Z');
const at = (hours: Partial<Parameters<typeof calendarToShow>[0]>) => ({
  timeZone: 'Europe/Istanbul',
  workingHours: everyDay('12:00', '14:00'),
  specialDays: [],
  ...hours,
});
const timesOf = (calendar: ReturnType<typeof calendarToShow>) =>
  calendar.chosen?.slots.map(({ time }) => time);
const datesOf = (calendar: ReturnType<typeof calendarToShow>) => calendar.days.map(({ date }) => date);

test('fourteen days are shown, with the times of the first that has one', () => {
  const calendar = calendarToShow(at({}), NOON, null);
  assert.deepEqual(
    [datesOf(calendar).length, calendar.days[0]!.date, calendar.chosen!.date],
    [14, '2026-03-03', '2026-03-03'],
  );
  assert.deepEqual(timesOf(calendar), ['12:30', '13:00', '13:30']);
  assert.deepEqual([calendar.earlier, calendar.later], [null, '2026-03-17']);
  const late = calendarToShow(at({}), NOON + 4 * 3_600_000, null);
  assert.deepEqual([late.chosen!.date, late.days[0]!.slots], ['2026-03-04', []]);
});

test('a requested date is shown among its fourteen days, up to the last date that can be booked', () => {
  const calendar = calendarToShow(at({}), NOON, '2026-05-02');
  assert.equal(calendar.chosen!.date, '2026-05-02');
  assert.deepEqual(datesOf(calendar), ['2026-04-28', '2026-04-29', '2026-04-30', '2026-05-01', '2026-05-02']);
  assert.deepEqual([calendar.earlier, calendar.later], ['2026-04-14', null]);
  const next = calendarToShow(at({}), NOON, '2026-03-17');
  assert.deepEqual([datesOf(next)[0], next.earlier, next.later], ['2026-03-17', '2026-03-03', '2026-03-31']);
});

test('a date that cannot be read or booked counts as none', () => {
  for (const requested of [
    '2026-03-01',
    '2026-05-03',
    '2026-02-30',
    '0000-00-00',
    '99999-01-01',
    'x',
    '',
    '2026-3-4',
    '2026-03-04x',
  ]) {
    assert.equal(calendarToShow(at({}), NOON, requested).chosen!.date, '2026-03-03', requested);
  }
});

test('a requested date without a time leads to the next one with a time', () => {
  const closed = at({ specialDays: [special('2026-03-05', null, null), special('2026-03-16', null, null)] });
  assert.equal(calendarToShow(closed, NOON, '2026-03-05').chosen!.date, '2026-03-06');
  assert.equal(calendarToShow(closed, NOON, '2026-03-16').chosen!.date, '2026-03-03');
});

test('a venue that is closed for weeks shows the first days on which it is open', () => {
  const specialDays = [special('2026-04-20', '12:00', '13:00')];
  const calendar = calendarToShow(at({ workingHours: [shut('Monday')], specialDays }), NOON, null);
  assert.deepEqual([calendar.chosen!.date, timesOf(calendar)], ['2026-04-20', ['12:00', '12:30']]);
  const never = calendarToShow(at({ workingHours: [] }), NOON, null);
  assert.deepEqual([never.chosen, never.days.length, never.later], [null, 14, '2026-03-17']);
});

test('after midnight the evening before is shown as long as it has a time', () => {
  const late = at({ workingHours: [on('Tuesday', '18:00', '03:00'), on('Wednesday', '18:00', '22:00')] });
  const calendar = calendarToShow(late, Date.parse('2026-03-03T22:10:00Z'), null);
  assert.deepEqual([calendar.chosen!.date, timesOf(calendar)], ['2026-03-03', ['02:00', '02:30']]);
  assert.deepEqual(datesOf(calendar).slice(0, 2), ['2026-03-03', '2026-03-04']);
  const later = calendarToShow(late, Date.parse('2026-03-04T00:10:00Z'), '2026-03-03');
  assert.deepEqual([later.chosen!.date, datesOf(later)[0]], ['2026-03-04', '2026-03-04']);
});

test('a time that a change of the clock skips is not offered, and one that it repeats is offered once', () => {
  const nights = at({ timeZone: 'Europe/Berlin', workingHours: everyDay('22:00', '04:00') });
  const spring = calendarToShow(nights, Date.parse('2026-03-28T12:00:00Z'), null);
  assert.deepEqual(timesOf(spring), [
    '22:00',
    '22:30',
    '23:00',
    '23:30',
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '03:00',
    '03:30',
  ]);
  const autumn = calendarToShow(nights, Date.parse('2026-10-24T12:00:00Z'), null);
  assert.deepEqual(
    timesOf(autumn)!.filter((time) => time.startsWith('02')),
    ['02:00', '02:30'],
  );
});

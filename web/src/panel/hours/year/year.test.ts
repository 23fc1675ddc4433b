import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datesBetween, shortWeekdayNames, yearOf } from './year.ts';

const calendar = {
  workingHours: [{ day: 'Sunday', opensAt: '10:00', closesAt: '18:00', isClosed: false }] as const,
  specialDays: [
    {
      ...{ date: '2026-10-29', name: 'Cumhuriyet Bayramı', revision: 'kX2pQ9vL0aZr3TfB' },
      ...{ opensAt: null, closesAt: null, isClosed: true },
    },
  ],
};
const ofYear = (year: number) => yearOf(year, { ...calendar, workingHours: [...calendar.workingHours] });

test('a year has each of its dates once, a leap year has 366', () => {
  assert.equal(ofYear(2026).flatMap(({ days }) => days).length, 365);
  assert.equal(ofYear(2028).flatMap(({ days }) => days).length, 366);
  assert.equal(new Set(ofYear(2028).flatMap(({ days }) => days.map(({ date }) => date))).size, 366);
});

test('the first day of a month is under its weekday, in weeks from Monday', () => {
  // 1 January 2026 is a Thursday, 1 June 2026 a Monday.
  assert.equal(ofYear(2026)[0]!.lead, 3);
  assert.equal(ofYear(2026)[5]!.lead, 0);
});

test('a date has the hours of its weekday unless it is a special day', () => {
  const days = new Map(ofYear(2026).flatMap(({ days }) => days.map((day) => [day.date, day])));
  assert.equal(days.get('2026-10-25')!.kind, 'Open');
  assert.deepEqual(days.get('2026-10-25')!.hours, { opensAt: '10:00', closesAt: '18:00' });
  assert.equal(days.get('2026-10-26')!.kind, 'Unset');
  assert.equal(days.get('2026-10-29')!.kind, 'Closed');
  assert.equal(days.get('2026-10-29')!.special!.name, 'Cumhuriyet Bayramı');
});

test('a range of dates includes both ends, and can cross the end of a month', () => {
  assert.deepEqual(datesBetween('2026-02-27', '2026-03-01', 3), ['2026-02-27', '2026-02-28', '2026-03-01']);
  assert.deepEqual(datesBetween('2026-03-02', '2026-03-01', 3), []);
});

test('a range that is too long, or is still being typed, has no dates', () => {
  assert.deepEqual(datesBetween('2026-02-27', '2026-03-02', 3), []);
  for (const typed of ['0002-02-27', '', '12026-02-27'])
    assert.deepEqual(datesBetween(typed, '2026-03-01', 60), []);
});

test('weekdays can be distinguished in the heads of narrow columns', () => {
  const headsIn = (locale: string) =>
    shortWeekdayNames((weekday) => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)));
    });
  assert.deepEqual(headsIn('tr'), ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
  assert.deepEqual(headsIn('ar'), ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح']);
});

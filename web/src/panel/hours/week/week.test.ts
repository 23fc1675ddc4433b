import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DayEntry,
  dayEntryOf,
  isPastMidnight,
  openMinutesOf,
  spansOf,
  weekOf,
  workingHoursOf,
} from './week.ts';

const open = (opensAt: string, closesAt: string): DayEntry => ({ mode: 'Open', opensAt, closesAt });
const closed: DayEntry = { mode: 'Closed', opensAt: '', closesAt: '' };

test('stored hours are unchanged after they were shown in the form', () => {
  const stored = [
    { day: 'Monday', opensAt: null, closesAt: null, isClosed: true },
    { day: 'Friday', opensAt: '18:00', closesAt: '02:00', isClosed: false },
  ] as const;
  assert.deepEqual(workingHoursOf(weekOf(stored)), [
    { day: 'Monday', isClosed: true },
    { day: 'Friday', opensAt: '18:00', closesAt: '02:00' },
  ]);
});

test('hours past midnight are drawn on both dates', () => {
  const friday = open('18:00', '02:00');
  assert.deepEqual(spansOf(friday, closed), [{ from: 1080, until: 1440, isFromBefore: false }]);
  assert.deepEqual(spansOf(open('12:00', '23:30'), friday), [
    { from: 0, until: 120, isFromBefore: true },
    { from: 720, until: 1410, isFromBefore: false },
  ]);
  assert.equal(isPastMidnight(friday), true);
  assert.equal(isPastMidnight(open('12:00', '00:00')), false);
});

test('an end equal to the beginning is the whole day, from midnight to midnight', () => {
  const round = open('08:00', '08:00');
  assert.equal(openMinutesOf(round), 1440);
  assert.deepEqual(spansOf(round, closed), [{ from: 0, until: 1440, isFromBefore: false }]);
  assert.deepEqual(spansOf(closed, round), []);
  assert.equal(isPastMidnight(round), false);
  assert.deepEqual(spansOf(open('00:00', '00:00'), closed), [{ from: 0, until: 1440, isFromBefore: false }]);
});

test('a day without complete hours is empty in the bar', () => {
  assert.deepEqual(spansOf(open('', '02:00'), closed), []);
  assert.equal(openMinutesOf(dayEntryOf(undefined)), 0);
});

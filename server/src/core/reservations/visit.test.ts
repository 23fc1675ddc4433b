import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import type { Reservation } from './reservation.ts';
import { visitOf } from './visit.ts';

const MINUTE_MS = 60_000;

/** The start and end of a visit of 90 minutes, in minutes from 20:00. */
function minutesOf(status: 'Pending' | 'Confirmed' | 'Seated', change: Partial<Reservation>, now: number) {
  const party = reservationIn(status, change);
  const { startsAt, endsAt } = visitOf(party, { visitMinutes: 90 }, TABLE_AT + now * MINUTE_MS);
  return [startsAt, endsAt].map((at) => (at - TABLE_AT) / MINUTE_MS);
}

const cameAt = (minutes: number) => ({ checkedInAt: TABLE_AT + minutes * MINUTE_MS });

test('expected guests stay for the length of a visit from their time, even if they are late', () => {
  assert.deepEqual(minutesOf('Pending', {}, -600), [0, 90]);
  assert.deepEqual(minutesOf('Confirmed', {}, -600), [0, 90]);
  assert.deepEqual(minutesOf('Confirmed', {}, 100), [0, 90]);
});

test('seated guests stay for the length of a visit from their check-in', () => {
  assert.deepEqual(minutesOf('Seated', cameAt(0), 89), [0, 90]);
  assert.deepEqual(minutesOf('Seated', cameAt(-40), 0), [-40, 50]);
  assert.deepEqual(minutesOf('Seated', cameAt(30), 40), [30, 120]);
});

test('guests who stay longer count until they leave, at the latest four hours after their check-in', () => {
  assert.deepEqual(minutesOf('Seated', cameAt(0), 90), [0, 240]);
  assert.deepEqual(minutesOf('Seated', cameAt(-40), 60), [-40, 200]);
});

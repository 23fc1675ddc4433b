import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStateOf } from './open-state.ts';

const at = (time: string, opensAt = '10:00', closesAt = '23:00', date = '2026-03-06') =>
  openStateOf(
    { timeZone: 'Europe/Istanbul', evening: { date, hours: { opensAt, closesAt, isClosed: false } } },
    Date.parse(`${time}:00+03:00`),
  );

test('a venue is open within its hours on its own clock', () => {
  assert.deepEqual(at('2026-03-06T09:59'), { kind: 'Opens', at: '10:00' });
  assert.deepEqual(at('2026-03-06T10:00'), { kind: 'Open', at: '23:00' });
  assert.deepEqual(at('2026-03-06T23:00'), { kind: 'Closed' });
});

test('hours that end after midnight, or last all day, are open until they end', () => {
  assert.deepEqual(at('2026-03-06T23:59', '18:00', '02:00'), { kind: 'Open', at: '02:00' });
  assert.deepEqual(at('2026-03-07T01:59', '18:00', '02:00'), { kind: 'Open', at: '02:00' });
  assert.deepEqual(at('2026-03-07T02:00', '18:00', '02:00'), { kind: 'Closed' });
  assert.deepEqual(at('2026-03-06T12:00', '00:00', '00:00'), { kind: 'Open', at: '00:00' });
});

test('a closed day is closed, and a venue without hours is neither open nor closed', () => {
  const hours = { opensAt: '10:00', closesAt: '23:00', isClosed: true };
  const closed = { timeZone: 'UTC', evening: { date: '2026-03-06', hours } };
  assert.deepEqual(openStateOf(closed, Date.parse('2026-03-06T12:00:00Z')), { kind: 'Closed' });
  assert.equal(openStateOf({ timeZone: 'UTC', evening: { date: '2026-03-06', hours: null } }, 0), null);
});

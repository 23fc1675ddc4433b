import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullnessOf } from './fullness.ts';

type Load = Parameters<typeof fullnessOf>[0];

const load = (parties: number, guests: number): Load =>
  ({ time: '19:00', accepted: { parties, guests }, pending: { parties: 1, guests: 3 } }) as Load;

test('fullness compares guests with seats', () => {
  const { share, isFull, guests, pendingGuests } = fullnessOf(load(4, 16), { tables: 10, seats: 32 });
  assert.deepEqual([share, isFull, guests, pendingGuests], [0.5, false, 16, 3]);
});

test('fullness compares reservations with tables if the seats are not known', () => {
  assert.equal(fullnessOf(load(4, 16), { tables: 10, seats: null }).share, 0.4);
});

test('a room is full when all its seats or all its tables are taken', () => {
  assert.equal(fullnessOf(load(4, 32), { tables: 10, seats: 32 }).isFull, true);
  assert.equal(fullnessOf(load(10, 20), { tables: 10, seats: 32 }).isFull, true);
  assert.equal(fullnessOf(load(9, 31), { tables: 10, seats: 32 }).isFull, false);
});

test('a room without tables is never full', () => {
  const { share, isFull } = fullnessOf(load(9, 31), { tables: 0, seats: null });
  assert.deepEqual([share, isFull], [null, false]);
});

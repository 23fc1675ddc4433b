import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Setup, stepsOf } from './first-hour-steps.ts';

const EMPTY: Setup = {
  address: { line: null, city: null },
  workingHours: 0,
  tables: 0,
  products: 0,
  printers: 0,
  accounts: 1,
  orders: 0,
};
const doneOf = (setup: Setup) => stepsOf(setup).flatMap(({ name, isDone }) => (isDone ? [name] : []));

test('an empty venue has done nothing, and each part of the set-up ticks its own step', () => {
  assert.deepEqual(doneOf(EMPTY), []);
  assert.deepEqual(doneOf({ ...EMPTY, address: { line: 'Moda Cad. 1', city: null } }), []);
  assert.deepEqual(doneOf({ ...EMPTY, address: { line: 'Moda Cad. 1', city: 'İstanbul' } }), ['details']);
  assert.deepEqual(doneOf({ ...EMPTY, workingHours: 7 }), ['hours']);
  assert.deepEqual(doneOf({ ...EMPTY, tables: 1 }), ['tables']);
  assert.deepEqual(doneOf({ ...EMPTY, products: 1 }), ['menu']);
  assert.deepEqual(doneOf({ ...EMPTY, printers: 1 }), ['kitchen']);
  assert.deepEqual(doneOf({ ...EMPTY, accounts: 2 }), ['people']);
});

test('a kitchen without a printer is ready once an order shows on its board', () => {
  assert.deepEqual(doneOf({ ...EMPTY, orders: 1 }), ['kitchen', 'order']);
});

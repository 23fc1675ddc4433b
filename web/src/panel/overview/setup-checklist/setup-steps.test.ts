import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SetupState, stepsOf } from './setup-steps.ts';

const EMPTY: SetupState = {
  address: { line: null, city: null },
  workingHours: 0,
  tables: 0,
  takesOrdersToGo: false,
  products: 0,
  orderable: 0,
  printers: 0,
  accounts: 1,
  orders: 0,
};
const doneOf = (setup: SetupState) => stepsOf(setup).flatMap(({ name, isDone }) => (isDone ? [name] : []));
const missingOf = (setup: SetupState) =>
  stepsOf(setup).flatMap(({ missing, isNeeded }) =>
    missing === null ? [] : [isNeeded ? `${missing}!` : missing],
  );

test('no step is done for an empty venue, and each part of the set-up completes its own step', () => {
  assert.deepEqual(doneOf(EMPTY), []);
  assert.deepEqual(doneOf({ ...EMPTY, address: { line: 'Moda Cad. 1', city: null } }), []);
  assert.deepEqual(doneOf({ ...EMPTY, address: { line: 'Moda Cad. 1', city: 'İstanbul' } }), ['details']);
  assert.deepEqual(doneOf({ ...EMPTY, workingHours: 7 }), ['hours']);
  assert.deepEqual(doneOf({ ...EMPTY, tables: 1 }), ['tables']);
  assert.deepEqual(doneOf({ ...EMPTY, products: 1, orderable: 1 }), ['menu']);
  assert.deepEqual(doneOf({ ...EMPTY, printers: 1 }), ['kitchen']);
  assert.deepEqual(doneOf({ ...EMPTY, accounts: 2 }), ['people']);
});

test('the kitchen step is done without a printer once there is an order', () => {
  assert.deepEqual(doneOf({ ...EMPTY, orders: 1 }), ['kitchen', 'order']);
});

test('each step says what is missing, and marks what a first order needs', () => {
  assert.deepEqual(missingOf(EMPTY), [
    ...['address', 'hours', 'tables!', 'products!', 'printer', 'people'],
    'orderBlocked',
  ]);
  const toGo = { ...EMPTY, takesOrdersToGo: true };
  assert.deepEqual(missingOf(toGo).slice(2, 4), ['tablesLater', 'products!']);
  assert.deepEqual(missingOf({ ...toGo, products: 4 })[3], 'orderable!');
  // Only the first order is missing, and it can be placed.
  assert.ok(!missingOf({ ...toGo, products: 4, orderable: 1 }).includes('orderBlocked'));
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Act } from '../acts/act.ts';
import { NETWORK_FAULT } from '../api/fault.ts';
import { findOwnUnsentWork } from './own-unsent-work.ts';

const NOTHING_STORED = {} as Storage;
const REFUSED = { ...NETWORK_FAULT, code: 'BILL_CLOSED', status: 409 };
const UNKNOWN = { ...NETWORK_FAULT, code: 'INTERNAL_ERROR', status: 500 };

const act = (name: string, change: Partial<Act> = {}): Act => ({
  ...{ key: name, name, venueId: 'v1', accountId: 'deniz', subject: 'b1', input: {}, madeAt: 0, fault: null },
  ...change,
});

function unsentOf(acts: readonly Act[], { storage = NOTHING_STORED, waitsForTap = false } = {}) {
  const unsent = findOwnUnsentWork(
    { list: () => acts, waitsForTap: () => waitsForTap },
    storage,
    'deniz',
    'v1',
  );
  return { ...unsent, names: unsent.acts.map(({ name }) => name) };
}

function basketStorage(accountId: string): Storage {
  const name = `sofra.basket.${accountId}.v1.table:t1`;
  const text = JSON.stringify({ lines: [{ quantity: 1 }], changedAt: 0 });
  return Object.assign(Object.create({ getItem: () => text }), { [name]: text });
}

describe('the unsent work of a person who signs out', () => {
  test('is none once all acts are answered', () => {
    assert.deepEqual([unsentOf([]).count, unsentOf([]).isOnItsWay], [0, false]);
  });

  test('includes acts being sent, which only need a moment', () => {
    const { count, isOnItsWay } = unsentOf([act('placeRound'), act('recordPayment')]);
    assert.deepEqual([count, isOnItsWay], [2, true]);
  });

  test('includes a round older than a quarter of an hour, which waits for a tap', () => {
    assert.equal(unsentOf([act('placeRound')], { waitsForTap: true }).isOnItsWay, false);
  });

  test('includes acts of unknown fate and refused rounds, but no other refusals, which the person has seen', () => {
    const { names, isOnItsWay } = unsentOf([
      act('recordPayment', { fault: UNKNOWN }),
      act('placeRound', { fault: REFUSED }),
      act('closeBill', { fault: REFUSED }),
    ]);
    assert.deepEqual([names, isOnItsWay], [['recordPayment', 'placeRound'], false]);
  });

  test('leaves out acts of others, unless the person sends them for them', () => {
    const { names } = unsentOf([
      act('placeRound', { accountId: 'defne' }),
      act('placeOrder', { accountId: 'defne', sentBy: 'deniz' }),
      act('closeBill', { sentBy: 'defne' }),
    ]);
    assert.deepEqual(names, ['placeOrder']);
  });

  test('includes baskets of this person that were never sent', () => {
    const { count, isOnItsWay } = unsentOf([act('placeRound')], { storage: basketStorage('deniz') });
    assert.deepEqual([count, isOnItsWay], [2, false]);
    assert.equal(unsentOf([], { storage: basketStorage('defne') }).count, 0);
  });
});

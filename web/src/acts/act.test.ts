import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NETWORK_FAULT } from '../api/fault.ts';
import { type Act, isSentAutomatically } from './act.ts';

const QUARTER_MS = 15 * 60_000;
const OPEN = new Set(['open']);

const round = (change: Partial<Act> = {}): Act => ({
  ...{ key: 'k', name: 'placeRound', venueId: 'v', accountId: 'a', subject: 's', madeAt: 0, fault: null },
  input: { billId: 'open' },
  ...change,
});

test('an unsent round is sent without a tap for a quarter of an hour, while its bill is open', () => {
  assert.equal(isSentAutomatically(round(), OPEN, QUARTER_MS - 1), true);
  assert.equal(isSentAutomatically(round(), OPEN, QUARTER_MS), false);
  assert.equal(isSentAutomatically(round({ input: { billId: 'closed' } }), OPEN, 0), false);
});

test('an order that would open a bill, a payment, and what was refused wait for a person', () => {
  for (const change of [{ name: 'placeOrder' }, { name: 'recordPayment' }, { fault: NETWORK_FAULT }])
    assert.equal(isSentAutomatically(round(change), OPEN, 0), false);
});

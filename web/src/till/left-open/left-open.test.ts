import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import { isLeftOpen } from './left-open.ts';

const DAY = { businessDate: '2026-03-07', businessDateEndsAt: '2026-03-08T03:00:00.000Z' };
const EVENING = Date.parse('2026-03-07T19:00:00.000Z');

const bill = (businessDate: string, state: Bill['state'] = 'Open') => ({ businessDate, state }) as Bill;

test('an open bill of an earlier day was left open, on every later day until it is closed', () => {
  assert.equal(isLeftOpen(bill('2026-03-06'), DAY, EVENING), true);
  assert.equal(isLeftOpen(bill('2026-01-01'), DAY, EVENING), true);
  assert.equal(isLeftOpen(bill('2026-03-06', 'Closed'), DAY, EVENING), false);
});

test('a bill of today is left open once the day of the venue is over, which may be after midnight', () => {
  assert.equal(isLeftOpen(bill('2026-03-07'), DAY, EVENING), false);
  assert.equal(isLeftOpen(bill('2026-03-07'), DAY, Date.parse('2026-03-08T02:59:59.000Z')), false);
  assert.equal(isLeftOpen(bill('2026-03-07'), DAY, Date.parse(DAY.businessDateEndsAt)), true);
});

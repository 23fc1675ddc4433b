import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../../acts/act.ts';
import type { Bill } from '../../api/bill-list.ts';
import { NETWORK_FAULT } from '../../api/fault.ts';
import { isDueChanging, paidCount, paymentActs } from './payments.ts';

const act = (key: string, name: string, input: Record<string, unknown>, isRefused = false): Act => ({
  ...{ key, name, venueId: 'v', accountId: 'a', subject: 'b', madeAt: 0, input: { billId: 'b', ...input } },
  fault: isRefused ? { ...NETWORK_FAULT, code: 'PAYMENT_TOO_LARGE', status: 409 } : null,
});

test('a payment without an answer is being recorded, and blocks others', () => {
  const { recording, isBusy } = paymentActs([act('1', 'recordPayment', { kind: 'Cash', amount: 20 })], 'b');
  assert.deepEqual(
    recording.map(({ input }) => [input.kind, input.amount]),
    [['Cash', 20]],
  );
  assert.equal(isBusy, true);
});

test('a refused payment blocks nothing and is shown apart from other refusals', () => {
  const acts = [
    act('1', 'recordPayment', { kind: 'Cash', amount: 20 }, true),
    act('2', 'closeBill', { kind: null }, true),
  ];
  const { refused, refusedPayments, isBusy, isClosing } = paymentActs(acts, 'b');
  assert.deepEqual([refused.map(({ key }) => key), refusedPayments.map(({ key }) => key)], [['2'], ['1']]);
  assert.deepEqual([isBusy, isClosing], [false, false]);
});

test('payments of other bills and other acts on this one do not count', () => {
  const acts = [act('1', 'recordPayment', { billId: 'other' }), act('2', 'strikeLine', { lineId: 'l' })];
  assert.equal(paymentActs(acts, 'b').isBusy, false);
});

test('the amount due on both bills of a move is unsettled until it is answered, but not on other bills', () => {
  const moves = [act('1', 'moveToBill', { to: { billId: 'c' } })];
  const isChanging = (id: string) => isDueChanging(moves, { id, table: null });
  assert.deepEqual(['b', 'c', 'd'].map(isChanging), [true, true, false]);
});

test('unanswered undoing and closing are found', () => {
  const acts = [act('1', 'reversePayment', { paymentId: 'p' }), act('2', 'closeBill', { kind: null })];
  const { undoing, isClosing } = paymentActs(acts, 'b');
  assert.deepEqual([[...undoing], isClosing], [['p'], true]);
});

test('a guest whose payment was fully refunded has paid no equal share', () => {
  const payment = (reversedAt: string | null, refundable: number) =>
    ({ amount: 100, reversedAt, refundable }) as Bill['payments'][number];
  const payments = [
    payment('2026-03-06T12:00:00Z', 0),
    payment(null, 0),
    payment(null, 40),
    payment(null, 100),
  ];
  assert.equal(paidCount({ payments }), 2);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../../test/samples/sample-bill.ts';
import { takingsOf } from '../../figures/takings.ts';
import type { PaymentKind } from '../../venue/payment-terms.ts';
import { isOrderEvent } from '../../webhooks/event.ts';
import type { Bill } from '../bill.ts';
import { paidKurus } from '../bill-status.ts';
import { isUnissued, toIssue } from '../fiscal/to-issue.ts';
import { closeBill } from '../till.ts';
import { changeMethod } from './change-method.ts';
import { findMethod } from './payment-method.ts';
import { refundPayment } from './refund.ts';

const STAMP = stampOf();
const [FRIDAY, SATURDAY] = ['2026-03-06', '2026-03-07'];
const TERMS = { paymentMethods: [], cashStepKurus: 25 as const };

function closedBy(kind: PaymentKind, tip = 0): Bill {
  const bill = { ...billOf(2), businessDate: FRIDAY };
  const paid = { id: 'first', kind, businessDate: FRIDAY, cashStepKurus: 25, tipKurus: tip };
  return closeBill(bill, paid, STAMP).bill;
}

const by = { kind: 'Account', id: 'cashier', name: 'Deniz' } as const;

function rightly(kind: PaymentKind, change: { id?: string; paymentId?: string; requestHash?: string } = {}) {
  return {
    ...{ id: 'second', paymentId: 'first', kind, method: findMethod(TERMS, { code: null, kind }) },
    ...{ reason: null, businessDate: SATURDAY, cashStepKurus: 25, requestHash: 'hash', ...change },
  };
}

const corrected = (bill: Bill, kind: PaymentKind, change = {}) =>
  changeMethod(bill, rightly(kind, change), { by, at: STAMP.at + 1 });

test('the payment is reversed and recorded again on the day of the correction; both stay, and the sale does not change', () => {
  const before = closedBy('Cash', 500);
  const { bill, history } = corrected(before, 'Card');
  const [wrong, again] = bill.payments;
  assert.deepEqual(
    [wrong!.reversal!.businessDate, wrong!.reversal!.by, wrong!.businessDate],
    [SATURDAY, by, FRIDAY],
  );
  const { amountKurus, tipKurus, kind, businessDate, replacesId } = again!;
  assert.deepEqual(
    { amountKurus, tipKurus, kind, businessDate, replacesId },
    {
      ...{ amountKurus: before.totals.totalKurus, tipKurus: 500, kind: 'Card', businessDate: SATURDAY },
      replacesId: 'first',
    },
  );
  assert.equal(again!.by, wrong!.by);
  assert.equal(history!.action, 'PaymentMethodChanged');
  assert.equal(paidKurus(bill), before.totals.totalKurus);
  assert.deepEqual([bill.totals, bill.closedAt, bill.lines], [before.totals, before.closedAt, before.lines]);
  assert.ok(!isOrderEvent(before, bill), 'callers are told nothing');
  const days = takingsOf(bill).map(({ day, movements, vat }) => ({
    day,
    vat: vat.length,
    moved: movements.map((one) => [one.method, one.payments, one.amountKurus, one.tipKurus]),
  }));
  const total = before.totals.totalKurus;
  const { vat } = takingsOf(before)[0]!;
  assert.deepEqual(days, [
    { day: FRIDAY, vat: vat.length, moved: [['Cash', 1, total, 500]] },
    {
      day: SATURDAY,
      vat: 0,
      moved: [
        ['Card', 1, total, 500],
        ['Cash', -1, -total, -500],
      ],
    },
  ]);
});

test('a correction from cash to card removes the rounding and the change; from card to cash it adds the rounding', () => {
  const odd = { ...billOf(1), businessDate: FRIDAY };
  const lines = odd.lines.map((line) => ({ ...line, portionKurus: 18_497 }));
  const bill = { ...odd, lines, totals: { ...odd.totals, totalKurus: 18_497 } };
  const cash = { id: 'first', kind: 'Cash', businessDate: FRIDAY, cashStepKurus: 25 } as const;
  const closed = closeBill(bill, { ...cash, tenderedKurus: 20_000 }, STAMP).bill;
  assert.deepEqual([closed.payments[0]!.roundingKurus, closed.payments[0]!.changeKurus], [3, 1_500]);
  const card = corrected(closed, 'Card').bill;
  const { amountKurus, roundingKurus, changeKurus } = card.payments[1]!;
  assert.deepEqual([amountKurus, roundingKurus, changeKurus], [18_497, undefined, undefined]);
  const back = corrected(card, 'Cash', { id: 'third', paymentId: 'second', requestHash: 'other' }).bill;
  assert.deepEqual([back.payments[2]!.amountKurus, back.payments[2]!.roundingKurus], [18_497, 3]);
});

test('a repeat and the same method change nothing, and a key can be used for only one change', () => {
  const { bill } = corrected(closedBy('Cash'), 'Card');
  assert.equal(corrected(bill, 'Card').history, null);
  assert.throws(() => corrected(bill, 'Other', { requestHash: 'other' }), { code: 'IDEMPOTENCY_KEY_REUSED' });
  assert.equal(corrected(bill, 'Card', { id: 'third', paymentId: 'second' }).history, null);
});

test('a corrected payment, or one with a refund, cannot be corrected', () => {
  const closed = closedBy('Cash');
  const { bill } = corrected(closed, 'Card');
  assert.throws(() => corrected(bill, 'Other', { id: 'third' }), { code: 'PAYMENT_METHOD_FIXED' });
  const refund = { id: 'refund', paymentId: 'first', amountKurus: 100, kind: 'Cash', method: null } as const;
  const given = refundPayment(
    closed,
    { ...refund, reason: null, businessDate: SATURDAY, requestHash: 'r' },
    STAMP,
  ).bill;
  assert.throws(() => corrected(given, 'Card'), { code: 'PAYMENT_METHOD_FIXED' });
  assert.throws(() => corrected(closed, 'Card', { paymentId: 'none' }), { code: 'PAYMENT_NOT_FOUND' });
});

test('the fiscal document of the wrong payment needs a void, and the new payment needs a document', () => {
  const closed = closedBy('Cash');
  const issued = {
    id: 'document',
    kind: 'Sale',
    state: 'Issued',
    paymentIds: ['first'],
    refundIds: [],
    replacesId: null,
    createdAt: STAMP.at,
  };
  const bill = {
    ...closed,
    fiscal: { list: [issued], sameFrom: 0, sameTo: 0 } as unknown as NonNullable<Bill['fiscal']>,
  };
  assert.ok(!isUnissued(bill));
  const needs = toIssue(corrected(bill, 'Card').bill);
  assert.deepEqual([needs.paymentIds, needs.voidIds], [['second'], ['document']]);
});

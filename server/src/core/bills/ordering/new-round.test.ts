import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  SATURDAY_EVENING,
  sampleOpening,
  sampleProduct,
  WAITER,
} from '../../../../test/samples/sample-bill.ts';
import { Refusal } from '../../refusals.ts';
import { closeBill } from '../till.ts';
import { billWithRound, newRoundOfBill, newRoundOfOrder } from './new-round.ts';
import type { OrderRequest } from './order-request.ts';
import { openBill } from './placement.ts';

const context = {
  venue: {
    id: 'venue',
    countryCode: 'TR',
    serviceFeeBasisPoints: 1_000,
    timeZone: 'Europe/Istanbul',
    vatClasses: [],
    workingHours: [],
    specialDays: [],
    graceAfterMinutes: 0,
    vatClass: null,
    serviceFeeVatClass: null,
    courses: [],
  },
  campaigns: [],
};
const table = { id: 'table-1', name: 'Masa 1' };
const request: OrderRequest = {
  type: 'DineIn',
  tableId: table.id,
  customer: null,
  paymentMethod: null,
  note: 'window',
  lines: [],
  guests: null,
};
const basket = [
  basketLine(sampleProduct({ id: 'soup' })),
  basketLine(sampleProduct({ id: 'bread' }), { quantity: 2 }),
];
const ordered = { basket, stamp: { by: WAITER, at: SATURDAY_EVENING } };

function countedIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `id-${made}`;
  };
}

test('the round of an order opens a bill of the venue when none is open', () => {
  const bill = billWithRound(newRoundOfOrder(context, request, table, ordered, countedIds()), null)!;
  const { type, serviceFeeBasisPoints, note, openedAt } = bill;
  assert.deepEqual(
    { type, table: bill.table, serviceFeeBasisPoints, note, openedAt },
    { type: 'DineIn', table, serviceFeeBasisPoints: 1_000, note: 'window', openedAt: SATURDAY_EVENING },
  );
  assert.deepEqual(
    bill.lines.map(({ id, roundId, productId }) => [id, roundId, productId]),
    [
      ['id-2', 'id-1', 'soup'],
      ['id-3', 'id-1', 'bread'],
    ],
  );
  assert.deepEqual([bill.id, bill.rounds[0]!.by], ['id-4', WAITER]);
});

test('the round of an order joins the open bill, or later another open bill', () => {
  const round = newRoundOfOrder(context, request, table, ordered, countedIds());
  for (const billId of ['first', 'second']) {
    const open = openBill({ ...sampleOpening(), billId });
    const bill = billWithRound(round, open)!;
    assert.deepEqual([bill.id, bill.lines.length], [billId, open.lines.length + 2]);
  }
});

test('a round for one bill joins only that bill', () => {
  const open = openBill({ ...sampleOpening(), billId: 'mine' });
  const round = newRoundOfBill(context, 'mine', null, ordered, countedIds());
  assert.equal(billWithRound(round, open)!.lines.length, open.lines.length + 2);
  assert.equal(billWithRound(round, { ...open, id: 'other' }), null);
  assert.equal(billWithRound(round, null), null);
});

test('a closed bill refuses a round', () => {
  const open = openBill(sampleOpening());
  const { bill: closed } = closeBill(
    open,
    { id: 'payment', businessDate: '2026-03-07', kind: 'Cash' },
    { by: WAITER, at: SATURDAY_EVENING },
  );
  const round = newRoundOfBill(context, open.id, null, ordered, countedIds());
  assert.throws(
    () => billWithRound(round, closed),
    (error) => error instanceof Refusal && error.code === 'BILL_NOT_OPEN',
  );
});

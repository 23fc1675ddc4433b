import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billDiscount,
  billOf,
  sampleOpening,
  sampleProduct,
  stampOf,
  trackedProduct,
  WAITER,
} from '../../../test/samples/sample-bill.ts';
import { Refusal, type RefusalCode } from '../refusals.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';
import type { Bill } from './bill.ts';
import { billState, paidKurus, remainingKurus } from './bill-status.ts';
import { strikeLine } from './kitchen/kitchen.ts';
import { openBill } from './ordering/placement.ts';
import {
  changeQuantity,
  closeBill,
  giveAway,
  hideBill,
  markLeft,
  moveToTable,
  recordPayment,
  reversePayment,
  voidBill,
} from './till.ts';

const STAMP = stampOf();
const CASH = { id: 'rest', businessDate: '2026-03-07', kind: 'Cash' } as const;
const TERRACE = { id: 'table-9', name: 'Teras 9' };

function refused(code: RefusalCode, act: () => unknown): void {
  assert.throws(act, (error) => error instanceof Refusal && error.code === code);
}

function paying(bill: Bill, id: string, amountKurus: number, kind: PaymentKind = 'Card') {
  const requestHash = `${kind} ${amountKurus}`;
  return recordPayment(bill, { id, businessDate: '2026-03-07', kind, amountKurus, requestHash }, STAMP);
}

const cakes = (quantity: number) =>
  openBill(sampleOpening({ basket: [basketLine(trackedProduct('cake', 9), { quantity })] }));

test('added units are taken from the stock, removed units return to it, and the bill is priced again', () => {
  const more = changeQuantity(cakes(3), 'line-1', 5, STAMP);
  assert.deepEqual(more.stockDeltas, [{ productId: 'cake', delta: -2 }]);
  assert.equal(more.bill.totals.totalKurus, 50_000);
  assert.deepEqual(more.history?.detail, { lineId: 'line-1', from: 3, to: 5 });
  const fewer = changeQuantity(cakes(3), 'line-1', 1, STAMP);
  assert.deepEqual(fewer.stockDeltas, [{ productId: 'cake', delta: 2 }]);
  assert.deepEqual(changeQuantity(cakes(3), 'line-1', 3, STAMP).stockDeltas, []);
  assert.deepEqual(changeQuantity(billOf(1), 'line-1', 5, STAMP).stockDeltas, []);
});

test('a struck line cannot be changed', () => {
  const struck = strikeLine(billOf(2), 'line-1', STAMP).bill;
  refused('LINE_MOVE_NOT_ALLOWED', () => changeQuantity(struck, 'line-1', 2, STAMP));
  refused('LINE_MOVE_NOT_ALLOWED', () => giveAway(struck, 'line-1', true, STAMP));
});

test('a comped line costs nothing, counts for no campaign and still takes stock', () => {
  const bill = billOf(3, { campaigns: [billDiscount()] });
  assert.equal(bill.totals.totalKurus, 25_000);
  const { bill: given, history, stockDeltas } = giveAway(bill, 'line-1', true, STAMP);
  assert.deepEqual(given.totals, {
    subtotalKurus: 20_000,
    discountKurus: 0,
    serviceFeeKurus: 0,
    totalKurus: 20_000,
    reductions: [],
  });
  assert.equal(history?.action, 'LineGivenAway');
  assert.deepEqual(stockDeltas, []);
  const charged = giveAway(given, 'line-1', false, STAMP);
  assert.deepEqual(charged.bill, bill);
  assert.equal(charged.history?.action, 'LineChargedAgain');
  assert.equal(giveAway(bill, 'line-1', false, STAMP).history, null);
});

test('only a dine-in bill can move to another table', () => {
  const { bill, history } = moveToTable(billOf(1), TERRACE, STAMP);
  assert.deepEqual(bill.table, TERRACE);
  assert.deepEqual(history, {
    action: 'TableChanged',
    at: STAMP.at,
    by: WAITER,
    detail: { fromTableId: 'table-5', fromName: 'Masa 5', toTableId: 'table-9', toName: 'Teras 9' },
  });
  assert.equal(moveToTable(bill, TERRACE, STAMP).history, null);
  refused('BILL_TYPE_MISMATCH', () => moveToTable(billOf(1, { type: 'Takeaway' }), TERRACE, STAMP));
});

test('payments are taken up to the remaining amount', () => {
  const once = paying(billOf(1), 'first', 4_000).bill;
  refused('PAYMENT_TOO_LARGE', () => paying(once, 'second', 6_001));
  const { bill, history } = paying(once, 'second', 6_000, 'Cash');
  assert.equal(remainingKurus(bill), 0);
  assert.deepEqual(history?.detail, { paymentId: 'second', kind: 'Cash', amountKurus: 6_000 });
  assert.deepEqual(bill.payments.at(-1), {
    id: 'second',
    kind: 'Cash',
    amountKurus: 6_000,
    businessDate: '2026-03-07',
    requestHash: 'Cash 6000',
    paidAt: STAMP.at,
    by: WAITER,
    reversedAt: null,
  });
  refused('PAYMENT_TOO_LARGE', () => paying(bill, 'third', 1));
});

test('a repeat of a payment changes nothing, in any state of the bill', () => {
  const paid = paying(billOf(1), 'first', 10_000).bill;
  const reversed = reversePayment(paid, 'first', STAMP).bill;
  const closed = closeBill(paid, null, STAMP).bill;
  for (const bill of [paid, reversed, closed]) {
    assert.deepEqual(paying(bill, 'first', 10_000), { bill, history: null, stockDeltas: [] });
  }
});

test('a different payment with a known id is refused', () => {
  const paid = paying(billOf(1), 'first', 4_000).bill;
  refused('IDEMPOTENCY_KEY_REUSED', () => paying(paid, 'first', 5_000));
  refused('IDEMPOTENCY_KEY_REUSED', () => paying(paid, 'first', 4_000, 'Cash'));
});

test('a payment is reversed only once', () => {
  const paid = paying(billOf(1), 'first', 4_000).bill;
  const { bill, history } = reversePayment(paid, 'first', STAMP);
  assert.equal(bill.payments[0]!.reversedAt, STAMP.at);
  assert.equal(paidKurus(bill), 0);
  assert.equal(history?.action, 'PaymentReversed');
  assert.equal(reversePayment(bill, 'first', STAMP).history, null);
  refused('PAYMENT_NOT_FOUND', () => reversePayment(bill, 'second', STAMP));
});

test('closing records the rest as a payment of the named kind', () => {
  const half = paying(billOf(1), 'first', 4_000).bill;
  const { bill, history } = closeBill(half, CASH, STAMP);
  assert.equal(bill.closedAt, STAMP.at);
  assert.deepEqual([bill.payments[1]!.kind, bill.payments[1]!.amountKurus], ['Cash', 6_000]);
  assert.deepEqual(history?.detail, { paymentId: 'rest', kind: 'Cash', amountKurus: 6_000 });
  refused('PAYMENT_KIND_REQUIRED', () => closeBill(half, null, STAMP));
});

test('closing a bill with nothing left to pay records no payment', () => {
  const paid = paying(billOf(1), 'first', 10_000).bill;
  for (const rest of [null, CASH]) {
    const { bill, history } = closeBill(paid, rest, STAMP);
    assert.deepEqual(bill.payments, paid.payments);
    assert.deepEqual(history?.detail, { paymentId: null, kind: null, amountKurus: 0 });
  }
});

test('closing a closed bill changes nothing, and a cancelled bill cannot be closed', () => {
  const closed = closeBill(billOf(1), CASH, STAMP).bill;
  assert.deepEqual(closeBill(closed, { id: 'again', businessDate: '2026-03-07', kind: 'Card' }, STAMP), {
    bill: closed,
    history: null,
    stockDeltas: [],
  });
  refused('BILL_NOT_OPEN', () => closeBill(voidBill(billOf(1), STAMP).bill, CASH, STAMP));
  refused('BILL_NOT_OPEN', () => closeBill(strikeLine(billOf(1), 'line-1', STAMP).bill, CASH, STAMP));
});

test('a voided bill owes nothing, and the units of its lines return to the stock', () => {
  const cake = trackedProduct('cake', 9);
  const basket = [
    basketLine(cake, { quantity: 2 }),
    basketLine(sampleProduct({ id: 'soup' })),
    basketLine(cake, { quantity: 1 }),
    basketLine(cake, { quantity: 4 }),
  ];
  const bill = strikeLine(openBill(sampleOpening({ basket })), 'line-4', STAMP).bill;
  const { bill: voided, history, stockDeltas } = voidBill(bill, STAMP);
  assert.deepEqual(stockDeltas, [{ productId: 'cake', delta: 3 }]);
  assert.equal(voided.totals.totalKurus, 0);
  assert.equal(billState(voided), 'Cancelled');
  assert.deepEqual(history?.detail, { totalKurus: 40_000 });
  assert.deepEqual(voidBill(voided, STAMP), { bill: voided, history: null, stockDeltas: [] });
});

test('a closed bill, or a bill with a payment, cannot be voided', () => {
  const paid = paying(billOf(1), 'first', 1).bill;
  refused('BILL_HAS_PAYMENTS', () => voidBill(paid, STAMP));
  assert.equal(billState(voidBill(reversePayment(paid, 'first', STAMP).bill, STAMP).bill), 'Cancelled');
  refused('BILL_NOT_OPEN', () => voidBill(closeBill(billOf(1), CASH, STAMP).bill, STAMP));
});

test('only a delivery can leave, and a mistaken tap can be undone', () => {
  const delivery = billOf(1, { type: 'Delivery' });
  const left = markLeft(delivery, true, STAMP);
  assert.equal(left.bill.leftAt, STAMP.at);
  assert.equal(left.history?.action, 'DeliveryLeft');
  assert.equal(markLeft(left.bill, true, stampOf(WAITER, STAMP.at + 1)).history, null);
  assert.deepEqual(markLeft(left.bill, false, STAMP).bill, delivery);
  for (const type of ['DineIn', 'Takeaway'] as const) {
    refused('BILL_TYPE_MISMATCH', () => markLeft(billOf(1, { type }), true, STAMP));
  }
});

test('a finished bill can be hidden and shown again', () => {
  const open = billOf(1);
  const closed = closeBill(open, CASH, STAMP).bill;
  const voided = voidBill(open, STAMP).bill;
  for (const bill of [closed, voided]) {
    const hidden = hideBill(bill, true, STAMP);
    assert.equal(hidden.bill.isHidden, true);
    assert.equal(hideBill(hidden.bill, true, STAMP).history, null);
    assert.deepEqual(hideBill(hidden.bill, false, STAMP).bill, bill);
  }
});

test('a closed or cancelled bill refuses all other changes', () => {
  const open = billOf(2, { type: 'Delivery' });
  const closed = closeBill(paying(open, 'first', 1).bill, CASH, STAMP).bill;
  refused('BILL_NOT_OPEN', () => reversePayment(closed, 'first', STAMP));
  for (const bill of [closed, voidBill(open, STAMP).bill]) {
    refused('BILL_NOT_OPEN', () => changeQuantity(bill, 'line-1', 2, STAMP));
    refused('BILL_NOT_OPEN', () => giveAway(bill, 'line-1', true, STAMP));
    refused('BILL_NOT_OPEN', () => paying(bill, 'late', 1));
    refused('BILL_NOT_OPEN', () => markLeft(bill, true, STAMP));
  }
  const dineIn = closeBill(billOf(1), CASH, STAMP).bill;
  refused('BILL_NOT_OPEN', () => moveToTable(dineIn, TERRACE, STAMP));
});

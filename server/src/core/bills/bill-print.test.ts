import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../test/samples/sample-bill.ts';
import { printBill } from './bill-print.ts';
import { askForBill } from './payments/bill-request.ts';
import { recordPayment } from './till.ts';

const STAMP = stampOf();

test("printing the bill fulfils the guests' request for it; a receipt for one payment does not", () => {
  const paid = recordPayment(
    billOf(2),
    { id: 'one', businessDate: '2026-03-07', kind: 'Card', amountKurus: 1_000 },
    STAMP,
  ).bill;
  const asked = askForBill(paid, true, STAMP).bill;
  const receipt = printBill(asked, { kind: 'Receipt', paymentId: 'one' }, 'printer', STAMP).bill;
  assert.equal(receipt.askedAt, STAMP.at);
  const printed = printBill(receipt, { kind: 'Bill', paymentId: null }, 'printer', STAMP).bill;
  assert.equal(printed.askedAt, undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../../test/samples/sample-bill.ts';
import type { Bill } from '../bill.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import { refundPayment } from '../payments/refund.ts';
import { closeBill, recordPayment, reversePayment, voidBill } from '../till.ts';
import { documentsOf, type FiscalDocument } from './fiscal-document.ts';
import { createDocument, failDocument, issueDocument } from './record-document.ts';
import { isUnissued, isUnissuedAfter, toIssue } from './to-issue.ts';

const STAMP = stampOf();
const NOTHING = { paymentIds: [], refundIds: [], voidIds: [], documentIds: [] };
const none = { paymentIds: [], refundIds: [], units: [], replacesId: null, device: null };
type Covered = Partial<Pick<FiscalDocument, 'paymentIds' | 'refundIds' | 'units' | 'replacesId'>>;

function pending(bill: Bill, kind: FiscalDocument['kind'], id: string, covered: Covered): Bill {
  return createDocument(bill, { id, kind, ...none, ...covered, requestHash: id }, STAMP).bill;
}

function issued(bill: Bill, kind: FiscalDocument['kind'], id: string, covered: Covered): Bill {
  const receipt = { number: id, zNumber: null, uuid: null, at: STAMP.at };
  return issueDocument(pending(bill, kind, id, covered), id, receipt, STAMP).bill;
}

function refunded(bill: Bill, amountKurus: number): Bill {
  const how = {
    kind: 'Cash' as const,
    method: null,
    reason: null,
    businessDate: '2026-03-08',
    requestHash: 'r',
  };
  return refundPayment(bill, { id: 'back', paymentId: 'card', amountKurus, ...how }, STAMP).bill;
}

const open = billOf(2);
const paid = recordPayment(open, { id: 'card', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
const sold = issued(paid, 'Sale', 'sale', { paymentIds: ['card'] });

test('a payment is listed until a document covers it, and the document until it is issued', () => {
  assert.deepEqual(toIssue(open), NOTHING);
  assert.deepEqual(toIssue(paid), { ...NOTHING, paymentIds: ['card'] });
  const waiting = pending(paid, 'Sale', 'sale', { paymentIds: ['card'] });
  assert.deepEqual(toIssue(waiting), { ...NOTHING, documentIds: ['sale'] });
  const failed = failDocument(waiting, 'sale', 'No paper', STAMP).bill;
  assert.deepEqual(toIssue(failed), { ...NOTHING, documentIds: ['sale'] });
  assert.deepEqual(toIssue(sold), NOTHING);
});

test('a refund needs a document only if the sale of its payment was issued', () => {
  const back = refunded(closeBill(sold, null, STAMP).bill, 2_000);
  assert.deepEqual(toIssue(back), { ...NOTHING, refundIds: ['back'] });
  assert.deepEqual(toIssue(issued(back, 'Refund', 'refund', { refundIds: ['back'] })), NOTHING);
  const unsold = refunded(paid, 2_000);
  assert.deepEqual(toIssue(unsold), { ...NOTHING, paymentIds: ['card'] });
  assert.deepEqual(toIssue(refunded(paid, paid.totals.totalKurus)), NOTHING);
});

test('a reversed payment with an issued sale needs a void, and after that nothing', () => {
  const reversed = reversePayment(sold, 'card', STAMP).bill;
  assert.deepEqual(toIssue(reversed), { ...NOTHING, voidIds: ['sale'] });
  const voiding = pending(reversed, 'Void', 'void', { replacesId: 'sale' });
  assert.deepEqual(toIssue(voiding), { ...NOTHING, documentIds: ['void'] });
  assert.deepEqual(toIssue(issued(reversed, 'Void', 'void', { replacesId: 'sale' })), NOTHING);
});

test('a refund of a payment that was later reversed needs no document; its issued document needs a void', () => {
  const back = refunded(sold, 2_000);
  const reversed = reversePayment(back, 'card', STAMP).bill;
  assert.deepEqual(toIssue(reversed), { ...NOTHING, voidIds: ['sale'] });
  const both = issued(back, 'Refund', 'refund', { refundIds: ['back'] });
  const undone = reversePayment(both, 'card', STAMP).bill;
  assert.deepEqual(toIssue(undone), { ...NOTHING, voidIds: ['sale', 'refund'] });
  const voided = issued(undone, 'Void', 'void-sale', { replacesId: 'sale' });
  assert.deepEqual(toIssue(voided), { ...NOTHING, voidIds: ['refund'] });
  assert.deepEqual(toIssue(issued(voided, 'Void', 'void-refund', { replacesId: 'refund' })), NOTHING);
});

test('a sale that is issued again is without the refunded amount: the refund document is voided with the first sale', () => {
  const half = recordPayment(
    open,
    { id: 'cash', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 5_000 },
    STAMP,
  ).bill;
  const both = recordPayment(half, { id: 'card', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
  const back = refunded(issued(both, 'Sale', 'sale', { paymentIds: ['cash', 'card'] }), 2_000);
  const documented = issued(back, 'Refund', 'refund', { refundIds: ['back'] });
  const reversed = reversePayment(documented, 'cash', STAMP).bill;
  const voided = issued(reversed, 'Void', 'void', { replacesId: 'sale' });
  assert.deepEqual(toIssue(voided), { ...NOTHING, paymentIds: ['card'], voidIds: ['refund'] });
  const again = createDocument(
    voided,
    { id: 'again', kind: 'Sale', ...none, paymentIds: ['card'], requestHash: 'again' },
    { ...STAMP, at: STAMP.at + 1 },
  ).bill;
  assert.equal(documentsOf(again).at(-1)!.amountKurus, both.totals.totalKurus - 5_000 - 2_000);
});

test('a document that was issued although it had been replaced needs a void', () => {
  const failed = failDocument(
    pending(paid, 'Sale', 'first', { paymentIds: ['card'] }),
    'first',
    'No answer',
    STAMP,
  );
  const replaced = issued(failed.bill, 'Sale', 'second', { paymentIds: ['card'], replacesId: 'first' });
  assert.deepEqual(toIssue(replaced), NOTHING);
  const receipt = { number: '11', zNumber: null, uuid: null, at: STAMP.at };
  const both = issueDocument(replaced, 'first', receipt, STAMP).bill;
  assert.deepEqual(toIssue(both), { ...NOTHING, voidIds: ['first'] });
  assert.deepEqual(toIssue(issued(both, 'Void', 'void', { replacesId: 'first' })), NOTHING);
});

test('after the sale of two payments is voided, the payment that still counts is listed again', () => {
  const half = recordPayment(
    open,
    { id: 'cash', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 5_000 },
    STAMP,
  ).bill;
  const both = recordPayment(half, { id: 'card', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
  const one = issued(both, 'Sale', 'sale', { paymentIds: ['cash', 'card'] });
  const voided = issued(reversePayment(one, 'cash', STAMP).bill, 'Void', 'void', { replacesId: 'sale' });
  assert.deepEqual(toIssue(voided), { ...NOTHING, paymentIds: ['card'] });
});

test('a failed sale of a reversed payment is not listed; the table slip of a cancelled bill needs a void', () => {
  const failed = failDocument(
    pending(paid, 'Sale', 's', { paymentIds: ['card'] }),
    's',
    'Broken',
    STAMP,
  ).bill;
  assert.deepEqual(toIssue(reversePayment(failed, 'card', STAMP).bill), NOTHING);
  const slip = issued(open, 'TableSlip', 'slip', { units: [{ lineId: 'line-1', quantity: 1 }] });
  assert.deepEqual(toIssue(slip), NOTHING);
  assert.deepEqual(toIssue(voidBill(slip, STAMP).bill), { ...NOTHING, voidIds: ['slip'] });
});

test('a bill can be closed without documents, unless the venue requires them', () => {
  const waiting = pending(paid, 'Sale', 'sale', { paymentIds: ['card'] });
  const failed = failDocument(waiting, 'sale', 'No paper', STAMP).bill;
  const close = (bill: Bill, demand: 'Wanted' | 'Required', withoutDocument: string | null = null) =>
    closeBill(bill, { id: 'rest', businessDate: '2026-03-07', kind: 'Cash' }, STAMP, {
      demand,
      withoutDocument,
    });
  for (const bill of [open, paid, waiting, failed]) {
    assert.equal(close(bill, 'Wanted').history!.action, 'BillClosed');
    assert.throws(
      () => close(bill, 'Required'),
      ({ code, problems }) =>
        code === 'FISCAL_DOCUMENT_REQUIRED' &&
        problems[0].attemptedValue === (bill === open ? 'rest' : 'card'),
    );
    const { bill: closed, history } = close(bill, 'Required', 'The device is broken');
    assert.equal((history!.detail as { withoutDocument?: string }).withoutDocument, 'The device is broken');
    assert.equal(isUnissued(closed), true);
  }
  const { history } = close(sold, 'Required', 'Not needed');
  assert.equal('withoutDocument' in history!.detail, false);
});

test('at a venue with a device, a bill is listed when money moves, and removed from the list when everything is issued', () => {
  const payment = recordPayment(open, { id: 'card', businessDate: '2026-03-07', kind: 'Card' }, STAMP);
  const change = { bill: payment.bill, history: payment.history! };
  assert.equal(isUnissuedAfter(open, change, 'Wanted'), true);
  assert.equal(isUnissuedAfter(open, change, 'None'), null);
  const creation = createDocument(
    paid,
    { id: 'sale', kind: 'Sale', ...none, paymentIds: ['card'], requestHash: 'sale' },
    STAMP,
  );
  assert.equal(isUnissuedAfter(paid, { bill: creation.bill, history: creation.history! }, 'None'), true);
  const history = { ...creation.history!, action: 'FiscalDocumentRetried' as const };
  assert.equal(isUnissuedAfter(creation.bill, { bill: sold, history: history as never }, 'None'), false);
});

test('a bill with a table slip is listed when its last line is struck: the slip needs a void', () => {
  const slip = issued(billOf(1), 'TableSlip', 'slip', { units: [{ lineId: 'line-1', quantity: 1 }] });
  const { bill, history } = strikeLine(slip, 'line-1', STAMP);
  assert.deepEqual(toIssue(bill), { ...NOTHING, voidIds: ['slip'] });
  assert.equal(isUnissuedAfter(slip, { bill, history: history! }, 'Wanted'), true);
});

test('a refund on a bill that was closed before the venue had a device does not list the bill', () => {
  const closed = closeBill(paid, null, STAMP).bill;
  const how = {
    kind: 'Cash' as const,
    method: null,
    reason: null,
    businessDate: '2026-03-08',
    requestHash: 'r',
  };
  const { bill, history } = refundPayment(
    closed,
    { id: 'b', paymentId: 'card', amountKurus: 1, ...how },
    STAMP,
  );
  assert.equal(isUnissuedAfter(closed, { bill, history: history! }, 'Required'), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOf, stampOf } from '../../../../test/samples/sample-bill.ts';
import type { Bill } from '../bill.ts';
import { requireSeenRevision } from '../bill-change.ts';
import { refundPayment } from '../payments/refund.ts';
import { closeBill, countGuests, recordPayment, reversePayment } from '../till.ts';
import { currentDocuments, documentsOf } from './fiscal-document.ts';
import {
  createDocument,
  failDocument,
  issueDocument,
  type NewDocument,
  retryDocument,
} from './record-document.ts';

const STAMP = stampOf();
const RECEIPT = { number: '12', zNumber: '731', uuid: null, at: STAMP.at };
const refusedWith = (code: string) => ({ name: 'Refusal', code });

function asked(id: string, more: Partial<NewDocument> = {}): NewDocument {
  const none = { paymentIds: [], refundIds: [], units: [], replacesId: null, device: 'Till 1' };
  return { id, kind: 'Sale', ...none, requestHash: id, ...more };
}

const sale = (id: string, paymentIds: string[]) => asked(id, { paymentIds });
const voidOf = (id: string, replacesId: string) => asked(id, { kind: 'Void', replacesId });
const create = (bill: Bill, document: NewDocument) => createDocument(bill, document, STAMP).bill;
const issue = (bill: Bill, id: string) => issueDocument(bill, id, RECEIPT, STAMP).bill;
const stateOf = (bill: Bill) => documentsOf(bill).map(({ id, state }) => `${id} ${state}`);

/** A bill of 200.00 lira with two payments, of 50.00 and 150.00. */
const paid = ['first', 'second'].reduce(
  (bill, id) =>
    recordPayment(
      bill,
      { id, businessDate: '2026-03-07', kind: 'Card', ...(id === 'first' ? { amountKurus: 5_000 } : {}) },
      STAMP,
    ).bill,
  billOf(2),
);
const issued = issue(create(paid, sale('one', ['first'])), 'one');

test('a document goes from pending to issued, with the data from the device', () => {
  const { bill, history } = createDocument(paid, sale('one', ['first', 'second']), STAMP);
  assert.deepEqual(history, {
    action: 'FiscalDocumentCreated',
    detail: { documentId: 'one', kind: 'Sale' },
    ...STAMP,
  });
  assert.deepEqual(documentsOf(bill), [
    {
      ...sale('one', ['first', 'second']),
      state: 'Pending',
      amountKurus: bill.totals.totalKurus,
      sections: [{ section: null, rate: null, grossKurus: bill.totals.totalKurus }],
      createdAt: STAMP.at,
    },
  ]);
  const [document] = documentsOf(issue(bill, 'one'));
  assert.deepEqual([document!.state, document!.issued], ['Issued', RECEIPT]);
});

test('only the documents of a bill change, also on a closed bill', () => {
  const closed = closeBill(paid, null, STAMP).bill;
  const { fiscal: _, ...after } = issue(create(closed, sale('one', ['first'])), 'one');
  assert.deepEqual(after, closed);
});

test('a repeated document changes nothing, and a different document with the same id is refused', () => {
  assert.equal(createDocument(issued, sale('one', ['first']), STAMP).history, null);
  const other = { ...sale('one', ['second']), requestHash: 'other' };
  assert.throws(() => create(issued, other), refusedWith('IDEMPOTENCY_KEY_REUSED'));
  assert.equal(issueDocument(issued, 'one', { ...RECEIPT, at: 0 }, STAMP).history, null);
});

test('a payment has only one document that counts, even if several bridges send one', () => {
  assert.throws(() => create(issued, sale('two', ['first'])), refusedWith('FISCAL_DOCUMENT_EXISTS'));
  assert.throws(() => create(paid, sale('two', ['first', 'first'])), refusedWith('FISCAL_DOCUMENT_EXISTS'));
  assert.throws(() => create(paid, sale('two', ['third'])), refusedWith('PAYMENT_NOT_FOUND'));
  const reversed = reversePayment(paid, 'first', STAMP).bill;
  assert.throws(() => create(reversed, sale('two', ['first'])), refusedWith('PAYMENT_NOT_FOUND'));
});

test('an issued document keeps its number, and can neither fail nor be retried', () => {
  const again = () => issueDocument(issued, 'one', { ...RECEIPT, number: '13' }, STAMP);
  assert.throws(again, refusedWith('FISCAL_DOCUMENT_NOT_ALLOWED'));
  assert.throws(
    () => failDocument(issued, 'one', 'No paper', STAMP),
    refusedWith('FISCAL_DOCUMENT_NOT_ALLOWED'),
  );
  assert.throws(() => retryDocument(issued, 'one', STAMP), refusedWith('FISCAL_DOCUMENT_NOT_ALLOWED'));
  assert.throws(() => issue(paid, 'one'), refusedWith('FISCAL_DOCUMENT_NOT_FOUND'));
});

test('a failed document has its reason until it is retried', () => {
  const pending = create(paid, sale('one', ['first']));
  const failed = failDocument(pending, 'one', 'No paper', STAMP).bill;
  assert.deepEqual([stateOf(failed), documentsOf(failed)[0]!.failure], [['one Failed'], 'No paper']);
  assert.equal(failDocument(failed, 'one', 'No paper', STAMP).history, null);
  const retried = retryDocument(failed, 'one', STAMP).bill;
  assert.deepEqual(documentsOf(retried), documentsOf(pending));
  assert.equal(retryDocument(retried, 'one', STAMP).history, null);
  assert.equal(documentsOf(issue(failed, 'one'))[0]!.failure, undefined);
});

test('a void names the issued document; when it is issued, the payments need a document again, and both documents stay', () => {
  const pending = create(issued, voidOf('void', 'one'));
  assert.throws(() => create(pending, sale('two', ['first'])), refusedWith('FISCAL_DOCUMENT_EXISTS'));
  const voided = issue(pending, 'void');
  assert.deepEqual(stateOf(voided), ['one Issued', 'void Issued']);
  assert.deepEqual(
    currentDocuments(voided).map(({ id }) => id),
    ['void'],
  );
  assert.equal(documentsOf(voided)[1]!.amountKurus, 5_000);
  const next = create(voided, { ...sale('two', ['first']), replacesId: 'one' });
  assert.deepEqual(stateOf(next).at(-1), 'two Pending');
});

test('only an issued document can be voided, and only once', () => {
  const pending = create(paid, sale('one', ['first']));
  assert.throws(() => create(pending, voidOf('void', 'one')), refusedWith('FISCAL_DOCUMENT_NOT_ALLOWED'));
  const voided = create(issued, voidOf('void', 'one'));
  assert.throws(() => create(voided, voidOf('again', 'one')), refusedWith('FISCAL_DOCUMENT_EXISTS'));
  assert.throws(
    () => create(issue(voided, 'void'), voidOf('x', 'void')),
    refusedWith('FISCAL_DOCUMENT_NOT_ALLOWED'),
  );
});

test('a failed document can be replaced, a pending or issued one cannot', () => {
  const failed = failDocument(create(paid, sale('one', ['first'])), 'one', 'Broken', STAMP).bill;
  const replaced = create(failed, { ...sale('two', ['first']), replacesId: 'one' });
  assert.deepEqual(
    currentDocuments(replaced).map(({ id }) => id),
    ['two'],
  );
  const again = () => create(issued, { ...sale('two', ['first']), replacesId: 'one' });
  assert.throws(again, refusedWith('FISCAL_DOCUMENT_NOT_ALLOWED'));
});

test('a refund has its own document with its amount', () => {
  const how = { kind: 'Cash' as const, method: null, reason: null, businessDate: '2026-03-07' };
  const refund = { id: 'back', paymentId: 'first', amountKurus: 2_000, ...how, requestHash: 'r' };
  const refunded = refundPayment(closeBill(issued, null, STAMP).bill, refund, STAMP).bill;
  const bill = create(refunded, asked('two', { kind: 'Refund', refundIds: ['back'] }));
  assert.equal(documentsOf(bill)[1]!.amountKurus, 2_000);
  const again = asked('three', { kind: 'Refund', refundIds: ['back'] });
  assert.throws(() => create(bill, again), refusedWith('FISCAL_DOCUMENT_EXISTS'));
});

test('a unit is on at most one table slip', () => {
  const slip = (id: string, quantity: number) =>
    asked(id, { kind: 'TableSlip', units: [{ lineId: 'line-1', quantity }] });
  const bill = create(billOf(1), slip('one', 1));
  assert.throws(() => create(bill, slip('two', 1)), refusedWith('FISCAL_DOCUMENT_EXISTS'));
  const unknown = asked('two', { kind: 'TableSlip', units: [{ lineId: 'x', quantity: 1 }] });
  assert.throws(() => create(bill, unknown), refusedWith('LINE_NOT_FOUND'));
  const closed = closeBill(paid, null, STAMP).bill;
  assert.throws(() => create(closed, slip('one', 1)), refusedWith('BILL_NOT_OPEN'));
});

test('a document with a property that its kind does not allow, or without a required one, is refused with the field', () => {
  const wrong: [Partial<NewDocument>, string][] = [
    [{ kind: 'Sale' }, 'paymentIds'],
    [{ kind: 'Sale', paymentIds: ['first'], refundIds: ['back'] }, 'refundIds'],
    [{ kind: 'Refund', refundIds: ['back'] }, 'refundIds'],
    [{ kind: 'TableSlip' }, 'units'],
    [{ kind: 'Void' }, 'replacesId'],
    [{ kind: 'Void', replacesId: 'one', paymentIds: ['first'] }, 'paymentIds'],
  ];
  for (const [more, field] of wrong) {
    assert.throws(
      () => create(issued, asked('two', more)),
      ({ code, problems }) => code === 'CONTENT_INVALID' && problems[0].field === field,
      field,
    );
  }
});

test('a change based on a revision before a new document passes; before any other change it is refused', () => {
  const saved = (bill: Bill) => ({ ...bill, revision: bill.revision + 1 });
  const seen = saved(paid).revision;
  const documented = saved(issue(saved(create(saved(paid), sale('one', ['first']))), 'one'));
  const count = (bill: Bill, revision: number) =>
    requireSeenRevision(bill, revision, countGuests(bill, 3, STAMP));
  for (const revision of [seen, seen + 1, seen + 2]) assert.equal(count(documented, revision).bill.guests, 3);
  assert.throws(() => count(documented, seen - 1), refusedWith('BILL_CHANGED_SINCE'));
  const changed = saved(count(documented, seen).bill);
  const later = saved(create(changed, sale('two', ['second'])));
  assert.throws(
    () => requireSeenRevision(later, seen, countGuests(later, 4, STAMP)),
    refusedWith('BILL_CHANGED_SINCE'),
  );
  assert.equal(requireSeenRevision(later, seen + 3, countGuests(later, 4, STAMP)).bill.guests, 4);
});

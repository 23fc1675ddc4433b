import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { newBridgedVenue, paidBill } from '../../../test/harness/bridge.ts';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newBridgedVenue(sofra));

test('200: a document waits, is issued, and stands on the bill of the staff with its history', async () => {
  const bill = await paidBill(venue);
  const created = await bill.create({ kind: 'Sale', paymentIds: [bill.paymentId], device: 'Till 1' });
  assert.equal(created.status, 200, created.text);
  const [document] = created.body.data.documents;
  assert.deepEqual([document.state, document.amount, document.number], ['Pending', 100, null]);
  const issued = await bill.say(document.id, 'issued', { number: '12', zNumber: '7', uuid: 'abc' });
  assert.equal(issued.status, 200, issued.text);
  const { documents, history } = await bill.read();
  assert.deepEqual(documents, [
    {
      ...document,
      state: 'Issued',
      number: '12',
      zNumber: '7',
      uuid: 'abc',
      issuedAt: documents[0].issuedAt,
    },
  ]);
  assert.deepEqual(
    history
      .slice(-2)
      .map(({ action, by, detail }: { action: string; by: { name: string }; detail: unknown }) => [
        action,
        by.name,
        detail,
      ]),
    [
      ['FiscalDocumentCreated', 'Till 1', { documentId: document.id, kind: 'Sale' }],
      [
        'FiscalDocumentIssued',
        'Till 1',
        { documentId: document.id, kind: 'Sale', number: '12', zNumber: '7' },
      ],
    ],
  );
});

test('200: the same key again answers the document of the first call, whatever became of it', async () => {
  const bill = await paidBill(venue);
  const [key, body] = [randomUUID(), { kind: 'Sale', paymentIds: [bill.paymentId] }];
  const answers = await Promise.all([1, 2, 3].map(() => bill.create(body, key)));
  for (const { body } of answers) assert.equal(body.data.documents.length, 1);
  const { id } = answers[0]!.body.data.documents[0];
  await bill.say(id, 'issued', { number: '1' });
  const [document] = (await bill.create(body, key)).body.data.documents;
  assert.deepEqual([document.id, document.state], [id, 'Issued']);
  const other = await bill.create({ ...body, device: 'Till 2' }, key);
  assertRefused(other, 409, 'IDEMPOTENCY_KEY_REUSED');
});

test('409: of two bridges that ask for one payment at the same time, one may ask its device', async () => {
  const bill = await paidBill(venue);
  const body = { kind: 'Sale', paymentIds: [bill.paymentId] };
  const answers = await Promise.all([bill.create(body), bill.create(body), bill.create(body)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
  assertRefused(answers.find(({ status }) => status === 409)!, 409, 'FISCAL_DOCUMENT_EXISTS');
});

test('200: while a document comes and goes the bill is paid by who saw it before, and closed', async () => {
  const bill = await paidBill(venue);
  const { revision, totals } = await bill.read();
  await bill.issue('1');
  const paid = await bill.act(
    'POST',
    '/payments',
    { kind: 'Cash', revision },
    { 'idempotency-key': freshKey() },
  );
  assert.equal(paid.status, 200, paid.text);
  assert.equal(paid.body.data.totals.paid, totals.total);
  assert.equal((await bill.act('POST', '/close')).body.data.state, 'Closed');
});

test('200: a closed bill gets its documents, and nothing else of it changes', async () => {
  const bill = await paidBill(venue);
  const closed = await bill.act('POST', '/close', { kind: 'Cash' });
  const issuedId = await bill.issue('1');
  const { documents, revision, history: _, ...after } = await bill.read();
  const { documents: none, revision: before, ...rest } = closed.body.data;
  assert.deepEqual(after, rest);
  assert.deepEqual([documents[0].id, none, revision], [issuedId, [], before + 2]);
});

test('200: a failed document says why, and staff let the device try again', async () => {
  const bill = await paidBill(venue);
  const { documents } = (await bill.create({ kind: 'Sale', paymentIds: [bill.paymentId] })).body.data;
  const { id } = documents[0];
  await bill.say(id, 'failed', { reason: 'Paper is out' });
  const failed = (await bill.read()).documents[0];
  assert.deepEqual([failed.state, failed.failure], ['Failed', 'Paper is out']);
  const retried = await bill.retry(id);
  assert.deepEqual(
    [retried.status, retried.body.data.documents[0].state, retried.body.data.documents[0].failure],
    [200, 'Pending', null],
  );
});

test('a bill that rounds and staff change afterwards keeps its documents', async () => {
  const bill = await paidBill(venue);
  const id = await bill.issue('1');
  const { kebab } = venue.menu;
  const line = { productId: kebab.id, portionId: kebab.portions[0]!.id, quantity: 1 };
  const round = await bill.act('POST', '/rounds', { lines: [line] }, { 'idempotency-key': freshKey() });
  assert.equal(round.body.data.bill.documents[0].id, id);
  const moved = await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Served' });
  assert.equal(moved.body.data.documents[0].id, id);
  const { items } = (await venue.waiter.call('GET', `/venues/${venue.id}/bills`)).body.data;
  assert.equal(items.find((one: { id: string }) => one.id === bill.first.id).documents[0].id, id);
});

test('404: payments, lines and documents that the bill does not have', async () => {
  const bill = await paidBill(venue);
  const payment = await bill.create({ kind: 'Sale', paymentIds: [randomUUID()] });
  assertRefused(payment, 404, 'PAYMENT_NOT_FOUND');
  const units = [{ lineId: randomUUID(), quantity: 1 }];
  assertRefused(await bill.create({ kind: 'TableSlip', units }), 404, 'LINE_NOT_FOUND');
  assertRefused(await bill.say(randomUUID(), 'issued', { number: '1' }), 404, 'FISCAL_DOCUMENT_NOT_FOUND');
  assertRefused(await bill.retry(randomUUID()), 404, 'FISCAL_DOCUMENT_NOT_FOUND');
});

test('400: what is missing, blank, too long or of another kind is named', async () => {
  const bill = await paidBill(venue);
  assertRefused(await bill.create({ kind: 'Sale' }), 400, 'CONTENT_INVALID', ['paymentIds']);
  assertRefused(await bill.create({ kind: 'Invoice' }), 400, 'VALIDATION_ERROR', ['kind']);
  const created = await bill.create({ kind: 'Sale', paymentIds: [bill.paymentId] });
  const { id } = created.body.data.documents[0];
  assertRefused(await bill.say(id, 'issued', { number: ' ' }), 400, 'CONTENT_INVALID', ['number']);
  assertRefused(await bill.say(id, 'issued', { number: 12 }), 400, 'VALIDATION_ERROR', ['number']);
  assertRefused(await bill.say(id, 'failed', { reason: 'x'.repeat(251) }), 400, 'CONTENT_INVALID', [
    'reason',
  ]);
  assertRefused(await bill.create({ kind: 'Sale' }, 'x'), 400, 'IDEMPOTENCY_KEY_INVALID');
});

test('403: staff and owners cannot say what a device did, and a bridge reads no guest and takes no money', async () => {
  const bill = await paidBill(venue);
  const documents = `${bill.path}/fiscal-documents`;
  const key = { 'idempotency-key': freshKey() };
  for (const person of [venue.waiter, venue.owner]) {
    const answer = await person.call('POST', documents, { kind: 'Sale', paymentIds: [bill.paymentId] }, key);
    assertRefused(answer, 403, 'NOT_PERMITTED');
  }
  for (const path of [bill.path, `/venues/${venue.id}/bills`, '/live', `/venues/${venue.id}/reservations`])
    assertRefused(await venue.bridge.call('GET', path), 403, 'NOT_PERMITTED');
  const payment = await venue.bridge.call('POST', `${bill.path}/payments`, { kind: 'Cash', amount: 1 }, key);
  assertRefused(payment, 403, 'NOT_PERMITTED');
});

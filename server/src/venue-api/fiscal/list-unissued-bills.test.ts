import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BridgedVenue, newBridgedVenue, paidBill } from '../../../test/harness/bridge.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();

interface Listed {
  payments: { fiscalCode: string; sections: unknown[]; vat: unknown[] }[];
  lines: { section: number; percent: number }[];
  id: string;
  toIssue: Record<'paymentIds' | 'refundIds' | 'voidIds' | 'documentIds', string[]>;
}

async function listUnissued(
  venue: BridgedVenue,
  query = '',
): Promise<{ items: Listed[]; nextCursor: string | null }> {
  const answer = await venue.bridge.call('GET', `/venues/${venue.id}/fiscal-documents/to-issue${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

test('200: a bill is listed from its payment until its document is issued, also when it was closed', async () => {
  const venue = await newBridgedVenue(sofra);
  await openBill(venue);
  const bill = await paidBill(venue);
  const closed = await bill.act('POST', '/close', { kind: 'Cash' });
  const ids = closed.body.data.payments.map(({ id }: { id: string }) => id);
  const [listed] = (await listUnissued(venue)).items;
  assert.deepEqual([listed!.id, listed!.toIssue.paymentIds], [bill.first.id, ids]);
  const created = await bill.create({ kind: 'Sale', paymentIds: ids });
  const { id } = created.body.data.documents[0];
  assert.deepEqual((await listUnissued(venue)).items[0]!.toIssue.documentIds, [id]);
  await bill.say(id, 'failed', { reason: 'Paper is out' });
  assert.deepEqual((await listUnissued(venue)).items[0]!.toIssue.documentIds, [id]);
  await bill.say(id, 'issued', { number: '1' });
  assert.deepEqual((await listUnissued(venue)).items, []);
});

test('200: what a device needs is in it: sections, rates, VAT and codes of ways to pay, and nothing of the guests', async () => {
  const method = { code: 'multinet', name: 'Multinet', kind: 'MealCard' as const, brand: 'Multinet' };
  const venue = await newBridgedVenue(sofra, {
    vatClasses: [
      {
        code: 'food',
        name: 'Food',
        section: 3,
        rates: [{ from: null, basisPoints: 1_000, takeawayBasisPoints: null }],
      },
    ],
    vatClass: 'food',
    paymentMethods: [
      {
        ...method,
        givesChange: false,
        opensDrawer: false,
        isForMealsOnly: false,
        fiscalCode: '7',
        isActive: true,
      },
    ],
  });
  await paidBill(venue, { method: 'multinet', amount: 110 });
  const [bill] = (await listUnissued(venue)).items;
  const [payment] = bill!.payments;
  assert.deepEqual(
    [payment!.fiscalCode, payment!.sections, payment!.vat],
    ['7', [{ section: 3, percent: 10, gross: 110 }], [{ percent: 10, gross: 110, vat: 10 }]],
  );
  assert.deepEqual([bill!.lines[0]!.section, bill!.lines[0]!.percent], [3, 10]);
  assert.equal('customer' in bill!, false);
});

test('200: a refund and a reversal of what was issued ask for a refund and a void', async () => {
  const venue = await newBridgedVenue(sofra);
  const refunded = await paidBill(venue);
  const reversed = await paidBill(venue);
  await refunded.act('POST', '/close', { kind: 'Cash' });
  await refunded.issue('1');
  const saleId = await reversed.issue('2');
  const refunds = `/payments/${refunded.paymentId}/refunds`;
  const back = await refunded.act(
    'POST',
    refunds,
    { kind: 'Cash', amount: 20 },
    { 'idempotency-key': freshKey() },
  );
  await reversed.act('POST', `/payments/${reversed.paymentId}/reverse`);
  const items = new Map((await listUnissued(venue)).items.map((bill) => [bill.id, bill.toIssue]));
  const refundId = back.body.data.refunds[0].id;
  assert.deepEqual(items.get(refunded.first.id)!.refundIds, [refundId]);
  assert.deepEqual(items.get(reversed.first.id)!.voidIds, [saleId]);
  const { documents } = (await reversed.create({ kind: 'Void', replacesId: saleId })).body.data;
  await reversed.say(documents[1].id, 'issued', { number: '3' });
  const read = (await reversed.read()).documents.map(
    ({ kind, counts }: { kind: string; counts: boolean }) => [kind, counts],
  );
  assert.deepEqual(read, [
    ['Sale', false],
    ['Void', true],
  ]);
  assert.equal(
    (await listUnissued(venue)).items.some(({ id }) => id === reversed.first.id),
    false,
  );
});

test('200: pages go on after a position, first to last', async () => {
  const venue = await newBridgedVenue(sofra);
  const paid = [await paidBill(venue), await paidBill(venue), await paidBill(venue)];
  const first = await listUnissued(venue, '?pageSize=2');
  const second = await listUnissued(venue, `?pageSize=2&cursor=${first.nextCursor}`);
  assert.deepEqual(
    [...first.items, ...second.items].map(({ id }) => id),
    // Bills of one millisecond are in the order of their ids.
    paid.map((bill) => bill.first.id).toSorted(),
  );
  assert.equal(second.nextCursor, null);
});

test('200: a venue without a device lists nothing, and its older bills stay unlisted when it gets one', async () => {
  const venue = await newBridgedVenue(sofra, { fiscalDocuments: 'None' });
  const older = await paidBill(venue);
  await older.act('POST', '/close', { kind: 'Cash' });
  assert.deepEqual((await listUnissued(venue)).items, []);
  await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { fiscalDocuments: 'Wanted' });
  const refunds = `/payments/${older.paymentId}/refunds`;
  await older.act('POST', refunds, { kind: 'Cash', amount: 20 }, { 'idempotency-key': freshKey() });
  assert.deepEqual((await listUnissued(venue)).items, []);
  const bill = await paidBill(venue);
  assert.deepEqual(
    (await listUnissued(venue)).items.map(({ id }) => id),
    [bill.first.id],
  );
});

test('409: a bill whose venue demands documents closes once each payment is issued, or by an owner with a reason', async () => {
  const venue = await newBridgedVenue(sofra, { fiscalDocuments: 'Required' });
  const bill = await paidBill(venue);
  const { totals } = await bill.read();
  const rest = { kind: 'Cash', amount: Number(totals.remaining) };
  const paid = await bill.act('POST', '/payments', rest, { 'idempotency-key': freshKey() });
  assertRefused(await bill.act('POST', '/close'), 409, 'FISCAL_DOCUMENT_REQUIRED', ['payments', 'payments']);
  await bill.issue('1');
  const refused = await bill.act('POST', '/close');
  assertRefused(refused, 409, 'FISCAL_DOCUMENT_REQUIRED', ['payments']);
  const paymentIds = [paid.body.data.payments[1].id];
  const { documents } = (await bill.create({ kind: 'Sale', paymentIds })).body.data;
  await bill.say(documents[1].id, 'issued', { number: '2' });
  assert.equal((await bill.act('POST', '/close')).body.data.state, 'Closed');

  const other = await paidBill(venue);
  const withoutDocument = 'The device is broken';
  const body = { kind: 'Cash', withoutDocument };
  assertRefused(await other.act('POST', '/close', body), 403, 'APPROVAL_NEEDED');
  const closed = await venue.owner.call('POST', `${other.path}/close`, body);
  assert.equal(closed.body.data.state, 'Closed', closed.text);
  const { history } = await other.read();
  assert.equal(history.at(-1).detail.withoutDocument, withoutDocument);
  assert.deepEqual((await listUnissued(venue)).items[0]!.toIssue.paymentIds.length, 2);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

/** Opens a bill of one kebab that is paid by card. */
async function paidBill(at: StaffedVenue = venue, more = {}) {
  const bill = await openBill(at, more);
  const body = { kind: 'Card', revision: 1 };
  const { data } = (await bill.act('POST', '/payments', body, { 'idempotency-key': freshKey() })).body;
  return { bill, paymentId: data.payments[0].id as string };
}

const refund = (bill: OpenedBill, paymentId: string, body: object, key = freshKey()) =>
  bill.act('POST', `/payments/${paymentId}/refunds`, body, { 'idempotency-key': key });

test('200: a closed bill stays as it is, and the refund of the next day has that day', async () => {
  const of = await newStaffedVenue(sofra);
  const rates = [{ percent: 10 }];
  const settings = {
    vatClasses: [{ code: 'food', name: 'Yiyecek', rates }],
    vatClass: 'food',
    dayBeginsAt: '05:00',
  };
  assert.equal((await of.owner.call('PATCH', `/venues/${of.id}/settings`, settings)).status, 200);
  const before = sofra.clock.now();
  try {
    sofra.clock.set(Date.parse('2026-03-06T03:00:00+03:00'));
    const { bill, paymentId } = await paidBill(of);
    await bill.act('POST', '/close');
    sofra.clock.set(Date.parse('2026-03-06T05:30:00+03:00'));
    const { data } = (await refund(bill, paymentId, { amount: 20.5, kind: 'Cash', reason: 'Cold' })).body;
    assert.deepEqual([data.state, data.totals.paid, data.paymentStatus], ['Closed', 120.5, 'Paid']);
    assert.deepEqual([data.businessDate, data.payments[0].businessDate], ['2026-03-05', '2026-03-05']);
    assert.deepEqual([data.payments[0].refundable, data.vat[0].gross], [100, 120.5]);
    const [given] = data.refunds;
    const vat = [{ percent: 10, gross: 20.5, vat: 1.86 }];
    assert.deepEqual(
      { ...given, businessDate: '2026-03-06', amount: 20.5, reason: 'Cold', vat, kind: 'Cash' },
      given,
    );
    const entry = (await bill.read()).history.at(-1);
    assert.deepEqual(
      [entry.action, entry.detail.amount, entry.detail.refundId],
      ['PaymentRefunded', 20.5, given.id],
    );
  } finally {
    sofra.clock.set(before);
  }
});

test('200: a repeat gives back once, another body under its key nothing', async () => {
  const { bill, paymentId } = await paidBill();
  const [key, body] = [freshKey(), { amount: 20, kind: 'Cash' }];
  const answers = await Promise.all([1, 2, 3].map(() => refund(bill, paymentId, body, key)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assertRefused(await refund(bill, paymentId, { ...body, amount: 30 }, key), 409, 'IDEMPOTENCY_KEY_REUSED');
  const { refunds, totals } = await bill.read();
  assert.deepEqual([refunds.length, totals.paid, totals.remaining], [1, 100.5, 20]);
});

test('409: two refunds of a whole payment at once give it back once', async () => {
  const { bill, paymentId } = await paidBill();
  await bill.act('POST', '/close');
  const answers = await Promise.all(
    [1, 2].map(() => refund(bill, paymentId, { amount: 120.5, kind: 'Card' })),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'given' : body.errorCode));
  assert.deepEqual(codes.toSorted(), ['REFUND_TOO_LARGE', 'given']);
});

test('200: what was paid beyond the total is made a tip, once for each key, and the bill closes', async () => {
  const { bill, paymentId } = await paidBill(venue, {
    lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)],
  });
  await bill.act('POST', `/lines/${bill.first.lines[1].id}/strike`);
  const tip = (amount: number, key: string) =>
    bill.act('POST', `/payments/${paymentId}/tip`, { amount }, { 'idempotency-key': key });
  assertRefused(await tip(40.01, freshKey()), 409, 'REFUND_TOO_LARGE');
  const key = freshKey();
  await tip(40, key);
  const { data } = (await tip(40, key)).body;
  assert.deepEqual([data.totals.tips, data.totals.toGiveBack, data.totals.paid], [40, 0, 120.5]);
  assert.equal((await bill.act('POST', '/close')).body.data.state, 'Closed');
});

test('200: chosen units are given back with what they owe, and the preview says before how much', async () => {
  const { bill, paymentId } = await paidBill(venue, {
    lines: [lineOf(venue.menu.kebab, { quantity: 2 }), lineOf(venue.menu.baklava)],
  });
  const [kebab, baklava] = bill.first.lines.map(({ id }: { id: string }) => id);
  await bill.act('POST', '/close');
  const preview = async (body: object) => bill.act('POST', `/payments/${paymentId}/refunds/preview`, body);
  const units = [{ lineId: kebab.toUpperCase(), quantity: 1 }];
  const { data: before } = (await preview({ units })).body;
  assert.deepEqual([before.amount, before.refundable, before.revision], [120.5, 281, 3]);
  assert.deepEqual(before.units, [
    { lineId: kebab, quantity: 2 },
    { lineId: baklava, quantity: 1 },
  ]);
  assert.equal((await preview({})).body.data.amount, 281);
  const [key, seen] = [freshKey(), { units, kind: 'Cash', revision: before.revision }];
  const { data } = (await refund(bill, paymentId, seen, key)).body;
  assert.equal((await refund(bill, paymentId, seen, key)).status, 200);
  const [given] = data.refunds;
  assert.deepEqual([given.amount, given.units], [120.5, [{ lineId: kebab, quantity: 1 }]]);
  const { history, refunds } = await bill.read();
  assert.deepEqual(refunds, data.refunds);
  assert.deepEqual(history.at(-1).detail.units, [{ lineId: kebab, quantity: 1 }]);
  const stale = { units, kind: 'Cash', revision: before.revision };
  assertRefused(await refund(bill, paymentId, stale), 409, 'BILL_CHANGED_SINCE');
  const twice = { units: [{ lineId: kebab, quantity: 2 }] };
  assertRefused(await preview(twice), 409, 'UNIT_NOT_REFUNDABLE');
  assertRefused(await refund(bill, paymentId, { ...twice, kind: 'Cash' }), 409, 'UNIT_NOT_REFUNDABLE');
  const gone = { units: [{ lineId: randomUUID(), quantity: 1 }], kind: 'Cash' };
  assertRefused(await refund(bill, paymentId, gone), 404, 'LINE_NOT_FOUND');
  const both = { units, amount: 1, kind: 'Cash' };
  assertRefused(await refund(bill, paymentId, both), 400, 'CONTENT_INVALID', ['units']);
  assert.equal((await bill.read()).refunds.length, 1);
});

test('409: a unit that two tills give back at once is given back once', async () => {
  const { bill, paymentId } = await paidBill();
  await bill.act('POST', '/close');
  const units = [{ lineId: bill.first.lines[0].id, quantity: 1 }];
  const answers = await Promise.all([1, 2].map(() => refund(bill, paymentId, { units, kind: 'Card' })));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'given' : body.errorCode));
  assert.deepEqual(codes.toSorted(), ['UNIT_NOT_REFUNDABLE', 'given']);
});

test('400, 404, 409: a refund that cannot be gives back nothing', async () => {
  const { bill, paymentId } = await paidBill();
  const how = { kind: 'Cash' };
  assertRefused(await refund(bill, paymentId, { ...how, amount: 120.51 }), 409, 'REFUND_TOO_LARGE');
  assertRefused(await refund(bill, paymentId, { ...how, amount: 0.001 }), 400, 'AMOUNT_TOO_FINE', ['amount']);
  assertRefused(await refund(bill, paymentId, { ...how, amount: -1 }), 400, 'AMOUNT_NEGATIVE', ['amount']);
  assertRefused(await refund(bill, paymentId, { ...how, amount: 1e8 }), 400, 'AMOUNT_TOO_LARGE', ['amount']);
  assertRefused(await refund(bill, paymentId, { amount: 1 }), 409, 'PAYMENT_KIND_REQUIRED');
  assertRefused(await refund(bill, paymentId, { method: 'gone' }), 404, 'PAYMENT_METHOD_NOT_FOUND');
  assertRefused(await refund(bill, randomUUID(), { ...how, amount: 1 }), 404, 'PAYMENT_NOT_FOUND');
  assert.deepEqual((await bill.read()).refunds, []);
});

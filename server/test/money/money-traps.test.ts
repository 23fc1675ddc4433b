import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGES } from '../../src/core/languages.ts';
import { equalShare } from '../../src/core/money/shares.ts';
import { useFixture } from '../harness/fixture.ts';
import { leavingNothing } from '../harness/public-caller.ts';
import { assertRefused } from '../harness/refusals.ts';
import { lineOf, useSofra } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill, type StaffedVenue } from '../harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const post = (bill: OpenedBill, path: string, body: object = {}) =>
  bill.act('POST', path, body, { 'idempotency-key': freshKey() });

async function done(bill: OpenedBill, path: string, body: object = {}) {
  const answer = await post(bill, path, body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

const threeKebabs = (of: StaffedVenue = venue) =>
  openBill(of, { lines: [lineOf(of.menu.kebab, { quantity: 3 }), lineOf(of.menu.baklava)] });

test('a split keeps the discount of the whole bill: each pays the discounted price of the own dishes, and nobody pays for the last', async () => {
  const bill = await threeKebabs();
  const discounted = (await bill.act('PUT', '/discount', { percent: 10, revision: 1 })).body.data;
  const [kebab, baklava] = discounted.lines;
  const paid: number[] = [];
  for (const lineId of [kebab.id, kebab.id, kebab.id, baklava.id]) {
    const { revision } = await bill.read();
    const { payments } = await done(bill, '/payments', {
      kind: 'Card',
      units: [{ lineId, quantity: 1 }],
      revision,
    });
    paid.push(payments.at(-1).amount);
  }
  assert.deepEqual(paid, [108.45, 108.45, 108.45, 36]);
  const { totals } = await bill.read();
  assert.deepEqual([totals.discount, totals.total, totals.remaining], [40.15, 361.35, 0]);
});

test('no equal share is negative, and all of them are what remains, for any number of guests and any coin', () => {
  const coin = fc.constantFrom(0, 5, 10, 25, 100);
  fc.assert(
    fc.property(fc.nat(50_000), fc.integer({ min: 1, max: 30 }), coin, (remaining, payers, step) => {
      let left = remaining;
      for (let payersLeft = payers; payersLeft > 0; payersLeft--) {
        const share = equalShare(left, payersLeft, step);
        assert.ok(share >= 0 && share <= left);
        left -= share;
      }
      assert.equal(left, 0);
    }),
  );
});

test('a card payment above what remains is never cut: it is refused, or kept in full', async () => {
  const bill = await threeKebabs();
  assertRefused(await post(bill, '/payments', { kind: 'Card', amount: 500 }), 409, 'PAYMENT_TOO_LARGE');
  const { payments, totals } = await done(bill, '/payments', {
    kind: 'Card',
    amount: 500,
    excess: 'GiveBack',
  });
  assert.deepEqual([payments[0].amount, totals.toGiveBack], [500, 98.5]);
  assertRefused(await post(bill, '/close'), 409, 'BILL_OVERPAID');
});

test('an open tab holds up no day: it keeps the date on which it opened, and its money counts on the day on which it moves', async () => {
  const of = await newStaffedVenue(sofra);
  await of.owner.call('PATCH', `/venues/${of.id}/settings`, { dayBeginsAt: '05:00' });
  const before = sofra.clock.now();
  const takings = async (day: string) =>
    (await of.owner.call('GET', `/venues/${of.id}/figures/takings?day=${day}`)).body.data.total.taken;
  try {
    sofra.clock.set(Date.parse('2026-03-06T23:00:00+03:00'));
    const bill = await threeKebabs(of);
    await done(bill, '/payments', { kind: 'Cash', amount: 100 });
    sofra.clock.set(Date.parse('2026-03-07T12:00:00+03:00'));
    const closed = await done(bill, '/close', { kind: 'Cash' });
    assert.deepEqual([closed.businessDate, closed.payments[1].businessDate], ['2026-03-06', '2026-03-07']);
    assert.deepEqual([await takings('2026-03-06'), await takings('2026-03-07')], [100, 301.5]);
  } finally {
    sofra.clock.set(before);
  }
});

test('what is taken off a bill after it was printed is marked in its history', async () => {
  const of = await newStaffedVenue(sofra);
  const printer = { name: 'Kasa', host: '127.0.0.1', port: 9_100, purpose: 'Bills' };
  assert.equal((await of.owner.call('POST', `/venues/${of.id}/printers`, printer)).status, 201);
  const bill = await threeKebabs(of);
  const [kebab, baklava] = bill.first.lines;
  await done(bill, `/lines/${kebab.id}/strike`);
  await done(bill, '/print', { kind: 'Bill' });
  const gift = await bill.act('PUT', `/lines/${baklava.id}/gift`, { isGift: true, reason: 'İkram' });
  assert.equal(gift.status, 200, gift.text);
  const { history } = await bill.read();
  const marked = history.filter(({ isAfterPrint }: { isAfterPrint: boolean }) => isAfterPrint);
  assert.deepEqual(
    marked.map(({ action }: { action: string }) => action),
    ['LineGivenAway'],
  );
});

test('each of several who pay gets a receipt of the own payment', async () => {
  const of = await newStaffedVenue(sofra);
  const printer = { name: 'Kasa', host: '127.0.0.1', port: 9_100, purpose: 'Bills' };
  assert.equal((await of.owner.call('POST', `/venues/${of.id}/printers`, printer)).status, 201);
  const bill = await threeKebabs(of);
  await done(bill, '/payments', { kind: 'Card', amount: 100 });
  const { payments } = await done(bill, '/payments', { kind: 'Cash', amount: 50 });
  for (const { id } of payments) await done(bill, '/print', { kind: 'Receipt', paymentId: id });
  const { history } = await bill.read();
  const prints = history.filter(({ action }: { action: string }) => action === 'BillPrinted');
  assert.deepEqual(
    prints.map(({ detail }: { detail: { paymentId: string; total: number } }) => detail.paymentId),
    payments.map(({ id }: { id: string }) => id),
  );
});

/** The second way to pay is switched off. */
const METHODS = [
  { code: 'pos', name: 'Pos', kind: 'Card', isActive: true },
  { code: 'old', name: 'Eski pos', kind: 'Card', isActive: false },
].map((method) => ({
  ...{ brand: null, givesChange: false, opensDrawer: false, isForMealsOnly: false, fiscalCode: null },
  ...method,
}));

test('bad input of money has a code of its own, with a sentence in each language, and changes nothing', async () => {
  const of = await newStaffedVenue(sofra);
  const settings = `/venues/${of.id}/settings`;
  assert.equal((await of.owner.call('PATCH', settings, { paymentMethods: METHODS })).status, 200);
  const bill = await threeKebabs(of);
  const key = freshKey();
  const headers = { 'idempotency-key': key };
  const paid = await bill.act('POST', '/payments', { method: 'pos', amount: 100 }, headers);
  const refunds = `/payments/${paid.body.data.payments[0].id}/refunds`;
  type Bad = [status: number, code: string, method: string, path: string, body: object, key?: string];
  const pay = (status: number, code: string, body: object, withKey = freshKey()): Bad => [
    ...([status, code, 'POST', `${bill.path}/payments`] as const),
    { method: 'pos', ...body },
    withKey,
  ];
  const bad: Bad[] = [
    pay(400, 'AMOUNT_TOO_FINE', { amount: 1.005 }),
    pay(400, 'AMOUNT_NEGATIVE', { amount: -1 }),
    pay(400, 'AMOUNT_TOO_LARGE', { amount: 10_000_000.01 }),
    [404, 'VAT_CLASS_NOT_FOUND', 'PATCH', settings, { vatClass: 'gone' }],
    pay(404, 'PAYMENT_METHOD_NOT_FOUND', { method: 'gone', amount: 1 }),
    pay(409, 'PAYMENT_METHOD_INACTIVE', { method: 'old', amount: 1 }),
    [
      409,
      'REFUND_TOO_LARGE',
      'POST',
      `${bill.path}${refunds}`,
      { method: 'pos', amount: 100.01 },
      freshKey(),
    ],
    [409, 'BILL_CHANGED_SINCE', 'PUT', `${bill.path}/discount`, { percent: 10, revision: 1 }],
    pay(409, 'IDEMPOTENCY_KEY_REUSED', { amount: 50 }, key),
  ];
  for (const [status, code, method, path, body, idempotencyKey] of bad) {
    const sentences = new Set<string>();
    for (const language of LANGUAGES) {
      const sent = {
        'accept-language': language,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      };
      const answer = await leavingNothing(sofra, of, () => of.owner.call(method, path, body, sent));
      assertRefused(answer, status, code);
      sentences.add(answer.body.userMessage);
    }
    assert.equal(sentences.size, LANGUAGES.length, code);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, TUESDAY_AFTERNOON, testClock, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { sampleMenu } from '../../../../test/samples/sample-venue.ts';

const DAY = '?from=2026-03-03&to=2026-03-03';

const clock = testClock();
const sofra = useSofra(() => ({ clock }));

// biome-ignore lint/suspicious/noExplicitAny: the API description checks the shape of answers
type Seen = any;

const recordsOf = (venue: StaffedVenue, kind: string) => `/venues/${venue.id}/figures/records/${kind}`;

async function read(venue: StaffedVenue, kind: string): Promise<Seen[]> {
  const answer = await venue.owner.call('GET', `${recordsOf(venue, kind)}${DAY}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

async function table(venue: StaffedVenue, kind: string, language = 'en') {
  const answer = await venue.owner.call('GET', `${recordsOf(venue, kind)}/table${DAY}`, undefined, {
    'accept-language': language,
  });
  assert.equal(answer.status, 200, answer.text);
  return {
    text: answer.text,
    headers: answer.headers,
    rows: answer.text.replace(/^\uFEFF/, '').split('\r\n'),
  };
}

/** Makes a venue with a bill that has a comp, was paid in two ways, and was refunded in part. */
async function newSale() {
  clock.set(TUESDAY_AFTERNOON);
  const menu = sampleMenu();
  menu.kebab.name = '=1+1; "kebap"';
  const venue = await newStaffedVenue(sofra, {}, { menu });
  const lines = [lineOf(menu.kebab, { quantity: 2 }), lineOf(menu.baklava)];
  const bill = await openBill(venue, { lines });
  const done = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const answer = await bill.act(method, path, body, { 'idempotency-key': freshKey() });
    assert.ok(answer.status < 300, answer.text);
    return answer.body.data.bill ?? answer.body.data;
  };
  const [, gift] = (await bill.read()).lines;
  await done('PUT', `/lines/${gift.id}/gift`, { isGift: true, reason: 'x' });
  await done('POST', '/payments', { kind: 'Card', amount: 100, tip: 7.5 });
  const wrong = await done('POST', '/payments', { kind: 'Card', amount: 41 });
  await done('POST', `/payments/${wrong.payments[1].id}/reverse`, { reason: 'x' });
  const sold = await done('POST', '/close', { kind: 'Cash', tendered: 200 });
  await done('POST', `/payments/${sold.payments.at(-1).id}/refunds`, {
    ...{ kind: 'Cash', amount: 20, reason: 'x' },
  });
  return { venue, menu, number: (await bill.read()).number as number };
}

test('200: a bill, its lines, its payments and what was given back of it, each with amounts that add up', async () => {
  const { venue, menu, number } = await newSale();
  const [bill, ...others] = await read(venue, 'bills');
  assert.deepEqual(
    [bill.billNumber, bill.date, bill.total, bill.table, bill.key, others],
    [number, '2026-03-03', 241, null, null, []],
  );
  assert.deepEqual(
    (await read(venue, 'lines')).map((one) => [
      one.product,
      one.category.name,
      one.quantity,
      one.due,
      one.isGift,
    ]),
    [
      [menu.kebab.name, menu.category.name, 2, 241, false],
      [menu.baklava.name, menu.category.name, 1, 0, true],
    ],
  );
  assert.deepEqual(
    (await read(venue, 'payments')).map((one) => [
      one.act,
      one.method,
      one.amount,
      one.tip,
      one.change,
      one.taken,
    ]),
    [
      ['PaymentTaken', 'Card', 100, 7.5, 0, 107.5],
      ['PaymentTaken', 'Card', 41, 0, 0, 41],
      ['PaymentReversed', 'Card', -41, 0, 0, -41],
      ['PaymentTaken', 'Cash', 141, 0, 59, 141],
    ],
  );
  const [refund] = await read(venue, 'refunds');
  assert.deepEqual(
    [refund.method, refund.amount, refund.person.name],
    ['Cash', 20, venue.waiter.account.name],
  );
});

test('200: the tables have the same in the manner of the country; no name is run as a formula', async () => {
  const { venue, menu, number } = await newSale();
  const bills = await table(venue, 'bills');
  assert.equal(bills.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.equal(
    bills.headers.get('content-disposition'),
    'attachment; filename="bills-2026-03-03-2026-03-03.csv"',
  );
  assert.match(bills.rows[0]!, /^Business day;Bill;Opened at;Closed at;Type;Table;/);
  assert.equal(
    bills.rows[1],
    `2026-03-03;${number};2026-03-03 15:00;2026-03-03 15:00;Takeaway;;Staff;0;0,00;0,00;0,00;241,00;241,00;0,00`,
  );
  const lines = await table(venue, 'lines');
  assert.equal(
    lines.rows[1],
    `2026-03-03;${number};${menu.category.name};"'=1+1; ""kebap""";${menu.kebab.portions[0]!.name};2;241,00;241,00;;no`,
  );
  const payments = await table(venue, 'payments', 'tr');
  assert.match(payments.rows[0]!, /^İş günü;Saat;Adisyon;Kayıt;Ödeme yöntemi;/);
  assert.match(payments.rows[3]!, /;Geri alınan ödeme;.*;-41,00;/);
  const refunds = await table(venue, 'refunds', 'de');
  assert.match(refunds.rows[1]!, /;20,00;0,00;Deniz$/);
});

test('an export has nothing of guests', async () => {
  const { venue } = await newSale();
  const customer = { name: 'Gizli Misafir', phone: '+905321234567', address: 'Gizli Sokak 7' };
  const order = { type: 'Delivery', customer: { ...customer, paymentMethod: 'Cash' } };
  const bill = await openBill(venue, { ...order, note: 'Gizli not' });
  await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  for (const kind of ['bills', 'lines', 'payments', 'refunds']) {
    const { text } = await venue.owner.call('GET', `${recordsOf(venue, kind)}${DAY}`);
    for (const all of [text, (await table(venue, kind)).text]) assert.doesNotMatch(all, /Gizli|5321234567/);
  }
});

test('403 without the right to see takings, 400 for a range that is none', async () => {
  const { venue } = await newSale();
  assertRefused(await venue.waiter.call('GET', recordsOf(venue, 'bills')), 403, 'NOT_PERMITTED');
  const wrong = `${recordsOf(venue, 'lines')}?from=2026-03-04&to=2026-03-03`;
  assertRefused(await venue.owner.call('GET', wrong), 400, 'FIGURES_RANGE_INVALID');
});

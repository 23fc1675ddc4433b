import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNotPermitted } from '../../src/store/database-errors.ts';
import { useFixture } from '../harness/fixture.ts';
import { lineOf, useSofra } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../harness/staff.ts';
import { samplePrinter } from '../printers/paper-printer.ts';
import { moveBody } from '../venues/bill-moves.ts';
import { readLedger } from './ledger-rows.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const rows = (venueId = venue.id) => readLedger(sofra.db, venueId);

async function done(bill: OpenedBill, method: string, path: string, body: object = {}) {
  const answer = await bill.act(method, path, body, { 'idempotency-key': freshKey() });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

test('each movement of money and the closing is a row, of the day of the venue, by the person; ordering and cooking write none', async () => {
  const own = await newStaffedVenue(sofra);
  const bill = await openBill(own, {
    lines: [lineOf(own.menu.kebab, { quantity: 2 }), lineOf(own.menu.baklava)],
  });
  await own.waiter.call(
    'POST',
    `${bill.path}/rounds`,
    { lines: [lineOf(own.menu.baklava)] },
    {
      'idempotency-key': freshKey(),
    },
  );
  const [line] = (await bill.read()).lines;
  await done(bill, 'POST', `/lines/${line.id}/move`, { to: 'Preparing' });
  assert.deepEqual(await rows(own.id), []);
  const { payments, totals } = await done(bill, 'POST', '/payments', { kind: 'Card', amount: 100, tip: 5 });
  await done(bill, 'POST', `/payments/${payments[0].id}/reverse`);
  const closed = await done(bill, 'POST', '/close', { kind: 'Cash', tendered: totals.total + 20 });
  await done(bill, 'POST', `/payments/${closed.payments[1].id}/refunds`, {
    kind: 'Card',
    amount: 10,
    reason: 'x',
  });
  const written = await rows(own.id);
  const total = Math.round(totals.total * 100);
  assert.deepEqual(
    written.map(({ number, act, businessDate, billId, personId, generation }) => ({
      ...{ number, act, businessDate, generation },
      isOfBill: billId === bill.first.id && personId === own.waiter.account.id,
    })),
    ['PaymentTaken', 'PaymentReversed', 'PaymentTaken', 'BillClosed', 'PaymentRefunded'].map((act, at) => ({
      ...{ number: at + 1, act, businessDate: '2026-03-03', generation: 0, isOfBill: true },
    })),
  );
  const moved = written.flatMap(({ content }) => ('movement' in content ? [content.movement] : []));
  assert.deepEqual(
    moved.map(({ kind, amountKurus, tipKurus, changeKurus, refundKurus }) => [
      ...[kind, amountKurus, tipKurus, changeKurus, refundKurus],
    ]),
    [
      ['Card', 10_000, 500, 0, 0],
      ['Card', -10_000, -500, 0, 0],
      ['Cash', total, 0, 2_000, 0],
      ['Card', 0, 0, 0, 1_000],
    ],
  );
  const { content } = written[3]!;
  assert.ok('sold' in content);
  assert.equal(content.totalKurus, total);
  assert.equal(
    content.sold.reduce((sum, { dueKurus }) => sum + dueKurus, content.serviceFeeKurus),
    total,
  );
  const [kebab] = content.sold;
  const { kebab: product, category } = own.menu;
  assert.deepEqual([kebab!.name, kebab!.units, kebab!.category!.name], [product.name, 2, category.name]);
});

test('what costs the restaurant something is a row with what it cost, and whether the guest had the bill on paper; what costs nothing is none', async () => {
  const own = await newStaffedVenue(
    sofra,
    {},
    { revise: ({ printers }) => printers.push(samplePrinter({ purpose: 'Bills' })) },
  );
  const bill = await openBill(own, {
    lines: [lineOf(own.menu.kebab, { quantity: 3 }), lineOf(own.menu.baklava)],
  });
  const [kebab, baklava] = (await bill.read()).lines;
  await done(bill, 'PUT', `/lines/${baklava.id}/gift`, { isGift: true, reason: 'x' });
  await done(bill, 'POST', '/print', { kind: 'Bill' });
  await done(bill, 'POST', `/lines/${kebab.id}/quantity/step`, { by: 1 });
  await done(bill, 'POST', `/lines/${kebab.id}/quantity/step`, { by: -1 });
  const { revision } = await bill.read();
  await done(bill, 'PUT', '/discount', { percent: 10, revision, reason: 'x' });
  await done(bill, 'POST', `/lines/${baklava.id}/strike`, { reason: 'x' });
  await done(bill, 'POST', `/lines/${kebab.id}/strike`, { reason: 'x' });
  const taken = (await rows(own.id)).map(({ act, content }) => [act, content]);
  const [price, gift] = [12_050, Math.round(baklava.total * 100)];
  assert.deepEqual(taken, [
    ['LineGivenAway', { lostKurus: gift }],
    ['QuantityChanged', { lostKurus: price, isAfterPrint: true }],
    ['BillDiscounted', { lostKurus: (3 * price) / 10, isAfterPrint: true }],
    ['LineStruck', { lostKurus: (3 * price * 9) / 10, isAfterPrint: true, cancels: true }],
  ]);
});

test('no row says who the guest is, or anything that a person typed', async () => {
  const own = await newStaffedVenue(sofra);
  const openItem = { name: 'Gizli sipariş', price: 50 };
  const bill = await openBill(own, {
    note: 'Ayşe Hanım bekliyor',
    customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
    lines: [{ openItem, quantity: 1 }, lineOf(own.menu.kebab), lineOf(own.menu.baklava)],
  });
  const { id } = (await bill.read()).lines[1];
  await done(bill, 'POST', `/lines/${id}/strike`, { reason: 'Tatsız çorba' });
  await done(bill, 'POST', '/close', { kind: 'Cash' });
  const text = JSON.stringify(await rows(own.id));
  for (const typed of ['Gizli', 'Ayşe', '532 123', '5321234567', 'Tatsız', 'bekliyor'])
    assert.ok(!text.includes(typed), typed);
  assert.match(text, /BillClosed/);
});

test('tills that pay and close at once write numbers without a gap, and a refused call takes none', async () => {
  const own = await newStaffedVenue(sofra);
  const bills = await Promise.all(Array.from({ length: 8 }, () => openBill(own)));
  const closed = await Promise.all(
    bills.flatMap((bill) => [
      bill.act('POST', '/payments', { kind: 'Card', amount: 50 }, { 'idempotency-key': freshKey() }),
      bill.act('POST', '/payments', { kind: 'Card', amount: 9_999 }, { 'idempotency-key': freshKey() }),
      bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() }),
    ]),
  );
  assert.ok(closed.some(({ status }) => status === 409));
  const written = await rows(own.id);
  assert.deepEqual(
    written.map(({ number }) => number),
    written.map((_, at) => at + 1),
  );
  assert.equal(written.filter(({ act }) => act === 'BillClosed').length, 8);
});

test('a repeated call writes nothing again', async () => {
  const own = await newStaffedVenue(sofra);
  const bill = await openBill(own);
  const key = { 'idempotency-key': freshKey() };
  for (const _ of [1, 2]) await bill.act('POST', '/payments', { kind: 'Card', amount: 50 }, key);
  for (const _ of [1, 2])
    await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  assert.deepEqual(
    (await rows(own.id)).map(({ act }) => act),
    ['PaymentTaken', 'PaymentTaken', 'BillClosed'],
  );
});

test('lines that move cost nothing, and the bill that has them when it is closed says what was sold', async () => {
  const own = await newStaffedVenue(sofra);
  const [from, to] = [
    await openBill(own, { lines: [lineOf(own.menu.kebab), lineOf(own.menu.baklava)] }),
    await openBill(own),
  ];
  const [kebab] = (await from.read()).lines;
  const units = [{ lineId: kebab.id, quantity: 1 }];
  await done(from, 'POST', '/moves', moveBody(await from.read(), await to.read(), units));
  assert.deepEqual(await rows(own.id), []);
  await done(to, 'POST', '/close', { kind: 'Cash' });
  const closing = (await rows(own.id)).at(-1)!;
  assert.ok('sold' in closing.content);
  assert.equal(closing.content.totalKurus, 24_100);
});

test('the role of the servers may add to the ledger and the reports, and neither change, delete nor empty them', async (t) => {
  if (process.env['SOFRA_TEST_SERVICE_URL'] === undefined)
    return t.skip('the database of the tests has one role');
  await (await openBill(venue)).act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  assert.ok((await rows()).length > 0);
  for (const table of ['ledger', 'day_report'])
    for (const text of [
      `update ${table} set number = number`,
      `delete from ${table}`,
      `truncate ${table}`,
      `select from ${table} for update`,
      `alter table ${table} add column more integer`,
    ])
      await assert.rejects(sofra.db.query({ text }), (error) => isNotPermitted(error), text);
});

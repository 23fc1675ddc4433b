import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, placeOrder } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('201: a takeaway opens its own bill, and the kitchen has its ticket', async () => {
  const { status, body, headers } = await placeOrder(venue);
  assert.equal(status, 201);
  const { bill, addedLineIds } = body.data;
  assert.equal(headers.get('location'), `/venue/v1/venues/${venue.id}/bills/${bill.id}`);
  assert.deepEqual([bill.customer, bill.lines.map(({ id }: { id: string }) => id)], [null, addedLineIds]);
  const [ticket] = await sofra.db.query<{ content: { placedBy: string; lines: unknown[] } }>({
    text: 'select content from kitchen_ticket where venue_id = $1 and bill_id = $2',
    values: [venue.id, bill.id],
  });
  assert.deepEqual([ticket!.content.placedBy, ticket!.content.lines.length], ['Deniz', 1]);
});

test('201: the first round at a table opens a bill, and the next one joins it', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0] };
  const first = (await placeOrder(venue, { ...dineIn, note: 'Hızlı' })).body.data;
  const second = (await placeOrder(venue, dineIn, { by: venue.owner })).body.data;
  assert.deepEqual([second.bill.id, second.bill.note], [first.bill.id, 'Hızlı']);
  assert.deepEqual([second.bill.rounds.length, second.bill.totals.total], [2, 241]);
  assert.equal(second.addedLineIds[0], second.bill.lines[1].id);
  const names = second.bill.rounds.map(({ by }: { by: { name: string } }) => by.name);
  assert.deepEqual(names, ['Deniz', 'Defne']);
});

test('201: parallel orders of guest and staff at one table are all on one bill', async () => {
  const tableId = venue.tableIds[1];
  const guest = () =>
    sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
      key: venue.key.text,
      body: sampleOrder(venue, { type: 'DineIn', tableId, customer: null }),
      headers: { 'idempotency-key': freshKey() },
    });
  const staff = () => placeOrder(venue, { type: 'DineIn', tableId });
  const answers = await Promise.all([guest(), staff(), guest(), staff()]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 201],
  );
  const ids = answers.map(({ body }) => (body.data.bill ?? body.data.order).id);
  assert.equal(new Set(ids).size, 1);
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/bills/${ids[0]}`);
  assert.deepEqual([body.data.lines.length, body.data.isPlacedByApi], [4, true]);
});

test('201: a delivery needs only an address', async () => {
  const order = { type: 'Delivery', customer: { address: 'Moda Cad. 5' }, paymentMethod: 'Cash' };
  const { status, body } = await placeOrder(venue, order);
  assert.equal(status, 201);
  const { customer } = body.data.bill;
  assert.deepEqual(customer, { name: null, phone: null, address: 'Moda Cad. 5', paymentMethod: 'Cash' });
});

test('201: staff can order outside the hours, in a rush and without a subscription', async () => {
  const shut = await newStaffedVenue(sofra, {
    workingHours: [{ day: 'Tuesday', opensAt: null, closesAt: null, isClosed: true }],
    rush: { until: sofra.clock.now() + 60_000, reason: null },
    subscription: { isActive: false, endsAt: null },
  });
  assert.equal((await placeOrder(shut)).status, 201);
});

test('200: the same key orders once, in sequence or in parallel, whatever is sent', async () => {
  const key = freshKey();
  const answers = await Promise.all([1, 2, 3].map(() => placeOrder(venue, {}, { key })));
  for (const { status } of answers) assert.ok([200, 201, 409].includes(status));
  const created = answers.filter(({ status }) => status === 201);
  assert.equal(created.length, 1);
  const first = created[0]!.body.data;
  const repeat = await placeOrder(venue, { type: 'Delivery', lines: [] }, { key });
  assert.deepEqual([repeat.status, repeat.headers.get('idempotent-replayed')], [200, 'true']);
  assert.deepEqual(repeat.body.data, first);
});

test('200: a repeat answers with the bill as it is now, even after its products were removed', async () => {
  const stocked = await newStaffedVenue(sofra);
  const key = freshKey();
  const order = { lines: [lineOf(stocked.menu.baklava, { quantity: 3 })] };
  const { bill } = (await placeOrder(stocked, order, { key })).body.data;
  await stocked.waiter.call('POST', `/venues/${stocked.id}/bills/${bill.id}/close`, { kind: 'Cash' });
  const { status, body } = await placeOrder(stocked, order, { key });
  assert.deepEqual([status, body.data.bill.id, body.data.bill.state], [200, bill.id, 'Closed']);
});

test('201: the same key from another account is another order', async () => {
  const key = freshKey();
  const first = await placeOrder(venue, {}, { key });
  const second = await placeOrder(venue, {}, { key, by: venue.owner });
  assert.deepEqual([first.status, second.status], [201, 201]);
});

test('400: a missing or malformed key orders nothing', async () => {
  for (const key of ['', 'short', 'with space', 'x'.repeat(65)]) {
    assertRefused(await placeOrder(venue, {}, { key }), 400, 'IDEMPOTENCY_KEY_INVALID');
  }
});

test('400: every unreadable field is reported', async () => {
  const cases: [Record<string, unknown>, string][] = [
    [{ type: 'Buffet' }, 'type'],
    [{ tableId: 'S1' }, 'tableId'],
    [{ lines: [lineOf(venue.menu.kebab, { quantity: 1.5 })] }, 'lines[0].quantity'],
  ];
  for (const [order, field] of cases) {
    assertRefused(await placeOrder(venue, order), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: every broken rule is reported, in the order of the request', async () => {
  const cases: [Record<string, unknown>, string[]][] = [
    [{ type: 'DineIn' }, ['tableId']],
    [{ type: 'DineIn', tableId: venue.tableIds[0], customer: { name: 'Ayşe' } }, ['customer']],
    [
      { type: 'Takeaway', tableId: venue.tableIds[0], customer: { address: 'Moda' } },
      ['tableId', 'customer.address'],
    ],
    [{ type: 'Delivery' }, ['customer']],
    [
      { type: 'Delivery', customer: { name: 'Ayşe', phone: '12' }, lines: [] },
      ['customer.phone', 'customer.address', 'lines'],
    ],
    [
      { note: 'x'.repeat(301), lines: [lineOf(venue.menu.kebab, { quantity: 21 })] },
      ['note', 'lines[0].quantity'],
    ],
  ];
  for (const [order, fields] of cases) {
    const { status, body } = await placeOrder(venue, order);
    assert.deepEqual([status, body.errorCode], [400, 'PUBLIC_API_ORDER_INVALID']);
    assert.deepEqual(
      body.validationErrors.map(({ field }: { field: string }) => field),
      fields,
    );
  }
});

test('400: a missing required choice is refused', async () => {
  assertRefused(
    await placeOrder(venue, { lines: [lineOf(venue.menu.steak)] }),
    400,
    'PUBLIC_API_PRODUCT_OPTION_INVALID',
  );
});

test('404: an unknown table and an unknown product are not found', async () => {
  const other = await newStaffedVenue(sofra);
  const atTable = await placeOrder(venue, { type: 'DineIn', tableId: other.tableIds[0] });
  assertRefused(atTable, 404, 'TABLE_NOT_FOUND');
  for (const line of [lineOf(other.menu.kebab), lineOf(venue.menu.kebab, { portionId: randomUUID() })]) {
    assertRefused(await placeOrder(venue, { lines: [line] }), 404, 'PUBLIC_API_PRODUCT_NOT_FOUND');
  }
});

test('409: staff cannot order hidden or measured products, or more than the stock', async () => {
  const { hidden, cheese, baklava } = venue.menu;
  const baskets = [
    [lineOf(hidden)],
    [lineOf(cheese)],
    [lineOf(baklava, { quantity: 2 }), lineOf(baklava, { quantity: 2 })],
  ];
  for (const lines of baskets) {
    const { status, body } = await placeOrder(venue, { lines });
    assert.deepEqual([status, body.errorCode], [409, 'PUBLIC_API_PRODUCT_UNAVAILABLE']);
    assert.ok(body.validationErrors.length > 0);
  }
});

test('201: an order that somebody else sends says who took it, and has the key of the taker', async () => {
  const key = freshKey();
  const order = { takenBy: venue.waiter.account.id };
  const first = await placeOrder(venue, order, { by: venue.owner, key });
  const [round] = first.body.data.bill.rounds;
  assert.deepEqual([round.by.name, round.takenBy.name], ['Defne', 'Deniz']);
  const again = await placeOrder(venue, {}, { key });
  assert.deepEqual([again.status, again.body.data.bill.id], [200, first.body.data.bill.id]);
  assertRefused(await placeOrder(venue, { takenBy: randomUUID() }), 404, 'ACCOUNT_NOT_FOUND');
});

test('404: what a person left unsent is not ordered in their name once they were removed', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id } = venue.waiter.account;
  await venue.owner.call('DELETE', `/venues/${venue.id}/accounts/${id}`);
  const sent = await placeOrder(venue, { takenBy: id }, { by: venue.owner });
  assertRefused(sent, 404, 'ACCOUNT_NOT_FOUND');
  assertRefused(await placeOrder(venue, {}, { by: venue.waiter }), 401, 'SIGN_IN_REQUIRED');
  const bills = await venue.owner.call('GET', `/venues/${venue.id}/bills`);
  assert.deepEqual(bills.body.data.items, []);
});

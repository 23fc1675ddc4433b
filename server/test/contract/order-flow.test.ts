import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { hashPassword } from '../../src/crypto/passwords.ts';
import { systemRandom } from '../../src/parts/parts.ts';
import { beforeTests } from '../harness/fixture.ts';
import { lineOf, sampleOrder, type TestVenue, useSofra } from '../harness/sofra.ts';

const PASSWORD = 'kitchen-password';

const sofra = useSofra();
let venue: TestVenue;
let cookie: string;

beforeTests(async () => {
  const email = `${randomUUID()}@example.com`;
  const passwordHash = await hashPassword(PASSWORD, systemRandom);
  venue = await sofra.newVenue(
    {},
    {
      accounts: [{ id: randomUUID(), role: 'Owner', name: 'Usta', email, invitedEmail: null, passwordHash }],
    },
  );
  const signIn = await sofra.call('POST', '/venue/v1/session', { body: { email, password: PASSWORD } });
  assert.ok(signIn.status < 300, signIn.text);
  cookie = signIn.headers.getSetCookie()[0]!.split(';')[0]!;
});

async function place(body: Record<string, unknown>) {
  const headers = { 'idempotency-key': randomUUID() };
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body,
    headers,
  });
  assert.equal(placed.status, 201, placed.text);
  return placed.body.data.order as { id: string; lines: { id: string }[] };
}

async function read(orderId: string) {
  const { body } = await sofra.call('GET', `/public/v1/orders/${orderId}`, { key: venue.key.text });
  return body.data;
}

async function till(method: string, path: string, body?: unknown) {
  const answer = await sofra.call(method, `/venue/v1/venues/${venue.id}${path}`, {
    headers: { cookie, 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`);
  return answer;
}

test('an order is read back through all seven statuses as the kitchen and the till move it', async () => {
  const { kebab } = venue.menu;
  const delivery = await place({
    ...sampleOrder(venue),
    type: 'Delivery',
    customer: { name: 'Ayşe', phone: '05321234567', address: 'Moda Cad. 1' },
    lines: [lineOf(kebab), lineOf(kebab)],
  });
  const seen = [(await read(delivery.id)).status];
  const [first, second] = delivery.lines.map(({ id }) => id);
  const move = async (lineId: string, to: string) => {
    await till('POST', `/bills/${delivery.id}/lines/${lineId}/move`, { to });
    return (await read(delivery.id)).status;
  };
  seen.push(await move(first!, 'Preparing'));
  await move(first!, 'Ready');
  seen.push(await move(second!, 'Ready'));
  await move(first!, 'Served');
  seen.push(await move(second!, 'Served'));
  await till('PUT', `/bills/${delivery.id}/departure`, { hasLeft: true });
  seen.push((await read(delivery.id)).status);
  await till('POST', `/bills/${delivery.id}/close`, { kind: 'Cash' });
  const closed = await read(delivery.id);
  seen.push(closed.status);
  const other = await place(sampleOrder(venue));
  await till('POST', `/bills/${other.id}/void`, {});
  seen.push((await read(other.id)).status);
  assert.deepEqual(seen, ['Received', 'Preparing', 'Ready', 'Served', 'OnTheWay', 'Completed', 'Cancelled']);
  assert.deepEqual([closed.paymentStatus, closed.totals.remaining, closed.totals.paid], ['Paid', 0, 241]);
  assert.notEqual(closed.closedAt, null);
});

test('payments at the till are read back, in part and in full', async () => {
  const order = await place(sampleOrder(venue));
  assert.equal((await read(order.id)).paymentStatus, 'Unpaid');
  await till('POST', `/bills/${order.id}/payments`, { kind: 'Card', amount: 100 });
  const partly = await read(order.id);
  assert.deepEqual(
    [partly.paymentStatus, partly.totals.paid, partly.totals.remaining],
    ['PartiallyPaid', 100, 20.5],
  );
  await till('POST', `/bills/${order.id}/payments`, { kind: 'Cash', amount: 20.5 });
  assert.deepEqual(
    [(await read(order.id)).paymentStatus, (await read(order.id)).status],
    ['Paid', 'Received'],
  );
});

test('a struck line is Cancelled and costs nothing, its stock is returned, and the last one cancels the order', async () => {
  const { baklava } = venue.menu;
  const order = await place({ ...sampleOrder(venue), lines: [lineOf(baklava, { quantity: 3 })] });
  const statusOfStock = async () => {
    const { body } = await sofra.call('GET', `/public/v1/venues/${venue.id}/menu`, { key: venue.key.text });
    const products: { id: string; stockStatus: string }[] = body.data.categories[0].products;
    return products.find(({ id }) => id === baklava.id)!.stockStatus;
  };
  assert.equal(await statusOfStock(), 'OutOfStock');
  await till('POST', `/bills/${order.id}/lines/${order.lines[0]!.id}/strike`, {});
  const cancelled = await read(order.id);
  assert.deepEqual(
    [cancelled.status, cancelled.lines[0].status, cancelled.lines[0].total, cancelled.totals.total],
    ['Cancelled', 'Cancelled', 0, 0],
  );
  assert.equal(cancelled.closedAt, null);
  assert.equal(await statusOfStock(), 'InStock');
});

test('an order that is hidden at the till leaves the list and can still be read by its id', async () => {
  const order = await place(sampleOrder(venue));
  const listed = async () => {
    const { body } = await sofra.call('GET', '/public/v1/orders?status=all&pageSize=100', {
      key: venue.key.text,
    });
    return body.data.items.some(({ id }: { id: string }) => id === order.id);
  };
  assert.equal(await listed(), true);
  await till('POST', `/bills/${order.id}/void`);
  await till('PUT', `/bills/${order.id}/hidden`, { isHidden: true });
  assert.equal(await listed(), false);
  assert.equal((await read(order.id)).id, order.id);
});

test('a bill that staff opened at a table becomes an order of the API with its first round from there', async () => {
  const tableId = venue.tableIds[1]!;
  const staff = await till('POST', '/bills', { type: 'DineIn', tableId, lines: [lineOf(venue.menu.kebab)] });
  const bill = staff.body.data.bill ?? staff.body.data;
  const unseen = await sofra.call('GET', `/public/v1/orders/${bill.id}`, { key: venue.key.text });
  assert.equal(unseen.body.errorCode, 'PUBLIC_API_ORDER_NOT_FOUND');
  const order = await place({ type: 'DineIn', tableId, lines: [lineOf(venue.menu.kebab)] });
  assert.equal(order.id, bill.id);
  assert.equal(order.lines.length, 2);
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import {
  lineOf,
  openTestDatabase,
  type Sofra,
  startSofra,
  useSofra,
} from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const db = openTestDatabase();
const sofra = useSofra({ db });
/** A second server of the same database. */
const other = useFixture(() => startSofra({ db, clock: sofra.clock }));
const venue = useFixture(() => newStaffedVenue(sofra));
after(async () => {
  await other.close();
  await db.close();
});

const removeLine = (bill: OpenedBill, lineAt = 0) =>
  bill.act('POST', `/lines/${bill.first.lines[lineAt].id}/strike`);

function orderAgain(bill: OpenedBill, lineAt = 0, server: Sofra = sofra, by = venue.waiter) {
  const path = `/venue/v1${bill.path}/lines/${bill.first.lines[lineAt].id}/order-again`;
  return server.call('POST', path, { headers: { cookie: by.cookie } });
}

const twoLines = () => {
  const { kebab } = venue.menu;
  const choices = {
    extraIds: [kebab.extras[0]!.id],
    removedIngredientIds: [kebab.removableIngredients[0]!.id],
  };
  return { lines: [lineOf(kebab, { quantity: 2, note: 'az acılı', ...choices }), lineOf(kebab)] };
};

test('201: a struck line comes back as a new line in a round of its own, which says what it orders again', async () => {
  const bill = await openBill(venue, twoLines());
  const before = (await bill.read()).totals.total;
  await removeLine(bill);
  const { status, body } = await orderAgain(bill);
  const { lines, rounds, totals } = body.data.bill;
  const [struck, , line] = lines;
  assert.deepEqual([status, body.data.addedLineIds, lines.length], [201, [line.id], 3]);
  assert.deepEqual([struck.status, line.status, totals.total], ['Cancelled', 'Pending', before]);
  for (const part of ['productId', 'portionId', 'quantity', 'note', 'extras', 'removedIngredients', 'total'])
    assert.deepEqual(line[part], part === 'total' ? bill.first.lines[0].total : struck[part]);
  assert.deepEqual([rounds[0].againOf, rounds[1].againOf, rounds[1].id], [null, struck.id, line.roundId]);
});

test('201: the history says who ordered it again and when, and the ticket that it is to be made after all', async () => {
  const bill = await openBill(venue, twoLines());
  await removeLine(bill);
  sofra.clock.advance(60_000);
  const { body } = await orderAgain(bill, 0, sofra, venue.owner);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual(
    [entry.action, entry.by.name, entry.at, entry.detail.againOf],
    [
      'RoundPlaced',
      venue.owner.account.name,
      new Date(sofra.clock.now()).toISOString(),
      bill.first.lines[0].id,
    ],
  );
  const tickets = (await venue.waiter.call('GET', `/venues/${venue.id}/tickets?billId=${bill.first.id}`)).body
    .data.items;
  const marked = tickets.filter(({ isAgain }: { isAgain: boolean }) => isAgain);
  assert.deepEqual(
    marked.map((ticket: { roundId: string; kind: string }) => [ticket.roundId, ticket.kind]),
    [[body.data.bill.rounds[1].id, 'Round']],
  );
});

test('201: it has the prices of now, and neither gift nor price by hand of the struck line', async () => {
  const own = await newStaffedVenue(sofra);
  const { kebab, baklava } = own.menu;
  const bill = await openBill(own, { lines: [lineOf(kebab), lineOf(baklava)] });
  const line = `/lines/${bill.first.lines[0].id}`;
  await bill.act('PUT', `${line}/gift`, { isGift: true });
  await removeLine(bill);
  const path = `/venues/${own.id}/products/${kebab.id}`;
  const portions = kebab.portions.map(({ id, name }) => ({ id, name, price: 99 }));
  assert.equal((await own.owner.call('PATCH', path, { portions })).status, 200);
  const { body } = await own.waiter.call('POST', `${bill.path}${line}/order-again`);
  const added = body.data.bill.lines.at(-1);
  assert.deepEqual([added.isGift, added.unitPrice, added.total], [false, 99, 99]);
});

test('200: a repeat orders nothing, whoever sends it, on whichever server, at once or after the bill was closed', async () => {
  for (let round = 0; round < 3; round += 1) {
    const bill = await openBill(venue, twoLines());
    await removeLine(bill);
    const answers = await Promise.all(
      [sofra, other, sofra, other].map((server, at) =>
        orderAgain(bill, 0, server, at < 2 ? venue.waiter : venue.owner),
      ),
    );
    const placed = answers.filter(({ status }) => status === 201);
    assert.equal(placed.length, 1);
    assert.ok(answers.every(({ status }) => [200, 201, 409].includes(status)));
    assert.equal((await bill.read()).lines.length, 3);
    await bill.act('POST', '/close', { kind: 'Cash' });
    const late = await orderAgain(bill);
    assert.deepEqual([late.status, late.headers.get('idempotent-replayed')], [200, 'true']);
    assert.deepEqual(late.body.data.addedLineIds, placed[0]!.body.data.addedLineIds);
  }
});

test('201: units are taken out of stock again; 409: what others bought meanwhile leaves the line struck', async () => {
  const stocked = await newStaffedVenue(sofra);
  const { kebab, baklava } = stocked.menu;
  const bill = await openBill(stocked, { lines: [lineOf(kebab), lineOf(baklava, { quantity: 2 })] });
  const path = `${bill.path}/lines/${bill.first.lines[1].id}/order-again`;
  await removeLine(bill, 1);
  const others = await openBill(stocked, { lines: [lineOf(baklava, { quantity: 2 })] });
  assertRefused(await stocked.waiter.call('POST', path), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  const { lines } = await bill.read();
  assert.deepEqual([lines.length, lines[1].status], [2, 'Cancelled']);
  await others.act('POST', '/void');
  assert.equal((await stocked.waiter.call('POST', path)).status, 201);
  const { body } = await stocked.waiter.call('GET', `/venues/${stocked.id}/stock`);
  const stock = body.data.find(({ productId }: { productId: string }) => productId === baklava.id);
  assert.equal(stock.quantity, 1);
});

test('201: the last line of a bill comes back on a new bill of the same table, or on the one that it has by then', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0], guests: 3 };
  const bill = await openBill(venue, dineIn);
  await removeLine(bill);
  const { status, body } = await orderAgain(bill);
  const { id, table, guests, state } = body.data.bill;
  assert.deepEqual([status, table.id, guests, state], [201, venue.tableIds[0], 3, 'Open']);
  assert.notEqual(id, bill.first.id);
  const repeated = await orderAgain(bill, 0, other);
  assert.deepEqual([repeated.status, repeated.body.data.bill.id], [200, id]);
  const path = `/venues/${venue.id}/bills/${id}`;
  await venue.waiter.call('POST', `${path}/void`);

  const second = await openBill(venue, dineIn);
  await removeLine(second);
  const next = await openBill(venue, dineIn);
  const joined = (await orderAgain(second)).body.data.bill;
  assert.deepEqual([joined.id, joined.lines.length], [next.first.id, 2]);
  await next.act('POST', '/void');
});

test('201: two who take back the last strike of a takeaway at once open one bill, for the same customer', async () => {
  const customer = { name: 'Ayşe', phone: '0532 123 45 67' };
  const bill = await openBill(venue, { customer });
  await removeLine(bill);
  const answers = await Promise.all([sofra, other].map((server) => orderAgain(bill, 0, server)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  const { body } = await orderAgain(bill);
  assert.deepEqual(body.data.bill.customer.name, 'Ayşe');
  assert.equal(body.data.bill.number, bill.first.number + 1);
});

test('404, 409: an unknown line, one that was not struck, and one of a bill that is over are refused', async () => {
  const bill = await openBill(venue, twoLines());
  assertRefused(await orderAgain(bill), 409, 'LINE_MOVE_NOT_ALLOWED');
  const unknown = await openBill(venue);
  const path = `${bill.path}/lines/${unknown.first.lines[0].id}/order-again`;
  assertRefused(await venue.waiter.call('POST', path), 404, 'LINE_NOT_FOUND');
  await removeLine(bill);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await orderAgain(bill), 409, 'BILL_NOT_OPEN');
});

test('404: a line of another venue is not found, and a key of a round does not stand in its way', async () => {
  const [mine, foreign] = [await openBill(venue, twoLines()), await newStaffedVenue(sofra)];
  await removeLine(mine);
  const path = `/venues/${foreign.id}/bills/${mine.first.id}/lines/${mine.first.lines[0].id}/order-again`;
  assertRefused(await foreign.waiter.call('POST', path), 404, 'BILL_NOT_FOUND');
  const key = { 'idempotency-key': freshKey() };
  await mine.act('POST', '/rounds', { lines: [lineOf(venue.menu.kebab)] }, key);
  assert.equal((await orderAgain(mine)).status, 201);
});

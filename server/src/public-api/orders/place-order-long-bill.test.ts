import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { leavingNothing, place, preview, read, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, placeOrder } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

/** Places an order with this number of lines for the first table, through the API. */
function order(count: number, idempotencyKey: string = randomUUID()) {
  return place(sofra, venue, round(count), { idempotencyKey });
}

const lines = (count: number) => Array.from({ length: count }, () => lineOf(venue.menu.kebab));
const round = (count: number) => roundAt(venue.tableIds[0], lines(count));

test('400: an open bill has at most 500 lines, struck ones included, for every caller, also with parallel rounds', async () => {
  const firstKey = randomUUID();
  const { id } = (await order(30, firstKey)).body.data.order;
  for (let placed = 1; placed < 16; placed++) assert.equal((await order(30)).status, 201);
  const lineCount = async () => (await read(sofra, venue, `/orders/${id}`)).body.data.lines.length;

  const atOnce = await Promise.all([order(15), order(15), order(15)]);
  assert.deepEqual(atOnce.map(({ status }) => status).sort(), [201, 400, 400]);
  assert.equal((await order(5)).status, 201);
  assert.equal(await lineCount(), 500);

  const refused = await leavingNothing(sofra, venue, () => order(1));
  assertRefused(refused, 400, 'PUBLIC_API_ORDER_INVALID', ['lines']);

  const path = `/venues/${venue.id}/bills/${id}`;
  const { body } = await venue.waiter.call('GET', path);
  const struck = await venue.waiter.call('POST', `${path}/lines/${body.data.lines[0].id}/strike`);
  assert.equal(struck.status, 200);
  assertRefused(await order(1), 400, 'PUBLIC_API_ORDER_INVALID');
  const key = { 'idempotency-key': freshKey() };
  const added = await venue.waiter.call('POST', `${path}/rounds`, { lines: lines(1) }, key);
  assertRefused(added, 409, 'BILL_TOO_LONG', ['lines']);
  assertRefused(await placeOrder(venue, round(1)), 409, 'BILL_TOO_LONG');
  assert.equal(await lineCount(), 500);

  // Pricing a basket still works, and so does repeating an order.
  assert.equal((await preview(sofra, venue, round(1))).status, 200);
  const again = await order(30, firstKey);
  assert.deepEqual([again.status, again.body.data.order.id], [200, id]);
});

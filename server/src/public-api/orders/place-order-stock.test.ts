import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leavingNothing, leftBehind, place, preview, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { billParts } from '../../../test/venues/bill-parts.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { strikeLine } from '../../core/bills/kitchen/kitchen.ts';
import { changeBill } from '../../operations/bills/change-bill.ts';
import { switchSoldOut } from '../../operations/menu/switch-sold-out.ts';

const sofra = useSofra();

/** An order of these quantities of baklava, one line for each. */
const baklavas = (venue: TestVenue, ...quantities: number[]) =>
  sampleOrder(venue, { lines: quantities.map((quantity) => lineOf(venue.menu.baklava, { quantity })) });

async function stockOf(venue: TestVenue): Promise<unknown> {
  return (await leftBehind(sofra.db, venue.id)).stock;
}

test('201: a placement takes units from a tracked stock, down to the last portion', async () => {
  const venue = await sofra.newVenue();
  assert.equal((await place(sofra, venue, baklavas(venue, 1))).status, 201);
  assert.equal(await stockOf(venue), 2);
  assert.equal((await place(sofra, venue, baklavas(venue, 1, 1))).status, 201);
  assert.equal(await stockOf(venue), 0);
});

test('201: the units of a struck line return to stock and can be ordered again', async () => {
  const venue = await sofra.newVenue();
  const { order } = (await place(sofra, venue, baklavas(venue, 3))).body.data;
  assertRefused(await place(sofra, venue, baklavas(venue, 1)), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  const stamp = { by: { kind: 'Account', id: venue.id, name: 'Deniz' }, at: sofra.clock.now() } as const;
  const strike = (bill: Bill) => strikeLine(bill, order.lines[0].id, stamp);
  await changeBill(billParts(sofra.db), venue.id, order.id, strike);
  assert.equal(await stockOf(venue), 3);
  assert.equal((await place(sofra, venue, baklavas(venue, 3))).status, 201);
});

test('409: an order of more than the stock, summed over its lines, is refused as a whole', async () => {
  const venue = await sofra.newVenue();
  const lines = [lineOf(venue.menu.baklava, { quantity: 2 }), lineOf(venue.menu.kebab)];
  const order = sampleOrder(venue, { lines: [...lines, lineOf(venue.menu.baklava, { quantity: 2 })] });
  for (const send of [place, preview]) {
    const refused = await leavingNothing(sofra, venue, () => send(sofra, venue, order));
    const fields = assertRefused(refused, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
    assert.deepEqual(fields, ['lines[0].quantity', 'lines[2].quantity']);
  }
});

test('409: a sold-out product is refused from the next request on, and the menu shows it immediately', async () => {
  const venue = await sofra.newVenue();
  await place(sofra, venue, baklavas(venue, 3));
  for (const send of [place, preview]) {
    const refused = await leavingNothing(sofra, venue, () => send(sofra, venue, baklavas(venue, 1)));
    assertRefused(refused, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE', ['lines[0].productId']);
  }
  const menu = (await read(sofra, venue, `/venues/${venue.id}/menu`)).body.data;
  const baklava = menu.categories[0].products.find(({ id }: { id: string }) => id === venue.menu.baklava.id);
  assert.equal(baklava.stockStatus, 'OutOfStock');
});

test('409: the sold-out switch refuses a product whatever its stock, until it is switched back', async () => {
  const venue = await sofra.newVenue();
  const { kebab } = venue.menu;
  await switchSoldOut(sofra.db, venue.id, kebab.id, true, 0);
  const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, sampleOrder(venue)));
  assertRefused(refused, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  await switchSoldOut(sofra.db, venue.id, kebab.id, false, 0);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
});

test('409: of many parallel orders for the last portions, only as many succeed as there are portions', async () => {
  const venue = await sofra.newVenue();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => place(sofra, venue, baklavas(venue, 1))),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  for (const answer of refused) assertRefused(answer, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  const left = await leftBehind(sofra.db, venue.id);
  assert.deepEqual([refused.length, left.stock, left.bills, left.number], [17, 0, 3, 3]);
});

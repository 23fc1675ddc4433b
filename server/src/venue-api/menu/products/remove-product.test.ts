import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place } from '../../../../test/harness/public-caller.ts';
import { assertRefused, refusedWith } from '../../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu } from '../../../../test/samples/owner-menu.ts';
import { percent, portionDiscount } from '../../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../../test/samples/sample-venue.ts';
import { findVenueContent } from '../../../store/venue/venue-content.ts';

const sofra = useSofra();

test('200: a removed product is off the menu immediately, with a new ETag, and cannot be ordered', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id } = venue.menu.kebab;
  const before = await guestMenu(sofra, venue);
  const { status, body } = await asOwner(venue, 'DELETE', `/products/${id}`);
  assert.deepEqual([status, body.data.id], [200, id]);
  const after = await guestMenu(sofra, venue);
  assert.deepEqual(after.names[0]![1], ['Bonfile', 'Baklava', 'Ezine peyniri']);
  assert.notEqual(after.etag, before.etag);
  const order = await place(sofra, venue, sampleOrder(venue));
  assertRefused(order, 404, 'PUBLIC_API_PRODUCT_NOT_FOUND');
});

test('200: a bill keeps the lines of a removed product; they can be struck and paid', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, baklava } = venue.menu;
  const bill = await openBill(venue, { lines: [lineOf(kebab), lineOf(baklava)] });
  await asOwner(venue, 'DELETE', `/products/${baklava.id}`);
  const { lines, totals } = await bill.read();
  assert.deepEqual([lines[1].productName, totals.total], ['Baklava', 160.5]);
  const struck = await bill.act('POST', `/lines/${lines[1].id}/strike`, {});
  assert.deepEqual([struck.status, struck.body.data.totals.total], [200, 120.5]);
  assert.equal((await bill.act('POST', '/close', { kind: 'Card' })).status, 200);
});

test('200: a campaign that covered nothing else stays without effect', async () => {
  const menu = sampleMenu();
  const campaign = portionDiscount(randomUUID(), percent(5_000), menu.baklava.id);
  const venue = await newStaffedVenue(sofra, {}, { menu, campaigns: [campaign] });
  await asOwner(venue, 'DELETE', `/products/${menu.baklava.id}`);
  const { campaigns } = (await findVenueContent(sofra.db, venue.id))!;
  assert.deepEqual(campaigns, [{ ...campaign, covers: { productIds: [], portionIds: [] } }]);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).body.data.order.totals.total, 120.5);
});

test('404: a product cannot be removed twice, nor by another venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  await asOwner(venue, 'DELETE', `/products/${venue.menu.kebab.id}`);
  for (const id of [venue.menu.kebab.id, other.menu.kebab.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await asOwner(venue, 'DELETE', `/products/${id}`)), [
      '404 PRODUCT_NOT_FOUND',
    ]);
  }
  assert.equal((await asOwner(other, 'GET', `/products/${other.menu.kebab.id}`)).status, 200);
});

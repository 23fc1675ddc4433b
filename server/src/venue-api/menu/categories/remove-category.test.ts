import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, ownerMenu } from '../../../../test/samples/owner-menu.ts';
import { buyXPayY, percent, portionDiscount } from '../../../../test/samples/sample-campaigns.ts';
import { samplePrinter } from '../../../../test/samples/sample-menu-content.ts';
import { sampleMenu } from '../../../../test/samples/sample-venue.ts';
import { findVenueContent } from '../../../store/venue/venue-content.ts';

const sofra = useSofra();

test('200: a category is removed with its products, and the next guest request sees it with a new ETag', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = await guestMenu(sofra, venue);
  await asOwner(venue, 'POST', '/categories', { name: 'Çorbalar' });
  const { id } = venue.menu.category;
  const { status, body } = await asOwner(venue, 'DELETE', `/categories/${id.toUpperCase()}`);
  assert.deepEqual([status, body.data.id], [200, id]);
  const after = await guestMenu(sofra, venue);
  assert.deepEqual(after.names, [['Çorbalar', []]]);
  assert.notEqual(after.etag, before.etag);
  assert.equal((await ownerMenu(venue)).length, 1);
  assert.equal((await findVenueContent(sofra.db, venue.id))!.products.length, 0);
});

test('200: bills keep their lines of a removed category, and can be changed and closed', async () => {
  const venue = await newStaffedVenue(sofra);
  const { baklava } = venue.menu;
  const lines = [{ productId: baklava.id, portionId: baklava.portions[0]!.id, quantity: 2 }];
  const bill = await openBill(venue, { lines });
  await asOwner(venue, 'DELETE', `/categories/${venue.menu.category.id}`);
  const read = await bill.read();
  assert.deepEqual([read.lines[0].productName, read.totals.total], ['Baklava', 80]);
  const fewer = await bill.act('PUT', `/lines/${read.lines[0].id}/quantity`, { quantity: 1, revision: 1 });
  assert.equal(fewer.body.data.totals.total, 40);
  assert.equal((await bill.act('POST', '/close', { kind: 'Cash' })).status, 200);
});

test('200: its campaigns and printers stay, and an export of the venue can be imported', async () => {
  const menu = sampleMenu();
  const campaigns = [
    portionDiscount(randomUUID(), percent(1_000), menu.kebab.id),
    buyXPayY(randomUUID(), 3, 2, menu.kebab.id),
  ];
  const printer = samplePrinter({ id: randomUUID(), categoryIds: [menu.category.id] });
  const revise = (record: { printers: unknown[] }) => {
    record.printers = [printer];
  };
  const venue = await newStaffedVenue(sofra, {}, { menu, campaigns, revise });
  await asOwner(venue, 'DELETE', `/categories/${menu.category.id}`);
  const content = (await findVenueContent(sofra.db, venue.id))!;
  assert.deepEqual(
    content.campaigns.map((campaign) => 'covers' in campaign && campaign.covers),
    [1, 2].map(() => ({ productIds: [], portionIds: [] })),
  );
  assert.deepEqual(content.printers, [{ ...printer, categoryIds: [] }]);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const exported = await sofra.call('GET', `/operator/v1/venues/${venue.id}/export`, { headers });
  const imported = await sofra.call('POST', '/operator/v1/venues/import', {
    headers,
    body: exported.body.data,
  });
  assert.deepEqual(
    [imported.status, imported.body.data.venues[0].outcome],
    [200, 'Unchanged'],
    imported.text,
  );
});

test('404: a category cannot be removed twice, nor by another venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const id of [other.menu.category.id, randomUUID()]) {
    const answer = await asOwner(venue, 'DELETE', `/categories/${id}`);
    assert.deepEqual(refusedWith(answer), ['404 CATEGORY_NOT_FOUND']);
  }
  assert.equal((await ownerMenu(other)).length, 1);
});

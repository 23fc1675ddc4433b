import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

async function newVenueWithCampaign() {
  const menu = sampleMenu();
  const half = portionDiscount(randomUUID(), percent(5_000), menu.kebab.id);
  const venue = await newStaffedVenue(sofra, {}, { menu, campaigns: [half] });
  return { venue, half, path: `/venues/${venue.id}/campaigns/${half.id}` };
}

test('200: a removed campaign leaves the menu and new orders, and ordered lines keep its terms', async () => {
  const { venue, half, path } = await newVenueWithCampaign();
  const bill = await openBill(venue);
  const etag = (await read(sofra, venue, `/venues/${venue.id}/menu`)).headers.get('etag');
  const answer = await venue.owner.call('DELETE', path);
  assert.deepEqual([answer.status, answer.body.data], [200, { id: half.id }]);
  assert.deepEqual((await venue.owner.call('GET', `/venues/${venue.id}/campaigns`)).body.data, []);
  const shown = await read(sofra, venue, `/venues/${venue.id}/menu`);
  assert.notEqual(shown.headers.get('etag'), etag);
  assert.equal(shown.body.data.categories[0].products[0].portions[0].campaign, null);
  const before = await bill.read();
  assert.deepEqual(before.reductions, [{ campaignId: half.id, name: half.name, amount: 60.25 }]);
  assert.equal((await openBill(venue)).first.totals.discount, 0);
});

test('404: a campaign cannot be removed twice, nor by another venue', async () => {
  const { venue, path } = await newVenueWithCampaign();
  const other = await newVenueWithCampaign();
  const foreign = `/venues/${venue.id}/campaigns/${other.half.id}`;
  assertRefused(await venue.owner.call('DELETE', foreign), 404, 'CAMPAIGN_NOT_FOUND');
  assert.equal((await venue.owner.call('DELETE', path)).status, 200);
  assertRefused(await venue.owner.call('DELETE', path), 404, 'CAMPAIGN_NOT_FOUND');
});

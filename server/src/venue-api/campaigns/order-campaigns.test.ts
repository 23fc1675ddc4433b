import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

test('200: of campaigns with the same effect, the first one in the new order applies', async () => {
  const menu = sampleMenu();
  const campaigns = ['a', 'b'].map(() => portionDiscount(randomUUID(), percent(5_000), menu.kebab.id));
  const venue = await newStaffedVenue(sofra, {}, { menu, campaigns });
  const used = async () => (await openBill(venue)).first.reductions[0].campaignId;
  assert.equal(await used(), campaigns[0]!.id);
  const ids = campaigns.map(({ id }) => id).toReversed();
  const answer = await venue.owner.call('PUT', `/venues/${venue.id}/campaigns/order`, {
    ids: ids.map((id) => id.toUpperCase()),
  });
  assert.deepEqual([answer.status, answer.body.data], [200, { ids }]);
  assert.equal(await used(), campaigns[1]!.id);
});

test('400: an order that omits, repeats or adds an id changes nothing', async () => {
  const campaigns = ['a', 'b'].map(() => portionDiscount(randomUUID(), percent(5_000), randomUUID()));
  const venue = await newStaffedVenue(sofra, {}, { campaigns });
  const path = `/venues/${venue.id}/campaigns`;
  const [first, second] = campaigns.map(({ id }) => id);
  for (const ids of [[], [first], [second, second], [second, first, second], [second, first, randomUUID()]]) {
    const answer = await venue.owner.call('PUT', `${path}/order`, { ids });
    assertRefused(answer, 400, 'CONTENT_INVALID', ['ids']);
  }
  const { data } = (await venue.owner.call('GET', path)).body;
  assert.deepEqual(
    data.map(({ id }: { id: string }) => id),
    [first, second],
  );
});

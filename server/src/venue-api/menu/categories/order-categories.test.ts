import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();

const order = (venue: StaffedVenue, ids: unknown) => asOwner(venue, 'PUT', '/categories/order', { ids });

async function newVenueWithThreeCategories(): Promise<{ venue: StaffedVenue; ids: string[] }> {
  const venue = await newStaffedVenue(sofra);
  const ids = [venue.menu.category.id];
  for (const name of ['Çorbalar', 'Tatlılar']) {
    ids.push((await asOwner(venue, 'POST', '/categories', { name })).body.data.id);
  }
  return { venue, ids };
}

test('200: the menu shows the categories in the new order, with a new ETag', async () => {
  const { venue, ids } = await newVenueWithThreeCategories();
  const before = await guestMenu(sofra, venue);
  const wanted = [ids[2]!, ids[0]!, ids[1]!];
  const { status, body } = await order(venue, [wanted[0]!.toUpperCase(), wanted[1], wanted[2]]);
  assert.deepEqual([status, body.data], [200, { ids: wanted }]);
  const after = await guestMenu(sofra, venue);
  assert.deepEqual(
    after.names.map(([name]) => name),
    ['Tatlılar', 'Izgara', 'Çorbalar'],
  );
  assert.notEqual(after.etag, before.etag);
});

test('400: an order that omits, repeats or adds an id changes nothing', async () => {
  const { venue, ids } = await newVenueWithThreeCategories();
  const before = await guestMenu(sofra, venue);
  const [first, second, third] = ids;
  const wrong = [
    [],
    [first, second],
    [first, second, second],
    [...ids, first],
    [first, second, randomUUID()],
  ];
  for (const each of [...wrong, [first, second, venue.menu.kebab.id], [first, second, third, randomUUID()]]) {
    assert.deepEqual(refusedWith(await order(venue, each)), [
      '400 CONTENT_INVALID',
      'ids must name each category of the menu once',
    ]);
  }
  const many = Array.from({ length: 5_000 }, () => randomUUID());
  assert.equal(refusedWith(await order(venue, many))[0], '400 CONTENT_INVALID');
  for (const each of [undefined, null, first, [7], ['x']]) {
    assert.match(refusedWith(await order(venue, each))[0]!, /^400 (VALIDATION_ERROR|CONTENT_INVALID)$/);
  }
  assert.deepEqual(await guestMenu(sofra, venue), before);
});

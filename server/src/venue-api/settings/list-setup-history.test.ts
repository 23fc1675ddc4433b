import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedWith } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { asOwner } from '../../../test/samples/owner-menu.ts';

const sofra = useSofra();

const read = async (venue: StaffedVenue, query = '') =>
  (await asOwner(venue, 'GET', `/setup-history${query}`)).body.data;

test('200: the history says who changed which properties of what, the newest first', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, steak, baklava, cheese, hidden, category } = venue.menu;
  await asOwner(venue, 'PATCH', `/products/${kebab.id}`, { description: 'Çok acılı', isVisible: false });
  await asOwner(venue, 'POST', '/categories', { name: 'Tatlılar' });
  const ids = [steak, kebab, baklava, cheese, hidden].map(({ id }) => id);
  const order = await asOwner(venue, 'PUT', `/categories/${category.id}/products/order`, { ids });
  assert.equal(order.status, 200, order.text);
  await asOwner(venue, 'DELETE', `/products/${steak.id}`);
  const { items, nextBefore } = await read(venue);
  assert.deepEqual(
    items.map(({ number, by, records }: { number: number; by: { name: string }; records: object[] }) => [
      number,
      by.name,
      records,
    ]),
    [
      [4, 'Defne', [{ kind: 'Product', id: steak.id, name: steak.name, action: 'Removed', properties: [] }]],
      [
        3,
        'Defne',
        [{ kind: 'Product', id: category.id, name: category.name, action: 'Reordered', properties: [] }],
      ],
      [
        2,
        'Defne',
        [{ kind: 'Category', id: items[2].records[0].id, name: 'Tatlılar', action: 'Added', properties: [] }],
      ],
      [
        1,
        'Defne',
        [
          {
            kind: 'Product',
            id: kebab.id,
            name: kebab.name,
            action: 'Changed',
            properties: ['isVisible', 'description'],
          },
        ],
      ],
    ],
  );
  assert.equal(nextBefore, null);
});

test('200: tables and settings are in it, and a change that changes nothing is not', async () => {
  const venue = await newStaffedVenue(sofra);
  await asOwner(venue, 'POST', '/areas', { name: 'Teras', tables: [{ name: 'T1' }] });
  await asOwner(venue, 'PATCH', '/settings', { serviceFeePercent: 12 });
  await asOwner(venue, 'PATCH', '/settings', { serviceFeePercent: 12 });
  await asOwner(venue, 'PATCH', `/products/${venue.menu.kebab.id}`, {});
  const { items } = await read(venue);
  assert.deepEqual(
    items.map(({ records }: { records: { kind: string; action: string }[] }) =>
      records.map(({ kind, action }) => `${kind} ${action}`),
    ),
    [['Settings Changed'], ['Area Added', 'Table Added']],
  );
});

test('200: another beginning of the days is one property that changed', async () => {
  const venue = await newStaffedVenue(sofra);
  await asOwner(venue, 'PATCH', '/settings', { dayBeginsAt: '05:00' });
  const [{ records }] = (await read(venue)).items;
  assert.deepEqual(records[0].properties, ['dayBeginsAt']);
});

test('200: the history of one record, in pages', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, steak } = venue.menu;
  for (const description of ['a', 'b', 'c']) {
    await asOwner(venue, 'PATCH', `/products/${kebab.id}`, { description });
    await asOwner(venue, 'PATCH', `/products/${steak.id}`, { description });
  }
  const first = await read(venue, `?recordId=${kebab.id}&pageSize=2`);
  assert.deepEqual([first.items.length, first.nextBefore], [2, first.items[1].number]);
  const second = await read(venue, `?recordId=${kebab.id}&pageSize=2&before=${first.nextBefore}`);
  assert.deepEqual([second.items.length, second.nextBefore], [1, null]);
});

test('200: the newest 500 changes stay', async () => {
  const venue = await newStaffedVenue(sofra);
  await sofra.db.query({
    text: `insert into setup_change (venue_id, number, at, account_id, account_name, records)
           select $1, number, now(), $2, 'Defne', '[]' from generate_series(1, 500) as number`,
    values: [venue.id, venue.owner.account.id],
  });
  await asOwner(venue, 'PATCH', '/settings', { serviceFeePercent: 9 });
  const { items } = await read(venue, '?pageSize=1');
  const [kept] = await sofra.db.query<{ count: number; first: number }>({
    text: 'select count(*) as count, min(number) as first from setup_change where venue_id = $1',
    values: [venue.id],
  });
  assert.deepEqual([items[0].number, kept], [501, { count: 500, first: 2 }]);
});

test('403, 404: staff do not read it, nor does another venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const path = `/venues/${venue.id}/setup-history`;
  assert.deepEqual(refusedWith(await venue.waiter.call('GET', path)), ['403 NOT_PERMITTED']);
  assert.deepEqual(refusedWith(await other.owner.call('GET', path)), ['404 VENUE_NOT_FOUND']);
});

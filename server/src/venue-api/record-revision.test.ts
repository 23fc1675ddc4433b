import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asOwner } from '../../test/owner-menu.ts';
import { refusedWith } from '../../test/refusals.ts';
import { useSofra } from '../../test/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../test/staff.ts';
import { revisionOf } from './record-revision.ts';

const sofra = useSofra();

test('the order of properties and missing values do not matter to a revision, everything else does', () => {
  const one = revisionOf({ a: 1, b: { c: [1, 2], d: undefined } });
  assert.equal(one, revisionOf({ b: { c: [1, 2] }, a: 1 }));
  assert.notEqual(one, revisionOf({ a: 1, b: { c: [2, 1] } }));
  assert.notEqual(revisionOf({ a: null }), revisionOf({ a: 'null' }));
});

/** A record that owners change: where it is read, where it is changed, and two changes of it. */
interface Owned {
  name: string;
  path: string;
  read: () => Promise<{ revision: string }>;
  changes: [object, object];
  isRemovable?: boolean;
}

async function recordsOf(venue: StaffedVenue): Promise<Owned[]> {
  const data = async (path: string) => (await asOwner(venue, 'GET', path)).body.data;
  const add = async (path: string, body: object) => (await asOwner(venue, 'POST', path, body)).body.data;
  const listed = (list: string, id: string) => async () =>
    (await data(list)).find((each: { id: string }) => each.id === id);
  const area = await add('/areas', { name: 'Teras', tables: [{ name: 'T1' }] });
  const category = await add('/categories', { name: 'İçecekler' });
  const product = await add(`/categories/${category.id}/products`, {
    name: 'Ayran',
    portions: [{ name: 'Bardak', price: 40 }],
  });
  const printer = await add('/printers', { name: 'Bar', host: '127.0.0.1', port: 9100 });
  const campaign = await add('/campaigns', {
    kind: 'BillDiscount',
    name: 'Onda bir',
    reduction: { percent: 10 },
  });
  const key = await add('/keys', { name: 'Site' });
  const tables = async () => (await data('/tables')).flatMap((each: { tables: object[] }) => each.tables);
  const tableId = area.tables[0].id as string;
  const named = (name: string, path: string, list: string, id: string): Owned => ({
    name,
    path: `${path}/${id}`,
    read: listed(list, id),
    changes: [{ name: `${name} 1` }, { name: `${name} 2` }],
    isRemovable: true,
  });
  return [
    {
      name: 'settings',
      path: '/settings',
      read: () => data('/settings'),
      changes: [{ name: 'A' }, { name: 'B' }],
    },
    {
      ...named('table', '/tables', '/tables', tableId),
      read: async () => (await tables()).find((each: { id?: string }) => each.id === tableId),
    },
    named('area', '/areas', '/tables', area.id),
    { ...named('product', '/products', '', product.id), read: () => data(`/products/${product.id}`) },
    named('category', '/categories', '/categories', category.id),
    named('printer', '/printers', '/printers', printer.id),
    named('campaign', '/campaigns', '/campaigns', campaign.id),
    { ...named('key', '/keys', '/keys', key.id), isRemovable: false },
  ];
}

test('of two owners who change one record, the second is told and nothing of the first is lost', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const { name, path, read, changes, isRemovable } of await recordsOf(venue)) {
    const { revision } = await read();
    const call = (method: string, body: object | undefined, tag = revision) =>
      venue.owner.call(method, `/venues/${venue.id}${path}`, body, { 'if-match': `"${tag}"` });
    const first = await call('PATCH', changes[0]);
    assert.deepEqual([first.status, (await read()).revision], [200, first.body.data.revision], name);
    assert.notEqual(first.body.data.revision, revision, name);
    assert.deepEqual(refusedWith(await call('PATCH', changes[1])), ['412 CONTENT_CHANGED'], name);
    // The answer of the first may have been lost: it is accepted again.
    assert.equal((await call('PATCH', changes[0])).status, 200, name);
    assert.equal((await read()).revision, first.body.data.revision, name);
    if (isRemovable)
      assert.deepEqual(refusedWith(await call('DELETE', undefined)), ['412 CONTENT_CHANGED'], name);
    const newest = first.body.data.revision;
    assert.equal((await call('PATCH', changes[1], newest)).status, 200, name);
    if (isRemovable)
      assert.equal((await call('DELETE', undefined, (await read()).revision)).status, 200, name);
  }
});

test('without If-Match, and with *, a record is changed in any case; a tag that is none matches nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/venues/${venue.id}/products/${venue.menu.kebab.id}`;
  const change = (headers: Record<string, string>, isVisible: boolean) =>
    venue.owner.call('PATCH', path, { isVisible }, headers);
  assert.equal((await change({}, false)).status, 200);
  assert.equal((await change({ 'if-match': '*' }, true)).status, 200);
  assert.deepEqual(refusedWith(await change({ 'if-match': 'x' }, false)), ['412 CONTENT_CHANGED']);
});

test('an order that takes stock does not change the revision of the product', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/products/${venue.menu.kebab.id}`;
  const read = async () => (await asOwner(venue, 'GET', path)).body.data;
  await asOwner(venue, 'PUT', `${path}/stock`, { isTracked: true, quantity: 5 });
  const before = await read();
  await asOwner(venue, 'PUT', `${path}/stock`, { isTracked: true, add: -2 });
  const after = await read();
  assert.deepEqual([after.stock.quantity, after.revision], [3, before.revision]);
});

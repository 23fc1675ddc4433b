import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { refusedWith } from '../../test/harness/refusals.ts';
import { useSofra } from '../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type StaffedVenue } from '../../test/harness/staff.ts';
import { asOwner } from '../../test/samples/owner-menu.ts';
import { revisionOf } from './record-revision.ts';

const sofra = useSofra();

test('the order of properties and missing values do not matter to a revision, everything else does', () => {
  const one = revisionOf({ a: 1, b: { c: [1, 2], d: undefined } });
  assert.equal(one, revisionOf({ b: { c: [1, 2] }, a: 1 }));
  assert.notEqual(one, revisionOf({ a: 1, b: { c: [2, 1] } }));
  assert.notEqual(revisionOf({ a: null }), revisionOf({ a: 'null' }));
});

/** A record that owners change: the path to read it, the path to change it, and two changes. */
interface Owned {
  name: string;
  path: string;
  read: () => Promise<{ revision: string }>;
  changes: [object, object];
  isRemovable?: boolean;
  /** The method of the change; by default PATCH. */
  method?: 'PUT';
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
  const account = await add('/accounts', {
    ...{ role: 'Cashier', name: 'Ada', email: `${randomUUID()}@example.com`, password: 'közde patlıcan' },
  });
  await asOwner(venue, 'PUT', '/special-days/2026-10-29', { isClosed: true });
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
    named('account', '/accounts', '/accounts', account.id),
    {
      ...named('special day', '/special-days', '', '2026-10-29'),
      read: async () =>
        (await data('/settings')).specialDays.find((each: { date: string }) => each.date === '2026-10-29'),
      changes: [
        { isClosed: true, name: 'A' },
        { opensAt: '10:00', closesAt: '14:00' },
      ],
      method: 'PUT',
    },
    { ...named('key', '/keys', '/keys', key.id), isRemovable: false },
  ];
}

test('of two owners who change one record, the second is told and nothing of the first is lost', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const { name, path, read, changes, isRemovable, method = 'PATCH' } of await recordsOf(venue)) {
    const { revision } = await read();
    const call = (method: string, body: object | undefined, tag = revision) =>
      venue.owner.call(method, `/venues/${venue.id}${path}`, body, { 'if-match': `"${tag}"` });
    const first = await call(method, changes[0]);
    assert.deepEqual([first.status, (await read()).revision], [200, first.body.data.revision], name);
    assert.notEqual(first.body.data.revision, revision, name);
    assert.deepEqual(refusedWith(await call(method, changes[1])), ['412 CONTENT_CHANGED'], name);
    // The caller may have lost the first answer, so the repeat is accepted.
    assert.equal((await call(method, changes[0])).status, 200, name);
    assert.equal((await read()).revision, first.body.data.revision, name);
    if (isRemovable)
      assert.deepEqual(refusedWith(await call('DELETE', undefined)), ['412 CONTENT_CHANGED'], name);
    const newest = first.body.data.revision;
    assert.equal((await call(method, changes[1], newest)).status, 200, name);
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

test('a special day that another owner added, changed or removed meanwhile is left as it is', async () => {
  const venue = await newStaffedVenue(sofra);
  const day = (method: string, headers: Record<string, string>, body?: object) =>
    venue.owner.call(method, `/venues/${venue.id}/special-days/2026-12-31`, body, headers);
  const isNew = { 'if-none-match': '*' };
  const party = { opensAt: '18:00', closesAt: '04:00' };
  const set = await day('PUT', isNew, party);
  assert.equal(set.status, 200);
  const seen = { 'if-match': `"${set.body.data.revision}"` };
  assert.equal((await day('PUT', isNew, party)).status, 200, 'repeated');
  assert.deepEqual(refusedWith(await day('PUT', isNew, { isClosed: true })), ['412 CONTENT_CHANGED']);
  assert.equal((await day('DELETE', seen)).status, 200);
  assert.equal((await day('DELETE', seen)).status, 200, 'repeated');
  assert.deepEqual(refusedWith(await day('PUT', seen, { isClosed: true })), ['412 CONTENT_CHANGED']);
  assert.deepEqual((await asOwner(venue, 'GET', '/settings')).body.data.specialDays, []);
});

test('special days are taken back with the settings as they were read', async () => {
  const venue = await newStaffedVenue(sofra);
  await asOwner(venue, 'PUT', '/special-days/2026-12-31', { isClosed: true });
  const { specialDays } = (await asOwner(venue, 'GET', '/settings')).body.data;
  const answer = await asOwner(venue, 'PATCH', '/settings', { specialDays });
  assert.deepEqual([answer.status, answer.body.data.specialDays], [200, specialDays]);
});

test('of two owners who give one account a new password, the second is told', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id } = venue.waiter.account;
  const accounts = (await asOwner(venue, 'GET', '/accounts')).body.data;
  const { revision } = accounts.find((each: { id: string }) => each.id === id);
  const renew = (password: string) =>
    venue.owner.call(
      'PATCH',
      `/venues/${venue.id}/accounts/${id}`,
      { password },
      { 'if-match': `"${revision}"` },
    );
  assert.equal((await renew('taze sıkılmış')).status, 200);
  assert.deepEqual(refusedWith(await renew('bahçede çay')), ['412 CONTENT_CHANGED']);
});

test('an order that takes stock does not change the revision of the product', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/products/${venue.menu.kebab.id}`;
  const read = async () => (await asOwner(venue, 'GET', path)).body.data;
  await asOwner(venue, 'PUT', `${path}/stock`, { isTracked: true, quantity: 5 });
  const before = await read();
  const headers = { 'idempotency-key': freshKey() };
  await asOwner(venue, 'PUT', `${path}/stock`, { isTracked: true, add: -2 }, headers);
  const after = await read();
  assert.deepEqual([after.stock.quantity, after.revision], [3, before.revision]);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();
const DAY_MS = 86_400_000;

const read = async (venue: StaffedVenue, path: string) => (await asOwner(venue, 'GET', path)).body.data;
const removals = (venue: StaffedVenue) => read(venue, '/menu-removals');
const returnRemoved = (venue: StaffedVenue, id: string) =>
  asOwner(venue, 'POST', `/menu-removals/${id}/return`);

/** Removes something, one moment after the previous removal. Returns the id that brings it back. */
async function remove(venue: StaffedVenue, path: string): Promise<string> {
  sofra.clock.advance(1);
  const { status, body, text } = await asOwner(venue, 'DELETE', path);
  assert.equal(status, 200, text);
  return body.data.removalId;
}

const create = async (venue: StaffedVenue, path: string, body: object) => {
  const answer = await asOwner(venue, 'POST', path, body);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
};

/** All parts of a venue that a removal from its menu changes. */
const readRelated = (venue: StaffedVenue) =>
  Promise.all(['/categories', '/campaigns', '/printers'].map((path) => read(venue, path)));

async function newVenue() {
  const venue = await newStaffedVenue(sofra);
  const [category] = await read(venue, '/categories');
  const [first, second] = category.products;
  const covers = [
    { product: first.id, portion: null },
    { product: second.id, portion: second.portions[0].id },
  ];
  await create(venue, '/campaigns', { kind: 'BuyXPayY', name: 'Üç al', buy: 3, pay: 2, covers });
  const parts = [
    { name: 'Ana', covers: [covers[0]] },
    { name: 'Yan', covers: [covers[1]] },
  ];
  await create(venue, '/campaigns', { kind: 'SetMenu', name: 'Menü', price: 200, parts });
  const printer = { name: 'Mutfak', host: '10.0.0.7', categories: [category.id] };
  await create(venue, '/printers', printer);
  return { venue, category, first, second };
}

test('200: a category comes back to its place with its products, in its campaigns and at its printers, once', async () => {
  const { venue, category } = await newVenue();
  const before = await readRelated(venue);
  const guests = await guestMenu(sofra, venue);
  const removalId = await remove(venue, `/categories/${category.id}`);
  const [removal, ...others] = await removals(venue);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [removal.id, removal.by.name, removal.categories, removal.productCount],
    [
      removalId,
      venue.owner.account.name,
      [{ id: category.id, name: category.name }],
      category.products.length,
    ],
  );
  const answer = await returnRemoved(venue, removalId);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.body.data.categoryIds, [category.id]);
  assert.deepEqual(await readRelated(venue), before);
  assert.deepEqual((await guestMenu(sofra, venue)).names, guests.names);
  assert.deepEqual(await removals(venue), []);
  assertRefused(await returnRemoved(venue, removalId), 404, 'REMOVAL_NOT_FOUND');
});

test('200: products come back in any order, each to where it stood; what changed meanwhile stays', async () => {
  const { venue, category, first, second } = await newVenue();
  const before = await readRelated(venue);
  const [one, two] = [
    await remove(venue, `/products/${first.id}`),
    await remove(venue, `/products/${second.id}`),
  ];
  assert.deepEqual(
    (await removals(venue)).map(({ id }: { id: string }) => id),
    [two, one],
  );
  assert.equal((await returnRemoved(venue, one)).status, 200);
  assert.equal((await returnRemoved(venue, two)).status, 200);
  assert.deepEqual(await readRelated(venue), before);

  const again = await remove(venue, `/products/${first.id}`);
  const tea = await create(venue, `/categories/${category.id}/products`, {
    name: 'Yeni',
    portions: [{ name: 'Tam', price: 10 }],
  });
  assert.equal((await returnRemoved(venue, again)).status, 200);
  const names = (await read(venue, '/categories'))[0].products.map(({ name }: { name: string }) => name);
  assert.deepEqual(names, [...category.products.map(({ name }: { name: string }) => name), tea.name]);
});

test('404 and 400: a product waits for its category, and a name that is taken meanwhile is told', async () => {
  const { venue, category, first } = await newVenue();
  const product = await remove(venue, `/products/${first.id}`);
  const whole = await remove(venue, `/categories/${category.id}`);
  assertRefused(await returnRemoved(venue, product), 404, 'CATEGORY_NOT_FOUND');
  const namesake = await create(venue, '/categories', { name: category.name });
  assertRefused(await returnRemoved(venue, whole), 400, 'CONTENT_INVALID', ['name']);
  await asOwner(venue, 'PATCH', `/categories/${namesake.id}`, { name: 'Başka' });
  assert.equal((await returnRemoved(venue, whole)).status, 200);
  assert.equal((await returnRemoved(venue, product)).status, 200);
  const back = (await read(venue, '/categories')).find(({ id }: { id: string }) => id === category.id);
  assert.deepEqual(back.products, category.products);
});

test('404: after 30 days nothing is listed and nothing comes back; nobody else brings it back', async () => {
  const { venue, category, first } = await newVenue();
  const other = await newStaffedVenue(sofra);
  const removalId = await remove(venue, `/products/${first.id}`);
  const path = `/menu-removals/${removalId}/return`;
  assertRefused(await returnRemoved(other, removalId), 404, 'REMOVAL_NOT_FOUND');
  const elsewhere = `/venues/${venue.id}${path}`;
  assertRefused(await other.owner.call('POST', elsewhere), 404, 'VENUE_NOT_FOUND');
  assertRefused(await venue.waiter.call('POST', elsewhere), 403, 'NOT_PERMITTED');
  assertRefused(await returnRemoved(venue, randomUUID()), 404, 'REMOVAL_NOT_FOUND');
  await sofra.db.query({
    text: 'update menu_removal set at = $2 where venue_id = $1',
    values: [venue.id, new Date(sofra.clock.now() - 30 * DAY_MS - 1)],
  });
  assert.deepEqual(await removals(venue), []);
  assertRefused(await returnRemoved(venue, removalId), 404, 'REMOVAL_NOT_FOUND');
  assert.equal((await read(venue, '/categories'))[0].products.length, category.products.length - 1);
});

test('the newest 50 removals are kept', async () => {
  const { venue, first, category } = await newVenue();
  const removed: string[] = [];
  for (let at = 0; at < 52; at += 1) {
    removed.push(await remove(venue, `/products/${first.id}`));
    sofra.clock.advance(1_000);
    const { revision: _, categoryId: __, ...body } = first;
    await create(venue, `/categories/${category.id}/products`, body);
  }
  const listed = (await removals(venue)).map(({ id }: { id: string }) => id);
  assert.deepEqual(listed, removed.slice(2).reverse());
  // The record is already on the menu, so only the removal is deleted.
  assert.equal((await returnRemoved(venue, removed.at(-1)!)).status, 200);
  assert.equal((await removals(venue)).length, 49);
});

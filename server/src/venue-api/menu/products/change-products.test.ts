import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, ownerMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();

const send = (venue: StaffedVenue, products: unknown[]) => asOwner(venue, 'PATCH', '/products', { products });

const read = async (venue: StaffedVenue, id: string) =>
  (await asOwner(venue, 'GET', `/products/${id}`)).body.data;

test('200: several products are hidden, priced and moved at once, and keep their parts', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, steak, baklava } = venue.menu;
  const { id: categoryId } = (await asOwner(venue, 'POST', '/categories', { name: 'Tatlılar' })).body.data;
  const { portions } = await read(venue, kebab.id);
  const dearer = portions.map((portion: { price: number }) => ({ ...portion, price: portion.price + 10 }));
  const answer = await send(venue, [
    { id: kebab.id, portions: dearer },
    { id: steak.id, isVisible: false },
    { id: baklava.id.toUpperCase(), categoryId },
  ]);
  assert.equal(answer.status, 200, answer.text);
  const [priced, hidden, moved] = answer.body.data;
  assert.deepEqual([priced.portions, hidden.isVisible, moved.categoryId], [dearer, false, categoryId]);
  const { names } = await guestMenu(sofra, venue);
  assert.deepEqual(names.at(-1), ['Tatlılar', ['Baklava']]);
  assert.ok(!names[0]![1].includes('Bonfile'));
});

test('412: when one product was changed since, none is changed, and the answer names it', async () => {
  const venue = await newStaffedVenue(sofra);
  const [kebab, steak] = [await read(venue, venue.menu.kebab.id), await read(venue, venue.menu.steak.id)];
  await asOwner(venue, 'PATCH', `/products/${steak.id}`, { description: 'Dinlenmiş' });
  const changes = [kebab, steak].map(({ id, revision }) => ({ id, revision, isVisible: false }));
  const [status, problem = ''] = refusedWith(await send(venue, changes));
  assert.deepEqual([status, problem.startsWith('products[1] ')], ['412 CONTENT_CHANGED', true]);
  assert.equal((await read(venue, kebab.id)).isVisible, true);
});

test('200: changes that are sent again, with the revisions of before, are accepted and change nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id, revision } = await read(venue, venue.menu.kebab.id);
  const changes = [{ id, revision, isVisible: false }];
  assert.equal((await send(venue, changes)).status, 200);
  const after = await ownerMenu(venue);
  assert.equal((await send(venue, changes)).status, 200);
  assert.deepEqual(await ownerMenu(venue), after);
});

test('400, 404: one faulty change leaves all products as they are', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, steak } = venue.menu;
  const before = await ownerMenu(venue);
  const hide = { id: kebab.id, isVisible: false };
  const cases: [unknown, string, string][] = [
    [{ id: randomUUID() }, '404 PRODUCT_NOT_FOUND', 'products[1] '],
    [{ id: steak.id, categoryId: randomUUID() }, '404 CATEGORY_NOT_FOUND', 'products[1] '],
    [{ id: steak.id, portions: [] }, '400 CONTENT_INVALID', 'products[1].portions '],
    [{ id: steak.id, name: kebab.name }, '400 CONTENT_INVALID', 'products[1].name is the name of another'],
  ];
  for (const [change, code, place] of cases) {
    const [status, problem = ''] = refusedWith(await send(venue, [hide, change]));
    assert.deepEqual([status, problem.startsWith(place)], [code, true], problem);
  }
  assert.deepEqual(await ownerMenu(venue), before);
});

test('200: products swap their names in one request', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, steak } = venue.menu;
  const answer = await send(venue, [
    { id: kebab.id, name: steak.name },
    { id: steak.id, name: kebab.name },
  ]);
  assert.deepEqual(
    answer.body.data.map(({ name }: { name: string }) => name),
    [steak.name, kebab.name],
  );
});

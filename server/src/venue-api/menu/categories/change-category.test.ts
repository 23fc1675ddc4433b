import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place } from '../../../../test/harness/public-caller.ts';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, ownerMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();

const change = (venue: StaffedVenue, body: unknown, id = venue.menu.category.id) =>
  asOwner(venue, 'PATCH', `/categories/${id}`, body);

test('200: sent properties change, omitted ones stay, and guests see the change immediately', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = await guestMenu(sofra, venue);
  const { status, body } = await change(venue, { name: 'Kömürde', description: 'Odun ateşinde' });
  const { products, revision: _, ...data } = body.data;
  assert.deepEqual(
    [status, products.length, data],
    [
      200,
      5,
      {
        id: venue.menu.category.id,
        name: 'Kömürde',
        description: 'Odun ateşinde',
        imageUrl: null,
        isVisible: true,
        vatClass: null,
        course: null,
        acceptsMealCard: true,
        translations: { en: { name: 'Grill' } },
      },
    ],
  );
  assert.deepEqual((await ownerMenu(venue))[0], body.data);
  const after = await guestMenu(sofra, venue);
  assert.notEqual(after.etag, before.etag);
  assert.equal(after.names[0]![0], 'Kömürde');
  const cleared = await change(venue, { description: null, translations: {} });
  assert.deepEqual([cleared.body.data.description, cleared.body.data.translations], [null, {}]);
});

test('200: products of a hidden category cannot be ordered until it is visible again', async () => {
  const venue = await newStaffedVenue(sofra);
  assert.equal((await change(venue, { isVisible: false })).status, 200);
  assert.deepEqual((await guestMenu(sofra, venue)).names, []);
  const refused = await place(sofra, venue, sampleOrder(venue));
  assert.equal(refused.body.errorCode, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  await change(venue, { isVisible: true });
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
});

test('200: two simultaneous changes of different properties both apply', async () => {
  const venue = await newStaffedVenue(sofra);
  const changes = [{ name: 'Kömürde' }, { description: 'Acılı' }, { isVisible: false }];
  const answers = await Promise.all(changes.map((each) => change(venue, each)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const [{ name, description, isVisible }] = await ownerMenu(venue);
  assert.deepEqual(
    { name, description, isVisible },
    { name: 'Kömürde', description: 'Acılı', isVisible: false },
  );
});

test('400: a category cannot lose its name, take the name of another, or receive products', async () => {
  const venue = await newStaffedVenue(sofra);
  await asOwner(venue, 'POST', '/categories', { name: 'Çorbalar' });
  assert.deepEqual(refusedWith(await change(venue, { name: null })), [
    '400 CONTENT_INVALID',
    'name is required',
  ]);
  assert.deepEqual(refusedWith(await change(venue, { name: 'Çorbalar' })), [
    '400 CONTENT_INVALID',
    'name is the name of another category',
  ]);
  assert.deepEqual(refusedWith(await change(venue, { products: [] })), [
    '400 CONTENT_INVALID',
    'products is not known here',
  ]);
});

test('404: a category of another venue is answered like an unknown one', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const id of [other.menu.category.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await change(venue, { name: 'Kömürde' }, id)), ['404 CATEGORY_NOT_FOUND']);
  }
  assert.equal((await ownerMenu(other))[0].name, 'Izgara');
});

test('200: a product that does not say whether meal cards pay for it follows its category, on the menu and on bills', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id: categoryId } = venue.menu.category;
  const soup = { name: 'Mercimek', portions: [{ name: 'Kase', price: 90 }] };
  const added = await asOwner(venue, 'POST', `/categories/${categoryId}/products`, soup);
  const { id, portions, acceptsMealCard } = added.body.data;
  assert.equal(acceptsMealCard, null);
  const line = { productId: id, portionId: portions[0].id, quantity: 1 };
  for (const isAccepted of [false, true]) {
    await change(venue, { acceptsMealCard: isAccepted });
    const { categories } = await guestMenu(sofra, venue);
    const shown = categories[0].products.find((product: { id: string }) => product.id === id);
    assert.equal(shown.acceptsMealCard, isAccepted);
    const { body } = await place(sofra, venue, sampleOrder(venue, { lines: [line] }));
    const bill = await asOwner(venue, 'GET', `/bills/${body.data.order.id}`);
    assert.equal(bill.body.data.lines.at(-1).acceptsMealCard, isAccepted);
  }
  const own = await asOwner(venue, 'PATCH', `/products/${id}`, { acceptsMealCard: false });
  assert.equal(own.body.data.acceptsMealCard, false);
  const again = await asOwner(venue, 'PATCH', `/products/${id}`, { acceptsMealCard: null });
  assert.equal(again.body.data.acceptsMealCard, null);
});

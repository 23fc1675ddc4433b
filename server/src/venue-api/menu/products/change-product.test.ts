import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place } from '../../../../test/harness/public-caller.ts';
import { assertRefused, refusedWith } from '../../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, placeOrder, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, ownerMenu, withoutRevisions } from '../../../../test/samples/owner-menu.ts';
import { percent, portionDiscount } from '../../../../test/samples/sample-campaigns.ts';
import { sampleMenu, sampleProduct } from '../../../../test/samples/sample-venue.ts';
import { MOST_ROUND_ATTEMPTS } from '../../../operations/bills/place-staff-round.ts';
import { findVenueContent } from '../../../store/venue/venue-content.ts';

const sofra = useSofra();

const change = (venue: StaffedVenue, body: unknown, id = venue.menu.kebab.id) =>
  asOwner(venue, 'PATCH', `/products/${id}`, body);

const read = async (venue: StaffedVenue, id = venue.menu.kebab.id) =>
  (await asOwner(venue, 'GET', `/products/${id}`)).body.data;

test('200: sent properties change, all others stay, and guests see the change immediately', async () => {
  const venue = await newStaffedVenue(sofra);
  const [before, menuBefore] = [await read(venue), await guestMenu(sofra, venue)];
  const stated = { name: 'Urfa Kebap', description: null, allergens: ['Gluten'], containsAlcohol: true };
  const { status, body } = await change(venue, stated);
  assert.deepEqual([status, withoutRevisions(body.data)], [200, withoutRevisions({ ...before, ...stated })]);
  assert.deepEqual(await read(venue), body.data);
  const menuAfter = await guestMenu(sofra, venue);
  assert.notEqual(menuAfter.etag, menuBefore.etag);
  assert.deepEqual(menuAfter.names[0]![1], ['Urfa Kebap', 'Bonfile', 'Baklava', 'Ezine peyniri']);
});

test('200: an empty change keeps the product and the ETag of the menu', async () => {
  const venue = await newStaffedVenue(sofra);
  const [before, { etag }] = [await read(venue), await guestMenu(sofra, venue)];
  assert.deepEqual((await change(venue, {})).body.data, before);
  const { id: _, revision: ___, categoryId, stock: __, ...whole } = before;
  assert.deepEqual((await change(venue, { ...whole, categoryId })).body.data, before);
  assert.equal((await guestMenu(sofra, venue)).etag, etag);
});

test('200: a part keeps its id if its id or name is sent; new parts get one', async () => {
  const venue = await newStaffedVenue(sofra);
  const { portions } = venue.menu.kebab;
  const { body } = await change(venue, {
    portions: [
      { name: 'Yarım', price: 70 },
      { id: portions[0]!.id.toUpperCase(), name: 'Porsiyon', price: 130, isDefault: true },
      { name: 'Bir buçuk', price: 190 },
    ],
  });
  const [half, whole, more] = body.data.portions;
  assert.deepEqual([whole.id, whole.name, whole.price], [portions[0]!.id, 'Porsiyon', 130]);
  assert.deepEqual([more.id, more.price], [portions[1]!.id, 190]);
  assert.ok(![whole.id, more.id].includes(half.id));
  assert.deepEqual([half.isDefault, whole.isDefault, more.isDefault], [false, true, false]);
});

test('200: a choice can become an extra without a group under the same id', async () => {
  const venue = await newStaffedVenue(sofra);
  const { steak } = venue.menu;
  const [rare, medium, pepper, mushroom] = steak.extras;
  const [doneness, sauces] = steak.optionGroups;
  const choice = ({ id, name }: { id: string; name: string }) => ({ id, name });
  const { body } = await change(
    venue,
    {
      extras: [choice(pepper!)],
      optionGroups: [
        { ...choice(sauces!), selectionType: 'Multiple', choices: [choice(mushroom!)] },
        { ...choice(doneness!), isRequired: true, choices: [choice(medium!), choice(rare!)] },
      ],
    },
    steak.id,
  );
  const { extras, optionGroups } = body.data;
  assert.deepEqual(
    [extras, ...optionGroups.map((group: { choices: unknown }) => group.choices)].map((list) =>
      list.map(({ id }: { id: string }) => id),
    ),
    [[pepper!.id], [mushroom!.id], [medium!.id, rare!.id]],
  );
  const lines = [lineOf(steak, { extraIds: [rare!.id, pepper!.id] })];
  assert.equal((await placeOrder(venue, { lines })).status, 201);
});

test('200: a product moves to the end of another category, where guests find it', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id } = (await asOwner(venue, 'POST', '/categories', { name: 'Çorbalar' })).body.data;
  const { body } = await change(venue, { categoryId: id.toUpperCase() });
  assert.equal(body.data.categoryId, id);
  await change(venue, { categoryId: id }, venue.menu.baklava.id);
  const { names } = await guestMenu(sofra, venue);
  assert.deepEqual(names, [
    ['Izgara', ['Bonfile', 'Ezine peyniri']],
    ['Çorbalar', ['Adana Kebap', 'Baklava']],
  ]);
});

test('200: a new price applies to the next order, and bills keep the old price', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  const { portions } = await read(venue);
  await change(venue, { portions: [{ ...portions[0], price: 200 }] });
  assert.equal((await bill.read()).totals.total, 120.5);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).body.data.order.totals.total, 200);
});

test('200: a removed portion cannot be ordered and is covered by no campaign', async () => {
  const menu = sampleMenu();
  const [whole, more] = menu.kebab.portions;
  const campaign = {
    ...portionDiscount(randomUUID(), percent(5_000)),
    covers: { productIds: [], portionIds: [whole!.id, more!.id] },
  };
  const venue = await newStaffedVenue(sofra, {}, { menu, campaigns: [campaign] });
  const { portions } = await read(venue);
  await change(venue, { portions: [portions[1]] });
  const { campaigns } = (await findVenueContent(sofra.db, venue.id))!;
  assert.deepEqual(campaigns, [{ ...campaign, covers: { productIds: [], portionIds: [more!.id] } }]);
  const gone = await place(sofra, venue, sampleOrder(venue));
  assertRefused(gone, 404, 'PUBLIC_API_PRODUCT_NOT_FOUND');
});

test('200: units that are sold during a change stay sold', async () => {
  const menu = sampleMenu();
  menu.baklava.stock.quantity = 50;
  const venue = await newStaffedVenue(sofra, {}, { menu });
  const { baklava } = menu;
  const sold = Array.from({ length: 10 }, () => placeOrder(venue, { lines: [lineOf(baklava)] }));
  // One less than the number of attempts of an order.
  const changed = Array.from({ length: MOST_ROUND_ATTEMPTS - 1 }, (_, at) =>
    change(venue, { description: `${at}` }, baklava.id),
  );
  for (const { status } of await Promise.all([...sold, ...changed])) assert.ok([200, 201].includes(status));
  assert.equal((await read(venue, baklava.id)).stock.quantity, 40);
});

test('200: only the owner sees a hidden product', async () => {
  const venue = await newStaffedVenue(sofra);
  await change(venue, { isVisible: false });
  assert.ok(!(await guestMenu(sofra, venue)).names[0]![1].includes('Adana Kebap'));
  assert.equal((await ownerMenu(venue))[0].products[0].isVisible, false);
});

test('400: a product cannot lose its last portion, its name or its only default', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = await read(venue);
  assert.deepEqual(refusedWith(await change(venue, { portions: [] })), [
    '400 CONTENT_INVALID',
    'portions must contain at least 1 item',
  ]);
  assert.deepEqual(refusedWith(await change(venue, { portions: null, name: '' })), [
    '400 CONTENT_INVALID',
    'name is required',
    'portions is required',
  ]);
  const both = before.portions.map((portion: object) => ({ ...portion, isDefault: true }));
  assert.equal(
    refusedWith(await change(venue, { portions: both }))[1]!.split(' ')[0],
    'portions[1].isDefault',
  );
  assert.deepEqual(await read(venue), before);
});

test('400: parts of another product, or one part twice, are refused', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, steak } = venue.menu;
  const part = (id: string, name: string) => ({ id, name, price: 1 });
  const foreign = [part(steak.portions[0]!.id, 'a'), part(steak.extras[0]!.id, 'b'), part(randomUUID(), 'c')];
  const message = 'is not an id of such a part of the product: omit the id of a new part';
  assert.deepEqual(refusedWith(await change(venue, { portions: foreign })), [
    '400 CONTENT_INVALID',
    ...[0, 1, 2].map((at) => `portions[${at}].id ${message}`),
  ]);
  const { id } = kebab.portions[0]!;
  const twice = await change(venue, { portions: [part(id, 'a'), part(id, 'b')] });
  assert.deepEqual(refusedWith(twice), [
    '400 CONTENT_INVALID',
    'portions[1].id is the same as portions[0].id',
  ]);
});

test('400: a product cannot take a name in its category, but imported duplicates can be changed', async () => {
  const menu = sampleMenu();
  const likelyDuplicate = sampleProduct(menu.category.id, { name: 'Baklava' });
  const venue = await newStaffedVenue(
    sofra,
    {},
    { menu, revise: (record) => record.menu.products.push(likelyDuplicate) },
  );
  assert.deepEqual(refusedWith(await change(venue, { name: 'Baklava' })), [
    '400 CONTENT_INVALID',
    'name is the name of another product of the category',
  ]);
  assert.equal((await change(venue, { description: 'Fıstıklı' }, likelyDuplicate.id)).status, 200);
});

test('400: a product change cannot set the stock, so that it never overwrites a count', async () => {
  const venue = await newStaffedVenue(sofra);
  assert.deepEqual(refusedWith(await change(venue, { stock: { quantity: 5 } })), [
    '400 CONTENT_INVALID',
    'stock is not known here',
  ]);
});

test('400: a change that makes the menu too large is refused', async () => {
  const menu = sampleMenu();
  const description = 'x'.repeat(4_000_000);
  const venue = await newStaffedVenue(
    sofra,
    {},
    { menu, revise: ({ menu: { categories } }) => Object.assign(categories[0]!, { description }) },
  );
  assert.deepEqual(refusedWith(await change(venue, { description: 'Uzun uzun anlatılan bir kebap' })), [
    '400 CONTENT_INVALID',
    'body would make the menu larger than 4000000 characters',
  ]);
  assert.equal((await change(venue, { description: null })).status, 200);
});

test('404: products and categories of another venue are not found', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const id of [other.menu.kebab.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await change(venue, { name: 'x' }, id)), ['404 PRODUCT_NOT_FOUND']);
  }
  for (const categoryId of [other.menu.category.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await change(venue, { categoryId })), ['404 CATEGORY_NOT_FOUND']);
  }
});

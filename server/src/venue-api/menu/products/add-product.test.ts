import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { place } from '../../../../test/harness/public-caller.ts';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, UNREADABLE_BODIES } from '../../../../test/samples/owner-menu.ts';
import { sampleProduct } from '../../../../test/samples/sample-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const SOUP = { name: 'Mercimek', portions: [{ name: 'Kase', price: 90.05 }] };

const add = (body: unknown, at = venue, categoryId = at.menu.category.id) =>
  asOwner(at, 'POST', `/categories/${categoryId}/products`, body);

test('201: a product with a name and a portion comes last, and guests can see and order it immediately', async () => {
  const at = await newStaffedVenue(sofra);
  const before = await guestMenu(sofra, at);
  const { status, body, headers } = await add(SOUP, at);
  assert.deepEqual(
    [status, headers.get('location')],
    [201, `/venue/v1/venues/${at.id}/products/${body.data.id}`],
  );
  const read = await asOwner(at, 'GET', `/products/${body.data.id}`);
  assert.deepEqual(read.body.data, body.data);
  const after = await guestMenu(sofra, at);
  assert.notEqual(after.etag, before.etag);
  assert.deepEqual(after.names, [['Izgara', [...before.names[0]![1], 'Mercimek']]]);
  const order = await place(sofra, at, sampleOrder(at, { lines: [lineOf(body.data)] }));
  assert.deepEqual([order.status, order.body.data.order.totals.total], [201, 90.05]);
});

test('201: a product can be created with every kind of part, and each part gets an id', async () => {
  const names = { en: { name: 'Something' } };
  const whole = {
    name: 'Köfte',
    description: 'Dana',
    imageUrl: 'https://example.com/kofte.jpg',
    isVisible: false,
    portions: [
      {
        name: 'Kilo',
        price: 1_200,
        isDefault: false,
        pricingUnit: 'Kilogram',
        weight: null,
        calories: null,
        translations: {},
      },
      {
        name: 'Tam',
        price: 240.35,
        isDefault: true,
        pricingUnit: 'Piece',
        weight: '200 g',
        calories: 450,
        translations: names,
      },
    ],
    extras: [{ name: 'Lavaş', price: 10.05, allergens: ['Gluten'], translations: names }],
    optionGroups: [
      {
        name: 'Sos',
        selectionType: 'Multiple',
        isRequired: true,
        choices: [{ name: 'Acı', price: 5, allergens: ['Mustard'], translations: names }],
        translations: names,
      },
    ],
    removableIngredients: [{ name: 'Soğan', translations: names }],
    allergens: ['Gluten', 'Celery'],
    containsAlcohol: true,
    containsPorkDerivatives: true,
    acceptsMealCard: true,
    vatClass: null,
    course: null,
    stock: { quantity: 7, lowThreshold: 3, isSoldOut: true },
    translations: { en: { name: 'Meatballs', description: 'Beef' } },
  };
  const { status, body, text } = await add(whole);
  assert.equal(status, 201, text);
  const { id, revision: _, categoryId, ...data } = body.data;
  assert.equal(categoryId, venue.menu.category.id);
  const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, each]) => each);
  assert.deepEqual([ids.length, new Set(ids).size], [7, 7]);
  assert.deepEqual(
    JSON.parse(JSON.stringify(data, (name, value) => (name === 'id' ? undefined : value))),
    whole,
  );
  assert.equal((await asOwner(venue, 'GET', `/products/${id}`)).text.includes('"price":240.35'), true);
});

test('400: a product needs a portion, one default and choices that can be made', async () => {
  const portion = { name: 'Tam', price: 1, isDefault: true };
  assert.deepEqual(refusedWith(await add({ name: 'x', portions: [] })), [
    '400 CONTENT_INVALID',
    'portions must contain at least 1 item',
  ]);
  const { portions: _, ...without } = SOUP;
  assert.deepEqual(refusedWith(await add(without)), ['400 CONTENT_INVALID', 'portions is required']);
  const contradicting = {
    name: 'x',
    portions: [portion, { ...portion, name: 'Yarım' }, { ...portion, name: 'Tam', isDefault: false }],
    extras: [{ name: 'Acı' }, { name: 'Acı' }],
    optionGroups: [{ name: 'Sos', isRequired: true, choices: [] }],
    translations: { de: { name: 'x' } },
  };
  assert.deepEqual(refusedWith(await add(contradicting)), [
    '400 CONTENT_INVALID',
    'portions[1].isDefault can be true once; number 1 is the default already',
    'portions[2].name is the name of number 1 of this list, too',
    'extras[1].name is the name of number 1 of this list, too',
    'optionGroups[0].choices is empty, so that nothing can be chosen',
    'translations.de is not one of the languages of the venue',
  ]);
});

test('400: negative prices, prices above a million or finer than a kuruş, and unknown labels are refused', async () => {
  const priced = (price: unknown) => add({ name: 'x', portions: [{ name: 'Tam', price }] });
  for (const price of [-0.01, 1_000_000.01, 12.345, 1e300]) {
    assert.deepEqual(
      refusedWith(await priced(price)).map((line) => line.split(' ')[0]),
      ['400', 'portions[0].price'],
      String(price),
    );
  }
  for (const price of ['12', true, [], {}]) {
    assert.equal(refusedWith(await priced(price))[0], '400 VALIDATION_ERROR', String(price));
  }
  const unknown = { ...SOUP, allergens: ['Bread'] };
  assert.deepEqual(refusedWith(await add(unknown))[0], '400 VALIDATION_ERROR');
  assert.equal(refusedWith(await add({ ...SOUP, allergens: ['Eggs', 'Eggs'] }))[0], '400 CONTENT_INVALID');
});

test('400: the service makes the ids of a new product; ids of another product are refused', async () => {
  const { kebab } = venue.menu;
  const { id } = kebab.portions[0]!;
  const body = {
    ...SOUP,
    portions: [{ id, name: 'Kase', price: 1 }],
    removableIngredients: [{ id: randomUUID(), name: 'Limon' }],
  };
  const message = 'is not an id of such a part of the product: omit the id of a new part';
  assert.deepEqual(refusedWith(await add(body)), [
    '400 CONTENT_INVALID',
    `portions[0].id ${message}`,
    `removableIngredients[0].id ${message}`,
  ]);
});

test('400: a duplicate name in the category and a misspelt property are refused', async () => {
  assert.deepEqual(refusedWith(await add({ ...SOUP, name: 'Baklava' })), [
    '400 CONTENT_INVALID',
    'name is the name of another product of the category',
  ]);
  assert.deepEqual(refusedWith(await add({ ...SOUP, portions: [{ ...SOUP.portions[0], prize: 1 }] })), [
    '400 CONTENT_INVALID',
    'portions[0].prize is not known here',
  ]);
});

test('400: the thousand and first product is refused', async () => {
  const full = await newStaffedVenue(
    sofra,
    {},
    {
      revise: ({ menu }) => {
        const { id } = menu.categories[0]!;
        while (menu.products.length < 1_000)
          menu.products.push(sampleProduct(id, { name: `${menu.products.length}` }));
      },
    },
  );
  assert.deepEqual(refusedWith(await add(SOUP, full)), [
    '400 CONTENT_INVALID',
    'name is one more than 1000 products',
  ]);
});

test('400: a list of tens of thousands of parts is refused quickly as too long', async () => {
  const many = Array.from({ length: 20_000 }, () => ({ n: 1 }));
  const { status, body, text } = await add({
    ...SOUP,
    extras: many,
    optionGroups: [{ name: 'x', choices: many.slice(0, 101) }],
  });
  assert.deepEqual([status, body.errorCode], [400, 'CONTENT_INVALID']);
  const messages = new Map(
    body.validationErrors.map((each: { field: string; message: string }) => [each.field, each.message]),
  );
  assert.equal(messages.get('extras'), 'must contain at most 100 items');
  assert.equal(messages.get('optionGroups[0].choices'), 'must contain at most 100 items');
  assert.ok(text.length < 100_000);
});

test('400: a body that is not a product changes nothing', async () => {
  const before = await guestMenu(sofra, venue);
  for (const body of [...UNREADABLE_BODIES, { ...SOUP, portions: {} }, { ...SOUP, portions: ['Tam'] }]) {
    assert.equal(refusedWith(await add(body))[0], '400 VALIDATION_ERROR', JSON.stringify(body));
  }
  assert.deepEqual(await guestMenu(sofra, venue), before);
});

test('404: an unknown category takes no products', async () => {
  const other = await newStaffedVenue(sofra);
  for (const id of [other.menu.category.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await add(SOUP, venue, id)), ['404 CATEGORY_NOT_FOUND']);
  }
});

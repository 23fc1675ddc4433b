import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu, ownerMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();

const soup = (name: string, price = 90) => ({
  category: 'Çorbalar',
  name,
  portions: [{ name: 'Porsiyon', price }],
});

const send = (venue: StaffedVenue, products: unknown[], more: object = {}) =>
  asOwner(venue, 'POST', '/products/import', { products, ...more });

const outcomesOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.data.products.map(({ outcome }: { outcome: string }) => outcome);

test('200: products are added in their order, and a category that the menu lacks is made', async () => {
  const venue = await newStaffedVenue(sofra);
  const kebab = {
    category: venue.menu.category.name,
    name: 'Çöp şiş',
    portions: [{ name: 'Tam', price: 310 }],
  };
  const answer = await send(venue, [soup('Ezogelin'), kebab, soup('Mercimek')]);
  assert.deepEqual(
    [answer.status, answer.body.data.categoriesAdded, outcomesOf(answer)],
    [200, 1, ['Added', 'Added', 'Added']],
  );
  const { names } = await guestMenu(sofra, venue);
  assert.deepEqual(names.at(-1), ['Çorbalar', ['Ezogelin', 'Mercimek']]);
  assert.equal(names[0]![1].at(-1), 'Çöp şiş');
});

test('200: the same piece sent again adds nothing and changes nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const piece = [soup('Ezogelin'), soup('Mercimek')];
  await send(venue, piece);
  const before = await ownerMenu(venue);
  const again = await send(venue, piece, { existing: 'Change' });
  assert.deepEqual([again.body.data.categoriesAdded, outcomesOf(again)], [0, ['Unchanged', 'Unchanged']]);
  assert.deepEqual(await ownerMenu(venue), before);
});

test('200: two identical imports at once add each product once', async () => {
  const venue = await newStaffedVenue(sofra);
  const piece = Array.from({ length: 40 }, (_, at) => soup(`Çorba ${at}`));
  const answers = await Promise.all([send(venue, piece), send(venue, piece)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const categories = (await ownerMenu(venue)).filter(({ name }) => name === 'Çorbalar');
  assert.deepEqual([categories.length, categories[0].products.length], [1, 40]);
});

test('200: a product that is there stays as it is, or takes the stated properties and keeps its ids', async () => {
  const venue = await newStaffedVenue(sofra);
  await send(venue, [{ ...soup('Ezogelin'), description: 'Acılı' }]);
  const [before] = (await ownerMenu(venue)).at(-1).products;
  assert.deepEqual(outcomesOf(await send(venue, [soup('Ezogelin', 95)])), ['Kept']);
  assert.deepEqual(outcomesOf(await send(venue, [soup('Ezogelin', 95)], { existing: 'Change' })), [
    'Changed',
  ]);
  const [after] = (await ownerMenu(venue)).at(-1).products;
  assert.deepEqual(
    [after.id, after.portions[0].id, after.portions[0].price, after.description],
    [before.id, before.portions[0].id, 95, 'Acılı'],
  );
});

test('200: what a list does not state stays: other portions, their labels, and whether the product is shown', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, category } = venue.menu;
  const path = `/products/${kebab.id}`;
  const { portions } = (await asOwner(venue, 'GET', path)).body.data;
  const labelled = portions.map((portion: object) => ({ ...portion, weight: '250 g' }));
  await asOwner(venue, 'PATCH', path, { isVisible: false, portions: labelled });
  const before = (await asOwner(venue, 'GET', path)).body.data;
  const listed = {
    category: category.name,
    name: kebab.name,
    portions: [
      { name: portions[1].name, price: 199 },
      { name: 'Yarım', price: 70 },
    ],
  };
  assert.deepEqual(outcomesOf(await send(venue, [listed], { existing: 'Change' })), ['Changed']);
  const after = (await asOwner(venue, 'GET', path)).body.data;
  const { id, ...half } = after.portions[2];
  assert.deepEqual(after.portions.slice(0, 2), [before.portions[0], { ...before.portions[1], price: 199 }]);
  assert.deepEqual([half.name, half.price, half.isDefault], ['Yarım', 70, false]);
  assert.deepEqual({ ...after, revision: before.revision, portions: before.portions }, before);
});

test('400: one faulty row is named by its place, and nothing is added', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = await ownerMenu(venue);
  const cases: [unknown[], string][] = [
    [[soup('A'), { ...soup('B'), portions: [] }], 'products[1].portions must contain at least 1 item'],
    [[soup('A'), soup('A')], 'products[1].name is the same as products[0].name'],
    [[soup('A'), { ...soup('B'), name: '' }], 'products[1].name is required'],
  ];
  for (const [products, problem] of cases) {
    assert.deepEqual(refusedWith(await send(venue, products)), ['400 CONTENT_INVALID', problem]);
  }
  assert.deepEqual(await ownerMenu(venue), before);
});

test('200: a preview says what would be added, changed and removed, saves nothing, and is saved only as it was shown', async () => {
  const venue = await newStaffedVenue(sofra);
  await send(venue, [soup('Ezogelin'), soup('Mercimek')]);
  const before = await ownerMenu(venue);
  const list = [{ ...soup('Ezogelin', 95), allergens: ['Gluten'] }, soup('Tarhana')];
  const replace = { existing: 'Replace', categories: [{ name: 'Çorbalar', description: 'Günün' }] };
  const preview = await send(venue, list, { ...replace, isPreview: true });
  assert.deepEqual([outcomesOf(preview), preview.body.data.removalId], [['Changed', 'Added'], null]);
  const of = (kind: string, action: string) =>
    preview.body.data.differences
      .filter((one: { kind: string; action: string }) => one.kind === kind && one.action === action)
      .map(({ name }: { name: string }) => name);
  assert.deepEqual(
    [of('Category', 'Changed'), of('Product', 'Changed'), of('Product', 'Added')],
    [['Çorbalar'], ['Ezogelin'], ['Tarhana']],
  );
  assert.ok(of('Product', 'Removed').includes('Mercimek'));
  assert.deepEqual(await ownerMenu(venue), before);

  const { menuRevision } = preview.body.data;
  const path = `/venues/${venue.id}/products/import`;
  const save = () =>
    venue.owner.call('POST', path, { products: list, ...replace }, { 'If-Match': `"${menuRevision}"` });
  const [saved, again] = [await save(), await save()];
  assert.deepEqual([saved.status, again.status, outcomesOf(again)], [200, 200, ['Unchanged', 'Unchanged']]);
  const after = await ownerMenu(venue);
  assert.deepEqual(
    after.map(({ name, description, products }) => [name, description, products.length]),
    [['Çorbalar', 'Günün', 2]],
  );
  // Another person changes the menu in between, so the shown result is not the one that would be saved.
  const { id, portions } = after[0].products[0];
  await asOwner(venue, 'PATCH', `/products/${id}`, { portions: [{ ...portions[0], price: 99 }] });
  assert.deepEqual(refusedWith(await save()), ['412 CONTENT_CHANGED']);
  const returned = await asOwner(venue, 'POST', `/menu-removals/${saved.body.data.removalId}/return`);
  assert.equal(returned.status, 200);
  const names = (await ownerMenu(venue)).flatMap(({ products }) => products).map(({ name }) => name);
  assert.ok(names.includes('Mercimek'));
});

test('200: a product takes another name in a list, and a new one takes its former name', async () => {
  const venue = await newStaffedVenue(sofra);
  const [{ id }] = (await send(venue, [soup('Mercimek')])).body.data.products;
  const list = [{ ...soup('Süzme mercimek'), id }, soup('Mercimek', 110)];
  const answer = await send(venue, list, { existing: 'Change' });
  assert.deepEqual([answer.status, outcomesOf(answer)], [200, ['Changed', 'Added']], answer.text);
});

test('200: what a list leaves out stands in the way of nothing that it has', async () => {
  const venue = await newStaffedVenue(sofra);
  const imported = await send(venue, [soup('Ezogelin'), soup('Mercimek')]);
  const [, { id }] = imported.body.data.products;
  const replace = { existing: 'Replace' };
  const renamed = await send(venue, [{ ...soup('Ezogelin'), id }], replace);
  assert.deepEqual([renamed.status, outcomesOf(renamed)], [200, ['Changed']], renamed.text);
  const [{ products, ...category }] = await ownerMenu(venue);
  assert.deepEqual([category.name, products.map((one: { id: string }) => one.id)], ['Çorbalar', [id]]);
  const whole = Array.from({ length: 1_000 }, (_, at) => ({
    ...soup(`Çorba ${at}`),
    category: `Kategori ${at % 100}`,
  }));
  const answer = await send(venue, whole, replace);
  assert.deepEqual([answer.status, answer.body.data?.categoriesAdded], [200, 100], answer.text);
  assert.equal((await ownerMenu(venue)).length, 100);
});

test('200: the count of the stock is taken over only on demand', async () => {
  const venue = await newStaffedVenue(sofra);
  const counted = { ...soup('Ezogelin'), stock: { quantity: 12 } };
  await send(venue, [counted]);
  const stockOf = async () => (await ownerMenu(venue)).at(-1).products[0].stock.quantity;
  const less = { ...soup('Ezogelin'), stock: { quantity: 5 } };
  assert.deepEqual(outcomesOf(await send(venue, [less], { existing: 'Change' })), ['Unchanged']);
  assert.equal(await stockOf(), 12);
  const setting = { existing: 'Change', setsStock: true };
  assert.deepEqual(outcomesOf(await send(venue, [less], setting)), ['Changed']);
  assert.equal(await stockOf(), 5);
});

test('400: a menu gets no more than 1,000 products, and a piece that would go beyond adds none', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = (await ownerMenu(venue)).flatMap(({ products }) => products).length;
  const soups = Array.from({ length: 1001 }, (_, at) => soup(`Çorba ${at}`));
  assert.equal((await send(venue, soups)).status, 400);
  const [status, problem] = refusedWith(await send(venue, soups.slice(1)));
  assert.deepEqual(
    [status, problem],
    ['400 CONTENT_INVALID', `products would make ${1000 + before} products, more than 1000`],
  );
  assert.equal((await send(venue, soups.slice(1 + before))).status, 200);
});

test('403: staff import nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const answer = await venue.waiter.call('POST', `/venues/${venue.id}/products/import`, {
    products: [soup('A')],
  });
  assert.deepEqual(refusedWith(answer), ['403 NOT_PERMITTED']);
});

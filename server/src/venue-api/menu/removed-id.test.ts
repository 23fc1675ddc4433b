import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { asOwner } from '../../../test/samples/owner-menu.ts';

const sofra = useSofra();

type Json = Record<string, unknown> & { id: string; portions: unknown; products: Json[] };

/** The body that brings a product back, made from what was read. */
const productBody = ({ revision: _, categoryId: __, ...body }: Json) => body;
const categoryBody = ({ revision: _, products, ...body }: Json) => ({
  ...body,
  products: products.map(productBody),
});

const menuOf = async (venue: StaffedVenue): Promise<Json[]> =>
  (await asOwner(venue, 'GET', '/categories')).body.data;

test('201: a removed category comes back with its products, under their former ids and revisions', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = await menuOf(venue);
  const [category] = before as [Json];
  assert.ok(category.products.length > 1);
  assert.equal((await asOwner(venue, 'DELETE', `/categories/${category.id}`)).status, 200);
  const answer = await asOwner(venue, 'POST', '/categories', categoryBody(category));
  assert.equal(answer.status, 201, answer.text);
  assert.deepEqual(answer.body.data, category);
  assert.deepEqual(await menuOf(venue), [...before.slice(1), category]);
  const again = await asOwner(venue, 'POST', '/categories', { ...categoryBody(category), name: 'Başka' });
  assertRefused(
    again,
    400,
    'CONTENT_INVALID',
    category.products.map((_, at) => `products[${at}].id`),
  );
});

test('201: a removed product comes back with its parts, and no other id is taken from the menu', async () => {
  const venue = await newStaffedVenue(sofra);
  const [category] = (await menuOf(venue)) as [Json];
  const [first, second] = category.products as [Json, Json];
  const products = `/categories/${category.id}/products`;
  await asOwner(venue, 'DELETE', `/products/${first.id}`);
  const foreign = { ...productBody(first), portions: second.portions };
  assertRefused(await asOwner(venue, 'POST', products, foreign), 400, 'CONTENT_INVALID', ['id']);
  const { id: _, ...withoutId } = productBody(first);
  assertRefused(await asOwner(venue, 'POST', products, withoutId), 400, 'CONTENT_INVALID');
  const answer = await asOwner(venue, 'POST', products, productBody(first));
  assert.deepEqual([answer.status, answer.body.data], [201, first]);
  assertRefused(
    await asOwner(venue, 'POST', products, { ...productBody(first), name: 'B' }),
    400,
    'CONTENT_INVALID',
    ['id'],
  );
});

test('400: problems of a product name its place, and nothing of the category is kept', async () => {
  const venue = await newStaffedVenue(sofra);
  const before = await menuOf(venue);
  const soup = { name: 'Mercimek', portions: [{ name: 'Kase', price: 90 }] };
  const body = { name: 'Çorbalar', products: [soup, { ...soup, name: ' ' }] };
  const answer = await asOwner(venue, 'POST', '/categories', body);
  assertRefused(answer, 400, 'CONTENT_INVALID', ['products[1].name']);
  const twice = await asOwner(venue, 'POST', '/categories', { ...body, products: [soup, soup] });
  assertRefused(twice, 400, 'CONTENT_INVALID', ['products[0].name', 'products[1].name']);
  assert.deepEqual(await menuOf(venue), before);
});

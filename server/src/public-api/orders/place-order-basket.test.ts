import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { leavingNothing, place, preview, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { sampleCategory, sampleMenu, sampleProduct } from '../../../test/samples/sample-venue.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';

const sofra = useSofra();
const venue = useFixture(() => sofra.newVenue());

/** Places and prices lines that must be refused. Returns the fields that both refusals name. */
async function refuse(lines: unknown[], status: number, code: string, at = venue): Promise<string[]> {
  const body = sampleOrder(at, { lines });
  const fields = assertRefused(await leavingNothing(sofra, at, () => place(sofra, at, body)), status, code);
  assertRefused(await preview(sofra, at, body), status, code, fields);
  return fields;
}

test('400: an unknown extra or ingredient, or one of another product, is refused', async () => {
  const { kebab, steak } = venue.menu;
  const lines = [
    lineOf(kebab, { extraIds: [steak.extras[2]!.id], removedIngredientIds: [randomUUID()] }),
    lineOf(kebab, { extraIds: [kebab.extras[0]!.id, kebab.removableIngredients[0]!.id] }),
  ];
  assert.deepEqual(await refuse(lines, 400, 'PUBLIC_API_PRODUCT_OPTION_INVALID'), [
    'lines[0].extraIds[0]',
    'lines[0].removedIngredientIds[0]',
    'lines[1].extraIds[1]',
  ]);
});

test('400: an extra or ingredient that is listed twice is refused, in any letter case', async () => {
  const { kebab } = venue.menu;
  const [extra] = kebab.extras;
  const [onion] = kebab.removableIngredients;
  const line = lineOf(kebab, {
    extraIds: [extra!.id, extra!.id.toUpperCase()],
    removedIngredientIds: [onion!.id, onion!.id],
  });
  assert.deepEqual(await refuse([line], 400, 'PUBLIC_API_PRODUCT_OPTION_INVALID'), [
    'lines[0].extraIds[1]',
    'lines[0].removedIngredientIds[1]',
  ]);
});

test('400: a required group without a choice and a single group with two choices are refused', async () => {
  const { steak } = venue.menu;
  const [rare, medium, pepper, mushroom] = steak.extras.map(({ id }) => id);
  const code = 'PUBLIC_API_PRODUCT_OPTION_INVALID';
  assert.deepEqual(await refuse([lineOf(steak)], 400, code), ['lines[0].extraIds']);
  assert.deepEqual(await refuse([lineOf(steak, { extraIds: [pepper] })], 400, code), ['lines[0].extraIds']);
  assert.deepEqual(await refuse([lineOf(steak, { extraIds: [rare, pepper, medium] })], 400, code), [
    'lines[0].extraIds[2]',
  ]);
  const lines = [lineOf(steak, { extraIds: [medium, pepper, mushroom] })];
  const { body } = await place(sofra, venue, sampleOrder(venue, { lines }));
  assert.equal(body.data.order.totals.total, 45.35);
});

test('404: every product and portion that is not on the menu is reported', async () => {
  const { kebab, baklava } = venue.menu;
  const foreign = (await sofra.newVenue()).menu.kebab;
  const lines = [
    lineOf(kebab, { productId: randomUUID() }),
    lineOf(kebab, { portionId: randomUUID() }),
    lineOf(kebab),
    lineOf(kebab, { portionId: baklava.portions[0]!.id }),
    lineOf(foreign),
  ];
  const fields = await refuse(lines, 404, 'PUBLIC_API_PRODUCT_NOT_FOUND');
  assert.deepEqual(fields, [
    'lines[0].productId',
    'lines[1].portionId',
    'lines[3].portionId',
    'lines[4].productId',
  ]);
});

test('404: a table of another venue is not found', async () => {
  const other = await sofra.newVenue();
  for (const tableId of [randomUUID(), other.tableIds[0]]) {
    const body = roundAt(tableId, [lineOf(venue.menu.kebab)]);
    const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, body));
    assertRefused(refused, 404, 'PUBLIC_API_TABLE_NOT_FOUND', ['tableId']);
    assertRefused(await preview(sofra, venue, body), 404, 'PUBLIC_API_TABLE_NOT_FOUND');
  }
});

test('409: hidden, measured and sold-out products, and products of a hidden category, cannot be ordered', async () => {
  const menu = sampleMenu();
  const cellar = sampleCategory({ isVisible: false });
  const wine = sampleProduct(cellar.id);
  const soup = sampleProduct(menu.category.id, {
    stock: { quantity: null, lowThreshold: 0, isSoldOut: true },
  });
  const cake = sampleProduct(menu.category.id, { stock: { quantity: 0, lowThreshold: 0, isSoldOut: false } });
  const revise = (record: VenueSetup) => {
    record.menu.categories.push(cellar);
    record.menu.products.push(wine, soup, cake);
  };
  const closed = await sofra.newVenue({}, { menu, revise });
  const lines = [menu.hidden, wine, menu.cheese, soup, cake, menu.kebab].map((product) => lineOf(product));
  assert.deepEqual(await refuse(lines, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE', closed), [
    'lines[0].productId',
    'lines[1].productId',
    'lines[2].portionId',
    'lines[3].productId',
    'lines[4].productId',
  ]);
});

test('a basket is checked in a fixed order: shape, table, existence, orderable, options, stock', async () => {
  const { kebab, baklava, hidden } = venue.menu;
  const faults: [string, (body: { tableId: string; lines: unknown[] }) => void][] = [
    ['PUBLIC_API_ORDER_INVALID', ({ lines }) => lines.push(lineOf(kebab, { quantity: 0 }))],
    ['PUBLIC_API_TABLE_NOT_FOUND', (body) => Object.assign(body, { tableId: randomUUID() })],
    ['PUBLIC_API_PRODUCT_NOT_FOUND', ({ lines }) => lines.push(lineOf(kebab, { productId: randomUUID() }))],
    ['PUBLIC_API_PRODUCT_UNAVAILABLE', ({ lines }) => lines.push(lineOf(hidden))],
    [
      'PUBLIC_API_PRODUCT_OPTION_INVALID',
      ({ lines }) => lines.push(lineOf(kebab, { extraIds: [randomUUID()] })),
    ],
    ['PUBLIC_API_PRODUCT_UNAVAILABLE', ({ lines }) => lines.push(lineOf(baklava, { quantity: 4 }))],
  ];
  for (const [at, [code]] of faults.entries()) {
    const body = roundAt(venue.tableIds[0], [lineOf(kebab)]) as { tableId: string; lines: unknown[] };
    for (const [, spoil] of faults.slice(at).toReversed()) spoil(body);
    for (const answer of [await place(sofra, venue, body), await preview(sofra, venue, body)]) {
      assert.equal(answer.body.errorCode, code, answer.text);
    }
  }
});

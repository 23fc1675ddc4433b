import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../../api/client.ts';
import { changeBasket, orderablePortionsOf, orderLinesOf } from './trial-basket.ts';

const portion = (id: string, pricingUnit = 'Piece') => ({ id, name: id, pricingUnit });
const product = (id: string, portions: unknown[], more: object = {}) => ({
  ...{ id, name: id, isVisible: true, portions, optionGroups: [], ...more },
});
const categories = [
  {
    name: 'Grill',
    isVisible: true,
    products: [
      product('adana', [portion('half'), portion('full')], {
        optionGroups: [
          { isRequired: true, choices: [{ id: 'rice' }, { id: 'bulgur' }] },
          { isRequired: false, choices: [{ id: 'hot' }] },
        ],
      }),
      product('hidden', [portion('one')], { isVisible: false }),
      product('cheese', [portion('kilo', 'Kilogram')]),
    ],
  },
  { name: 'Secret', isVisible: false, products: [product('secret', [portion('one')])] },
] as unknown as Schemas['CategorySetup'][];
const orderables = orderablePortionsOf(categories);

test('only portions that guests can order are offered', () => {
  assert.deepEqual(
    orderables.map(({ name }) => name),
    ['adana (half)', 'adana (full)'],
  );
});

test('an order line has the first choice of required groups, and removed products are omitted', () => {
  const basket = changeBasket(changeBasket({ 'gone.one': 2 }, 'adana.full', 1), 'adana.full', 1);
  assert.deepEqual(orderLinesOf(basket, orderables), [
    { productId: 'adana', portionId: 'full', extraIds: ['rice'], quantity: 2 },
  ]);
});

test('a basket has at most 20 of one portion, and 0 removes it', () => {
  assert.deepEqual(changeBasket({ tea: 20 }, 'tea', 1), { tea: 20 });
  assert.deepEqual(changeBasket({ tea: 1, ayran: 1 }, 'tea', -1), { ayran: 1 });
});

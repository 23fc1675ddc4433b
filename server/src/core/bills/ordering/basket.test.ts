import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  sampleCategory,
  sampleExtra,
  sampleMenu,
  samplePortion,
  sampleProduct,
  trackedProduct,
} from '../../../../test/samples/sample-bill.ts';
import type { Product } from '../../menu/menu.ts';
import { indexMenu } from '../../menu/menu-index.ts';
import { Refusal, type RefusalCode } from '../../refusals.ts';
import { checkBasket, checkStockLeft } from './basket.ts';
import type { LineRequest } from './order-request.ts';

const SAUCE = {
  id: 'sauce',
  name: 'Sos',
  selectionType: 'Single',
  isRequired: true,
  translations: {},
} as const;
const SIDES = {
  id: 'sides',
  name: 'Yan',
  selectionType: 'Multiple',
  isRequired: true,
  translations: {},
} as const;

const doner = sampleProduct({
  id: 'doner',
  portions: [
    samplePortion({ id: 'doner-half' }),
    samplePortion({ id: 'doner-kilo', pricingUnit: 'Kilogram', isDefault: false }),
  ],
  extras: [
    sampleExtra({ id: 'cheese' }),
    sampleExtra({ id: 'hot', optionGroupId: 'sauce' }),
    sampleExtra({ id: 'mild', optionGroupId: 'sauce' }),
    sampleExtra({ id: 'rice', optionGroupId: 'sides' }),
    sampleExtra({ id: 'chips', optionGroupId: 'sides' }),
  ],
  optionGroups: [SAUCE, SIDES],
  removableIngredients: [
    { id: 'onion', name: 'Soğan', translations: {} },
    { id: 'tomato', name: 'Domates', translations: {} },
  ],
});
const soup = sampleProduct({ id: 'soup' });
const secret = sampleProduct({ id: 'secret', isVisible: false });
const retired = sampleProduct({ id: 'retired', categoryId: 'winter' });
const orphan = sampleProduct({ id: 'orphan', categoryId: 'gone' });
const cake = trackedProduct('cake', 3);
const gone = trackedProduct('gone', 0);
const soldOut = sampleProduct({ id: 'sold-out', stock: { quantity: 9, lowThreshold: 0, isSoldOut: true } });

const menu = indexMenu(
  sampleMenu(
    [doner, soup, secret, retired, orphan, cake, gone, soldOut],
    [sampleCategory(), sampleCategory({ id: 'winter', isVisible: false })],
  ),
);

function of(product: Product, line: Partial<LineRequest> = {}): LineRequest {
  return {
    productId: product.id,
    portionId: product.portions[0]!.id,
    quantity: 1,
    note: null,
    extraIds: [],
    removedIngredientIds: [],
    ...line,
  };
}

const onMenu = ({ stock }: Product) => stock.quantity;

const donerWith = (extraIds: string[], removedIngredientIds: string[] = []) =>
  of(doner, { extraIds, removedIngredientIds });

/** Checks the code of the refusal, and returns the fields that it names. */
function fieldsOf(code: RefusalCode, act: () => unknown): string[] {
  let fields: string[] = [];
  assert.throws(act, (error) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.code, code);
    fields = error.problems.map(({ field }) => field);
    return true;
  });
  return fields;
}

test('a checked basket has the lines of the request in their order, with their choices', () => {
  const lines = [
    of(soup, { quantity: 3, note: 'hot' }),
    donerWith(['rice', 'mild', 'chips', 'cheese'], ['tomato']),
  ];
  const [first, second] = checkBasket(lines, menu);
  assert.equal(first!.product, soup);
  assert.equal(first!.quantity, 3);
  assert.equal(first!.note, 'hot');
  assert.equal(second!.portion.id, 'doner-half');
  assert.deepEqual(
    second!.extras.map(({ id }) => id),
    ['rice', 'mild', 'chips', 'cheese'],
  );
  assert.deepEqual(
    second!.removedIngredients.map(({ id }) => id),
    ['tomato'],
  );
});

test('the refusal names every product and portion that is not on the menu', () => {
  const lines = [
    of(soup, { productId: 'pizza' }),
    of(soup),
    of(soup, { portionId: 'soup-double' }),
    of(soup, { portionId: 'doner-half' }),
  ];
  assert.deepEqual(
    fieldsOf('PUBLIC_API_PRODUCT_NOT_FOUND', () => checkBasket(lines, menu)),
    ['lines[0].productId', 'lines[2].portionId', 'lines[3].portionId'],
  );
});

test('the refusal names every product that is hidden, sold by measure, sold out or out of stock', () => {
  const lines = [
    of(secret),
    of(retired),
    of(doner, { portionId: 'doner-kilo' }),
    of(gone),
    of(soup),
    of(soldOut),
    of(orphan),
  ];
  assert.deepEqual(
    fieldsOf('PUBLIC_API_PRODUCT_UNAVAILABLE', () => checkBasket(lines, menu)),
    [
      'lines[0].productId',
      'lines[1].productId',
      'lines[2].portionId',
      'lines[3].productId',
      'lines[5].productId',
      'lines[6].productId',
    ],
  );
});

test('the refusal names every choice that the product does not offer', () => {
  const lines = [
    donerWith(['hot', 'bacon', 'rice', 'mild', 'rice', 'cheese', 'cheese'], ['onion', 'onion', 'garlic']),
    of(soup, { extraIds: ['cheese'], removedIngredientIds: ['onion'] }),
  ];
  assert.deepEqual(
    fieldsOf('PUBLIC_API_PRODUCT_OPTION_INVALID', () => checkBasket(lines, menu)),
    [
      'lines[0].extraIds[1]',
      'lines[0].extraIds[3]',
      'lines[0].extraIds[4]',
      'lines[0].extraIds[6]',
      'lines[0].removedIngredientIds[1]',
      'lines[0].removedIngredientIds[2]',
      'lines[1].extraIds[0]',
      'lines[1].removedIngredientIds[0]',
    ],
  );
});

test('each required group without a choice is a problem of the list of extras', () => {
  assert.deepEqual(
    fieldsOf('PUBLIC_API_PRODUCT_OPTION_INVALID', () => checkBasket([donerWith(['cheese'])], menu)),
    ['lines[0].extraIds', 'lines[0].extraIds'],
  );
  assert.deepEqual(
    fieldsOf('PUBLIC_API_PRODUCT_OPTION_INVALID', () => checkBasket([donerWith(['bacon', 'hot'])], menu)),
    ['lines[0].extraIds', 'lines[0].extraIds[0]'],
  );
});

test('a repeated id is reported as named twice, not as a second choice', () => {
  assert.throws(
    () => checkBasket([donerWith(['hot', 'rice', 'hot'])], menu),
    (error) => {
      assert.ok(error instanceof Refusal);
      assert.deepEqual(error.problems, [
        { field: 'lines[0].extraIds[2]', message: 'is named twice', attemptedValue: 'hot' },
      ]);
      return true;
    },
  );
});

test('unknown products are reported before unavailable ones, and those before wrong choices', () => {
  const wrongChoice = of(soup, { extraIds: ['bacon'] });
  fieldsOf('PUBLIC_API_PRODUCT_NOT_FOUND', () =>
    checkBasket([wrongChoice, of(secret), of(soup, { productId: 'pizza' })], menu),
  );
  fieldsOf('PUBLIC_API_PRODUCT_UNAVAILABLE', () => checkBasket([wrongChoice, of(secret)], menu));
});

test('the units of a product are counted over all its lines', () => {
  const basket = checkBasket([of(cake, { quantity: 2 }), of(soup), of(cake, { quantity: 2 })], menu);
  assert.deepEqual(
    fieldsOf('PUBLIC_API_PRODUCT_UNAVAILABLE', () => checkStockLeft(basket, onMenu)),
    ['lines[0].quantity', 'lines[2].quantity'],
  );
  checkStockLeft(checkBasket([of(cake, { quantity: 2 }), of(cake)], menu), onMenu);
});

test('the stock comes from the given numbers, not from the menu', () => {
  const basket = checkBasket([of(cake, { quantity: 4 })], menu);
  checkStockLeft(basket, () => 4);
  checkStockLeft(basket, () => null);
  fieldsOf('PUBLIC_API_PRODUCT_UNAVAILABLE', () => checkStockLeft(basket, () => 3));
});

test('a product without counted stock never runs out', () => {
  checkStockLeft(checkBasket([of(soup, { quantity: 20 })], menu), onMenu);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addChoice,
  type Basket,
  basketHasRoom,
  type Choice,
  changeLine,
  countUnits,
  EMPTY_BASKET,
  MOST_LINES,
  removeLine,
  requestLines,
  restoreLine,
  setCustomer,
  setUnits,
  unitsOfProduct,
} from './basket.ts';

const TEA: Choice = {
  productId: 'tea',
  portionId: 'glass',
  extraIds: [],
  removedIngredientIds: [],
  note: '',
};
const KEBAB: Choice = { ...TEA, productId: 'kebab', portionId: 'one', extraIds: ['chili', 'cheese'] };

let ids = 0;
const newId = () => `line-${++ids}`;
const basketOf = (...choices: Choice[]): Basket =>
  choices.reduce((basket, choice) => addChoice(basket, choice, 1, newId), EMPTY_BASKET);
const shapeOf = ({ lines }: Basket) => lines.map(({ productId, quantity }) => [productId, quantity]);

test('the same choice again raises the quantity; another extra, portion, removal or note is a line of its own', () => {
  const same = { ...KEBAB, extraIds: ['cheese', 'chili'], note: ' ' };
  assert.deepEqual(shapeOf(basketOf(KEBAB, TEA, same)), [
    ['kebab', 2],
    ['tea', 1],
  ]);
  const others = [
    { extraIds: [] },
    { portionId: 'half' },
    { removedIngredientIds: ['onion'] },
    { note: 'hot' },
  ];
  const basket = basketOf(KEBAB, ...others.map((other) => ({ ...KEBAB, ...other })));
  assert.equal(basket.lines.length, 5);
});

test('a product is added for the chosen seat, and the same for another guest is a line of its own', () => {
  const first = addChoice({ ...EMPTY_BASKET, seat: 1 }, TEA, 2, newId);
  const second = addChoice({ ...first, seat: 2 }, TEA, 1, newId);
  const { seat: _, ...unseated } = second;
  const shared = addChoice(unseated, TEA, 1, newId);
  assert.deepEqual(
    requestLines(shared.lines).map(({ quantity, seat }) => [quantity, seat]),
    [
      [2, 1],
      [1, 2],
      [1, undefined],
    ],
  );
  const full = { ...first, lines: Array.from({ length: MOST_LINES }, () => first.lines[0]!) };
  assert.deepEqual([basketHasRoom(full, TEA), basketHasRoom({ ...full, seat: 2 }, TEA)], [true, false]);
});

test('a line holds at most 20 units; more go into further lines', () => {
  const basket = addChoice(addChoice(EMPTY_BASKET, TEA, 15, newId), TEA, 30, newId);
  assert.deepEqual(
    basket.lines.map(({ quantity }) => quantity),
    [20, 20, 5],
  );
  assert.equal(countUnits(basket), 45);
});

test('a full basket takes more units of its lines, but no further line', () => {
  const notes = Array.from({ length: MOST_LINES }, (_, at) => ({ ...TEA, note: `${at}` }));
  const full = basketOf(...notes);
  assert.equal(basketHasRoom(full, notes[3]!), true);
  assert.equal(basketHasRoom(full, KEBAB), false);
  const [first] = full.lines;
  assert.equal(basketHasRoom(setUnits(full, first!.id, 20), notes[0]!), false);
});

test('a line keeps its place and its id when it is changed or counted', () => {
  const basket = basketOf(TEA, KEBAB);
  const { id } = basket.lines[0]!;
  const changed = changeLine(basket, id, { ...TEA, note: 'weak' }, 3);
  assert.deepEqual(changed.lines[0], { ...TEA, note: 'weak', id, quantity: 3 });
  assert.deepEqual(shapeOf(setUnits(changed, id, 7)), [
    ['tea', 7],
    ['kebab', 1],
  ]);
});

test('units are limited to 1 to 20', () => {
  const basket = basketOf(TEA);
  const { id } = basket.lines[0]!;
  for (const [asked, kept] of [
    [0, 1],
    [-4, 1],
    [999, 20],
    [Number.NaN, 1],
  ])
    assert.equal(setUnits(basket, id, asked!).lines[0]!.quantity, kept);
});

test('a removed line can be restored at its position, once', () => {
  const basket = basketOf(TEA, KEBAB, { ...TEA, note: 'weak' });
  const line = basket.lines[1]!;
  const without = removeLine(basket, line.id);
  assert.equal(without.lines.length, 2);
  const back = restoreLine(without, line, 1);
  assert.deepEqual(back.lines, basket.lines);
  assert.equal(restoreLine(back, line, 1), back);
});

test('the units of a product are added up over all its lines', () => {
  const basket = setUnits(basketOf(TEA, { ...TEA, note: 'weak' }), 'none', 5);
  assert.deepEqual([unitsOfProduct(basket, 'tea'), unitsOfProduct(basket, 'kebab')], [2, 0]);
});

test('the fault of a line is hidden once the line is changed', () => {
  const basket = basketOf(TEA, KEBAB);
  const [tea, kebab] = basket.lines.map(({ id }) => id);
  const refusal = {
    sentence: 'No.',
    lineReasons: { [tea!]: 'TooFewLeft', [kebab!]: 'NotOffered' },
    fields: [],
  } as const;
  const refused: Basket = { ...basket, refusal };
  assert.deepEqual(setUnits(refused, tea!, 2).refusal?.lineReasons, { [kebab!]: 'NotOffered' });
  assert.deepEqual(removeLine(refused, kebab!).refusal?.lineReasons, { [tea!]: 'TooFewLeft' });
});

test('blank notes are not sent, others are trimmed', () => {
  const [blank, noted] = requestLines(basketOf({ ...TEA, note: '  ' }, { ...TEA, note: ' weak ' }).lines);
  assert.deepEqual([blank!.note, noted!.note], [null, 'weak']);
});

test('an allergy is sent with its line, and separates it from the same dish without one', () => {
  const allergy = { allergens: ['Nuts' as const], text: null };
  const basket = basketOf(TEA, { ...TEA, allergy }, { ...TEA, allergy });
  assert.deepEqual(
    requestLines(basket.lines).map((line) => [line.quantity, line.allergy]),
    [
      [1, undefined],
      [2, allergy],
    ],
  );
});

test('a weighed product is a line of its own; an open item is added to one of the same name and price', () => {
  const weighed = { grossThousandths: 500, tareThousandths: 85 };
  const cheese: Choice = { ...TEA, productId: 'cheese', portionId: 'kilo', weighed };
  const openItem = { name: 'Candle', priceKurus: 1750 };
  const candle: Choice = { ...TEA, productId: '', portionId: '', openItem };
  const dearer = { ...candle, openItem: { ...openItem, priceKurus: 2000 } };
  const basket = basketOf(cheese, cheese, candle, candle, dearer);
  assert.deepEqual(
    basket.lines.map(({ quantity }) => quantity),
    [1, 1, 2, 1],
  );
  const [first, , item] = requestLines(basket.lines);
  assert.deepEqual(first!.measure, { gross: 0.5, tare: 0.085 });
  assert.deepEqual(item, { quantity: 2, note: null, openItem: { name: 'Candle', price: 17.5 } });
});

test('a fault of the customer is shown until the field is changed', () => {
  const refusal = { sentence: null, lineReasons: {}, fields: ['customer.phone', 'customer.address'] };
  const basket = { ...basketOf(TEA), refusal };
  const fieldsAfter = (change: object) => setCustomer(basket, change).refusal?.fields;
  assert.equal(fieldsAfter({ name: 'Ada' }), refusal.fields);
  assert.deepEqual(fieldsAfter({ phone: '0532' }), ['customer.address']);
  assert.equal(setCustomer(basket, { phone: '0532' }).customer.phone, '0532');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from '@sofra/sdk';
import { FakeSofra } from '@sofra/sdk/testing';
import {
  addLine,
  type BasketLine,
  countOf,
  EMPTY,
  faultOf,
  fingerprintOf,
  MOST_LINES,
  MOST_OF_A_LINE,
  needsNoChoice,
  setQuantity,
} from './basket.ts';
import { readChoice } from './choice.ts';

const { menu } = new FakeSofra().restaurant;
const [kebab, steak, baklava] = menu.categories[0]!.products as [Product, Product, Product];

function line(change: Partial<BasketLine> = {}): BasketLine {
  return {
    ...{ id: crypto.randomUUID(), productId: kebab.id, portionId: kebab.portions[0]!.id, quantity: 1 },
    ...{ extraIds: [], removedIngredientIds: [], note: '', name: kebab.name },
    ...change,
  };
}

test('the same form adds once, and the same choice of another form is one more of the line', () => {
  const once = addLine(EMPTY, line(), 'tap-1');
  assert.equal(addLine(once, line(), 'tap-1'), once);
  const twice = addLine(once, line(), 'tap-2');
  assert.deepEqual(
    twice.lines.map(({ quantity }) => quantity),
    [2],
  );
  const other = addLine(twice, line({ note: 'well done' }), 'tap-3');
  assert.deepEqual([other.lines.length, countOf(other)], [2, 3]);
});

test('a basket keeps to the limits of an order', () => {
  let basket = EMPTY;
  for (let at = 0; at <= MOST_LINES; at += 1) basket = addLine(basket, line({ note: `${at}` }), `tap-${at}`);
  assert.equal(basket.lines.length, MOST_LINES);
  const { id } = basket.lines[0]!;
  assert.equal(setQuantity(basket, id, 99).lines[0]!.quantity, MOST_OF_A_LINE);
  assert.equal(setQuantity(basket, id, 0).lines.length, MOST_LINES - 1);
});

test('a line says why it cannot be ordered: the dish, its portion or an extra is gone, or it is sold out', () => {
  assert.equal(faultOf(line(), menu), null);
  assert.equal(faultOf(line({ productId: crypto.randomUUID() }), menu), 'Gone');
  assert.equal(faultOf(line({ portionId: crypto.randomUUID() }), menu), 'Gone');
  assert.equal(faultOf(line({ extraIds: [crypto.randomUUID()] }), menu), 'Gone');
  assert.equal(faultOf(line({ removedIngredientIds: [crypto.randomUUID()] }), menu), 'Gone');
  const soldOut = line({ productId: baklava.id, portionId: baklava.portions[0]!.id });
  assert.equal(faultOf(soldOut, menu), 'SoldOut');
});

test('what the price depends on has a fingerprint of its own, the names of lines have not', () => {
  const basket = addLine(EMPTY, line(), 'tap');
  const same = { ...basket, lines: basket.lines.map((one) => ({ ...one, id: 'other', name: 'Other' })) };
  assert.equal(fingerprintOf(same, 'DineIn'), fingerprintOf(basket, 'DineIn'));
  const more = setQuantity(basket, basket.lines[0]!.id, 2);
  assert.notEqual(fingerprintOf(more, 'DineIn'), fingerprintOf(basket, 'DineIn'));
  assert.notEqual(fingerprintOf(basket, 'Takeaway'), fingerprintOf(basket, 'DineIn'));
});

test('a form of a dish is read with its choices; a required one that is missing is named', () => {
  const [group] = steak.optionGroups;
  assert.deepEqual([needsNoChoice(kebab), needsNoChoice(steak)], [true, false]);
  assert.deepEqual(readChoice(new URLSearchParams(), steak), { kind: 'Missing', groupIds: [group!.id] });
  const rare = steak.extras[0]!.id;
  const form = new URLSearchParams({
    [`group-${group!.id}`]: rare,
    quantity: '3',
    note: '  no salt ',
    remove: 'x',
  });
  const choice = readChoice(form, steak);
  assert.ok(choice.kind === 'Line');
  const { extraIds, quantity, note, removedIngredientIds, portionId } = choice.line;
  assert.deepEqual([extraIds, quantity, note, removedIngredientIds], [[rare], 3, 'no salt', []]);
  assert.equal(portionId, steak.portions[0]!.id);
  const emptied = readChoice(new URLSearchParams({ quantity: '' }), kebab);
  assert.ok(emptied.kind === 'Line');
  assert.equal(emptied.line.quantity, 1);
});

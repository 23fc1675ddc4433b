import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from '../menu-queries.ts';
import {
  listPricedParts,
  partsAfterChange,
  priceAfterChange,
  ROUNDING_STEPS,
  withShownPrices,
} from './price-change.ts';

test('a price is changed by a percentage, and rounded to the step, halves up', () => {
  const cases: [number, number, number, number][] = [
    [100, 10, 1, 110],
    [99.99, 10, 1, 109.99],
    [120, 8, 500, 130],
    [120, 8, 100, 130],
    [121, 8, 50, 130.5],
    [45, -10, 100, 41],
    [45, -10, 50, 40.5],
    [33.35, 12.5, 1, 37.52],
    [0, 50, 500, 0],
    [3, -50, 1_000, 10],
  ];
  for (const [price, percent, stepKurus, expected] of cases)
    assert.equal(
      priceAfterChange(price, { percent, stepKurus }),
      expected,
      `${price} ${percent} % ${stepKurus}`,
    );
});

test('every changed price is a multiple of its step and within half a step of the exact one', () => {
  for (const stepKurus of ROUNDING_STEPS) {
    for (let kurus = 1_000; kurus < 60_000; kurus += 137) {
      for (const percent of [-30, -7.5, 0, 3.25, 12, 40]) {
        const changed = Math.round(priceAfterChange(kurus / 100, { percent, stepKurus }) * 100);
        const exact = (kurus * (100 + percent)) / 100;
        assert.equal(changed % stepKurus, 0);
        assert.ok(Math.abs(changed - exact) <= stepKurus / 2 + 1e-6 || changed === stepKurus);
      }
    }
  }
});

test('extras and choices change only if wanted, and only their prices', () => {
  const part = (id: string, price: number) => ({ id, name: id, price, translations: {} });
  const group = { id: 'g', name: 'Sos', selectionType: 'Single', isRequired: true, translations: {} };
  const product = {
    portions: [part('tam', 100)],
    extras: [part('lavaş', 10)],
    optionGroups: [{ ...group, choices: [part('acı', 0), part('özel', 20)] }],
  } as unknown as Product;
  const change = { percent: 10, stepKurus: 50 };
  assert.deepEqual(Object.keys(partsAfterChange(product, change, false)), ['portions']);
  const whole = partsAfterChange(product, change, true);
  assert.deepEqual(
    listPricedParts(whole).map(({ name, price }) => `${name} ${price}`),
    ['tam 110', 'lavaş 11', 'Sos: acı 0', 'Sos: özel 22'],
  );
  assert.deepEqual(withShownPrices([whole])(product), whole);
  assert.deepEqual(withShownPrices([partsAfterChange(product, change, false)])(product), {
    portions: whole.portions,
  });
});

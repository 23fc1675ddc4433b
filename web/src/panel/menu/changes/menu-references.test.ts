import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../../api/client.ts';
import { categoriesBack, coverageBack } from './menu-references.ts';

const covered = (product: string, portion: string | null = null) => ({ product, portion });
const discount = (...covers: object[]) =>
  ({ kind: 'PortionDiscount', covers }) as unknown as Schemas['Campaign'];
const setMenu = (...parts: [name: string, ...covers: object[]][]) =>
  ({
    kind: 'SetMenu',
    parts: parts.map(([name, ...covers]) => ({ name, covers })),
  }) as unknown as Schemas['Campaign'];
const printer = (categories: string[] | null) => ({ categories }) as unknown as Schemas['Printer'];
const ids = new Set(['tea']);

test('a campaign covers a returned product again, beside what it covers by now', () => {
  const was = discount(covered('tea', 'small'), covered('tea', 'large'), covered('coffee'));
  assert.deepEqual(coverageBack(was, discount(covered('juice')), ids), {
    covers: [covered('juice'), covered('tea', 'small'), covered('tea', 'large')],
  });
  assert.equal(coverageBack(discount(covered('coffee')), discount(), ids), undefined);
  assert.equal(coverageBack(was, was, ids), undefined, 'nothing is missing');
});

test('a part of a set menu has a returned product again, and the other parts stay', () => {
  const was = setMenu(['Food', covered('kebab')], ['Drink', covered('tea')]);
  const is = setMenu(['Food', covered('kebab')], ['Drink']);
  assert.deepEqual(coverageBack(was, is, ids), {
    parts: [
      { name: 'Food', covers: [covered('kebab')] },
      { name: 'Drink', covers: [covered('tea')] },
    ],
  });
});

test('a printer prints a returned category again, unless it prints all of them', () => {
  const returned = new Set(['drinks']);
  assert.deepEqual(categoriesBack(printer(['drinks', 'grill']), printer(['grill']), returned), [
    'grill',
    'drinks',
  ]);
  assert.equal(categoriesBack(printer(null), printer(null), returned), undefined);
  assert.equal(categoriesBack(printer(['drinks']), printer(null), returned), undefined);
});

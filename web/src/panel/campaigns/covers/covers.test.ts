import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../../api/client.ts';
import { coverageOf, setProductsCovered, togglePortion, withoutRemovedProducts } from './covers.ts';

const portions = ['half', 'full'].map((id) => ({ id })) as Schemas['PortionSetup'][];
const adana = { id: 'adana', portions };
const tea = { id: 'tea', portions: portions.slice(0, 1) };
const whole = { product: 'adana', portion: null };

test('whole products are added and removed together', () => {
  const both = setProductsCovered([{ product: 'adana', portion: 'half' }], [adana, tea], true);
  assert.deepEqual(both, [whole, { product: 'tea', portion: null }]);
  assert.deepEqual(setProductsCovered(both, [adana], false), [{ product: 'tea', portion: null }]);
});

test('removing a portion leaves the others covered, and adding it again covers the whole product', () => {
  const without = togglePortion([whole], adana, 'half');
  assert.deepEqual(without, [{ product: 'adana', portion: 'full' }]);
  assert.equal(coverageOf(without, adana), 'Some');
  assert.deepEqual(togglePortion(without, adana, 'half'), [whole]);
  assert.deepEqual(togglePortion(without, adana, 'full'), []);
  assert.equal(coverageOf([], adana), 'None');
});

test('products and portions that were removed from the menu are removed from the covered entries', () => {
  const menu = [{ products: [adana] }];
  const covers = [whole, { product: 'adana', portion: 'gone' }, { product: 'tea', portion: null }];
  assert.deepEqual(withoutRemovedProducts({ covers }, menu), { covers: [whole] });
  assert.deepEqual(withoutRemovedProducts({ parts: [{ name: 'Main', covers }] }, menu), {
    parts: [{ name: 'Main', covers: [whole] }],
  });
  assert.deepEqual(withoutRemovedProducts({}, menu), {});
});

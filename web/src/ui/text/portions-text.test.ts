import assert from 'node:assert/strict';
import { test } from 'node:test';
import { portionsText } from './portions-text.ts';

test('each number stays beside its dish in left-to-right and right-to-left text', () => {
  const text = portionsText([
    { quantity: 2, name: 'Humus' },
    { quantity: 1, name: 'Ayran' },
  ]);
  assert.equal(text, '\u20682\u00a0×\u00a0Humus\u2069, \u20681\u00a0×\u00a0Ayran\u2069');
});

test('no order gives no text', () => {
  assert.equal(portionsText([]), '');
});

test('equal names are added up, at the position of the first', () => {
  const line = (name: string, quantity = 1) => ({ name, quantity });
  const text = portionsText([line('Adana'), line('Ayran'), line('Adana', 2)]);
  assert.equal(text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' '), '3 × Adana, 1 × Ayran');
});

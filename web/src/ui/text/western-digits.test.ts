import assert from 'node:assert/strict';
import { test } from 'node:test';
import { westernDigits } from './western-digits.ts';

test('digits and marks of Arabic and Persian keyboards are read like Western ones', () => {
  assert.equal(westernDigits('\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'), '0123456789');
  assert.equal(westernDigits('\u06f1\u066c\u06f2\u06f3\u06f4\u066b\u06f5\u06f0'), '1,234.50');
  assert.equal(westernDigits('12,50 \u20ba'), '12,50 \u20ba');
});

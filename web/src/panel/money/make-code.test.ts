import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCode } from './make-code.ts';

test('a code is made from the name, and is unique', () => {
  assert.equal(makeCode('Alkollü içecek', []), 'alkollu-icecek');
  assert.equal(makeCode('Yiyecek', ['yiyecek', 'yiyecek-2']), 'yiyecek-3');
  assert.equal(makeCode('مشروبات', []), 'code');
  assert.match(
    makeCode('A very long name of a class of goods', ['a-very-long-name-of-a-clas']),
    /^[a-z0-9-]{1,30}$/,
  );
});

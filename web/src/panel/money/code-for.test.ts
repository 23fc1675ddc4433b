import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFor } from './code-for.ts';

test('a code is made of the name, and is nobody else’s', () => {
  assert.equal(codeFor('Alkollü içecek', []), 'alkollu-icecek');
  assert.equal(codeFor('Yiyecek', ['yiyecek', 'yiyecek-2']), 'yiyecek-3');
  assert.equal(codeFor('مشروبات', []), 'code');
  assert.match(
    codeFor('A very long name of a class of goods', ['a-very-long-name-of-a-clas']),
    /^[a-z0-9-]{1,30}$/,
  );
});

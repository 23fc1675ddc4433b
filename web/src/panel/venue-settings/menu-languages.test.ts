import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherLanguages } from './menu-languages.ts';

test('languages are offered with their own names, without those that the venue has', () => {
  const offered = otherLanguages(['tr', 'en']);
  assert.deepEqual(offered[0], { code: 'de', name: 'Deutsch' });
  assert.equal(
    offered.some(({ code }) => code === 'tr'),
    false,
  );
  assert.equal(new Set(offered.map(({ code }) => code)).size, offered.length);
});

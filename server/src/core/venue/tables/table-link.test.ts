import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableLink } from './table-link.ts';

test('reading a table link gives the venue and the code from which it was made', () => {
  for (const code of ['B4', 'Bahçe 4', 'a&b=c#d?e/f%20+"<é>', '🍷']) {
    const link = new URL(tableLink('https://sofra.example/tr', 'kose-lokantasi', code));
    assert.equal(link.origin + link.pathname, 'https://sofra.example/tr/kose-lokantasi');
    assert.deepEqual([...link.searchParams], [['table', code]]);
    assert.equal(link.hash, '');
  }
});

test('without a page the link is only the code', () => {
  assert.equal(tableLink('https://sofra.example', null, 'Bahçe 4'), 'Bahçe 4');
});

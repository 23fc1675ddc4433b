import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUsername, RESERVED_USERNAMES } from './username.ts';

test('lower-case letters, digits and hyphens make a username of 3 to 40 characters', () => {
  for (const text of ['abc', 'sofra-kadikoy', '1907', 'a-1', 'x'.repeat(40)])
    assert.equal(isUsername(text), true, text);
});

test('other texts are not usernames', () => {
  const refused = [
    '',
    'ab',
    'x'.repeat(41),
    'Sofra',
    'çınaraltı',
    'a b',
    'a_b',
    'a.b',
    '-abc',
    'abc-',
    'abc\n',
    'a/b',
  ];
  for (const text of refused) assert.equal(isUsername(text), false, JSON.stringify(text));
});

test('reserved words are not usernames', () => {
  for (const word of ['app', 'docs', 'public', 'venue', 'operator', 'health', 'metrics', 'openapi']) {
    assert.equal(isUsername(word), false, word);
  }
});

test('every reserved word has the form of a username', () => {
  for (const word of RESERVED_USERNAMES) assert.match(word, /^[a-z0-9][a-z0-9-]+[a-z0-9]$/);
  assert.equal(new Set(RESERVED_USERNAMES).size, RESERVED_USERNAMES.length);
});

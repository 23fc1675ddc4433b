import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesEtag } from './etag.ts';

const TAG = '"abc-_123"';

test('a tag matches alone, in a list, weak or strong, and with *', () => {
  for (const header of [
    TAG,
    `W/${TAG}`,
    `"x", ${TAG}`,
    `"x",W/"y" ,\t${TAG}`,
    `"a,b" , ${TAG}`,
    '*',
    ' * ',
  ]) {
    assert.equal(matchesEtag(header, TAG), true, header);
  }
});

test('another tag, a part of a tag and a text that is no tag do not match', () => {
  for (const header of [
    undefined,
    '',
    '""',
    '"abc"',
    'abc-_123',
    '"ABC-_123"',
    'W/*',
    '**',
    '"x", "y"',
    "'abc-_123'",
  ]) {
    assert.equal(matchesEtag(header, TAG), false, String(header));
  }
});

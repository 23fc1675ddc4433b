import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey } from './hash-key.ts';

test('the hash of a key is its SHA-256 in lower-case hexadecimal', () => {
  assert.equal(hashKey('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

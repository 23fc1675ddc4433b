import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownBytes } from './own-bytes.ts';

test('bytes of their own keep no pool in memory', () => {
  const own = ownBytes(Buffer.from('a part of a pool'));
  assert.equal(own.toString(), 'a part of a pool');
  assert.equal(own.buffer.byteLength, own.length);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownBytes } from './own-bytes.ts';

test('copied bytes do not keep the buffer pool in memory', () => {
  const own = ownBytes(Buffer.from('a part of a pool'));
  assert.equal(own.toString(), 'a part of a pool');
  assert.equal(own.buffer.byteLength, own.length);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyBytes } from './copy-bytes.ts';

test('copied bytes do not keep the buffer pool in memory', () => {
  const own = copyBytes(Buffer.from('a part of a pool'));
  assert.equal(own.toString(), 'a part of a pool');
  assert.equal(own.buffer.byteLength, own.length);
});

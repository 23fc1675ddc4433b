import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { gzipShort, SHORT_BYTES } from './short-gzip.ts';

test('a short body comes out of gzip as it was, whether it can be compressed or not', () => {
  for (const length of [0, 1, 1_024, 5_000, SHORT_BYTES]) {
    for (const body of [Buffer.alloc(length, '{"a":1}'), randomBytes(length)]) {
      assert.deepEqual(gunzipSync(gzipShort(body)), body);
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { successTail } from './envelope.ts';
import { memoryOfPreparedJson, prepareJson, prepareJsonFast } from './prepared-json.ts';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ name: `Ürün ${at}` })));

test('a long text is kept compressed, a short one as it is', async () => {
  for (const prepare of [prepareJson, prepareJsonFast]) {
    const long = await prepare(LONG);
    assert.ok('gzipped' in long);
    assert.equal(inflateRawSync(long.gzipped.deflated).toString(), LONG + successTail);
    assert.ok(memoryOfPreparedJson(long) < LONG.length);
    assert.deepEqual(await prepare('{}'), { tail: Buffer.from(`{}${successTail}`) });
  }
});

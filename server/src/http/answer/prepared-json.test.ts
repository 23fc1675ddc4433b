import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { bytesOfPrepared, isMade, preparedEncoding, prepareJson } from './prepared-json.ts';

const JSON_TEXT = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ name: `Ürün ${at}` })));

test('the text is dropped once it was compressed, and kept beside it once both were taken', async () => {
  let changes = 0;
  const data = prepareJson(JSON_TEXT, () => {
    changes += 1;
  });
  const text = data.tail!;
  const whole = bytesOfPrepared([{ data }]);
  await data.make('gzip');
  assert.deepEqual([isMade(data, 'gzip'), isMade(data, 'identity'), data.length], [true, false, text.length]);
  assert.deepEqual(inflateRawSync(data.gzipped!.deflated), text);
  const compressed = bytesOfPrepared([{ data }]);
  assert.ok(compressed < whole / 2);
  await Promise.all([data.make('identity'), data.make('gzip'), data.make('identity')]);
  assert.deepEqual(data.tail, text);
  assert.ok(bytesOfPrepared([{ data }]) > whole);
  assert.equal(changes, 2);
});

test('gzip goes to everyone who takes it, and nothing that is short is compressed', () => {
  const long = prepareJson(JSON_TEXT);
  const encodings = [undefined, 'identity', 'gzip, deflate, br, zstd', 'br, gzip', 'br', 'gzip;q=0'];
  assert.deepEqual(
    encodings.map((each) => preparedEncoding(long, each)),
    ['identity', 'identity', 'gzip', 'gzip', 'identity', 'identity'],
  );
  assert.equal(preparedEncoding(prepareJson('{}'), 'gzip'), 'identity');
});

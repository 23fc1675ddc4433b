import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newGuestVenue, reserve } from '../guest-fixture.ts';

const sofra = useSofra();
let path: string;

beforeTests(async () => {
  path = (await reserve(sofra, await newGuestVenue(sofra))).path;
});

/** The raw bytes of a response, not decompressed. */
async function load(headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(sofra.baseUrl + path, { headers, agent: false }, resolve).once('error', reject);
  });
  return { headers: response.headers, bytes: await buffer(response) };
}

test('a page is compressed for clients that accept it, and sent as it is to others', async () => {
  const plain = await load({});
  assert.deepEqual(
    [plain.headers['content-encoding'], plain.headers['content-length']],
    [undefined, String(plain.bytes.length)],
  );
  const packed = await load({ 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.ok(packed.bytes.length < plain.bytes.length / 3, `${packed.bytes.length} of ${plain.bytes.length}`);
  assert.ok(gunzipSync(packed.bytes).equals(plain.bytes));
});

test('a page that is loaded twice is the same', async () => {
  assert.ok((await load({})).bytes.equals((await load({})).bytes));
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type GzippedTail, gzipOf, gzipTail } from './gzip-frame.ts';

const TAILS = ['x', '{}', 'a'.repeat(70_000), 'çay şeker İstanbul '.repeat(999), numberText(300_000)];
const HEADS = ['{', '{"success":true,"traceId":"0123","data":', 'h'.repeat(65_535)];

/** A text with few repeats, which cannot be compressed well. */
function numberText(length: number): string {
  let text = '';
  for (let number = 7; text.length < length; number = (number * 48_271) % 2_147_483_647)
    text += number.toString(36);
  return text;
}

/** The whole body. Checks that its length is the stated one. */
function bytesOf(head: string, tail: GzippedTail): Buffer {
  const { start, deflated, end, length } = gzipOf(head, tail);
  const body = Buffer.concat([Buffer.from(start, 'latin1'), deflated, Buffer.from(end, 'latin1')]);
  assert.equal(body.length, length);
  return body;
}

test('Node and gzip read head and tail out of the joined body, and agree with its checksum and length', async () => {
  for (const tail of TAILS) {
    const gzipped = await gzipTail(Buffer.from(tail));
    for (const head of HEADS) {
      const body = bytesOf(head, gzipped);
      assert.equal(gunzipSync(body).toString(), head + tail);
      const unpacked = execFileSync('gzip', ['-dc'], { input: body, maxBuffer: 1e6 });
      assert.equal(unpacked.toString(), head + tail);
    }
  }
});

test('a decoder of the web platform reads it', async () => {
  const gzipped = await gzipTail(Buffer.from(TAILS[3]!));
  const stream = new Blob([new Uint8Array(bytesOf('[', gzipped))]).stream();
  const text = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
  assert.equal(text, `[${TAILS[3]}`);
});

test('a changed head is noticed by its checksum', async () => {
  const body = bytesOf('{"a":1,', await gzipTail(Buffer.from('"b":2}')));
  body[16]! ^= 1;
  assert.throws(() => gunzipSync(body), /incorrect data check/);
});

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { isSealedBackup, sealBackup, unsealBackup } from './seal-backup.ts';

const KEY = 'a passphrase of the operator';

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const isRefused = (sealed: Buffer, key = KEY) =>
  assert.rejects(all(unsealBackup(inPieces(sealed, 50_000), key)), SetupError);

describe('an encrypted backup', () => {
  test('is read again, whatever its length and pieces are', async () => {
    for (const length of [0, 1, 64 * 1024, 64 * 1024 + 1, 300_000]) {
      const bytes = randomBytes(length);
      const sealed = await all(sealBackup(inPieces(bytes, 70_001), KEY));
      assert.ok(isSealedBackup(sealed));
      assert.ok(!isSealedBackup(bytes));
      assert.deepEqual(await all(unsealBackup(inPieces(sealed, 999), KEY)), bytes, `${length}`);
    }
  });

  test('is refused under another key, changed anywhere, cut off anywhere, or with pieces in another order', async () => {
    const bytes = randomBytes(200_000);
    const sealed = await all(sealBackup(inPieces(bytes, 200_000), KEY));
    await isRefused(sealed, 'another passphrase');
    const piece = 5 + 64 * 1024 + 16;
    for (const at of [8, 24, 25, 30, 24 + piece, 24 + 2 * piece + 100, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await isRefused(changed);
    }
    for (const length of [10, 24, 24 + piece, 24 + 2 * piece, sealed.length - 1])
      await isRefused(sealed.subarray(0, length));
    const [head, first, second, rest] = [0, 24, 24 + piece, 24 + 2 * piece].map((start, at, starts) =>
      sealed.subarray(start, starts[at + 1]),
    );
    await isRefused(Buffer.concat([head!, second!, first!, rest!]));
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSecretKey } from './secret-key.ts';

const BYTES = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at * 3));

test('a secret key is accepted in hexadecimal in any letter case, and in base64 or base64url, padded or not', () => {
  const base64 = BYTES.toString('base64');
  const written = [
    ...[BYTES.toString('hex'), BYTES.toString('hex').toUpperCase()],
    ...[base64, base64.slice(0, -1), BYTES.toString('base64url')],
  ];
  assert.match(base64, /[+/]/);
  for (const text of written) assert.deepEqual(parseSecretKey(text), BYTES, text);
});

test('a text that is not 32 bytes, or in another encoding, is not a secret key', () => {
  const others = [
    ...[
      '',
      'secret',
      'a'.repeat(32),
      'f'.repeat(62),
      'f'.repeat(63),
      'f'.repeat(65),
      'f'.repeat(66),
      'g'.repeat(64),
    ],
    ...[
      BYTES.subarray(1).toString('base64'),
      `${BYTES.toString('base64')}=`,
      `${'A'.repeat(42)}==`,
      'A'.repeat(44),
    ],
    ...[` ${BYTES.toString('hex')}`, `0x${'f'.repeat(64)}`, `${'A'.repeat(42)}!=`],
  ];
  for (const text of others) assert.equal(parseSecretKey(text), null, text);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSigningSecret } from './signing-secret.ts';

test('a signing secret is whsec_ and the base64 of its 32 bytes', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at));
  assert.equal(formatSigningSecret(bytes), 'whsec_//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA=');
  assert.deepEqual(Buffer.from(formatSigningSecret(bytes).slice('whsec_'.length), 'base64'), bytes);
});

test('a signing secret needs exactly 32 bytes', () => {
  for (const length of [0, 31, 33])
    assert.throws(() => formatSigningSecret(Buffer.alloc(length)), RangeError);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { systemRandom } from '../parts/parts.ts';
import { openSecret, resealSecret, sealSecret } from './seal-secret.ts';

const KEY = systemRandom(32);
const KEY_REF = { venueId: randomUUID(), keyId: randomUUID() };
const SECRET = 'whsec_//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA=';

test('an encrypted secret is decrypted again, and its text cannot be read before', () => {
  const sealed = sealSecret(SECRET, KEY, KEY_REF, systemRandom);
  assert.equal(openSecret(sealed, [KEY], KEY_REF), SECRET);
  assert.equal(sealed[0], 1);
  assert.equal(sealed.length, 1 + 12 + SECRET.length + 16);
  assert.ok(!sealed.includes('whsec_'));
});

test('a secret that is encrypted twice looks different each time', () => {
  const [first, second] = [1, 2].map(() => sealSecret(SECRET, KEY, KEY_REF, systemRandom));
  assert.notDeepEqual(first, second);
  assert.notDeepEqual(first!.subarray(1, 13), second!.subarray(1, 13));
});

test('an encrypted secret is decrypted only with its own key and for its own API key', () => {
  const sealed = sealSecret(SECRET, KEY, KEY_REF, systemRandom);
  assert.equal(openSecret(sealed, [systemRandom(32)], KEY_REF), null);
  assert.equal(openSecret(sealed, [KEY], { ...KEY_REF, keyId: randomUUID() }), null);
  assert.equal(openSecret(sealed, [KEY], { ...KEY_REF, venueId: randomUUID() }), null);
  assert.equal(openSecret(sealed, [KEY], { venueId: KEY_REF.keyId, keyId: KEY_REF.venueId }), null);
});

test('an encrypted secret with a flipped bit, a missing end or extra bytes is not decrypted', () => {
  const sealed = sealSecret(SECRET, KEY, KEY_REF, systemRandom);
  for (let at = 0; at < sealed.length; at++) {
    const turned = Buffer.from(sealed);
    turned[at] = turned[at]! ^ 1;
    assert.equal(openSecret(turned, [KEY], KEY_REF), null, `byte ${at}`);
    assert.equal(openSecret(sealed.subarray(0, at), [KEY], KEY_REF), null, `first ${at} bytes`);
  }
  assert.equal(openSecret(Buffer.concat([sealed, Buffer.of(0)]), [KEY], KEY_REF), null);
  assert.equal(openSecret(Buffer.alloc(0), [KEY], KEY_REF), null);
});

test('a secret is encrypted resealed under the first key when another one encrypted it, and only then', () => {
  const [present, old, strange] = [systemRandom(32), systemRandom(32), systemRandom(32)];
  const reseal = (key: Buffer) =>
    resealSecret(sealSecret(SECRET, key, KEY_REF, systemRandom), [present, old], KEY_REF, systemRandom);
  const resealed = reseal(old);
  assert.ok(resealed !== null);
  assert.equal(openSecret(resealed, [present], KEY_REF), SECRET);
  assert.equal(reseal(present), null);
  assert.equal(reseal(strange), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPasswordHash, verifyPassword } from '../../../crypto/passwords.ts';
import { systemRandom } from '../../../parts/parts.ts';
import { DUMMY_HASH } from './sign-in.ts';

function costOf(phc: string): string {
  return phc.split('$').slice(0, 4).join('$');
}

test('an unknown address costs the same work as a wrong password', async () => {
  const real = await hashPassword('a password', systemRandom);
  assert.ok(isPasswordHash(DUMMY_HASH));
  assert.equal(costOf(DUMMY_HASH), costOf(real));
  assert.equal(DUMMY_HASH.length, real.length);
});

test('no password matches the hash for unknown addresses', async () => {
  assert.equal(await verifyPassword('', DUMMY_HASH), false);
  assert.equal(await verifyPassword('a password', DUMMY_HASH), false);
});

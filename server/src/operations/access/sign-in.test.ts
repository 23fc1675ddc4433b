import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPasswordHash, verifyPassword } from '../../crypto/passwords.ts';
import { systemRandom } from '../../parts/parts.ts';
import { HASH_OF_NOBODY } from './sign-in.ts';

function costOf(phc: string): string {
  return phc.split('$').slice(0, 4).join('$');
}

test('an unknown address costs the same work as a wrong password', async () => {
  const real = await hashPassword('a password', systemRandom);
  assert.ok(isPasswordHash(HASH_OF_NOBODY));
  assert.equal(costOf(HASH_OF_NOBODY), costOf(real));
  assert.equal(HASH_OF_NOBODY.length, real.length);
});

test('no password fits the hash for unknown addresses', async () => {
  assert.equal(await verifyPassword('', HASH_OF_NOBODY), false);
  assert.equal(await verifyPassword('a password', HASH_OF_NOBODY), false);
});

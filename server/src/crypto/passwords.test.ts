import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../parts/parts.ts';
import { hashPassword, isPasswordHash, verifyPassword } from './passwords.ts';

test('a password is verified against its own hash and against no other', async () => {
  const phc = await hashPassword('çay içelim 2026', systemRandom);
  assert.equal(await verifyPassword('çay içelim 2026', phc), true);
  assert.equal(await verifyPassword('çay içelim 2025', phc), false);
  assert.equal(await verifyPassword('', phc), false);
});

test('a hash is argon2id with its cost and a salt of its own', async () => {
  const [one, other] = [await hashPassword('same', systemRandom), await hashPassword('same', systemRandom)];
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  assert.notEqual(one, other);
  assert.equal(isPasswordHash(one), true);
});

test('the same letters in another Unicode form are the same password', async () => {
  const phc = await hashPassword('g\u00fcl', systemRandom);
  assert.equal(await verifyPassword('gu\u0308l', phc), true);
});

test('a hash that another program made is verified', async () => {
  const phc = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  assert.equal(await verifyPassword('password', phc), true);
  assert.equal(await verifyPassword('passwort', phc), false);
});

test('a text that is not an argon2id hash verifies nothing', async () => {
  const broken = [
    '',
    'password',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=0,t=0,p=0$c29tZXNhbHQ$nf65EOgLrQMR',
  ];
  for (const phc of broken) {
    assert.equal(isPasswordHash(phc), false, phc);
    assert.equal(await verifyPassword('password', phc), false, phc);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../../parts/parts.ts';
import { hashSessionToken, isSessionToken, newSessionToken } from './session-token.ts';

test('a token has 256 random bits and needs no escaping in a cookie', () => {
  const token = newSessionToken((length) => Buffer.alloc(length, 0xff));
  assert.deepEqual(Buffer.from(token, 'base64url'), Buffer.alloc(32, 0xff));
  assert.match(newSessionToken(systemRandom), /^[A-Za-z0-9_-]{43}$/);
});

test('a text without the form of a token is recognised without a look-up', () => {
  const token = newSessionToken(systemRandom);
  assert.ok(isSessionToken(token));
  for (const text of ['', token.slice(1), `${token}A`, `${token.slice(1)}=`, `${token.slice(1)} `]) {
    assert.ok(!isSessionToken(text), text);
  }
});

test('only the SHA-256 of a token is stored', () => {
  assert.equal(hashSessionToken('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

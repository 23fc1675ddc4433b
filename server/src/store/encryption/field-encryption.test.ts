import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../../parts/parts.ts';
import { createFieldEncryption, NO_ENCRYPTION } from './field-encryption.ts';

const one = createFieldEncryption([Buffer.alloc(32, 1)], systemRandom);
const other = createFieldEncryption([Buffer.alloc(32, 2)], systemRandom);

test('a text is decrypted by the same key at the same location, and never encrypts to the same bytes twice', () => {
  const sealed = one.seal('7K3MQ9XA', 'here');
  assert.equal(one.open(sealed, 'here'), '7K3MQ9XA');
  assert.notDeepEqual(one.seal('7K3MQ9XA', 'here'), sealed);
  assert.ok(!sealed.includes('7K3MQ9XA'));
});

test('another key, another location or a changed byte decrypts nothing', () => {
  const sealed = one.seal('7K3MQ9XA', 'here');
  assert.equal(other.open(sealed, 'here'), null);
  assert.equal(one.open(sealed, 'there'), null);
  assert.equal(one.open(Buffer.alloc(0), 'here'), null);
  for (let at = 0; at < sealed.length; at++) {
    const bent = Buffer.from(sealed);
    bent[at]! ^= 1;
    assert.equal(one.open(bent, 'here'), null, `${at}`);
  }
});

test('a digest is the same for the same text, scope and key, and differs for any other', () => {
  const digest = one.digest('7K3MQ9XA', 'venue');
  assert.deepEqual(one.digest('7K3MQ9XA', 'venue'), digest);
  for (const another of [
    one.digest('7K3MQ9XB', 'venue'),
    one.digest('7K3MQ9XA', 'other'),
    other.digest('7K3MQ9XA', 'venue'),
  ]) {
    assert.notDeepEqual(another, digest);
  }
});

test('without a key nothing is encrypted or decrypted', () => {
  assert.throws(() => NO_ENCRYPTION.seal('7K3MQ9XA', 'here'), /without the secret key/);
});

test('with another key beside the present one, what either encrypted is read, and what is old is known', () => {
  const both = createFieldEncryption([Buffer.alloc(32, 2), Buffer.alloc(32, 1)], systemRandom);
  const [old, present] = [one.seal('a code', 'here'), other.seal('a code', 'here')];
  assert.deepEqual([both.open(old, 'here'), both.open(present, 'here')], ['a code', 'a code']);
  assert.deepEqual([both.openOld(old, 'here'), both.openOld(present, 'here')], ['a code', null]);
  assert.equal(both.openOld(old, 'there'), null);
  assert.equal(other.open(both.seal('a code', 'here'), 'here'), 'a code');
  assert.deepEqual(both.digests('a code', 'here'), [
    other.digest('a code', 'here'),
    one.digest('a code', 'here'),
  ]);
});

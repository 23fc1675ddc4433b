import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../parts/parts.ts';
import { hashPin, verifyPin } from './pin-hash.ts';

const [old, present] = [Buffer.alloc(32, 'old'), Buffer.alloc(32, 'present')];
const of = { accountId: 'deniz', pin: '8305' };

test('a renewed key locks no one out: the PIN is right under the old one, and says so', async () => {
  const hash = await hashPin(of, old, systemRandom);
  assert.equal(await verifyPin(of, hash, [old]), 'Right');
  assert.equal(await verifyPin(of, hash, [present, old]), 'RightUnderOldKey');
  assert.equal(await verifyPin(of, hash, [present]), 'Wrong');
});

test('another PIN, and the same one of another account, are wrong', async () => {
  const hash = await hashPin(of, present, systemRandom);
  assert.equal(await verifyPin({ ...of, pin: '8306' }, hash, [present]), 'Wrong');
  assert.equal(await verifyPin({ ...of, accountId: 'ada' }, hash, [present]), 'Wrong');
});

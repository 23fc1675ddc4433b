import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../../parts/parts.ts';
import { deriveKey } from '../../store/encryption/derive-key.ts';
import {
  isKnownBrowser,
  type KnownBrowser,
  readBrowserToken,
  rememberAccount,
  writeBrowserToken,
} from './browser-token.ts';

const KEY = deriveKey(Buffer.alloc(32, 1), 'device-cookie-1');
const remember = (before: KnownBrowser | null, email: string) =>
  rememberAccount(before, email, KEY, systemRandom);

test('a device remembers the last twelve accounts that signed in on it, and no other', () => {
  let device: KnownBrowser | null = null;
  for (let at = 0; at < 14; at++) device = remember(device, `a${at}@example.com`);
  const read = readBrowserToken(writeBrowserToken(device!))!;
  const known = Array.from({ length: 15 }, (_, at) => isKnownBrowser(read, `a${at}@example.com`, [KEY]));
  assert.deepEqual(known, [false, false, ...Array(12).fill(true), false]);
  assert.equal(remember(read, 'a13@example.com').proofs.length, 12);
});

test('a proof is valid for one device and one key', () => {
  const mine = remember(null, 'deniz@example.com');
  const theirs = remember(null, 'defne@example.com');
  assert.ok(!isKnownBrowser({ ...theirs, proofs: mine.proofs }, 'deniz@example.com', [KEY]));
  const other = deriveKey(Buffer.alloc(32, 2), 'device-cookie-1');
  assert.ok(!isKnownBrowser(mine, 'deniz@example.com', [other]));
});

test('a text with another form is not a device', () => {
  const part = 'A'.repeat(22);
  for (const text of [
    '',
    part,
    `${part}.`,
    `${part}.${part}A`,
    `${part}${`.${part}`.repeat(13)}`,
    `${part}.${'é'.repeat(22)}`,
  ]) {
    assert.equal(readBrowserToken(text), null);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { formatKey, hashKey, isWellFormedKey, prefixOfKey } from './api-key.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('a key is the prefix, 43 characters of its bits and 6 of a checksum', () => {
  const zeros = formatKey(new Uint8Array(32));
  assert.match(zeros, /^sfr_0{43}[0-9A-Za-z]{6}$/);
  const ones = formatKey(new Uint8Array(32).fill(255));
  assert.match(ones, /^sfr_[0-9A-Za-z]{49}$/);
  assert.notEqual(ones.slice(0, 12), zeros.slice(0, 12));
});

test('the checksum is the CRC-32 that zip and PNG use', () => {
  fc.assert(
    fc.property(bytes32, (bytes) => {
      const key = formatKey(bytes);
      assert.equal(numberOf(key.slice(-6)), crc32(key.slice(4, -6)));
    }),
  );
});

test('every key that was made is well-formed', () => {
  fc.assert(fc.property(bytes32, (bytes) => isWellFormedKey(formatKey(bytes))));
});

test('different bits make different keys', () => {
  fc.assert(
    fc.property(bytes32, bytes32, (some, others) => {
      assert.equal(formatKey(some) === formatKey(others), Buffer.from(some).equals(others));
    }),
  );
});

test('a key with one wrong or two swapped characters is not well-formed', () => {
  fc.assert(
    fc.property(bytes32, fc.integer({ min: 4, max: 51 }), fc.constantFrom(...'0Aaz9'), (bytes, at, wrong) => {
      const key = formatKey(bytes);
      const mistyped = key.slice(0, at) + wrong + key.slice(at + 1);
      assert.equal(isWellFormedKey(mistyped), mistyped === key);
      const swapped = key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2);
      assert.equal(isWellFormedKey(swapped), swapped === key);
    }),
  );
});

test('a text that is shorter, longer or different is not well-formed', () => {
  const key = formatKey(new Uint8Array(32).fill(7));
  for (const text of [
    '',
    'sfr_',
    key.slice(1),
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    `${key}\n`,
    `SFR_${key.slice(4)}`,
  ]) {
    assert.equal(isWellFormedKey(text), false, JSON.stringify(text));
  }
});

test('the prefix of a key is its first 12 characters', () => {
  assert.equal(prefixOfKey(formatKey(new Uint8Array(32))), 'sfr_00000000');
});

test('a key is made of exactly 32 bytes', () => {
  assert.throws(() => formatKey(new Uint8Array(31)), RangeError);
  assert.throws(() => formatKey(new Uint8Array(33)), RangeError);
});

function numberOf(base62: string): number {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [...base62].reduce((number, digit) => number * 62 + alphabet.indexOf(digit), 0);
}

test('the hash of a key is its SHA-256 in lower-case hexadecimal', () => {
  assert.equal(hashKey('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

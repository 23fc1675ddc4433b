import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../core/refusals.ts';
import { readIdempotencyKey } from './operation-frame.ts';

test('a key is 8 to 64 letters, digits, hyphens and underscores', () => {
  for (const key of ['abcdefgh', 'ABC-def_0', '--------', '0'.repeat(64)]) {
    assert.equal(readIdempotencyKey(key), key);
  }
});

test('any other value is refused with the name of the header, and not echoed', () => {
  for (const key of [
    undefined,
    '',
    'abcdefg',
    '0'.repeat(65),
    'abc defgh',
    'abcdefgh\n',
    'abcdefğh',
    'a.b.c.d.e',
  ]) {
    assert.throws(
      () => readIdempotencyKey(key),
      (error: unknown) =>
        error instanceof Refusal &&
        error.code === 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID' &&
        error.problems[0]?.field === 'Idempotency-Key' &&
        error.problems[0].attemptedValue === null,
    );
  }
});

test('an API may choose the code of the refusal', () => {
  const isNamed = (error: unknown) => error instanceof Refusal && error.code === 'IDEMPOTENCY_KEY_INVALID';
  assert.throws(() => readIdempotencyKey('', 'IDEMPOTENCY_KEY_INVALID'), isNamed);
});

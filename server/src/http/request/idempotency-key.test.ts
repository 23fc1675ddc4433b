import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../core/refusals.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

test('8 to 64 letters, digits, hyphens and underscores are a key', () => {
  for (const key of ['abcdefgh', 'ABC-def_0', '--------', '0'.repeat(64)]) {
    assert.equal(readIdempotencyKey(key), key);
  }
});

test('whatever else it is, or is not, is refused by its name and not repeated', () => {
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

test('a door may name the refusal', () => {
  const isNamed = (error: unknown) => error instanceof Refusal && error.code === 'IDEMPOTENCY_KEY_INVALID';
  assert.throws(() => readIdempotencyKey('', 'IDEMPOTENCY_KEY_INVALID'), isNamed);
});

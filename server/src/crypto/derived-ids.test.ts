import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentIdOf } from './derived-ids.ts';

test('the same key on the same bill is the same payment', () => {
  assert.equal(paymentIdOf('venue', 'bill', 'key-12345'), paymentIdOf('venue', 'bill', 'key-12345'));
});

test('another key, another bill and another venue are other payments', () => {
  const ids = [
    paymentIdOf('venue', 'bill', 'key-12345'),
    paymentIdOf('venue', 'bill', 'key-12346'),
    paymentIdOf('venue', 'other', 'key-12345'),
    paymentIdOf('other', 'bill', 'key-12345'),
  ];
  assert.equal(new Set(ids).size, 4);
});

test('the id is a UUID of version 8', () => {
  assert.match(
    paymentIdOf('venue', 'bill', 'key-12345'),
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatePassword } from './generate-password.ts';

test('a generated password is long enough for the service, and different each time', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) assert.match(password, /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  assert.equal(new Set(made).size, 200);
});

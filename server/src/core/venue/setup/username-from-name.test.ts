import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isUsername } from '../username.ts';
import { usernameFromName } from './username-from-name.ts';

test('a name becomes a username in plain letters, also with the letters of Turkish', () => {
  assert.equal(usernameFromName('Ada Kahvesi', 1), 'ada-kahvesi');
  assert.equal(usernameFromName('  Çiğdem’in IŞIĞI & Ülkü  ', 1), 'cigdem-in-isigi-ulku');
  assert.equal(usernameFromName('Straße 7', 3), 'strasse-7-3');
});

test('a reserved word and a name in another alphabet also give a username', () => {
  assert.equal(usernameFromName('Admin', 1), 'restaurant-1');
  assert.equal(usernameFromName('مطعم', 2), 'restaurant-1-2');
});

test('for any name, each attempt gives a different username', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const attempts = [1, 2, 99, 999].map((attempt) => usernameFromName(name, attempt));
      assert.equal(new Set(attempts).size, 4);
      for (const username of attempts) assert.ok(isUsername(username), username);
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPhoneMatcher } from './phone-search.ts';

const finds = (text: string, phone = '+905321234567') => createPhoneMatcher(text, 4)(phone);

test('digits find the numbers that contain them, however they are written', () => {
  for (const text of ['3212', '(532) 123-45', '+90 532']) assert.ok(finds(text), text);
  for (const text of ['532', '', '9999']) assert.ok(!finds(text), text);
});

test('digits that begin with 0 find numbers whose local form begins like that, digits that begin with 00 the international form', () => {
  for (const text of ['0532', '0532 12', '00905', '0090 532']) assert.ok(finds(text), text);
  for (const text of ['0321', '0053', '05321 3']) assert.ok(!finds(text), text);
  assert.ok(finds('0501', '+971501234567'));
  assert.ok(finds('0669', '+390669812345'), 'an Italian number keeps its 0');
  assert.ok(finds('0123', '+902120123456'));
});

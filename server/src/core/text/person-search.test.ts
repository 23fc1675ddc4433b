import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPersonMatcher } from './person-search.ts';

const finds = (text: string, name: string, phone: string | null = null) =>
  createPersonMatcher(text)({ name, phone });

test('a person is found by part of the name, whatever its case and accents, in Turkish and Arabic', () => {
  for (const text of ['isik', 'IŞIK', 'ışık', 'Işık ç', '  ışık   çağ '])
    for (const name of ['Işık Çağlar', ' IŞIK\u00a0 Çağlar', 'Is\u0327ık  Çağlar'])
      assert.ok(finds(text, name), text);
  assert.ok(finds("o'neill", 'Ada O’Neill'));
  assert.ok(finds('احمد', 'أَحمد'));
  assert.ok(!finds('isik', 'Ada'));
});

test('four digits find a phone number, also in its local form; three digits and an empty text find no one', () => {
  for (const text of ['0532', '0532 123', '4567', '(532) 123-45'])
    assert.ok(finds(text, 'Ada', '+905321234567'), text);
  for (const text of ['532', '', ' ', '1234x']) assert.ok(!finds(text, 'Ada', '+905321234567'), text);
});

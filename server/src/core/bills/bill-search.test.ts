import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billSearch } from './bill-search.ts';

const bill = { number: 17, customerName: 'Işıl  Çağlar-İnan', customerPhone: '+905321234567' };

test('a bill is found by its number, part of the name, or four digits of the phone number', () => {
  for (const text of [
    '17',
    ' #17 ',
    'isil',
    'IŞIL',
    'ışıl',
    'caglar',
    'Çağ',
    'inan',
    '5321',
    '0532 123',
    '+90 532',
    '45-67',
  ])
    assert.equal(billSearch(text)(bill), true, text);
});

test('nothing else finds it', () => {
  for (const text of ['', ' ', '1', '7', '171', '567', '999 9', 'a17', 'işıl17', 'Işıl b', '%', '_'])
    assert.equal(billSearch(text)(bill), false, text);
  assert.equal(billSearch('isil')({ number: 1, customerName: null, customerPhone: null }), false);
});

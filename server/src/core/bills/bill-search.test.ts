import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BillToSearch, billSearch, isPaidByMethod, parseSearchAmount } from './bill-search.ts';

const bill: BillToSearch = {
  number: 17,
  customerName: 'Işıl  Çağlar-İnan',
  customerPhone: '+905321234567',
  tableName: 'Bahçe 12',
  totalKurus: 125_050,
  payments: [
    { kind: 'Cash', amountKurus: 25_000, reversedAt: null },
    {
      kind: 'MealCard',
      method: { code: 'multinet', name: 'Multinet' },
      amountKurus: 100_050,
      reversedAt: null,
    },
    { kind: 'Card', amountKurus: 99_900, reversedAt: 1 },
  ],
};

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

test('a bill is found by its table, by the amount of its total, and by that of a payment', () => {
  for (const text of ['bahçe 12', 'BAHCE', '1250,50', '1.250,5', '1,250.50 TL', '250', '₺250', '1000.50'])
    assert.equal(billSearch(text)(bill), true, text);
  const atTable = billSearch('12');
  assert.equal(atTable({ ...bill, tableName: '12' }), true);
  assert.equal(atTable({ ...bill, tableName: '120' }), false);
});

test('other texts do not find it', () => {
  for (const text of [
    '',
    ' ',
    '1',
    '7',
    '171',
    '567',
    '999 9',
    'a17',
    'işıl17',
    'Işıl b',
    '%',
    '_',
    '12',
    '999',
    '#250',
  ])
    assert.equal(billSearch(text)(bill), false, text);
  const nobody = { ...bill, customerName: null, customerPhone: null, tableName: null };
  assert.equal(billSearch('isil')(nobody), false);
});

test('a bill is found by a payment method, by its code or its kind, unless the payment was reversed', () => {
  assert.deepEqual(
    ['Cash', 'multinet', 'MealCard', 'Card', 'Online'].map((code) => isPaidByMethod(bill, code)),
    [true, true, true, false, false],
  );
});

test('amounts are read in the forms that people use', () => {
  const read = {
    '120': 12_000,
    '120,5': 12_050,
    '120.50': 12_050,
    '1.250': 125_000,
    '1 250,00': 125_000,
    '0,05': 5,
  };
  for (const [text, kurus] of Object.entries(read)) assert.equal(parseSearchAmount(text), kurus, text);
  for (const text of ['', '1,2,3', '12.34.56', '-5', '#120', '12a', '123456789'])
    assert.equal(parseSearchAmount(text), null, text);
});

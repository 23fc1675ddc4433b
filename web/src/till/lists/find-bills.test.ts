import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import { findBills, takeawaysAndDeliveries } from './find-bills.ts';

const bill = (number: number, change: Partial<Bill> = {}): Bill =>
  ({
    id: String(number),
    number,
    type: 'Takeaway',
    customer: null,
    table: null,
    isHidden: false,
    leftAt: null,
    ...change,
  }) as Bill;
const customer = (name: string | null, phone: string | null) => ({
  name,
  phone,
  address: null,
  paymentMethod: null,
});
const numbers = (bills: readonly Bill[]) => bills.map(({ number }) => number);

const BILLS = [
  bill(12, { customer: customer('Ayşe Yılmaz', '+905321112233') }),
  bill(120, { customer: customer('Can', null) }),
  bill(121),
  bill(122, { table: { id: 't', name: 'Bahçe 3' } }),
];

test('a bill is found by its full number, its table, part of the name without accents, or digits of the phone number', () => {
  assert.deepEqual(numbers(findBills(BILLS, '12')), [12]);
  assert.deepEqual(numbers(findBills(BILLS, 'ayse yil')), [12]);
  assert.deepEqual(numbers(findBills(BILLS, 'CAN')), [120]);
  for (const text of ['0532 111', '0532']) assert.deepEqual(numbers(findBills(BILLS, text)), [12]);
  assert.deepEqual(numbers(findBills(BILLS, 'bahce 3')), [122]);
});

test('blanks and few digits find nothing', () => {
  assert.deepEqual(findBills(BILLS, '  '), []);
  assert.deepEqual(findBills(BILLS, '532'), []);
});

test('takeaways and deliveries are listed in their order, those already on their way last', () => {
  const bills = [
    bill(1, { type: 'Delivery', leftAt: '2026-03-01T18:00:00.000Z' }),
    bill(2, { type: 'DineIn' }),
    bill(3),
    bill(4, { isHidden: true }),
  ];
  assert.deepEqual(numbers(takeawaysAndDeliveries(bills)), [3, 4, 1]);
});

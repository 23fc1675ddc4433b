import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LineRequest, OrderRequest } from '../bills/ordering/order-request.ts';
import { orderFingerprint } from './order-draft.ts';

function lineOf(productId: string, change: Partial<LineRequest> = {}): LineRequest {
  const plain = { portionId: 'portion', quantity: 1, note: null, extraIds: [], removedIngredientIds: [] };
  return { productId, ...plain, ...change };
}

function likenessOf(lines: LineRequest[], change: Partial<OrderRequest> = {}): string {
  const customer = { name: 'Ayşe', phone: '0532 123 45 67', address: null };
  const of = { type: 'Takeaway' as const, tableId: null, customer, paymentMethod: null, note: null };
  return orderFingerprint({ ...of, lines, guests: null, ...change }, 'TR');
}

test('two orders are equal whatever their division into lines, order, notes and spelling of the phone number', () => {
  const plain = likenessOf([lineOf('kebab', { quantity: 2, extraIds: ['a', 'b'] }), lineOf('ayran')]);
  const other = [
    lineOf('ayran', { note: 'soğuk' }),
    lineOf('kebab', { extraIds: ['b', 'a'] }),
    lineOf('kebab', { extraIds: ['a', 'b'], note: 'acısız' }),
  ];
  const customer = { name: 'A. Yılmaz', phone: '+90 532 1234567', address: null };
  assert.equal(likenessOf(other, { customer, note: 'acele', paymentMethod: 'Card' }), plain);
});

test('other goods, another quantity, table or phone number make a different order', () => {
  const plain = likenessOf([lineOf('kebab')]);
  const customer = { name: 'Ayşe', phone: '0532 123 45 68', address: null };
  for (const other of [
    likenessOf([lineOf('kebab', { quantity: 2 })]),
    likenessOf([lineOf('kebab', { removedIngredientIds: ['onion'] })]),
    likenessOf([lineOf('kebab', { portionId: 'large' })]),
    likenessOf([lineOf('kebab')], { customer }),
    likenessOf([lineOf('kebab')], { type: 'DineIn', tableId: 'table', customer: null }),
  ])
    assert.notEqual(other, plain);
});

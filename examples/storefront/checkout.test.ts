import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY } from './basket.ts';
import { fieldsOf, orderRequestOf } from './checkout.ts';

const form = new URLSearchParams({
  ...{ type: 'Delivery', name: ' Ada ', phone: '0532 123 45 67', address: 'Moda Cad. 1' },
  ...{ payment: 'Card', note: '' },
});

test('an order to take away names the guest, a delivery the address too, an order at a table nobody', () => {
  const contact = { name: 'Ada', phone: '0532 123 45 67' };
  const delivery = orderRequestOf(EMPTY, form, { tableId: null, delivers: true });
  assert.deepEqual(
    [delivery.type, delivery.customer, delivery.paymentMethod, delivery.note],
    ['Delivery', { ...contact, address: 'Moda Cad. 1' }, 'Card', null],
  );
  const takeaway = orderRequestOf(EMPTY, form, { tableId: null, delivers: false });
  assert.deepEqual([takeaway.type, takeaway.customer], ['Takeaway', contact]);
  const table = orderRequestOf(EMPTY, form, { tableId: 'table', delivers: true });
  assert.deepEqual(table, { type: 'DineIn', tableId: 'table', note: null, lines: [] });
});

test('the fields that the service did not accept are those of the form', () => {
  const problem = (field: string) => ({ field, message: 'is wrong', attemptedValue: null });
  const problems = [problem('customer.phone'), problem('lines[0].quantity'), problem('customer.address')];
  assert.deepEqual(fieldsOf(problems), ['phone', 'address']);
});

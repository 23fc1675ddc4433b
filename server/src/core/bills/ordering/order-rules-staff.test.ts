import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../refusals.ts';
import type { CustomerRequest } from './order-request.ts';
import { checkOrderShape, type OrderedBy, type OrderShape } from './order-rules.ts';

function fieldsOf(request: Partial<OrderShape> & Pick<OrderShape, 'type'>, orderedBy: OrderedBy): string[] {
  try {
    checkOrderShape({ tableId: null, customer: null, paymentMethod: null, ...request }, 'TR', [], orderedBy);
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal && error.code === 'PUBLIC_API_ORDER_INVALID');
    return error.problems.map(({ field }) => field);
  }
}

const nobody: CustomerRequest = { name: null, phone: null, address: null };

test('staff may leave out the customer of a takeaway, guests may not', () => {
  for (const customer of [null, nobody, { ...nobody, name: 'Ayşe' }]) {
    assert.deepEqual(fieldsOf({ type: 'Takeaway', customer }, 'Staff'), []);
    assert.notDeepEqual(fieldsOf({ type: 'Takeaway', customer }, 'Guest'), []);
  }
});

test('a delivery taken by staff needs only an address', () => {
  assert.deepEqual(fieldsOf({ type: 'Delivery', customer: { ...nobody, address: 'Moda' } }, 'Staff'), []);
  assert.deepEqual(fieldsOf({ type: 'Delivery', customer: { ...nobody, name: 'Ayşe' } }, 'Staff'), [
    'customer.address',
  ]);
  assert.deepEqual(fieldsOf({ type: 'Delivery' }, 'Staff'), ['customer']);
});

test('a property that is not allowed for the type is refused for staff and guests alike', () => {
  const cases: [Parameters<typeof fieldsOf>[0], string[]][] = [
    [
      { type: 'DineIn', tableId: 't', customer: nobody, paymentMethod: 'Cash' },
      ['customer', 'paymentMethod'],
    ],
    [{ type: 'DineIn' }, ['tableId']],
    [
      {
        type: 'Takeaway',
        tableId: 't',
        customer: { name: 'Ayşe', phone: '0532 123 45 67', address: 'Moda' },
      },
      ['tableId', 'customer.address'],
    ],
  ];
  for (const [request, fields] of cases) {
    assert.deepEqual(fieldsOf(request, 'Staff'), fields);
    assert.deepEqual(fieldsOf(request, 'Guest'), fields);
  }
});

test('a phone number from staff must be valid', () => {
  const customer = { ...nobody, phone: '12' };
  assert.deepEqual(fieldsOf({ type: 'Takeaway', customer }, 'Staff'), ['customer.phone']);
});

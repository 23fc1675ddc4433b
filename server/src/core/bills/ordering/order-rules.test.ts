import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Problem, Refusal } from '../../refusals.ts';
import { checkOrderShape, customerOf, type OrderedBy, type OrderShape } from './order-rules.ts';
import { sortByRequestField } from './sort-problems.ts';

const GUEST = { name: 'Deniz', phone: '0532 123 45 67', address: null };
const AT_HOME = { ...GUEST, address: 'Bağdat Cad. 1' };

function request(parts: Partial<OrderShape>): OrderShape {
  return { type: 'DineIn', tableId: null, customer: null, paymentMethod: null, ...parts };
}

/** The field of each problem; empty if the request passes. */
function fieldsOf(
  parts: Partial<OrderShape>,
  found: Problem[] = [],
  orderedBy: OrderedBy = 'Guest',
): string[] {
  try {
    checkOrderShape(request(parts), 'TR', found, orderedBy);
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal);
    assert.equal(error.code, 'PUBLIC_API_ORDER_INVALID');
    assert.notEqual(error.problems.length, 0);
    return error.problems.map(({ field }) => field);
  }
}

const at = (field: string): Problem => ({ field, message: 'is wrong', attemptedValue: null });

test('an order with exactly the properties of its type passes', () => {
  assert.deepEqual(fieldsOf({ type: 'DineIn', tableId: 'table-5' }), []);
  assert.deepEqual(fieldsOf({ type: 'Takeaway', customer: GUEST }), []);
  assert.deepEqual(fieldsOf({ type: 'Takeaway', customer: GUEST, paymentMethod: 'Cash' }), []);
  assert.deepEqual(fieldsOf({ type: 'Delivery', customer: AT_HOME, paymentMethod: 'MealCard' }), []);
});

test('a dine-in order needs a table, and allows no customer and no payment method', () => {
  assert.deepEqual(fieldsOf({ type: 'DineIn' }), ['tableId']);
  assert.deepEqual(fieldsOf({ type: 'DineIn', customer: AT_HOME, paymentMethod: 'Card' }), [
    'tableId',
    'customer',
    'paymentMethod',
  ]);
});

test('a takeaway needs a name and a phone number, and allows neither a table nor an address', () => {
  assert.deepEqual(fieldsOf({ type: 'Takeaway' }), ['customer']);
  assert.deepEqual(fieldsOf({ type: 'Takeaway', tableId: 'table-5', customer: AT_HOME }), [
    'tableId',
    'customer.address',
  ]);
  assert.deepEqual(
    fieldsOf({ type: 'Takeaway', customer: { name: null, phone: null, address: 'somewhere' } }),
    ['customer.name', 'customer.phone', 'customer.address'],
  );
});

test('a delivery needs a name, a phone number and an address, and allows no table', () => {
  assert.deepEqual(fieldsOf({ type: 'Delivery' }), ['customer']);
  assert.deepEqual(fieldsOf({ type: 'Delivery', tableId: 'table-5', customer: GUEST }), [
    'tableId',
    'customer.address',
  ]);
});

test('staff need no customer for a takeaway, and only the address for a delivery', () => {
  const staff = (parts: Partial<OrderShape>) => fieldsOf(parts, [], 'Staff');
  const nobody = { name: null, phone: null, address: null };
  assert.deepEqual(staff({ type: 'Takeaway' }), []);
  assert.deepEqual(staff({ type: 'Takeaway', customer: nobody }), []);
  assert.deepEqual(staff({ type: 'Takeaway', customer: AT_HOME }), ['customer.address']);
  assert.deepEqual(staff({ type: 'Takeaway', customer: { ...nobody, phone: 'none' } }), ['customer.phone']);
  assert.deepEqual(staff({ type: 'Delivery' }), ['customer']);
  assert.deepEqual(staff({ type: 'Delivery', customer: nobody }), ['customer.address']);
  assert.deepEqual(staff({ type: 'Delivery', customer: { ...nobody, address: 'next door' } }), []);
  assert.deepEqual(staff({ type: 'DineIn', customer: nobody }), ['tableId', 'customer']);
});

test('a phone number must be valid', () => {
  assert.deepEqual(fieldsOf({ type: 'Takeaway', customer: { ...GUEST, phone: 'ask at the bar' } }), [
    'customer.phone',
  ]);
});

test('a phone number without a country code belongs to the country of the venue', () => {
  assert.deepEqual(customerOf({ customer: GUEST, paymentMethod: 'Cash' }, 'TR'), {
    name: 'Deniz',
    phone: '+905321234567',
    address: null,
    paymentMethod: 'Cash',
  });
  assert.equal(
    customerOf({ customer: { ...GUEST, phone: '030 901820' }, paymentMethod: null }, 'DE')?.phone,
    '+4930901820',
  );
});

test('an order without customer properties has no customer', () => {
  assert.equal(customerOf({ customer: null, paymentMethod: null }, 'TR'), null);
  assert.deepEqual(customerOf({ customer: null, paymentMethod: 'Card' }, 'TR'), {
    name: null,
    phone: null,
    address: null,
    paymentMethod: 'Card',
  });
});

test('an order without a type is checked for earlier problems and for its phone number', () => {
  const customer = { ...GUEST, phone: '1' };
  assert.deepEqual(fieldsOf({ type: undefined, customer }, [at('lines'), at('type')]), [
    'type',
    'customer.phone',
    'lines',
  ]);
});

test('a property is reported with only one problem', () => {
  const customer = { ...GUEST, phone: '1'.repeat(31) };
  assert.deepEqual(fieldsOf({ type: 'Takeaway', customer }, [at('customer.phone')]), ['customer.phone']);
});

test('problems are in the order of the request, and lines by number', () => {
  const sorted = [
    'type',
    'tableId',
    'customer',
    'customer.name',
    'customer.phone',
    'customer.address',
    'paymentMethod',
    'note',
    'lines',
    'lines[0].productId',
    'lines[2]',
    'lines[2].productId',
    'lines[2].portionId',
    'lines[2].quantity',
    'lines[2].note',
    'lines[2].extraIds',
    'lines[2].extraIds[2]',
    'lines[2].extraIds[10]',
    'lines[2].removedIngredientIds[0]',
    'lines[10].productId',
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
      assert.deepEqual(
        sortByRequestField(shuffled.map(at)).map(({ field }) => field),
        sorted,
      );
    }),
  );
});

test('two problems of one field keep the order in which they were found', () => {
  const first = { ...at('lines[0].extraIds'), message: 'first' };
  const second = { ...at('lines[0].extraIds'), message: 'second' };
  assert.deepEqual(sortByRequestField([first, at('type'), second]), [at('type'), first, second]);
});

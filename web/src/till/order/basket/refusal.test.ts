import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NETWORK_FAULT } from '../../../api/fault.ts';
import { refusalOf } from './refusal.ts';

const LINES = ['a', 'b', 'c'];

function refused(code: string, ...fields: string[]) {
  const problems = fields.map((field) => ({ field, message: 'is wrong' }));
  return refusalOf({ ...NETWORK_FAULT, code, status: 409, message: 'Not so.', problems }, LINES);
}

test('a refused field is shown at the line that was sent at its position', () => {
  const { sentence, lineReasons } = refused('PUBLIC_API_PRODUCT_UNAVAILABLE', 'lines[2].productId');
  assert.equal(sentence, 'Not so.');
  assert.deepEqual(lineReasons, { c: 'NotOffered' });
});

test('each kind of refusal has its reason', () => {
  const cases = [
    ['PUBLIC_API_PRODUCT_UNAVAILABLE', 'lines[0].quantity', 'TooFewLeft'],
    ['PUBLIC_API_PRODUCT_UNAVAILABLE', 'lines[0].portionId', 'ByMeasure'],
    ['PUBLIC_API_PRODUCT_NOT_FOUND', 'lines[0].productId', 'NotOnMenu'],
    ['PUBLIC_API_PRODUCT_OPTION_INVALID', 'lines[0].extraIds[1]', 'ChoicesChanged'],
    ['PUBLIC_API_ORDER_INVALID', 'lines[0].note', 'Invalid'],
    ['PUBLIC_API_ORDER_INVALID', 'lines[0]', 'Invalid'],
  ] as const;
  for (const [code, field, reason] of cases)
    assert.deepEqual(refused(code, field).lineReasons, { a: reason }, field);
});

test('the first fault of a line is shown; faults of the customer are shown at their fields', () => {
  const { lineReasons, fields } = refused(
    'PUBLIC_API_ORDER_INVALID',
    'customer.phone',
    'lines[1].note',
    'lines[1].quantity',
    'lines[9].note',
    'tableId',
  );
  assert.deepEqual(lineReasons, { b: 'Invalid' });
  assert.deepEqual(fields, ['customer.phone']);
});

test('faults of the customer alone are shown at their fields, without a message for the basket', () => {
  assert.equal(refused('PUBLIC_API_ORDER_INVALID', 'customer.phone').sentence, null);
  assert.equal(refused('PUBLIC_API_ORDER_INVALID', 'customer.phone', 'tableId').sentence, 'Not so.');
});

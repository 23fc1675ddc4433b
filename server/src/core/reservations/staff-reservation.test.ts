import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from '../../../test/samples/sample-menu-content.ts';
import { TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { parseStaffReservation, type StaffReservationRequest } from './staff-reservation.ts';

const HOUR_MS = 3_600_000;

const REQUEST: StaffReservationRequest = {
  startsAt: TABLE_AT,
  guests: 4,
  name: 'Ayşe Yılmaz',
  phone: null,
  note: null,
  allergy: null,
  tableIds: [],
  isHere: false,
};

const read = (
  change: Partial<StaffReservationRequest> = {},
  found: [field: string, message: string][] = [],
) => {
  const problems = found.map(([field, message]) => ({ field, message, attemptedValue: null }));
  return parseStaffReservation({ ...REQUEST, ...change }, 'TR', problems, TABLE_AT);
};

test('staff enter a name, and a phone number in any form or none', () => {
  const { tableIds: _tableIds, isHere: _isHere, ...entered } = REQUEST;
  assert.deepEqual(read(), entered);
  assert.equal(read({ phone: '0532 123 45 67' }).phone, '+905321234567');
  assert.equal(read({ phone: '+49 30 901820' }).phone, '+4930901820');
});

test('a reservation in the past can be entered, until it would be a no-show', () => {
  assert.equal(read({ startsAt: TABLE_AT - 2 * HOUR_MS + 1 }).startsAt, TABLE_AT - 2 * HOUR_MS + 1);
  const late = refusalOf(() => read({ startsAt: TABLE_AT - 2 * HOUR_MS }));
  assert.deepEqual(late, ['CONTENT_INVALID', 'startsAt is too long ago']);
});

test('every problem of a request of staff is listed once, in the order of the request', () => {
  const broken = () =>
    read({ startsAt: 0, guests: undefined, name: undefined, phone: 'sonra arar' }, [
      ['note', 'is too long'],
      ['guests', 'is required'],
      ['customer.name', 'is required'],
    ]);
  assert.deepEqual(refusalOf(broken), [
    'CONTENT_INVALID',
    'startsAt is too long ago',
    'guests is required',
    'customer.name is required',
    'customer.phone is not a phone number',
    'note is too long',
  ]);
  const long = () => read({ phone: '0'.repeat(31) }, [['customer.phone', 'is too long']]);
  assert.deepEqual(refusalOf(long), ['CONTENT_INVALID', 'customer.phone is too long']);
});

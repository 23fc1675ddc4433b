import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import { isDocumented } from './documented-payments.ts';

function bill(refundable: number, documents: Partial<Bill['documents'][number]>[]) {
  const payments = [{ id: 'paid', refundable }] as Bill['payments'];
  return { payments, documents: documents as Bill['documents'] };
}

const issued: Partial<Bill['documents'][number]> = {
  ...{ state: 'Issued', counts: true, paymentIds: ['paid'] },
};

test('a payment that counts needs an issued document that counts', () => {
  assert.equal(isDocumented(bill(100, [])), false);
  assert.equal(isDocumented(bill(100, [{ ...issued, state: 'Pending' }])), false);
  assert.equal(isDocumented(bill(100, [{ ...issued, counts: false }])), false);
  assert.equal(isDocumented(bill(100, [{ ...issued, paymentIds: ['other'] }])), false);
  assert.equal(isDocumented(bill(100, [issued])), true);
});

test('a payment of which nothing is left needs none', () => {
  assert.equal(isDocumented(bill(0, [])), true);
});

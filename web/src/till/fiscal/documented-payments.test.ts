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

test('a payment that counts as turnover needs a valid fiscal document', () => {
  assert.equal(isDocumented(bill(100, [])), false);
  assert.equal(isDocumented(bill(100, [{ ...issued, state: 'Pending' }])), false);
  assert.equal(isDocumented(bill(100, [{ ...issued, counts: false }])), false);
  assert.equal(isDocumented(bill(100, [{ ...issued, paymentIds: ['other'] }])), false);
  assert.equal(isDocumented(bill(100, [issued])), true);
});

test('a fully refunded payment needs none', () => {
  assert.equal(isDocumented(bill(0, [])), true);
});

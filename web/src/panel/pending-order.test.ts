import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortInPendingOrder } from './pending-order.ts';

const LIST = ['a', 'b', 'c'].map((id) => ({ id }));
const idsIn = (order: Parameters<typeof sortInPendingOrder>[1]) =>
  sortInPendingOrder(LIST, order)
    .map(({ id }) => id)
    .join('');

test('a list is in the order of the service while no order is being saved', () => {
  assert.equal(idsIn({ isPending: false, variables: undefined }), 'abc');
  assert.equal(idsIn({ isPending: false, variables: ['c', 'b', 'a'] }), 'abc');
});

test('a list is in the order that is being saved, with newly added records last', () => {
  assert.equal(idsIn({ isPending: true, variables: ['c', 'a', 'b'] }), 'cab');
  assert.equal(idsIn({ isPending: true, variables: ['c', 'b'] }), 'cba');
  assert.deepEqual(LIST.map(({ id }) => id).join(''), 'abc');
});

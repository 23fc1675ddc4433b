import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Bill, noteBillChanges, tellBillChange, withBill } from './bill-list.ts';

function bill(id: string, change: Partial<Bill> = {}): Bill {
  return {
    id,
    number: 1,
    revision: 1,
    state: 'Open',
    openedAt: '2026-03-01T18:00:00.000Z',
    ...change,
  } as Bill;
}

const ids = (bills: readonly Bill[]) => bills.map(({ id }) => id);

describe('the open bills', () => {
  test('a changed bill keeps its place', () => {
    const after = withBill([bill('a'), bill('b')], bill('a', { revision: 2 }));
    assert.deepEqual(ids(after), ['a', 'b']);
    assert.equal(after[0]!.revision, 2);
  });

  test('a new one stands by the time of its opening', () => {
    const late = bill('late', { openedAt: '2026-03-01T19:00:00.000Z' });
    assert.deepEqual(ids(withBill([late], bill('early'))), ['early', 'late']);
  });

  test('a closed one leaves the list', () => {
    assert.deepEqual(ids(withBill([bill('a')], bill('a', { revision: 2, state: 'Closed' }))), []);
    assert.deepEqual(ids(withBill([], bill('a', { state: 'Closed' }))), []);
  });

  test('an older revision changes nothing, and does not bring a bill back to an earlier state', () => {
    const bills = [bill('a', { revision: 5 })];
    assert.equal(withBill(bills, bill('a', { revision: 4, state: 'Closed' })), bills);
  });

  test('listeners are told of the bills of their venue until they stop', () => {
    const heard: string[] = [];
    const stop = noteBillChanges('here', ({ id }) => heard.push(id));
    tellBillChange('here', bill('a'));
    tellBillChange('elsewhere', bill('b'));
    stop();
    tellBillChange('here', bill('c'));
    assert.deepEqual(heard, ['a']);
  });
});

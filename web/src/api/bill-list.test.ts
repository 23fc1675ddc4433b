import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Bill,
  notifyBillChange,
  subscribeToBillChanges,
  updateOpenBills,
  updatePaidFirstBills,
} from './bill-list.ts';

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
    const after = updateOpenBills([bill('a'), bill('b')], bill('a', { revision: 2 }));
    assert.deepEqual(ids(after), ['a', 'b']);
    assert.equal(after[0]!.revision, 2);
  });

  test('a new bill is placed by the time at which it was opened', () => {
    const late = bill('late', { openedAt: '2026-03-01T19:00:00.000Z' });
    assert.deepEqual(ids(updateOpenBills([late], bill('early'))), ['early', 'late']);
  });

  test('a closed bill leaves the list', () => {
    assert.deepEqual(ids(updateOpenBills([bill('a')], bill('a', { revision: 2, state: 'Closed' }))), []);
    assert.deepEqual(ids(updateOpenBills([], bill('a', { state: 'Closed' }))), []);
  });

  test('an older revision changes nothing, and does not bring a bill back to an earlier state', () => {
    const bills = [bill('a', { revision: 5 })];
    assert.equal(updateOpenBills(bills, bill('a', { revision: 4, state: 'Closed' })), bills);
  });

  test('a bill paid before it is made is listed until it is made; the last 20 of these are kept', () => {
    const paid = (id: string, status: string, revision = 1) =>
      bill(id, { revision, state: 'Closed', isPaidFirst: true, lines: [{ status }] } as Partial<Bill>);
    assert.deepEqual(updatePaidFirstBills([], bill('closed', { state: 'Closed', isPaidFirst: false })), []);
    let bills = updatePaidFirstBills([], paid('to make', 'Pending', 2));
    assert.equal(updatePaidFirstBills(bills, paid('to make', 'Ready')), bills);
    for (let at = 0; at < 30; at += 1) bills = updatePaidFirstBills(bills, paid(`made ${at}`, 'Ready'));
    assert.deepEqual([bills.length, ids(bills)[0], ids(bills)[1]], [21, 'to make', 'made 10']);
  });

  test('listeners are told of the bills of their venue until they stop', () => {
    const heard: string[] = [];
    const stop = subscribeToBillChanges('here', ({ id }) => heard.push(id));
    notifyBillChange('here', bill('a'));
    notifyBillChange('elsewhere', bill('b'));
    stop();
    notifyBillChange('here', bill('c'));
    assert.deepEqual(heard, ['a']);
  });
});

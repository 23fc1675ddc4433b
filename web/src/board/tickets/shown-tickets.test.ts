import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import { sampleBill, sampleLine } from './sample-bills.ts';
import {
  acknowledge,
  type BoardMemory,
  EMPTY_MEMORY,
  forgetMade,
  noteBills,
  noteBumped,
} from './shown-tickets.ts';

const NOW = Date.parse('2026-03-03T17:10:00.000Z');

function noted(...states: (readonly Bill[])[]): BoardMemory {
  return states.reduce((memory, bills) => noteBills(memory, bills, NOW).memory, EMPTY_MEMORY);
}

test('each round is new once; a recalled round is not new again', () => {
  const ordered = [sampleBill('bill', { first: [sampleLine('kebab', 'first')] })];
  const { memory, newRounds } = noteBills(EMPTY_MEMORY, ordered, NOW);
  assert.deepEqual(newRounds, ['first']);
  const ready = [sampleBill('bill', { first: [sampleLine('kebab', 'first', { status: 'Ready' })] })];
  const done = noteBills(memory, ready, NOW);
  assert.deepEqual(done.memory.tickets, {});
  assert.deepEqual(noteBills(done.memory, ordered, NOW).newRounds, []);
});

test('a ticket remembers the table and the quantities with which it arrived', () => {
  const line = sampleLine('kebab', 'first', { quantity: 2 });
  const changed = sampleBill(
    'bill',
    { first: [{ ...line, quantity: 3 }] },
    { table: { id: 'other', name: 'Bahçe 1' } },
  );
  const { first } = noted([sampleBill('bill', { first: [line] })], [changed]).tickets;
  assert.deepEqual([first!.table, first!.quantities], ['Salon 1', { kebab: 2 }]);
});

test('a voided line stays until it is acknowledged, even if nothing else is to make', () => {
  const line = sampleLine('kebab', 'first');
  const ordered = [sampleBill('bill', { first: [line], next: [sampleLine('tea', 'next')] })];
  const struck = [
    sampleBill('bill', { first: [{ ...line, status: 'Cancelled' }], next: [sampleLine('tea', 'next')] }),
  ];
  const memory = noted(ordered, struck);
  assert.deepEqual(memory.tickets['first']!.quantities, { kebab: 1 });
  const read = acknowledge(memory, 'first', ['kebab']);
  assert.equal(read.tickets['first'], undefined);
  assert.equal(noteBills(read, struck, NOW).memory.tickets['first'], undefined);
});

test('a line that was made before it was voided needs no acknowledgement', () => {
  const line = sampleLine('kebab', 'first', { status: 'Ready' });
  const others = { next: [sampleLine('tea', 'next')] };
  const memory = noted(
    [sampleBill('bill', { first: [line], ...others })],
    [sampleBill('bill', { first: [{ ...line, status: 'Cancelled' }], ...others })],
  );
  assert.equal(memory.tickets['first'], undefined);
});

test('a ticket whose bill disappears is kept for half an hour, or until it is acknowledged', () => {
  const memory = noted([sampleBill('bill', { first: [sampleLine('kebab', 'first')] })], []);
  assert.equal(memory.tickets['first']!.goneAt, NOW);
  assert.deepEqual(acknowledge(memory, 'first', null).tickets, {});
  assert.ok(noteBills(memory, [], NOW + 29 * 60_000).memory.tickets['first']);
  assert.equal(noteBills(memory, [], NOW + 30 * 60_000).memory.tickets['first'], undefined);
});

test('a ticket whose bill disappears after all was made is removed', () => {
  const line = sampleLine('kebab', 'first');
  const memory = noted([sampleBill('bill', { first: [line] })], []);
  const closed = (status: 'Pending' | 'Ready' | 'Cancelled') =>
    sampleBill('bill', { first: [{ ...line, status }] }, { state: 'Closed' });
  assert.equal(forgetMade(memory, [{ ...closed('Pending'), isPaidFirst: true }]), memory);
  assert.equal(forgetMade(memory, [closed('Cancelled')]), memory);
  assert.deepEqual(forgetMade(memory, [closed('Ready')]).tickets, {});
});

test('the memory does not grow with removed tickets, and stays the same object while nothing changes', () => {
  let memory = EMPTY_MEMORY;
  for (let at = 0; at < 500; at += 1) {
    const id = `bill-${at}`;
    const bills = [sampleBill(id, { [`round-${at}`]: [sampleLine('kebab', `round-${at}`)] })];
    memory = noteBills(memory, bills, NOW + at * 60_000).memory;
    assert.equal(noteBills(memory, bills, NOW + at * 60_000).memory, memory);
    memory = noteBumped(memory, `round-${at}`, NOW);
  }
  assert.equal(memory.seenRounds.length, 1);
  assert.ok(Object.keys(memory.tickets).length <= 31);
  assert.equal(memory.bumped.length, 20);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failingPrinters, otherPrinters, type Printer, type Ticket } from './ticket-queries.ts';

const printer = (id: string, state: Printer['state'], isEnabled = true) =>
  ({ id, state, isEnabled }) as Printer;

test('only printers that are switched on and do not work count as faulty', () => {
  const printers = [printer('a', 'Failing'), printer('b', 'Working'), printer('c', 'Failing', false)];
  assert.deepEqual(
    failingPrinters(printers).map(({ id }) => id),
    ['a'],
  );
});

test('a ticket can be printed on the other printers; working ones are listed first', () => {
  const printers = [
    printer('a', 'Failing'),
    printer('b', 'Failing'),
    printer('c', 'Working'),
    printer('d', 'Off', false),
  ];
  assert.deepEqual(
    otherPrinters(printers, { printerId: 'a' } as Ticket).map(({ id }) => id),
    ['c', 'b'],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failingPrinters, otherPrinters, type Printer, type Ticket } from './ticket-queries.ts';

const printer = (id: string, state: Printer['state'], isEnabled = true) =>
  ({ id, state, isEnabled }) as Printer;

test('only printers that should print and cannot are in trouble', () => {
  const printers = [printer('a', 'Failing'), printer('b', 'Working'), printer('c', 'Failing', false)];
  assert.deepEqual(
    failingPrinters(printers).map(({ id }) => id),
    ['a'],
  );
});

test('a ticket can be printed on the other printers, first on those that work', () => {
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

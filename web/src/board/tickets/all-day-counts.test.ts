import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allDayCounts, portionsOf } from './all-day-counts.ts';
import { SAMPLE_MENU, sampleTicketLine, sampleTickets } from './sample-tickets.ts';

test('the counts add up the units still to make, per portion if a product has several', () => {
  const tickets = sampleTickets(
    sampleTicketLine('a', 'kofte', { quantity: 4 }),
    sampleTicketLine('b', 'kofte', { quantity: 3 }),
    sampleTicketLine('c', 'kofte', { quantity: 9, status: 'Ready' }),
    sampleTicketLine('d', 'kebab', { quantity: 8, status: 'Cancelled' }),
    sampleTicketLine('e', 'kebab', { portionId: 'half', portionName: 'Yarım' }),
    sampleTicketLine('f', 'kebab', { portionId: 'full', quantity: 2 }),
  );
  assert.deepEqual(
    allDayCounts(tickets, portionsOf(SAMPLE_MENU)).map(({ quantity, name, portion }) => [
      quantity,
      name,
      portion,
    ]),
    [
      [7, 'kofte', null],
      [2, 'kebab', 'Tam'],
      [1, 'kebab', 'Yarım'],
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billOf,
  sampleOpening,
  sampleProduct,
  stampOf,
  WEBSITE,
} from '../../../test/samples/sample-bill.ts';
import type { Bill } from './bill.ts';
import { type StoredChange, wholeHistory } from './bill-history.ts';
import { addRound } from './ordering/placement.ts';

const change = (revision: number): StoredChange => ({
  ...stampOf(),
  revision,
  action: 'LineGivenAway',
  detail: { lineId: 'line-1' },
});

function withRound(bill: Bill, roundId: string): Bill {
  const basket = [basketLine(sampleProduct({ id: 'tea' }))];
  const stamp = stampOf(WEBSITE);
  return addRound(bill, sampleOpening({ basket, lineIds: [`${roundId}-1`], roundId, stamp }));
}

test('a history has the opening, the rounds and the changes in the order of their revisions', () => {
  const bill = { ...withRound(withRound(billOf(2), 'round-2'), 'round-3'), revision: 6 };
  const history = wholeHistory(bill, [change(2), change(3), change(5)]);
  const actions = history.map(({ action }) => action);
  const [opened, round, last] = ['BillOpened', 'RoundPlaced', 'LineGivenAway'];
  assert.deepEqual(actions, [opened, last, last, round, last, round]);
  assert.deepEqual(history[0], {
    ...stampOf(),
    action: 'BillOpened',
    detail: { roundId: 'round-1', lineIds: ['line-1', 'line-2'], takenBy: null },
  });
  assert.deepEqual(history[3], {
    ...stampOf(WEBSITE),
    action: 'RoundPlaced',
    detail: { roundId: 'round-2', lineIds: ['round-2-1'], takenBy: null },
  });
});

test('the history includes rounds at the end, and is complete for a bill without changes', () => {
  const bill = { ...withRound(billOf(1), 'round-2'), revision: 2 };
  assert.deepEqual(
    wholeHistory(bill, []).map(({ action }) => action),
    ['BillOpened', 'RoundPlaced'],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import type { Bill } from '../api/bill-list.ts';
import { keys } from '../api/queries.ts';
import { applyChange, cacheBill } from './apply-change.ts';

const VENUE = 'v1';

/** Consecutive revisions of a bill; the last may close or cancel it. */
function historyOf(at: number, length: number, end: 'Open' | 'Closed' | 'Cancelled'): Bill[] {
  return Array.from({ length }, (_, place) => {
    const state = place === length - 1 ? end : 'Open';
    return {
      ...{ id: `b${at}`, number: at, revision: place + 1, state, isPaidFirst: state === 'Closed' },
      ...{ openedAt: `2026-03-01T18:0${at}:00.000Z`, lines: [{ status: 'Pending' }] },
    } as unknown as Bill;
  });
}

/**
 * Revisions in the order of the stream, and the positions after which the answers to calls arrive with some of the
 * revisions.
 */
const EVENINGS = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('Open', 'Closed', 'Cancelled')), {
    ...{ minLength: 1, maxLength: 4 },
  })
  .map((bills) => bills.map(([length, end], at) => historyOf(at, length, end)))
  .chain((histories) => {
    const all = histories.flat();
    return fc.record({
      histories: fc.constant(histories),
      // The stream keeps the order of the revisions of one bill.
      stream: fc
        .shuffledSubarray(all, { minLength: all.length })
        .map((order) => order.map(({ id }, at) => nthOf(histories, id, order.slice(0, at)))),
      answers: fc.array(fc.record({ of: fc.nat(all.length - 1), after: fc.nat(all.length) }), {
        maxLength: 12,
      }),
    });
  });

function nthOf(histories: readonly Bill[][], id: string, before: readonly Bill[]): Bill {
  const history = histories.find(([first]) => first!.id === id)!;
  return history[before.filter((bill) => bill.id === id).length]!;
}

test('the lists end as the service has them, in whatever order answers and stream events arrive', () => {
  fc.assert(
    fc.property(EVENINGS, ({ histories, stream, answers }) => {
      const client = new QueryClient();
      const lists = ['open-bills', 'paid-first-bills'].map((list) => keys.of(VENUE, list));
      for (const list of lists) client.setQueryData(list, []);
      const answer = (place: number) => {
        for (const { of, after } of answers) if (after === place) cacheBill(client, VENUE, stream[of]!);
      };
      for (const [place, bill] of stream.entries()) {
        answer(place);
        applyChange(client, VENUE, { kind: 'bill', data: { bill } });
      }
      answer(stream.length);
      const last = histories.map((history) => history.at(-1)!);
      const [open, paidFirst] = lists.map((list) => client.getQueryData<Bill[]>(list)!);
      client.clear();
      assert.deepEqual(
        open,
        last.filter(({ state }) => state === 'Open'),
      );
      assert.deepEqual(
        paidFirst!.toSorted((a, b) => a.number - b.number),
        last.filter(({ state }) => state === 'Closed'),
      );
    }),
    { numRuns: 300 },
  );
});

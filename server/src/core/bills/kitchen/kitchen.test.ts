import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billOf,
  SATURDAY_EVENING,
  sampleOpening,
  sampleProduct,
  stampOf,
  trackedProduct,
  WAITER,
} from '../../../../test/samples/sample-bill.ts';
import { Refusal, type RefusalCode } from '../../refusals.ts';
import { type Bill, LINE_STATES, type LineState } from '../bill.ts';
import { billState } from '../bill-status.ts';
import { addRound, openBill } from '../ordering/placement.ts';
import { closeBill, recordPayment, reversePayment, voidBill } from '../till.ts';
import { bumpRound, moveLine, strikeLine } from './kitchen.ts';

const STAMP = stampOf();
const CASH = { id: 'payment', businessDate: '2026-03-07', kind: 'Cash' } as const;

function withState(bill: Bill, at: number, state: LineState): Bill {
  return { ...bill, lines: bill.lines.map((line, index) => (index === at ? { ...line, state } : line)) };
}

const statesOf = (bill: Bill) => bill.lines.map(({ state }) => state);

function refused(code: RefusalCode, act: () => unknown): void {
  assert.throws(act, (error) => error instanceof Refusal && error.code === code);
}

test('a line moves forward by any steps and back by one, and a struck line stays struck', () => {
  const allowed: Record<LineState, LineState[]> = {
    Pending: ['Preparing', 'Ready', 'Served', 'Cancelled'],
    Preparing: ['Pending', 'Ready', 'Served', 'Cancelled'],
    Ready: ['Preparing', 'Served', 'Cancelled'],
    Served: ['Ready', 'Cancelled'],
    Cancelled: [],
  };
  for (const from of LINE_STATES) {
    for (const to of LINE_STATES) {
      const bill = withState(billOf(2), 0, from);
      if (from === to) {
        assert.equal(moveLine(bill, 'line-1', to, STAMP).bill, bill);
      } else if (allowed[from].includes(to)) {
        assert.deepEqual(statesOf(moveLine(bill, 'line-1', to, STAMP).bill), [to, 'Pending']);
      } else {
        refused('LINE_MOVE_NOT_ALLOWED', () => moveLine(bill, 'line-1', to, STAMP));
      }
    }
  }
});

test('if others moved a line in the meantime, a move continues in the intended direction or changes nothing', () => {
  const moved = (state: LineState, seen: LineState, to: LineState) =>
    statesOf(moveLine(withState(billOf(2), 0, state), 'line-1', to, STAMP, null, seen).bill)[0];
  // The person wanted to move the line forward.
  assert.equal(moved('Preparing', 'Pending', 'Ready'), 'Ready');
  assert.equal(moved('Served', 'Pending', 'Ready'), 'Served');
  assert.equal(moved('Served', 'Preparing', 'Preparing'), 'Served');
  // A colleague has moved it back.
  assert.equal(moved('Preparing', 'Ready', 'Served'), 'Preparing');
  assert.equal(moved('Pending', 'Preparing', 'Ready'), 'Pending');
  // The person wanted to move it back.
  assert.equal(moved('Ready', 'Ready', 'Preparing'), 'Preparing');
  assert.equal(moved('Served', 'Ready', 'Preparing'), 'Served');
  assert.equal(moved('Pending', 'Ready', 'Preparing'), 'Pending');
  refused('LINE_MOVE_NOT_ALLOWED', () => moved('Cancelled', 'Ready', 'Preparing'));
});

test('the history of a move has the line, both states, the author and the time', () => {
  const { history, stockDeltas } = moveLine(billOf(1), 'line-1', 'Ready', STAMP);
  assert.deepEqual(history, {
    action: 'LineMoved',
    at: STAMP.at,
    by: WAITER,
    detail: { lineId: 'line-1', from: 'Pending', to: 'Ready' },
  });
  assert.deepEqual(stockDeltas, []);
});

test('moving a line to the state that it has changes nothing, also on a closed bill', () => {
  const ready = moveLine(billOf(1), 'line-1', 'Ready', STAMP).bill;
  const closed = closeBill(ready, CASH, STAMP).bill;
  for (const bill of [ready, closed]) {
    assert.deepEqual(moveLine(bill, 'line-1', 'Ready', STAMP), { bill, history: null, stockDeltas: [] });
  }
});

test('lines of a closed bill can move forward and one step back; nothing else of the bill changes', () => {
  const closed = closeBill(billOf(2), CASH, STAMP).bill;
  const ready = moveLine(closed, 'line-1', 'Ready', STAMP).bill;
  const served = bumpRound(ready, 'round-1', 'Served', STAMP).bill;
  const back = moveLine(served, 'line-2', 'Ready', STAMP).bill;
  assert.deepEqual(statesOf(back), ['Served', 'Ready']);
  assert.deepEqual({ ...back, lines: closed.lines }, closed);
  refused('LINE_MOVE_NOT_ALLOWED', () => moveLine(back, 'line-1', 'Preparing', STAMP));
  refused('BILL_NOT_OPEN', () => moveLine(back, 'line-1', 'Cancelled', STAMP));
});

test('lines of a voided bill cannot move, and lines of a closed bill cannot be struck', () => {
  const closed = closeBill(billOf(1), CASH, STAMP).bill;
  const voided = voidBill(billOf(1), STAMP).bill;
  refused('BILL_NOT_OPEN', () => moveLine(voided, 'line-1', 'Ready', STAMP));
  refused('BILL_NOT_OPEN', () => bumpRound(voided, 'round-1', 'Ready', STAMP));
  refused('BILL_NOT_OPEN', () => strikeLine(closed, 'line-1', STAMP));
  assert.equal(strikeLine(voided, 'line-1', STAMP).history, null);
});

test('a line of another bill is not found', () => {
  refused('LINE_NOT_FOUND', () => moveLine(billOf(1), 'line-2', 'Ready', STAMP));
  refused('LINE_NOT_FOUND', () => moveLine(billOf(1), 'line-2', 'Cancelled', STAMP));
  refused('LINE_NOT_FOUND', () => strikeLine(billOf(1), 'line-2', STAMP));
});

test('a struck line costs nothing and returns its units to the stock', () => {
  const basket = [
    basketLine(trackedProduct('cake', 9), { quantity: 2 }),
    basketLine(sampleProduct({ id: 'soup' })),
  ];
  const bill = openBill(sampleOpening({ basket }));
  const { bill: struck, history, stockDeltas } = strikeLine(bill, 'line-1', STAMP);
  assert.deepEqual(stockDeltas, [{ productId: 'cake', delta: 2 }]);
  assert.equal(struck.totals.totalKurus, 10_000);
  assert.deepEqual(history?.detail, {
    ...{ lineId: 'line-1', from: 'Pending' },
    ...{ productName: 'Product cake', units: 2, amountKurus: 20_000 },
  });
  assert.deepEqual(strikeLine(bill, 'line-2', STAMP).stockDeltas, []);
});

test('moving a line to Cancelled strikes it', () => {
  const bill = billOf(2);
  assert.deepEqual(moveLine(bill, 'line-1', 'Cancelled', STAMP), strikeLine(bill, 'line-1', STAMP));
});

test('striking a line twice returns its units only once', () => {
  const basket = [basketLine(trackedProduct('cake', 9))];
  const struck = strikeLine(openBill(sampleOpening({ basket })), 'line-1', STAMP).bill;
  assert.deepEqual(strikeLine(struck, 'line-1', STAMP), { bill: struck, history: null, stockDeltas: [] });
});

test('a bill whose last line is struck is cancelled', () => {
  const once = strikeLine(billOf(2), 'line-1', STAMP).bill;
  assert.equal(billState(once), 'Open');
  const twice = strikeLine(once, 'line-2', STAMP).bill;
  assert.equal(billState(twice), 'Cancelled');
  assert.equal(twice.closedAt, null);
});

test('the last line cannot be struck while the bill has a payment', () => {
  const paid = recordPayment(billOf(2), { ...CASH, amountKurus: 1 }, STAMP).bill;
  const oneLeft = strikeLine(paid, 'line-1', STAMP).bill;
  refused('BILL_HAS_PAYMENTS', () => strikeLine(oneLeft, 'line-2', STAMP));
  const paidBack = reversePayment(oneLeft, 'payment', STAMP).bill;
  assert.equal(billState(strikeLine(paidBack, 'line-2', STAMP).bill), 'Cancelled');
});

test('bumping a round moves its lines forward; lines that are further, struck or of other rounds stay', () => {
  const first = ['Pending', 'Preparing', 'Served', 'Cancelled'].reduce(
    (bill, state, at) => withState(bill, at, state as LineState),
    billOf(4),
  );
  const bill = addRound(first, sampleOpening({ roundId: 'round-2', lineIds: ['line-5'] }));
  const { bill: bumped, history } = bumpRound(bill, 'round-1', 'Ready', STAMP);
  assert.deepEqual(statesOf(bumped), ['Ready', 'Ready', 'Served', 'Cancelled', 'Pending']);
  assert.deepEqual(history?.detail, { roundId: 'round-1', to: 'Ready', lineIds: ['line-1', 'line-2'] });
});

test('bumping a round twice changes nothing, and an unknown round is not found', () => {
  const bumped = bumpRound(billOf(2), 'round-1', 'Ready', STAMP).bill;
  assert.deepEqual(bumpRound(bumped, 'round-1', 'Ready', STAMP), {
    bill: bumped,
    history: null,
    stockDeltas: [],
  });
  assert.equal(bumpRound(bumped, 'round-1', 'Preparing', STAMP).history, null);
  refused('LINE_NOT_FOUND', () => bumpRound(bumped, 'round-2', 'Ready', STAMP));
});

test('a line has the time at which it became ready only while it is ready', () => {
  const before = billOf(2);
  const at = (minutes: number) => stampOf(WAITER, SATURDAY_EVENING + minutes * 60_000);
  const ready = moveLine(before, 'line-1', 'Ready', at(1)).bill;
  assert.equal(ready.lines[0]!.readyAt, SATURDAY_EVENING + 60_000);
  const both = bumpRound(ready, 'round-1', 'Ready', at(5)).bill;
  assert.deepEqual(
    both.lines.map(({ readyAt }) => readyAt),
    [SATURDAY_EVENING + 60_000, SATURDAY_EVENING + 300_000],
  );
  for (const to of ['Preparing', 'Served', 'Cancelled'] as const)
    assert.ok(!('readyAt' in moveLine(both, 'line-1', to, at(9)).bill.lines[0]!));
});

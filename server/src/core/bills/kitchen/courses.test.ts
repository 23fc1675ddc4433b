import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basketLine, sampleOpening, sampleProduct, stampOf } from '../../../../test/samples/sample-bill.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { addRound, openBill, type RoundToPlace } from '../ordering/placement.ts';
import { closeBill, giveAway } from '../till.ts';
import { fireCourse, heldLines } from './courses.ts';
import { bumpRound, moveLine, strikeLine } from './kitchen.ts';
import { boardUntil, linesToMake } from './kitchen-board.ts';

const COURSES = ['starter', 'main', 'dessert'].map((code) => ({ code, name: code.toUpperCase() }));
const STAMP = stampOf();
const MINUTE_MS = 60_000;
const later = (minutes: number) => ({ ...STAMP, at: STAMP.at + minutes * MINUTE_MS });

/** A basket with one line for each of these courses; `null` for a line without a course. */
const basketOf = (...codes: (string | null)[]) =>
  codes.map((course) => basketLine(sampleProduct({ id: `of-${course}`, course })));

function tableWith(...codes: (string | null)[]): Bill {
  return openBill(sampleOpening({ basket: basketOf(...codes), courses: COURSES }));
}

function withRound(bill: Bill, codes: (string | null)[], change: Partial<RoundToPlace> = {}): Bill {
  const basket = basketOf(...codes);
  const { billId: _, ...opening } = sampleOpening({ basket, courses: COURSES });
  const lineIds = basket.map((_, at) => `more-${at + 1}`);
  return addRound(bill, { ...opening, roundId: 'round-2', lineIds, ...change });
}

const heldOf = (bill: Bill) => heldLines(bill).map(({ productId }) => productId.slice(3));

function serveAll(bill: Bill): Bill {
  return bill.rounds.reduce((now, { id }) => bumpRound(now, id, 'Served', STAMP).bill, bill);
}

test('what has no course and the first course that a table orders go to the kitchen at once, later ones are held', () => {
  assert.deepEqual(heldOf(tableWith('dessert', null, 'starter', 'main', 'starter')), ['dessert', 'main']);
  assert.deepEqual(heldOf(tableWith(null, null)), []);
});

test('a table that orders no starter waits for none', () => {
  assert.deepEqual(heldOf(tableWith('main', 'dessert')), ['dessert']);
});

test('what is ordered once everything before it is served goes at once', () => {
  const served = serveAll(tableWith('starter'));
  assert.deepEqual(heldOf(withRound(served, ['main', 'dessert'])), ['dessert']);
});

test('a line of a course that the kitchen makes already goes at once', () => {
  const fired = fireCourse(tableWith('starter', 'main', 'dessert'), 'main', STAMP).bill;
  assert.deepEqual(heldOf(withRound(fired, ['main', 'dessert'])), ['dessert', 'dessert']);
});

test('only at a table: what is taken away is made at once', () => {
  const bill = openBill(
    sampleOpening({ type: 'Takeaway', basket: basketOf('starter', 'main'), courses: COURSES }),
  );
  assert.deepEqual(heldOf(bill), []);
});

test('what a program orders is made at once, and keeps its course', () => {
  const by = { kind: 'Key', id: 'key', name: 'Site' } as const;
  const opening = sampleOpening({
    basket: basketOf('starter', 'main'),
    courses: COURSES,
    stamp: { ...STAMP, by },
  });
  const bill = openBill(opening);
  assert.deepEqual(heldOf(bill), []);
  assert.deepEqual(bill.lines[1]!.course, { id: 'main', name: 'MAIN', place: 1 });
});

test('a course that the venue no longer has is none: the order is taken', () => {
  const bill = openBill(sampleOpening({ basket: basketOf('starter', 'gone'), courses: COURSES }));
  assert.deepEqual([bill.lines[1]!.course, heldOf(bill)], [undefined, []]);
});

test('firing makes the held lines of one course, once, and the kitchen counts from then', () => {
  const bill = tableWith('starter', 'main', 'main', 'dessert');
  const { bill: fired, history } = fireCourse(bill, 'main', later(30));
  assert.deepEqual(heldOf(fired), ['dessert']);
  assert.deepEqual(history!.detail, { courseId: 'main', courseName: 'MAIN', lineIds: ['line-2', 'line-3'] });
  assert.deepEqual(
    fired.lines.map(({ firedAt, state }) => [firedAt, state]),
    [
      [undefined, 'Pending'],
      [later(30).at, 'Pending'],
      [later(30).at, 'Pending'],
      [undefined, 'Pending'],
    ],
  );
  assert.equal(fireCourse(fired, 'main', later(31)).history, null);
  assert.equal(fireCourse(fired, 'nothing', later(31)).history, null);
});

test('a whole round is ready without the lines that are held', () => {
  const bill = bumpRound(tableWith('starter', 'main'), 'round-1', 'Ready', STAMP).bill;
  assert.deepEqual(
    bill.lines.map(({ state, isHeld }) => [state, isHeld]),
    [
      ['Ready', undefined],
      ['Pending', true],
    ],
  );
});

test('a held line that is begun alone is fired, one that is removed is not', () => {
  const bill = tableWith('starter', 'main', 'main');
  const begun = moveLine(bill, 'line-2', 'Preparing', later(5)).bill;
  assert.deepEqual([begun.lines[1]!.isHeld, begun.lines[1]!.firedAt], [undefined, later(5).at]);
  assert.deepEqual(heldOf(begun), ['main']);
  const removed = strikeLine(bill, 'line-2', later(5)).bill;
  assert.deepEqual([removed.lines[1]!.firedAt, heldOf(removed)], [undefined, ['main']]);
});

test('what is held is not to be made, and a bill with it is not closed', () => {
  const bill = giveAway(tableWith('starter', 'main'), 'line-1', true, STAMP).bill;
  assert.deepEqual(
    linesToMake(bill).map(({ id }) => id),
    ['line-1'],
  );
  const cash = { id: 'payment', businessDate: '2026-03-07', kind: 'Cash' } as const;
  assert.throws(
    () => closeBill(bill, cash, STAMP),
    (error) => error instanceof Refusal && error.code === 'BILL_HAS_HELD_LINES',
  );
  const fired = fireCourse(bill, 'main', later(60)).bill;
  const closed = closeBill(fired, cash, later(61)).bill;
  assert.equal(boardUntil(closed, later(61).at), later(60).at + 12 * 60 * MINUTE_MS);
});

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

test('lines without a course and the first course of a table are made at once; later courses are held', () => {
  assert.deepEqual(heldOf(tableWith('dessert', null, 'starter', 'main', 'starter')), ['dessert', 'main']);
  assert.deepEqual(heldOf(tableWith(null, null)), []);
});

test('if a table orders no starter, its main course is made at once', () => {
  assert.deepEqual(heldOf(tableWith('main', 'dessert')), ['dessert']);
});

test('a course is made at once if all earlier courses are served', () => {
  const served = serveAll(tableWith('starter'));
  assert.deepEqual(heldOf(withRound(served, ['main', 'dessert'])), ['dessert']);
});

test('a new line is made at once if the kitchen already makes its course', () => {
  const fired = fireCourse(tableWith('starter', 'main', 'dessert'), 'main', STAMP).bill;
  assert.deepEqual(heldOf(withRound(fired, ['main', 'dessert'])), ['dessert', 'dessert']);
});

test('only dine-in lines are held; takeaway is made at once', () => {
  const bill = openBill(
    sampleOpening({ type: 'Takeaway', basket: basketOf('starter', 'main'), courses: COURSES }),
  );
  assert.deepEqual(heldOf(bill), []);
});

test('lines ordered through the API are made at once, and keep their course', () => {
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

test('an unknown course counts as no course, and the order is taken', () => {
  const bill = openBill(sampleOpening({ basket: basketOf('starter', 'gone'), courses: COURSES }));
  assert.deepEqual([bill.lines[1]!.course, heldOf(bill)], [undefined, []]);
});

test('firing a course releases its held lines once, and their time in the kitchen starts then', () => {
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

test('bumping a whole round leaves out held lines', () => {
  const bill = bumpRound(tableWith('starter', 'main'), 'round-1', 'Ready', STAMP).bill;
  assert.deepEqual(
    bill.lines.map(({ state, isHeld }) => [state, isHeld]),
    [
      ['Ready', undefined],
      ['Pending', true],
    ],
  );
});

test('a held line that the kitchen begins is fired; a removed line is not', () => {
  const bill = tableWith('starter', 'main', 'main');
  const begun = moveLine(bill, 'line-2', 'Preparing', later(5)).bill;
  assert.deepEqual([begun.lines[1]!.isHeld, begun.lines[1]!.firedAt], [undefined, later(5).at]);
  assert.deepEqual(heldOf(begun), ['main']);
  const removed = strikeLine(bill, 'line-2', later(5)).bill;
  assert.deepEqual([removed.lines[1]!.firedAt, heldOf(removed)], [undefined, ['main']]);
});

test('held lines are not among the lines to make, and a bill with held lines cannot be closed', () => {
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

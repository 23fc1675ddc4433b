import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billOf,
  sampleExtra,
  sampleOpening,
  sampleProduct,
  stampOf,
} from '../../../test/samples/sample-bill.ts';
import { type Bill, LINE_STATES, type LineState } from './bill.ts';
import {
  billState,
  lineStatus,
  lineTotalKurus,
  type OrderStatus,
  paidKurus,
  paymentStatusOf,
  remainingKurus,
  statusOf,
  unitKurus,
} from './bill-status.ts';
import { strikeLine } from './kitchen/kitchen.ts';
import { openBill } from './ordering/placement.ts';
import { closeBill, giveAway, recordPayment, reversePayment, voidBill } from './till.ts';

const STAMP = stampOf();

/** A delivery with one line in each of these states. */
function inStates(states: readonly LineState[], parts: Partial<Bill> = {}): Bill {
  const bill = billOf(states.length, { type: 'Delivery' });
  return { ...bill, lines: bill.lines.map((line, at) => ({ ...line, state: states[at]! })), ...parts };
}

const LEFT = { leftAt: 1 };
const CLOSED = { closedAt: 1 };
const VOIDED = { voidedAt: 1 };

const TABLE: [OrderStatus, string, Bill][] = [
  ['Cancelled', 'voided', inStates(['Preparing'], VOIDED)],
  ['Cancelled', 'voided after it had left', inStates(['Served'], { ...VOIDED, ...LEFT })],
  ['Cancelled', 'every line struck', inStates(['Cancelled', 'Cancelled'])],
  ['Cancelled', 'every line struck after it had left', inStates(['Cancelled'], LEFT)],
  ['Completed', 'closed', inStates(['Pending'], CLOSED)],
  ['Completed', 'closed after it had left', inStates(['Served'], { ...CLOSED, ...LEFT })],
  ['OnTheWay', 'left', inStates(['Pending'], LEFT)],
  ['OnTheWay', 'left with every line served', inStates(['Served'], LEFT)],
  ['Served', 'every line served', inStates(['Served', 'Served'])],
  ['Served', 'every line served that was not struck', inStates(['Cancelled', 'Served'])],
  ['Ready', 'every line ready', inStates(['Ready'])],
  ['Ready', 'every line ready or served', inStates(['Ready', 'Served'])],
  ['Ready', 'every line ready that was not struck', inStates(['Cancelled', 'Ready'])],
  ['Preparing', 'one line started', inStates(['Pending', 'Preparing'])],
  ['Preparing', 'one line served and one not started', inStates(['Served', 'Pending'])],
  ['Preparing', 'one line ready and one in preparation', inStates(['Ready', 'Preparing'])],
  ['Received', 'nothing started', inStates(['Pending', 'Pending'])],
  ['Received', 'nothing started but a line struck', inStates(['Cancelled', 'Pending'])],
];

for (const [status, condition, bill] of TABLE) {
  test(`an order reads ${status}: ${condition}`, () => {
    assert.equal(statusOf(bill), status);
  });
}

test('the first rule that fits decides, even when others fit too', () => {
  const rules: [OrderStatus, (bill: Bill, live: LineState[]) => boolean][] = [
    ['Cancelled', (bill, live) => bill.voidedAt !== null || live.length === 0],
    ['Completed', (bill) => bill.closedAt !== null],
    ['OnTheWay', (bill) => bill.leftAt !== null],
    ['Served', (_, live) => live.every((state) => state === 'Served')],
    ['Ready', (_, live) => live.every((state) => state === 'Ready' || state === 'Served')],
    ['Preparing', (_, live) => live.some((state) => state !== 'Pending')],
    ['Received', () => true],
  ];
  const instant = fc.option(fc.constant(1), { nil: null });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...LINE_STATES), { minLength: 1, maxLength: 4 }),
      fc.record({ voidedAt: instant, closedAt: instant, leftAt: instant }),
      (states, parts) => {
        const bill = inStates(states, parts);
        const live = states.filter((state) => state !== 'Cancelled');
        assert.equal(statusOf(bill), rules.find(([, fits]) => fits(bill, live))![0]);
      },
    ),
    { numRuns: 300 },
  );
});

test('a bill is open until it is closed, is voided, or has no line that is not struck', () => {
  assert.equal(billState(inStates(['Served'], LEFT)), 'Open');
  assert.equal(billState(inStates(['Served'], CLOSED)), 'Closed');
  assert.equal(billState(inStates(['Served'], VOIDED)), 'Cancelled');
  assert.equal(billState(inStates(['Cancelled'])), 'Cancelled');
});

test('lines of a voided bill are cancelled and cost nothing', () => {
  const bill = voidBill(billOf(2), STAMP).bill;
  assert.deepEqual(
    bill.lines.map((line) => [lineStatus(bill, line), lineTotalKurus(bill, line)]),
    [
      ['Cancelled', 0],
      ['Cancelled', 0],
    ],
  );
  assert.equal(bill.totals.totalKurus, 0);
  assert.equal(remainingKurus(bill), 0);
});

test('the total of a line is the price of a unit with extras times the quantity; 0 if struck or comped', () => {
  const extras = [sampleExtra({ priceKurus: 1_500 }), sampleExtra({ id: 'free', priceKurus: 0 })];
  const soup = sampleProduct({ id: 'soup', extras });
  const bill = openBill(
    sampleOpening({ basket: [basketLine(soup, { quantity: 3, extras }), basketLine(soup)] }),
  );
  const first = (of: Bill) => of.lines[0]!;
  assert.equal(unitKurus(first(bill)), 11_500);
  assert.equal(lineTotalKurus(bill, first(bill)), 34_500);
  const struck = strikeLine(bill, 'line-1', STAMP).bill;
  assert.equal(lineTotalKurus(struck, first(struck)), 0);
  const gift = giveAway(bill, 'line-1', true, STAMP).bill;
  assert.equal(lineTotalKurus(gift, first(gift)), 0);
  assert.equal(unitKurus(first(gift)), 11_500);
});

test('a bill is unpaid, then partially paid, then paid', () => {
  const bill = billOf(2);
  assert.equal(paymentStatusOf(bill), 'Unpaid');
  const least = recordPayment(
    bill,
    { id: 'first', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 1 },
    STAMP,
  ).bill;
  assert.equal(paymentStatusOf(least), 'PartiallyPaid');
  assert.equal(remainingKurus(least), 19_999);
  const most = recordPayment(
    least,
    { id: 'second', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 19_998 },
    STAMP,
  ).bill;
  assert.equal(paymentStatusOf(most), 'PartiallyPaid');
  const whole = recordPayment(
    most,
    { id: 'third', businessDate: '2026-03-07', kind: 'Card', amountKurus: 1 },
    STAMP,
  ).bill;
  assert.equal(paymentStatusOf(whole), 'Paid');
  assert.equal(paidKurus(whole), 20_000);
});

test('a reversed payment does not count', () => {
  const paid = recordPayment(
    billOf(1),
    { id: 'first', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 10_000 },
    STAMP,
  ).bill;
  const bill = reversePayment(paid, 'first', STAMP).bill;
  assert.equal(paidKurus(bill), 0);
  assert.equal(remainingKurus(bill), 10_000);
  assert.equal(paymentStatusOf(bill), 'Unpaid');
});

test('a bill that costs nothing is unpaid while it is open and paid once it is closed', () => {
  const bill = giveAway(billOf(1), 'line-1', true, STAMP).bill;
  assert.equal(paymentStatusOf(bill), 'Unpaid');
  assert.equal(paymentStatusOf(closeBill(bill, null, STAMP).bill), 'Paid');
});

test('the remaining amount is never negative', () => {
  const paid = recordPayment(
    billOf(2),
    { id: 'first', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 20_000 },
    STAMP,
  ).bill;
  const bill = strikeLine(paid, 'line-1', STAMP).bill;
  assert.equal(remainingKurus(bill), 0);
  assert.equal(paymentStatusOf(bill), 'Paid');
});

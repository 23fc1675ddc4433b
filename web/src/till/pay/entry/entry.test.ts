import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Bill } from '../../../api/bill-list.ts';
import type { Method } from '../method.ts';
import {
  chooseSeat,
  chooseUnit,
  EMPTY_ENTRY,
  type Entry,
  isComplete,
  isSeatChosen,
  payableLines,
  payableSeats,
  paymentOf,
  stillPayableUnits,
  type Terms,
  tipOfPercent,
  typedAmounts,
} from './entry.ts';

const method = (kind: Method['kind'], change: Partial<Method> = {}): Method => ({
  ...{ code: kind, name: kind, kind, givesChange: kind === 'Cash', isForMealsOnly: kind === 'MealCard' },
  ...change,
});
const [CASH, CARD, MEALS] = [method('Cash'), method('Card'), method('MealCard')];

const line = (id: string, quantity: number, paidUnits = 0, due = 10) => ({
  ...{ id, quantity, paidUnits, due, status: 'Served' },
});

/** A bill of 184.97, of which meal cards can pay at most 80. */
const BILL = {
  revision: 7,
  totals: { remaining: 184.97, mealCards: 80 },
  lines: [line('tea', 3, 1), line('soup', 1, 1), line('water', 1, 0, 0)],
} as unknown as Bill;

const TERMS: Terms = { bill: BILL, payersLeft: 3, shareKurus: 6166, cashKurus: null };
const asked = (entry: Partial<Entry>, by: Method, terms: Partial<Terms> = {}) =>
  paymentOf({ ...EMPTY_ENTRY, ...entry }, by, { ...TERMS, ...terms });
const bodyOf = (...args: Parameters<typeof asked>) => {
  const payment = asked(...args);
  assert.equal(payment.kind, 'Payment');
  return payment.kind === 'Payment' ? payment.body : null;
};

describe('the payment sent to the service', () => {
  test('is the whole rest if nothing is typed, by a kind or by a payment method of the venue', () => {
    assert.deepEqual(bodyOf({}, CASH), { kind: 'Cash', amount: 184.97 });
    assert.deepEqual(bodyOf({}, method('Card', { code: 'pos-2' })), { method: 'pos-2', amount: 184.97 });
  });

  test('is partial below the amount due; more cash is sent as received, and the service computes the change', () => {
    assert.deepEqual(bodyOf({ given: '100' }, CASH), { kind: 'Cash', amount: 100 });
    assert.deepEqual(bodyOf({ given: '200', tip: '5' }, CASH), {
      ...{ kind: 'Cash', tip: 5, amount: 184.97, tendered: 200 },
    });
  });

  test('settles the bill with cash that is less than due only by rounding to the smallest coin', () => {
    assert.deepEqual(bodyOf({ given: '184,75' }, CASH, { cashKurus: 18_475 }), {
      ...{ kind: 'Cash', amount: 184.97, tendered: 184.75 },
    });
    assert.deepEqual(bodyOf({ given: '184,75' }, CARD, { cashKurus: 18_475 }), {
      kind: 'Card',
      amount: 184.75,
    });
  });

  test('by card above the amount due needs an answer: tip or change, never cut', () => {
    assert.deepEqual(asked({ given: '200' }, CARD), {
      kind: 'Excess',
      excessKurus: 1503,
      asTip: { kind: 'Card', amount: 200, excess: 'Tip' },
      asGiveBack: { kind: 'Card', amount: 200, excess: 'GiveBack' },
    });
    assert.deepEqual(bodyOf({ given: '194,97', tip: '10' }, CARD), {
      ...{ kind: 'Card', tip: 10, amount: 184.97, tendered: 194.97 },
    });
  });

  test('by meal card is at most the sum of the lines that accept it', () => {
    assert.deepEqual(bodyOf({}, MEALS), { kind: 'MealCard', amount: 80 });
    assert.deepEqual(bodyOf({ given: '50' }, MEALS), { kind: 'MealCard', amount: 50 });
  });

  test('of a share or of chosen units sends the revision seen, and no amount', () => {
    assert.deepEqual(bodyOf({ share: 'Equal' }, CASH), { kind: 'Cash', payersLeft: 3, revision: 7 });
    const units = [{ lineId: 'tea', quantity: 2 }];
    assert.deepEqual(bodyOf({ share: 'Units', units: { tea: 2 }, given: '100' }, CASH), {
      ...{ kind: 'Cash', units, revision: 7, tendered: 100 },
    });
    assert.deepEqual(asked({ share: 'Equal', given: '70' }, CARD), {
      kind: 'Excess',
      excessKurus: 834,
      asTip: { kind: 'Card', payersLeft: 3, revision: 7, tip: 8.34, tendered: 70 },
      asGiveBack: null,
    });
  });
});

test('a tap chooses one more unit, after the last one none; paid and free units cannot be chosen', () => {
  const [tea, soup] = payableLines(BILL);
  assert.deepEqual([payableLines(BILL).length, tea!.freeUnits, soup!.freeUnits], [2, 2, 0]);
  const twice = chooseUnit(chooseUnit({}, tea!), tea!);
  assert.deepEqual([twice, chooseUnit(twice, tea!)], [{ tea: 2 }, {}]);
  assert.deepEqual(stillPayableUnits({ tea: 3, soup: 1, gone: 1 }, BILL), { tea: 2 });
});

test('a tap on a seat chooses its unpaid units, with those of other chosen seats and shared ones; a second tap undoes it', () => {
  const seated = (id: string, seat: number | null, quantity = 1, paidUnits = 0) => ({
    ...line(id, quantity, paidUnits),
    seat,
  });
  const lines = [
    seated('soup', 2),
    seated('tea', 1, 3, 1),
    seated('cake', 1),
    seated('wine', null),
    seated('paid', 3, 1, 1),
  ];
  const bill = { lines } as unknown as Bill;
  const [first, second, third] = payableSeats(bill);
  assert.deepEqual(
    [first, second, third],
    [
      { seat: 1, units: { tea: 2, cake: 1 } },
      { seat: 2, units: { soup: 1 } },
      { seat: 3, units: {} },
    ],
  );
  const both = chooseSeat(chooseSeat({ wine: 1 }, first!), second!);
  assert.deepEqual(both, { wine: 1, tea: 2, cake: 1, soup: 1 });
  assert.deepEqual(
    [first!, second!, third!].map((one) => isSeatChosen(both, one)),
    [true, true, false],
  );
  assert.deepEqual(chooseSeat(both, first!), { wine: 1, soup: 1 });
  assert.equal(isSeatChosen({ tea: 1, cake: 1 }, first!), false);
  assert.deepEqual(bodyOf({ share: 'Seat', units: { soup: 1 } }, CASH), {
    ...{ kind: 'Cash', units: [{ lineId: 'soup', quantity: 1 }], revision: 7 },
  });
});

test('an entry is complete once it says what is paid, and wrong if its text is no amount', () => {
  const complete = (entry: Partial<Entry>, payersLeft: number | null = null) =>
    isComplete({ ...EMPTY_ENTRY, ...entry }, { payersLeft });
  assert.deepEqual(
    [
      complete({}),
      complete({ share: 'Equal' }),
      complete({ share: 'Equal' }, 2),
      complete({ share: 'Units' }),
    ],
    [true, false, true, false],
  );
  assert.equal(typedAmounts({ given: '1,2,3', tip: '' }).isWrong, true);
  assert.deepEqual(typedAmounts({ given: '', tip: '2,50' }), {
    givenKurus: null,
    tipKurus: 250,
    isWrong: false,
  });
});

test('a suggested tip is rounded half up to the kuruş', () => {
  assert.deepEqual([tipOfPercent(10, 12_345), tipOfPercent(12.5, 100)], [1235, 13]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../test/pricing/restaurant-baskets.ts';
import { numbersOf } from '../../../test/samples/numbers-of-history.ts';
import {
  basketLine,
  billOf,
  SATURDAY_EVENING,
  sampleExtra,
  sampleOpening,
  sampleProduct,
  stampOf,
  WEBSITE,
} from '../../../test/samples/sample-bill.ts';
import { billAt, move, units } from '../../../test/samples/sample-move.ts';
import { type Bill, LINE_STATES, type LineState } from '../bills/bill.ts';
import { type BillChange, unchanged } from '../bills/bill-change.ts';
import type { Stamp, StoredChange } from '../bills/bill-history.ts';
import { bumpRound, moveLine, strikeLine } from '../bills/kitchen/kitchen.ts';
import { addRound, openBill } from '../bills/ordering/placement.ts';
import { changeQuantity, closeBill, giveAway, voidBill } from '../bills/till.ts';
import { Refusal } from '../refusals.ts';
import { billContribution } from './bill-contribution.ts';
import {
  type BillFigures,
  type BillWithKitchenTimes,
  figuresAfterChange,
  figuresAfterMove,
  NO_KITCHEN_TIMES,
} from './bill-figures.ts';
import { NO_FIGURES } from './figures.ts';

const VENUE = { timeZone: 'Europe/Istanbul', workingHours: [], specialDays: [], graceAfterMinutes: 0 };
const MINUTE_MS = 60_000;

/**
 * Applies the steps to a bill, one a minute, and returns its figures. After each step, checks that the figures calculated
 * from that change equal those calculated from the whole history.
 */
function playSteps(bill: Bill, ...steps: ((bill: Bill, stamp: Stamp) => BillChange)[]) {
  const changes: StoredChange[] = [];
  let now = bill;
  let numbers: BillFigures = numbersOf(bill, []);
  for (const [at, step] of steps.entries()) {
    const change = step(now, stampOf(undefined, SATURDAY_EVENING + (at + 1) * MINUTE_MS));
    now = change.bill;
    if (change.history === null) continue;
    changes.push({ ...change.history, revision: changes.length + 2 });
    numbers = figuresAfterChange(now, numbers.kitchen, change.history);
    assert.deepEqual(numbers, numbersOf(now, changes), 'calculated from the whole history');
  }
  return { ...billContribution(numbers.summary, numbers.kitchen.rounds, VENUE), products: numbers.sold };
}

const close = (bill: Bill, stamp: Stamp) =>
  closeBill(bill, { id: 'p', businessDate: '2026-03-07', kind: 'Cash' }, stamp);

test('a closed bill adds its total, gifts and struck units to the day on which it was opened', () => {
  const bread = sampleExtra({ id: 'bread', priceKurus: 500 });
  const soup = sampleProduct({ id: 'soup', extras: [bread] });
  const bill = openBill(
    sampleOpening({
      basket: [
        basketLine(soup, { quantity: 2, extras: [bread] }),
        basketLine(soup),
        basketLine(sampleProduct({ id: 'tea', name: 'Çay' }), { quantity: 3 }),
      ],
      guests: 4,
      serviceFeeBasisPoints: 1_000,
    }),
  );
  const counted = playSteps(
    bill,
    (now, stamp) => giveAway(now, 'line-2', true, stamp),
    (now, stamp) => changeQuantity(now, 'line-3', 2, stamp),
    (now, stamp) => strikeLine(now, 'line-3', stamp),
    (now, stamp) =>
      closeBill(
        now,
        { id: 'p', businessDate: '2026-03-07', kind: 'Cash' },
        { ...stamp, at: stamp.at + 86_400_000 },
      ),
  );
  assert.deepEqual(counted, {
    ...{ day: '2026-03-07', hour: 19, type: 'DineIn', key: null },
    figures: {
      ...NO_FIGURES,
      ...{ orders: 1, guests: 4, revenueKurus: 23_100, serviceFeeKurus: 2_100 },
      ...{ giftUnits: 1, giftKurus: 10_000, struckUnits: 2, struckKurus: 20_000 },
    },
    products: [
      {
        productId: 'soup',
        name: 'Product soup',
        units: 2,
        amountKurus: 21_000,
        giftUnits: 1,
        struckUnits: 0,
      },
      { productId: 'tea', name: 'Çay', units: 0, amountKurus: 0, giftUnits: 0, struckUnits: 2 },
    ],
    preparations: [],
  });
});

test('a voided bill adds its former total, and the gifts and struck units from before', () => {
  const counted = playSteps(
    billOf(3),
    (now, stamp) => giveAway(now, 'line-1', true, stamp),
    (now, stamp) => strikeLine(now, 'line-2', stamp),
    (now, stamp) => voidBill(now, stamp),
  );
  assert.deepEqual(counted.figures, {
    ...NO_FIGURES,
    ...{ giftUnits: 1, giftKurus: 10_000, struckUnits: 1, struckKurus: 10_000 },
    ...{ cancelledOrders: 1, voidedKurus: 10_000 },
  });
  assert.deepEqual(
    counted.products.map(({ units, giftUnits, struckUnits }) => [units, giftUnits, struckUnits]),
    [[0, 1, 1]],
  );
});

test('a gift that was charged again does not count as a gift, and a gift that was struck counts as struck', () => {
  const counted = playSteps(
    billOf(3),
    (now, stamp) => giveAway(now, 'line-1', true, stamp),
    (now, stamp) => giveAway(now, 'line-1', false, stamp),
    (now, stamp) => giveAway(now, 'line-2', true, stamp),
    (now, stamp) => strikeLine(now, 'line-2', stamp),
    (now, stamp) => voidBill(now, stamp),
  );
  assert.deepEqual(counted.figures, {
    ...NO_FIGURES,
    ...{ struckUnits: 1, struckKurus: 10_000, cancelledOrders: 1, voidedKurus: 20_000 },
  });
});

test('a bill whose lines were all struck counts as cancelled, with a voided amount of 0', () => {
  const counted = playSteps(billOf(1), (now, stamp) => strikeLine(now, 'line-1', stamp));
  assert.deepEqual(counted.figures, {
    ...NO_FIGURES,
    ...{ struckUnits: 1, struckKurus: 10_000, cancelledOrders: 1 },
  });
});

test('a bill belongs to the API key that opened it', () => {
  const bill = billOf(1, { stamp: stampOf(WEBSITE), type: 'Takeaway' });
  assert.deepEqual(playSteps(bill, close).key, { id: 'website', name: 'Website' });
});

test('a round lasts until its last line is ready, in whole minutes, without struck lines', () => {
  const counted = playSteps(
    billOf(3),
    (now, stamp) => moveLine(now, 'line-1', 'Ready', stamp),
    (now, stamp) => moveLine(now, 'line-2', 'Preparing', stamp),
    (now, stamp) => moveLine(now, 'line-2', 'Served', { ...stamp, at: stamp.at + MINUTE_MS - 1 }),
    (now, stamp) => strikeLine(now, 'line-3', stamp),
    close,
  );
  assert.deepEqual(counted.preparations, [{ hour: 19, minutes: 3 }]);
});

test('a line that went back to the kitchen counts until it is ready again', () => {
  const counted = playSteps(
    billOf(2),
    (now, stamp) => bumpRound(now, 'round-1', 'Ready', stamp),
    (now, stamp) => moveLine(now, 'line-1', 'Preparing', stamp),
    (now, stamp) => moveLine(now, 'line-1', 'Ready', stamp),
    (now, stamp) => bumpRound(now, 'round-1', 'Served', stamp),
    close,
  );
  assert.deepEqual(counted.preparations, [{ hour: 19, minutes: 3 }]);
});

test('a round with a line that was not marked as ready has no time', () => {
  const counted = playSteps(billOf(2), (now, stamp) => moveLine(now, 'line-1', 'Ready', stamp), close);
  assert.deepEqual(counted.preparations, []);
});

test('figures saved with each change equal those of the whole history, for any changes in any order', () => {
  const random = seeded(11);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let bills = 0; bills < 100; bills++) {
    let opened = billOf(4);
    const joined = { roundId: 'round-2', lineIds: ['line-5', 'line-6'], note: null };
    const basket = [
      basketLine(sampleProduct({ id: 'tea' }), { quantity: 2 }),
      basketLine(sampleProduct({ id: 'soup' })),
    ];
    opened = addRound(
      opened,
      sampleOpening({ ...joined, basket, stamp: stampOf(undefined, SATURDAY_EVENING) }),
    );
    const steps = Array.from({ length: 25 }, () => {
      const line = `line-${1 + below(6)}`;
      const to = LINE_STATES[below(4)] as Exclude<LineState, 'Cancelled'>;
      const done = [
        (bill: Bill, stamp: Stamp) => moveLine(bill, line, to, stamp),
        (bill: Bill, stamp: Stamp) => moveLine(bill, line, to, stamp),
        (bill: Bill, stamp: Stamp) => bumpRound(bill, `round-${1 + below(2)}`, to, stamp),
        (bill: Bill, stamp: Stamp) => giveAway(bill, line, below(2) === 0, stamp),
        (bill: Bill, stamp: Stamp) => changeQuantity(bill, line, 1 + below(5), stamp),
        ...(below(3) === 0 ? [(bill: Bill, stamp: Stamp) => strikeLine(bill, line, stamp)] : []),
      ];
      return ifAllowed(done[below(done.length)]!);
    });
    playSteps(opened, ...steps, ifAllowed([close, voidBill][below(2)]!));
  }
});

/** A step that changes nothing if it is refused. */
function ifAllowed(step: (bill: Bill, stamp: Stamp) => BillChange) {
  return (bill: Bill, stamp: Stamp): BillChange => {
    try {
      return step(bill, stamp);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return unchanged(bill);
    }
  };
}

test('kitchen times stay the same when a round with unfinished lines is added', () => {
  const bill = billOf(1);
  const ready = bumpRound(bill, 'round-1', 'Ready', stampOf(undefined, SATURDAY_EVENING + MINUTE_MS));
  const { kitchen } = figuresAfterChange(ready.bill, NO_KITCHEN_TIMES, ready.history!);
  const joined = addRound(
    ready.bill,
    sampleOpening({
      roundId: 'round-2',
      lineIds: ['line-2'],
      basket: [basketLine(sampleProduct({ id: 'soup' }))],
    }),
  );
  const moved = moveLine(joined, 'line-2', 'Preparing', stampOf(undefined, SATURDAY_EVENING + 2 * MINUTE_MS));
  assert.deepEqual(figuresAfterChange(moved.bill, kitchen, moved.history!).kitchen, {
    rounds: [{ orderedAt: SATURDAY_EVENING, minutes: 1 }],
    ready: [1],
  });
});

test('a round whose lines moved to another bill counts once, whether some or all of them moved', () => {
  const ready = bumpRound(billAt('a', 3), 'a-round', 'Ready', stampOf());
  let a = {
    bill: ready.bill,
    kitchen: figuresAfterChange(ready.bill, NO_KITCHEN_TIMES, ready.history!).kitchen,
  };
  let b = { bill: billAt('b', 1), kitchen: NO_KITCHEN_TIMES };
  for (const lineId of ['a2', 'a1', 'a3']) {
    const { source, target, lines } = move(a.bill, b.bill, [units(lineId)]);
    const kitchenOf = (bill: Bill) => figuresAfterMove(bill, [a, b], lines).kitchen;
    [a, b] = [source.bill, target.bill].map((bill) => ({ bill, kitchen: kitchenOf(bill) })) as [
      BillWithKitchenTimes,
      BillWithKitchenTimes,
    ];
    assert.equal(a.kitchen.rounds.length + b.kitchen.rounds.length, 1, lineId);
  }
});

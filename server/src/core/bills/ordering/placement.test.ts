import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billDiscount,
  billOf,
  portionDiscount,
  SATURDAY_EVENING,
  sampleExtra,
  sampleOpening,
  samplePortion,
  sampleProduct,
  setMenu,
  stampOf,
  trackedProduct,
  twoForOne,
  WAITER,
  WEBSITE,
} from '../../../../test/samples/sample-bill.ts';
import type { Campaign } from '../../campaigns/campaign.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { stockTaken } from '../bill-stock.ts';
import { priceBasket } from '../prices/price-basket.ts';
import { closeBill, voidBill } from '../till.ts';
import type { BasketLine } from './basket.ts';
import { addRound, openBill, type RoundToPlace } from './placement.ts';

const cheese = sampleExtra({ id: 'cheese', name: 'Peynir', priceKurus: 1_500 });
const burger = sampleProduct({ id: 'burger', name: 'Burger', extras: [cheese] });
const cola = sampleProduct({ id: 'cola', portions: [samplePortion({ id: 'can', priceKurus: 3_000 })] });

function laterRound(round: Partial<RoundToPlace>): RoundToPlace {
  const { roundId, lineIds, basket, note, stamp, campaigns, timeZone, vat, courses } = sampleOpening();
  return {
    basket,
    note,
    stamp,
    campaigns,
    timeZone,
    vat,
    courses,
    ...round,
    roundId: round.roundId ?? `${roundId}-later`,
    lineIds: round.lineIds ?? (round.basket ?? basket).map((_, at) => `${lineIds[0]}-later-${at}`),
  };
}

const takeOff = (bill: Bill) =>
  bill.totals.reductions.map(({ campaignId, amountKurus }) => [campaignId, amountKurus]);

test('a first round opens a bill with the present names and prices', () => {
  const onion = { id: 'onion', name: 'Soğan', translations: {} };
  const basket = [
    basketLine(burger, { quantity: 2, extras: [cheese], removedIngredients: [onion], note: 'well done' }),
  ];
  const bill = openBill(sampleOpening({ basket, note: 'birthday', serviceFeeBasisPoints: 1_000 }));
  assert.deepEqual(bill.lines, [
    {
      id: 'line-1',
      roundId: 'round-1',
      productId: 'burger',
      productName: 'Burger',
      portionId: 'burger-full',
      portionName: 'Tam',
      quantity: 2,
      portionKurus: 10_000,
      extras: [{ id: 'cheese', name: 'Peynir', priceKurus: 1_500 }],
      removedIngredients: [{ id: 'onion', name: 'Soğan' }],
      note: 'well done',
      orderedAt: SATURDAY_EVENING,
      state: 'Pending',
      isGift: false,
      takesStock: false,
      campaignKeys: [],
    },
  ]);
  assert.deepEqual(bill.rounds, [
    { id: 'round-1', orderedAt: SATURDAY_EVENING, by: WAITER, takenBy: null, note: 'birthday' },
  ]);
  assert.deepEqual(bill.totals, {
    subtotalKurus: 23_000,
    discountKurus: 0,
    serviceFeeKurus: 2_300,
    totalKurus: 25_300,
    reductions: [],
  });
  assert.deepEqual([bill.number, bill.revision, bill.openedAt], [0, 0, SATURDAY_EVENING]);
  assert.deepEqual(bill.table, { id: 'table-5', name: 'Masa 5' });
  assert.equal(bill.isHidden, false);
});

test('another round adds its lines after the lines on the bill', () => {
  const bill = addRound(billOf(2), laterRound({ basket: [basketLine(cola)], lineIds: ['cola-line'] }));
  assert.deepEqual(
    bill.lines.map(({ id }) => id),
    ['line-1', 'line-2', 'cola-line'],
  );
  assert.deepEqual(
    bill.rounds.map(({ id }) => id),
    ['round-1', 'round-1-later'],
  );
  assert.equal(bill.totals.totalKurus, 23_000);
});

test('the note of a bill is the note of the first round that has one', () => {
  const silent = billOf(1);
  assert.equal(silent.note, null);
  const noted = addRound(silent, laterRound({ note: 'no nuts' }));
  assert.equal(noted.note, 'no nuts');
  assert.equal(addRound(noted, laterRound({ note: 'be quick' })).note, 'no nuts');
});

test('a bill counts as placed by the API if any of its rounds was', () => {
  const byWaiter = billOf(1);
  assert.equal(byWaiter.isPlacedByApi, false);
  const joined = addRound(byWaiter, laterRound({ stamp: stampOf(WEBSITE) }));
  assert.equal(joined.isPlacedByApi, true);
  assert.equal(addRound(joined, laterRound({ stamp: stampOf(WAITER) })).isPlacedByApi, true);
});

test('a closed or cancelled bill refuses rounds', () => {
  const closed = closeBill(
    billOf(1),
    { id: 'payment', businessDate: '2026-03-07', kind: 'Cash' },
    stampOf(),
  ).bill;
  const voided = voidBill(billOf(1), stampOf()).bill;
  for (const bill of [closed, voided]) {
    assert.throws(
      () => addRound(bill, laterRound({})),
      (error) => error instanceof Refusal && error.code === 'BILL_NOT_OPEN',
    );
  }
});

test('lines of a product with counted stock take their units, as one sum for each product', () => {
  const cake = trackedProduct('cake', 9);
  const basket = [
    basketLine(cake, { quantity: 2 }),
    basketLine(cola, { quantity: 4 }),
    basketLine(cake, { quantity: 3 }),
  ];
  assert.deepEqual(stockTaken(openBill(sampleOpening({ basket })).lines), [{ productId: 'cake', delta: -5 }]);
});

test('only campaigns that run at that time and for that type of order apply', () => {
  const basket = [basketLine(burger)];
  const campaigns = [
    portionDiscount(['burger'], { id: 'sunday', weekdays: ['Sunday'] }),
    portionDiscount(['burger'], { id: 'delivery', orderTypes: ['Delivery'] }),
    portionDiscount(['burger'], { id: 'over', validUntil: SATURDAY_EVENING }),
    portionDiscount(['burger'], { id: 'evening', dailyFrom: '19:00', dailyUntil: '20:00' }),
  ];
  assert.deepEqual(takeOff(openBill(sampleOpening({ basket, campaigns }))), [['evening', 1_000]]);
  assert.deepEqual(takeOff(openBill(sampleOpening({ basket, campaigns, type: 'Delivery' }))), [
    ['delivery', 1_000],
  ]);
});

test('a line keeps the campaigns of the time of its order', () => {
  const happyHour = portionDiscount(['cola'], { dailyFrom: '18:00', dailyUntil: '20:00' });
  const first = openBill(sampleOpening({ basket: [basketLine(cola)], campaigns: [happyHour] }));
  const twoHoursLater = stampOf(WAITER, SATURDAY_EVENING + 7_200_000);
  const bill = addRound(
    first,
    laterRound({ basket: [basketLine(cola)], campaigns: [happyHour], stamp: twoHoursLater }),
  );
  assert.equal(bill.totals.subtotalKurus, 6_000);
  assert.equal(bill.totals.discountKurus, 300);
});

test('units of several rounds count together for one campaign', () => {
  const campaigns = [setMenu(['burger', 'cola'], 11_000), billDiscount({ minimumKurus: 11_000 })];
  const first = openBill(sampleOpening({ basket: [basketLine(burger)], campaigns }));
  assert.equal(first.totals.discountKurus, 0);
  const bill = addRound(first, laterRound({ basket: [basketLine(cola)], campaigns }));
  assert.deepEqual(takeOff(bill), [
    ['set-menu', 2_000],
    ['fifty-off', 5_000],
  ]);
});

test('a bill keeps the service fee of the time when it was opened', () => {
  const bill = openBill(sampleOpening({ serviceFeeBasisPoints: 1_000 }));
  assert.equal(addRound(bill, laterRound({})).totals.serviceFeeKurus, 2_000);
});

test('a preview and the first round with the same basket have the same totals', () => {
  const products = ['a', 'b', 'c'].map((id, at) =>
    sampleProduct({ id, portions: [samplePortion({ id: `${id}-full`, priceKurus: 3_335 * (at + 1) })] }),
  );
  const lines: fc.Arbitrary<BasketLine> = fc
    .record({
      product: fc.constantFrom(...products),
      quantity: fc.integer({ min: 1, max: 20 }),
      isRich: fc.boolean(),
    })
    .map(({ product, quantity, isRich }) =>
      basketLine(product, { quantity, extras: isRich ? [cheese] : [] }),
    );
  const campaigns: Campaign[] = [
    portionDiscount(['a']),
    twoForOne(['a', 'b']),
    setMenu(['b', 'c'], 14_000),
    billDiscount(),
  ];
  fc.assert(
    fc.property(
      fc.array(lines, { minLength: 1, maxLength: 6 }),
      fc.subarray(campaigns),
      fc.integer({ min: 0, max: 2_000 }),
      (basket, running, serviceFeeBasisPoints) => {
        const opening = sampleOpening({ basket, campaigns: running, serviceFeeBasisPoints });
        const { type, timeZone, stamp } = opening;
        const preview = priceBasket({
          type,
          timeZone,
          basket,
          campaigns: running,
          serviceFeeBasisPoints,
          at: stamp.at,
        });
        assert.deepEqual(preview.totals, openBill(opening).totals);
        const subtotal = preview.unitKurus.reduce((sum, kurus, at) => sum + kurus * basket[at]!.quantity, 0);
        assert.equal(preview.totals.subtotalKurus, subtotal);
      },
    ),
    { numRuns: 100 },
  );
});

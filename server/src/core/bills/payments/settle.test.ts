import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billOf,
  sampleOpening,
  samplePortion,
  sampleProduct,
  stampOf,
} from '../../../../test/samples/sample-bill.ts';
import { amount, percent } from '../../../../test/samples/sample-campaigns.ts';
import type { PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill } from '../bill.ts';
import { overpaidKurus, paidKurus, remainingKurus, settledKurus, tipsKurus } from '../bill-status.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import { openBill } from '../ordering/placement.ts';
import { discountBill, discountLine } from '../prices/manual-price.ts';
import { changeQuantity, closeBill, giveAway, recordPayment, reversePayment } from '../till.ts';
import { findMethod } from './payment-method.ts';
import { refundPayment } from './refund.ts';
import { type NewPayment, paidUnitsOf, settle } from './settle.ts';

const STAMP = stampOf();
const businessDate = '2026-03-07';
type Asked = Partial<NewPayment>;
const cash = (more: Asked = {}): NewPayment => ({ id: 'cash', businessDate, kind: 'Cash', ...more });
const card = (more: Asked = {}): NewPayment => ({ id: 'card', businessDate, kind: 'Card', ...more });
const refusedWith = (code: string) => ({ name: 'Refusal', code });

/** A bill with one line of this price and quantity. */
function billAt(priceKurus: number, quantity = 1): Bill {
  const product = sampleProduct({ id: 'soup', portions: [samplePortion({ priceKurus })] });
  return openBill(sampleOpening({ basket: [basketLine(product, { quantity })] }));
}

test('cash that pays all that remains is rounded, and the rest of the tendered amount is change', () => {
  const bill = billAt(18_497);
  assert.deepEqual(settle(bill, cash({ cashStepKurus: 25, tenderedKurus: 20_000 })), {
    amountKurus: 18_497,
    roundingKurus: 3,
    tipKurus: 0,
    tenderedKurus: 20_000,
    changeKurus: 1_500,
  });
  assert.equal(settle(bill, cash({ cashStepKurus: 25, amountKurus: 10_001 })).roundingKurus, 0);
  assert.equal(settle(bill, card({ cashStepKurus: 25 })).roundingKurus, 0);
  const closed = closeBill(bill, cash({ cashStepKurus: 100 }), STAMP).bill;
  assert.deepEqual([paidKurus(closed), closed.payments[0]!.roundingKurus], [18_497, 3]);
});

test('an excess of a card payment becomes a tip or is given back, as chosen; without a choice the payment is refused', () => {
  const bill = billAt(18_000);
  assert.throws(() => settle(bill, card({ amountKurus: 20_000 })), refusedWith('PAYMENT_TOO_LARGE'));
  const tipped = recordPayment(bill, card({ amountKurus: 20_000, excess: 'Tip' }), STAMP).bill;
  assert.deepEqual([paidKurus(tipped), tipsKurus(tipped), overpaidKurus(tipped)], [18_000, 2_000, 0]);
  const owing = recordPayment(bill, card({ amountKurus: 20_000, excess: 'GiveBack' }), STAMP).bill;
  assert.deepEqual([paidKurus(owing), settledKurus(owing), overpaidKurus(owing)], [20_000, 18_000, 2_000]);
  assert.throws(() => closeBill(owing, null, STAMP), refusedWith('BILL_OVERPAID'));
});

test('only a method that gives change accepts a larger tendered amount, and no method accepts a smaller one', () => {
  const bill = billAt(10_000);
  assert.throws(() => settle(bill, card({ tenderedKurus: 10_001 })), refusedWith('CHANGE_NOT_GIVEN'));
  assert.throws(() => settle(bill, cash({ tenderedKurus: 9_999 })), refusedWith('TENDERED_TOO_SMALL'));
  assert.throws(
    () => settle(bill, cash({ tipKurus: 500, tenderedKurus: 10_400 })),
    refusedWith('TENDERED_TOO_SMALL'),
  );
  assert.equal(settle(bill, card({ tipKurus: 500 })).tenderedKurus, 10_500);
});

test('equal shares add up to the bill: the last share is the rest', () => {
  let bill = billAt(10_000);
  const shares = [3, 2, 1].map((payersLeft) => {
    bill = recordPayment(bill, card({ id: `card-${payersLeft}`, payersLeft }), STAMP).bill;
    return bill.payments.at(-1)!.amountKurus;
  });
  assert.deepEqual([shares, remainingKurus(bill)], [[3_333, 3_334, 3_333], 0]);
});

test('a unit is paid once, and all units together cost the bill with its fee and its discount', () => {
  const basket = [
    basketLine(sampleProduct({ id: 'soup', portions: [samplePortion({ priceKurus: 3_333 })] }), {
      quantity: 3,
    }),
    basketLine(sampleProduct({ id: 'wine' })),
  ];
  let { bill } = discountBill(
    openBill(sampleOpening({ basket, serviceFeeBasisPoints: 1_000 })),
    percent(777),
    null,
    STAMP,
  );
  const units = (lineId: string, quantity: number) =>
    card({ id: `${lineId} ${quantity}`, units: [{ lineId, quantity }] });
  bill = recordPayment(bill, units('line-1', 2), STAMP).bill;
  assert.equal(paidUnitsOf(bill, bill.lines[0]!), 2);
  assert.throws(() => settle(bill, units('line-1', 2)), refusedWith('UNIT_ALREADY_PAID'));
  bill = recordPayment(bill, units('line-2', 1), STAMP).bill;
  bill = recordPayment(bill, units('line-1', 1), STAMP).bill;
  assert.equal(remainingKurus(bill), 0);
  const back = reversePayment(bill, 'line-1 2', STAMP).bill;
  assert.equal(paidUnitsOf(back, back.lines[0]!), 1);
  const struck = strikeLine(back, 'line-2', STAMP).bill;
  assert.throws(() => settle(struck, units('line-2', 1)), refusedWith('LINE_NOT_FOUND'));
});

test('units of a line that a payment names in two parts cost the same as in one part', () => {
  const bill = billAt(10_000, 3);
  const parts = (...quantities: number[]) =>
    card({ units: quantities.map((quantity) => ({ lineId: 'line-1', quantity })) });
  const paid = recordPayment(bill, parts(1, 1), STAMP).bill;
  assert.deepEqual([paidKurus(paid), paidUnitsOf(paid, paid.lines[0]!)], [20_000, 2]);
  assert.throws(() => settle(bill, parts(3, 1)), refusedWith('UNIT_ALREADY_PAID'));
});

test('a meal card pays only for lines that accept it, with their part of the service fee', () => {
  const mealCard = findMethod({ paymentMethods: [], cashStepKurus: 0 }, { code: null, kind: 'MealCard' });
  const basket = [
    basketLine(sampleProduct({ id: 'soup' })),
    basketLine(sampleProduct({ id: 'wine', acceptsMealCard: false }), { quantity: 2 }),
  ];
  const bill = openBill(sampleOpening({ basket, serviceFeeBasisPoints: 1_000 }));
  const pay = (amountKurus: number, of = bill) =>
    recordPayment(
      of,
      card({ id: `meal ${amountKurus}`, kind: 'MealCard', method: mealCard, amountKurus }),
      STAMP,
    ).bill;
  assert.throws(() => pay(11_001), refusedWith('MEAL_CARD_NOT_ACCEPTED'));
  const part = pay(6_000);
  assert.throws(() => pay(5_001, part), refusedWith('MEAL_CARD_NOT_ACCEPTED'));
  assert.equal(remainingKurus(pay(5_000, part)), 22_000);
  const wine = {
    id: 'x',
    kind: 'MealCard' as const,
    method: mealCard,
    units: [{ lineId: 'line-2', quantity: 1 }],
  };
  assert.throws(() => settle(bill, wine), refusedWith('MEAL_CARD_NOT_ACCEPTED'));
});

test('a bill that meal cards have overpaid can be closed only after the difference was refunded', () => {
  const mealCard = findMethod({ paymentMethods: [], cashStepKurus: 0 }, { code: null, kind: 'MealCard' });
  const basket = [
    basketLine(sampleProduct({ id: 'soup' })),
    basketLine(sampleProduct({ id: 'wine', acceptsMealCard: false }), { quantity: 2 }),
  ];
  const opened = openBill(sampleOpening({ basket }));
  const meal = card({ id: 'meal', kind: 'MealCard', method: mealCard, amountKurus: 10_000 });
  const struck = strikeLine(recordPayment(opened, meal, STAMP).bill, 'line-1', STAMP).bill;
  assert.equal(overpaidKurus(struck), 0);
  assert.throws(() => closeBill(struck, cash(), STAMP), {
    ...refusedWith('MEAL_CARD_OVERPAID'),
    details: { toGiveBackKurus: 10_000 },
  });
  const how = { kind: 'MealCard' as const, method: null, reason: null, businessDate: '2026-03-01' };
  const back = { id: 'back', paymentId: 'meal', ...how, requestHash: 'back' };
  const { bill } = closeBill(refundPayment(struck, back, STAMP).bill, cash(), STAMP);
  assert.deepEqual([bill.closedAt, paidKurus(bill)], [STAMP.at, 20_000]);
});

test('a repeat of a payment is recognised by the hash of the request body', () => {
  const bill = recordPayment(billAt(10_000), card({ payersLeft: 2, requestHash: 'a' }), STAMP).bill;
  assert.equal(recordPayment(bill, card({ payersLeft: 2, requestHash: 'a' }), STAMP).history, null);
  assert.throws(
    () => recordPayment(bill, card({ payersLeft: 3, requestHash: 'b' }), STAMP),
    refusedWith('IDEMPOTENCY_KEY_REUSED'),
  );
});

test('payment methods are found by code or kind, and inactive methods are not offered', () => {
  const multinet: PaymentMethodSetup = {
    ...findMethod({ paymentMethods: [], cashStepKurus: 0 }, { code: 'MealCard', kind: null }),
    code: 'multinet',
    name: 'Multinet',
  };
  const off = { ...multinet, code: 'sodexo', isActive: false };
  const terms = { paymentMethods: [off, multinet], cashStepKurus: 0 as const };
  assert.equal(findMethod(terms, { code: null, kind: 'MealCard' }), multinet);
  assert.throws(
    () => findMethod(terms, { code: 'sodexo', kind: null }),
    refusedWith('PAYMENT_METHOD_INACTIVE'),
  );
  assert.throws(
    () => findMethod(terms, { code: 'Cash', kind: null }),
    refusedWith('PAYMENT_METHOD_NOT_FOUND'),
  );
  assert.throws(
    () => findMethod(terms, { code: null, kind: 'Cash' }),
    refusedWith('PAYMENT_METHOD_INACTIVE'),
  );
});

/** A random act on a bill. A refused act changes nothing. */
const anyAct = fc.oneof(
  fc.record({
    act: fc.constant('pay' as const),
    amount: fc.integer({ min: 1, max: 30_000 }),
    tip: fc.nat({ max: 900 }),
    excess: fc.constantFrom('Tip' as const, 'GiveBack' as const, undefined),
  }),
  fc.record({ act: fc.constant('share' as const), payersLeft: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    act: fc.constant('units' as const),
    at: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    act: fc.constant('cash' as const),
    step: fc.constantFrom(0, 5, 25, 100),
    tendered: fc.nat({ max: 90_000 }),
  }),
  fc.record({
    act: fc.constantFrom('strike' as const, 'gift' as const, 'reverse' as const, 'more' as const),
    at: fc.nat({ max: 6 }),
  }),
  fc.record({
    act: fc.constant('discount' as const),
    at: fc.nat({ max: 4 }),
    kurus: fc.integer({ min: 1, max: 9_000 }),
  }),
);

function acted(
  bill: Bill,
  act: typeof anyAct extends fc.Arbitrary<infer Act> ? Act : never,
  id: string,
): Bill {
  const line = 'at' in act ? bill.lines[act.at % bill.lines.length]!.id : '';
  switch (act.act) {
    case 'pay': {
      const asked = card({ id, amountKurus: act.amount, tipKurus: act.tip });
      return recordPayment(bill, act.excess ? { ...asked, excess: act.excess } : asked, STAMP).bill;
    }
    case 'share':
      return recordPayment(bill, card({ id, payersLeft: act.payersLeft }), STAMP).bill;
    case 'units':
      return recordPayment(bill, card({ id, units: [{ lineId: line, quantity: act.quantity }] }), STAMP).bill;
    case 'cash':
      return recordPayment(bill, cash({ id, cashStepKurus: act.step, tenderedKurus: act.tendered }), STAMP)
        .bill;
    case 'strike':
      return strikeLine(bill, line, STAMP).bill;
    case 'gift':
      return giveAway(bill, line, true, STAMP).bill;
    case 'more':
      return changeQuantity(bill, line, 4, STAMP).bill;
    case 'reverse':
      return reversePayment(bill, bill.payments[act.at]?.id ?? '', STAMP).bill;
    case 'discount':
      return act.at === 4
        ? discountBill(bill, amount(act.kurus), null, STAMP).bill
        : discountLine(bill, line, amount(act.kurus), null, STAMP).bill;
  }
}

test('after any acts, the tendered amounts equal the sums of amounts, roundings, tips and change', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 14 }), fc.integer({ min: 1, max: 20_000 }), (acts, price) => {
      let bill = billOf(4, { serviceFeeBasisPoints: 730 });
      bill = {
        ...bill,
        lines: bill.lines.map((line, at) => ({ ...line, portionKurus: price + at, quantity: 1 + at })),
      };
      bill = changeQuantity(bill, 'line-1', 2, STAMP).bill;
      for (const [at, act] of acts.entries()) {
        try {
          bill = acted(bill, act, `payment-${at}`);
        } catch (error) {
          assert.equal((error as Error).name, 'Refusal', String(error));
        }
        for (const { amountKurus, tipKurus = 0, changeKurus = 0, units = [] } of bill.payments) {
          assert.ok(amountKurus >= 0 && tipKurus >= 0 && changeKurus >= 0);
          assert.ok(units.every(({ quantity }) => quantity > 0));
        }
        assert.ok(bill.lines.every((line) => paidUnitsOf(bill, line) <= line.quantity));
        const { totalKurus } = bill.totals;
        assert.equal(paidKurus(bill) + remainingKurus(bill) - overpaidKurus(bill), totalKurus);
        assert.equal(settledKurus(bill) + remainingKurus(bill), totalKurus);
      }
    }),
    { numRuns: 200 },
  );
});

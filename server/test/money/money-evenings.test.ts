import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Bill, LineUnits } from '../../src/core/bills/bill.ts';
import type { BillChange } from '../../src/core/bills/bill-change.ts';
import { isCounted, overpaidKurus, paidKurus, remainingKurus } from '../../src/core/bills/bill-status.ts';
import { strikeLine } from '../../src/core/bills/kitchen/kitchen.ts';
import { moveToBill } from '../../src/core/bills/moving/move-to-bill.ts';
import { addRound, openBill } from '../../src/core/bills/ordering/placement.ts';
import { findMethod } from '../../src/core/bills/payments/payment-method.ts';
import { makeTip, refundableKurus, refundPayment } from '../../src/core/bills/payments/refund.ts';
import { mealCardLeftKurus, type NewPayment, paidUnitsOf } from '../../src/core/bills/payments/settle.ts';
import { duesOf, reprice, vatOf } from '../../src/core/bills/prices/bill-pricing.ts';
import { discountBill, discountLine, setPrice } from '../../src/core/bills/prices/manual-price.ts';
import {
  changeQuantity,
  closeBill,
  giveAway,
  recordPayment,
  reversePayment,
} from '../../src/core/bills/till.ts';
import { Refusal } from '../../src/core/refusals.ts';
import { PAYMENT_KINDS, type PaymentTerms } from '../../src/core/venue/payment-terms.ts';
import { basketLine, sampleOpening, samplePortion, sampleProduct, stampOf } from '../samples/sample-bill.ts';
import {
  amount,
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../samples/sample-campaigns.ts';

/** Raise it for a longer run: `MONEY_EVENINGS=100000 npm test -- server/test/money/money-evenings.test.ts`. */
const EVENINGS = Number(process.env['MONEY_EVENINGS'] ?? 400);

const [STAMP, DAY, CASH_STEP] = [stampOf(), '2026-03-07', 25] as const;
const USUAL: PaymentTerms = { paymentMethods: [], cashStepKurus: CASH_STEP };
const rateOf = (code: string, basisPoints: number) => ({
  ...{ code, name: code, section: null },
  rates: [{ from: null, basisPoints, takeawayBasisPoints: null }],
});
const VAT = {
  vatClasses: [rateOf('food', 1_000), rateOf('wine', 2_000), rateOf('book', 100)],
  vatClass: 'food',
  serviceFeeVatClass: 'wine',
};
const product = (id: string, priceKurus: number, vatClass: string) =>
  sampleProduct({
    ...{ id, vatClass, acceptsMealCard: vatClass === 'food' },
    portions: [samplePortion({ id: `${id}-full`, priceKurus })],
  });
const PRODUCTS = [
  product('soup', 3_333, 'food'),
  product('adana', 12_050, 'food'),
  product('wine', 9_999, 'wine'),
  product('water', 1, 'food'),
  product('book', 7_777, 'book'),
];
const CAMPAIGNS = [
  portionDiscount('tenth', percent(1_000), 'soup'),
  buyXPayY('third', 3, 2, 'adana', 'wine'),
  setMenu('menu', 15_000, ['soup'], ['adana']),
  billDiscount('whole', 40_000, percent(733)),
];

/** What a person does: which of the acts below, and three numbers that say to what and how much. */
type Act = [kind: number, which: number, howMuch: number, more: number];

/** Evenings at which a kuruş went to another VAT rate when the lines of a campaign stood in another order. */
const FOUND_BEFORE: [Act[], number, number][] = [
  [
    [
      [0, 3, 0, 0],
      [0, 17, 5321, 0],
      [1, 0, 0, 0],
    ],
    0,
    18,
  ],
  [
    [
      [0, 18, 0, 0],
      [0, 3, 6, 0],
      [1, 1, 0, 0],
    ],
    0,
    7,
  ],
];

/** An evening at two tables, with what the drawer, the terminal and the guests say was handed over and back. */
interface Evening {
  /** The one at which people do something next; it has lines. */
  bill: Bill;
  other: Bill;
  /** Money taken less money given back, as people counted it. */
  takenKurus: number;
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

function basketFrom(which: number, howMuch: number) {
  return [0, 1].map((at) =>
    basketLine(pick(PRODUCTS, which + at * 3), { quantity: 1 + ((howMuch >> at) % 4) }),
  );
}

function round(at: number, which: number, howMuch: number) {
  const basket = basketFrom(which, howMuch);
  const lineIds = basket.map((_, line) => `line-${at}-${line}`);
  return { ...sampleOpening({ basket, lineIds, vat: VAT, campaigns: CAMPAIGNS }), roundId: `round-${at}` };
}

/** What becomes of the evening by one act; a refusal changes nothing. */
function go(evening: Evening, act: Act, at: number): Evening {
  try {
    return done(evening, act, at);
  } catch (error) {
    if (error instanceof Refusal) return evening;
    throw error;
  }
}

function done(evening: Evening, [kind, which, howMuch, more]: Act, at: number): Evening {
  const { bill, other } = evening;
  const lineId = pick(bill.lines, which).id;
  const change = ({ bill: after }: BillChange): Evening => ({ ...evening, bill: after });
  const acts: (() => Evening)[] = [
    () => ({ ...evening, bill: addRound(bill, round(at, which, howMuch)) }),
    () => change(changeQuantity(bill, lineId, 1 + (howMuch % 6), STAMP)),
    () => change(strikeLine(bill, lineId, STAMP)),
    () => change(giveAway(bill, lineId, more % 2 === 0, STAMP)),
    () => change(setPrice(bill, lineId, more % 3 === 0 ? null : howMuch, null, STAMP)),
    () => change(discountLine(bill, lineId, termsFrom(howMuch, more), null, STAMP)),
    () => change(discountBill(bill, termsFrom(howMuch, more), null, STAMP)),
    () => pay(evening, paymentFrom(bill, [kind, which, howMuch, more], at)),
    () => reverse(evening, which),
    () => giveBack(evening, which, howMuch, at),
    () => change(makeTip(bill, pick(bill.payments, which).id, 1 + (howMuch % 500), STAMP)),
    () => close(evening, which, at),
    () => (other.lines.length > 0 ? { ...evening, bill: other, other: bill } : evening),
    () => move(evening, [{ lineId, quantity: 1 + (howMuch % 3) }], at),
    () => move(evening, null, at),
  ];
  // Acts on payments need one.
  const chosen = kind % acts.length;
  if (bill.payments.length === 0 && chosen >= 8 && chosen <= 10) return evening;
  return acts[chosen]!();
}

/** Moves lines to the other table; when all have moved, people go on there. */
function move(evening: Evening, chosen: LineUnits[] | null, at: number): Evening {
  const { bill: source, other: target } = evening;
  const followers = target.movedTo?.billId === source.id ? [target] : [];
  const newId = () => `moved-${at}`;
  const moved = moveToBill({ source, target, followers, chosen, newId }, STAMP);
  const [left, taken] = [moved.source.bill, moved.target.bill];
  assert.ok(mealCardLeftKurus(left) >= Math.min(0, mealCardLeftKurus(source)), 'meal cards pay too much');
  assert.equal(overpaidKurus(left), 0);
  return {
    ...evening,
    ...(left.lines.length > 0 ? { bill: left, other: taken } : { bill: taken, other: left }),
  };
}

function termsFrom(howMuch: number, more: number) {
  return [null, percent(1 + (howMuch % 10_000)), amount(1 + (howMuch % 5_000))][more % 3]!;
}

/** A payment of an amount, of chosen units, of an equal share or of all that remains. */
function paymentFrom(bill: Bill, [, which, howMuch, more]: Act, at: number): NewPayment {
  const kind = pick(PAYMENT_KINDS, more);
  const method = kind === 'MealCard' ? findMethod(USUAL, { code: null, kind }) : null;
  const how = { id: `payment-${at}`, kind, method, cashStepKurus: CASH_STEP, businessDate: DAY };
  const tip = howMuch % 5 === 0 ? { tipKurus: howMuch % 700 } : {};
  const line = pick(bill.lines, which);
  const left = Math.max(1, line.quantity - paidUnitsOf(bill, line));
  const options = [
    { amountKurus: 1 + howMuch, excess: more % 2 === 0 ? 'Tip' : 'GiveBack' } as const,
    { units: [{ lineId: line.id, quantity: 1 + (howMuch % left) }] },
    { payersLeft: 1 + (howMuch % 5) },
    kind === 'Cash' ? { tenderedKurus: remainingKurus(bill) + 5_000 } : {},
  ];
  return { ...how, ...tip, ...pick(options, which) };
}

/** What the last payment of a bill brought in: what was handed over less the change. */
function handedOver(bill: Bill): number {
  const { amountKurus, roundingKurus = 0, tipKurus = 0 } = bill.payments.at(-1)!;
  return amountKurus + roundingKurus + tipKurus;
}

function pay(evening: Evening, payment: NewPayment): Evening {
  const { bill, takenKurus } = evening;
  const after = recordPayment(bill, payment, STAMP).bill;
  const { changeKurus = 0 } = after.payments.at(-1)!;
  if (payment.tenderedKurus !== undefined)
    assert.equal(payment.tenderedKurus - changeKurus, handedOver(after));
  return { ...evening, bill: after, takenKurus: takenKurus + handedOver(after) };
}

/** A payment that is taken back gives back all of it that was not given back before. */
function reverse(evening: Evening, which: number): Evening {
  const { bill, takenKurus } = evening;
  const payment = pick(bill.payments, which);
  const { history, bill: after } = reversePayment(bill, payment.id, STAMP);
  if (history === null) return evening;
  const { tipKurus = 0, roundingKurus = 0 } = payment;
  const back = refundableKurus(bill, payment) + tipKurus + roundingKurus;
  return { ...evening, bill: after, takenKurus: takenKurus - back };
}

function giveBack(evening: Evening, which: number, howMuch: number, at: number): Evening {
  const { bill, takenKurus } = evening;
  const { id: paymentId } = pick(bill.payments, which);
  const id = `refund-${at}`;
  const how = { id, paymentId, kind: 'Cash', method: null, reason: null, requestHash: id } as const;
  const part = howMuch % 3 === 0 ? {} : { amountKurus: 1 + howMuch };
  const after = refundPayment(bill, { ...how, ...part, businessDate: DAY }, STAMP).bill;
  return { ...evening, bill: after, takenKurus: takenKurus - after.refunds!.at(-1)!.amountKurus };
}

function close(evening: Evening, which: number, at: number): Evening {
  const { bill, takenKurus } = evening;
  const kind = pick(PAYMENT_KINDS, which);
  const { payments } = bill;
  const rest = { id: `payment-${at}`, businessDate: DAY, kind, cashStepKurus: CASH_STEP };
  const after = closeBill(bill, rest, STAMP).bill;
  const more = after.payments.length > payments.length ? handedOver(after) : 0;
  return { ...evening, bill: after, takenKurus: takenKurus + more };
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

function assertBillAddsUp(bill: Bill): void {
  const { totals } = bill;
  const dues = duesOf(bill);
  const isWhole = (due: number) => Number.isInteger(due) && due >= 0;
  assert.ok(dues.every(isWhole), `dues ${dues}`);
  assert.equal(sum(dues) + totals.serviceFeeKurus, totals.totalKurus);
  assert.equal(totals.subtotalKurus - totals.discountKurus + totals.serviceFeeKurus, totals.totalKurus);
  const vat = vatOf(bill);
  assert.equal(sum(vat.map(({ grossKurus }) => grossKurus)), totals.totalKurus);
  for (const { grossKurus, vatKurus } of vat) assert.ok(vatKurus >= 0 && vatKurus <= grossKurus);
  const amounts = [totals.discountKurus, totals.totalKurus, remainingKurus(bill), overpaidKurus(bill)];
  assert.ok(Math.min(...amounts) >= 0, `amounts ${amounts}`);
  assert.equal(paidKurus(bill), totals.totalKurus - remainingKurus(bill) + overpaidKurus(bill));
}

/** What payments say was taken, less all that was given back of those that count. */
function takenOf(bill: Bill): number {
  const counted = bill.payments.filter(isCounted);
  const taken = counted.map(
    ({ amountKurus, tipKurus = 0, roundingKurus = 0 }) => amountKurus + tipKurus + roundingKurus,
  );
  const ids = new Set(counted.map(({ id }) => id));
  const refunds = (bill.refunds ?? []).filter(({ paymentId }) => ids.has(paymentId));
  for (const payment of counted) assert.ok(refundableKurus(bill, payment) >= 0);
  return sum(taken) - sum(refunds.map(({ amountKurus }) => amountKurus));
}

function assertSameInAnyOrder(bill: Bill, first: number): void {
  const at = first % bill.lines.length;
  const lines = [...bill.lines.slice(at), ...bill.lines.slice(0, at)];
  const turned = reprice({ ...bill, lines: lines.toReversed() });
  const fresh = reprice(bill);
  const { reductions: _, ...totals } = fresh.totals;
  const { reductions: __, ...turnedTotals } = turned.totals;
  assert.deepEqual(turnedTotals, totals);
  assert.deepEqual(vatOf(turned), vatOf(fresh));
}

test('after any evening of rounds, reductions, splits, moves, merges, payments and refunds every kuruş is where people put it', () => {
  const act: fc.Arbitrary<Act> = fc.tuple(fc.nat(14), fc.nat(30), fc.nat(20_000), fc.nat(30));
  const acts = fc.array(act, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(acts, fc.constantFrom(0, 1_000), fc.nat(20), (evening, serviceFeeBasisPoints, turn) => {
      const open = (billId: string, at: number) => ({
        ...openBill({ ...round(at, turn + at, turn * 7), billId, serviceFeeBasisPoints }),
        revision: 1,
      });
      let now: Evening = { bill: open('here', 0), other: open('there', 1_000), takenKurus: 0 };
      for (const [at, one] of evening.entries()) {
        const before = [now.bill, now.other];
        now = go(now, one, at + 1);
        const bills = [now.bill, now.other];
        for (const bill of bills) {
          assertBillAddsUp(bill);
          const was = before.find(({ id }) => id === bill.id)!;
          if (was.closedAt !== null) assert.deepEqual(bill.totals, was.totals);
          assert.ok(bill.closedAt === null || remainingKurus(bill) === 0);
        }
        assert.equal(sum(bills.map(takenOf)), now.takenKurus);
      }
      assertSameInAnyOrder(now.bill, turn);
    }),
    { numRuns: EVENINGS, examples: FOUND_BEFORE },
  );
});

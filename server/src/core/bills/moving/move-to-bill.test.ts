import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  portionDiscount,
  sampleOpening,
  sampleProduct,
  stampOf,
} from '../../../../test/samples/sample-bill.ts';
import { amount, percent } from '../../../../test/samples/sample-campaigns.ts';
import { billAt, move, totalOf, units } from '../../../../test/samples/sample-move.ts';
import type { Bill } from '../bill.ts';
import { billState } from '../bill-status.ts';
import type { FiscalDocument } from '../fiscal/fiscal-document.ts';
import { moveLine, strikeLine } from '../kitchen/kitchen.ts';
import { addRound, emptyBill } from '../ordering/placement.ts';
import { findMethod } from '../payments/payment-method.ts';
import { refundPayment } from '../payments/refund.ts';
import type { NewPayment } from '../payments/settle.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { discountBill, discountLine, setPrice } from '../prices/manual-price.ts';
import * as till from '../till.ts';

const STAMP = stampOf();
const refusedWith = (code: string) => ({ name: 'Refusal', code });

test('a line keeps its id, round, note, rate, price and state on the other bill', () => {
  const a = moveLine(setPrice(billAt('a', 2), 'a1', 7_500, 'Small', STAMP).bill, 'a1', 'Ready', STAMP).bill;
  const { source, target, lines } = move(a, billAt('b', 1), [units('a1')]);
  const [moved] = target.bill.lines.filter(({ id }) => id === 'a1');
  assert.deepEqual(moved, a.lines[0]);
  assert.deepEqual(source.bill.lines, [a.lines[1]]);
  assert.deepEqual(
    target.bill.rounds.map(({ id, fromBillId }) => [id, fromBillId]),
    [
      ['b-round', undefined],
      ['a-round', 'a'],
    ],
  );
  assert.deepEqual(lines, [{ lineId: 'a1', movedLineId: 'a1', productName: 'Product soup', units: 1 }]);
  assert.deepEqual([source.stockDeltas, target.stockDeltas], [[], []]);
});

test('a part of a line gets a new id and keeps the rest; a manual discount is divided exactly', () => {
  const three = till.changeQuantity(billAt('a', 1), 'a1', 3, STAMP).bill;
  for (const terms of [percent(333), amount(1_000)]) {
    const a = discountLine(three, 'a1', terms, 'Regulars', STAMP).bill;
    const { source, target, lines } = move(a, billAt('b', 1), [units('a1', 2)]);
    assert.equal(totalOf(source.bill, target.bill), totalOf(a, billAt('b', 1)));
    const [kept] = source.bill.lines;
    const moved = target.bill.lines.find(({ id }) => id === lines[0]!.movedLineId)!;
    assert.notEqual(moved.id, 'a1');
    assert.deepEqual([kept!.id, kept!.quantity, moved.quantity, moved.roundId], ['a1', 1, 2, 'a-round']);
    assert.deepEqual([kept!.discount!.reason, moved.discount!.reason], ['Regulars', 'Regulars']);
    assert.equal(
      kept!.discount!.amountKurus + moved.discount!.amountKurus,
      a.lines[0]!.discount!.amountKurus,
    );
  }
});

test('merging does not combine lines with different prices', () => {
  const a = setPrice(billAt('a', 1), 'a1', 5_000, null, STAMP).bill;
  const { target } = move(a, billAt('b', 1));
  assert.deepEqual(target.bill.lines.map(({ id, quantity }) => [id, quantity]).sort(), [
    ['a1', 1],
    ['b1', 1],
  ]);
  assert.deepEqual(duesOf(target.bill).sort(), [10_000, 5_000].sort());
});

test('a bill whose lines have all moved is neither open nor cancelled, owes nothing, and names their new bill', () => {
  const a = strikeLine(billAt('a', 2), 'a2', STAMP).bill;
  const { source, target } = move(a, billAt('b', 1), [units('a1')]);
  assert.equal(billState(source.bill), 'Moved');
  assert.deepEqual(source.bill.movedTo, { billId: 'b', number: 98, tableName: 'Masa b' });
  assert.equal(source.bill.totals.totalKurus, 0);
  assert.deepEqual(source.bill.lines, []);
  assert.ok(target.bill.lines.some(({ id, state }) => id === 'a2' && state === 'Cancelled'));
  assert.deepEqual(source.bill.rounds[0]!.lineIds, ['a1', 'a2']);
  for (const change of [
    () => till.voidBill(source.bill, STAMP),
    () => till.closeBill(source.bill, null, STAMP),
    () =>
      till.recordPayment(
        source.bill,
        { id: 'p', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 1 },
        STAMP,
      ),
    () => move(source.bill, billAt('c', 1)),
    () => move(billAt('c', 1), source.bill),
  ])
    assert.throws(change, refusedWith('BILL_NOT_OPEN'));
});

test('moving the lines back opens the bill again as it was', () => {
  const a = discountBill(billAt('a', 2), percent(1_000), null, STAMP).bill;
  const first = move(a, billAt('b', 1));
  const chosen = [units('a1'), units('a2')];
  const back = move(first.target.bill, first.source.bill, chosen);
  const { lineIds: _, ...round } = back.target.bill.rounds[0]!;
  assert.deepEqual({ ...back.target.bill, rounds: [round] }, a);
  assert.deepEqual(back.source.bill, billAt('b', 1));
});

test("the guests' request for the bill moves back together with the lines", () => {
  const asked = { ...billAt('a', 1), askedAt: 1 };
  const backOf = (other: Bill) => {
    const { source, target } = move(asked, other);
    assert.equal(target.bill.askedAt, other.askedAt ?? 1);
    const back = move(target.bill, source.bill, [units('a1')]);
    return [back.source.bill.askedAt, back.target.bill.askedAt];
  };
  assert.deepEqual(backOf(billAt('b', 1)), [undefined, 1]);
  assert.deepEqual(backOf({ ...billAt('b', 1), askedAt: 2 }), [2, 1]);
  const { source, target } = move(asked, billAt('b', 1));
  const { askedAt: _, ...printed } = target.bill;
  assert.equal(move(printed, source.bill, [units('a1')]).target.bill.askedAt, undefined);
});

test('if lines move again, the bills they came from name their new bill', () => {
  const [a, b, c] = [billAt('a', 2), billAt('b', 1), billAt('c', 1)];
  const ab = move(a, b);
  const part = move(ab.target.bill, c, [units('a1')], [ab.source.bill]);
  assert.deepEqual(part.followers, [], 'one of its lines is still there');
  const rest = move(part.source.bill, part.target.bill, [units('a2')], [ab.source.bill]);
  assert.deepEqual(
    rest.followers.map(({ bill }) => [bill.id, bill.movedTo?.billId]),
    [['a', 'c']],
  );
  assert.equal(billState(rest.source.bill), 'Open');
  const whole = move(ab.target.bill, c, null, [ab.source.bill]);
  assert.deepEqual(
    [whole.source.bill, ...whole.followers.map(({ bill }) => bill)].map(({ movedTo }) => movedTo?.billId),
    ['c', 'c'],
  );
});

test('a discount on the bill stays with its bill, and is calculated from the remaining lines', () => {
  const a = discountBill(billAt('a', 2), percent(1_000), null, STAMP).bill;
  const { source, target } = move(a, billAt('b', 1), [units('a1')]);
  assert.deepEqual([source.bill.totals.totalKurus, target.bill.totals.totalKurus], [9_000, 20_000]);
  assert.equal(target.bill.discount, undefined);
});

test('a moved line keeps the terms of its campaign, even if the other bill has other terms of the same campaign', () => {
  const cake = sampleProduct({ id: 'cake' });
  const basket = [basketLine(cake)];
  const ten = billAt('a', 1, { basket, campaigns: [portionDiscount(['cake'])] });
  const half = { kind: 'Percent', basisPoints: 5_000 } as const;
  const fifty = billAt('b', 1, { basket, campaigns: [portionDiscount(['cake'], { reduction: half })] });
  const { target } = move(ten, fifty);
  assert.deepEqual(duesOf(target.bill).sort(), [5_000, 9_000]);
});

test('if all guests move, their number is added at the other table', () => {
  const [a, b] = [billAt('a', 1, { guests: 3 }), billAt('b', 1, { guests: 2 })];
  const { source, target } = move(a, b);
  assert.deepEqual([source.bill.guests, target.bill.guests], [null, 5]);
});

test('units that are paid or on a fiscal document do not move', () => {
  const two = till.changeQuantity(billAt('a', 2), 'a1', 2, STAMP).bill;
  const paid = till.recordPayment(
    two,
    { id: 'p', businessDate: '2026-03-07', kind: 'Card', units: [units('a1')] },
    STAMP,
  ).bill;
  assert.throws(() => move(paid, billAt('b', 1), [units('a1', 2)]), refusedWith('UNIT_ALREADY_PAID'));
  assert.equal(move(paid, billAt('b', 1), [units('a1')]).target.bill.lines.length, 2);
  assert.throws(() => move(paid, billAt('b', 1)), refusedWith('UNIT_ALREADY_PAID'));
  const slip: FiscalDocument = {
    ...{ id: 'd', kind: 'TableSlip', state: 'Issued', paymentIds: [], refundIds: [], units: [units('a1')] },
    ...{ amountKurus: null, replacesId: null, device: null, createdAt: STAMP.at, requestHash: 'a' },
  };
  const covered = { ...two, fiscal: { list: [slip], sameFrom: 1, sameTo: 1 } };
  assert.throws(() => move(covered, billAt('b', 1), [units('a1', 2)]), refusedWith('UNIT_HAS_DOCUMENT'));
  assert.throws(() => move(covered, billAt('b', 1)), refusedWith('UNIT_HAS_DOCUMENT'));
  assert.equal(move(covered, billAt('b', 1), [units('a1')]).lines.length, 1);
});

test('units with an issued document cannot move until it is voided: the units of its payment or, for an amount, every line', () => {
  const two = till.changeQuantity(billAt('a', 2), 'a1', 2, STAMP).bill;
  const issuedFor = (payment: Partial<NewPayment>, state: FiscalDocument['state'] = 'Issued') => {
    const paid = till.recordPayment(
      two,
      { id: 'p', businessDate: '2026-03-07', kind: 'Card', ...payment },
      STAMP,
    ).bill;
    const sale: FiscalDocument = {
      ...{ id: 'd', kind: 'Sale', state, paymentIds: ['p'], refundIds: [], units: [] },
      ...{ amountKurus: 1, replacesId: null, device: null, createdAt: STAMP.at, requestHash: 'a' },
    };
    return { ...paid, fiscal: { list: [sale], sameFrom: 1, sameTo: 1 } };
  };
  const byAmount = issuedFor({ amountKurus: 1_000 });
  assert.throws(() => move(byAmount, billAt('b', 1), [units('a2')]), refusedWith('UNIT_HAS_DOCUMENT'));
  const reversed = till.reversePayment(byAmount, 'p', STAMP).bill;
  assert.throws(() => move(reversed, billAt('b', 1)), refusedWith('UNIT_HAS_DOCUMENT'));
  const [sale] = reversed.fiscal!.list;
  const taken: FiscalDocument = { ...sale!, id: 'v', kind: 'Void', paymentIds: [], replacesId: 'd' };
  const voided = { ...reversed, fiscal: { ...reversed.fiscal!, list: [sale!, taken] } };
  assert.equal(billState(move(voided, billAt('b', 1)).source.bill), 'Moved');
  const failed = till.reversePayment(issuedFor({ amountKurus: 1_000 }, 'Failed'), 'p', STAMP).bill;
  assert.equal(billState(move(failed, billAt('b', 1)).source.bill), 'Moved');
  const byUnits = issuedFor({ units: [units('a1')] });
  assert.equal(move(byUnits, billAt('b', 1), [units('a1'), units('a2')]).lines.length, 2);
  const back = till.reversePayment(byUnits, 'p', STAMP).bill;
  assert.throws(() => move(back, billAt('b', 1), [units('a1', 2)]), refusedWith('UNIT_HAS_DOCUMENT'));
});

test('a move is refused if meal cards would then have paid too much, unless they already had because of a struck line', () => {
  const basket = [true, true, false].map((acceptsMealCard, at) =>
    basketLine(sampleProduct({ id: `dish ${at}`, acceptsMealCard })),
  );
  const meal = { id: 'p', businessDate: '2026-03-07', kind: 'MealCard', amountKurus: 15_000 } as const;
  const method = findMethod({ paymentMethods: [], cashStepKurus: 0 }, { code: null, kind: 'MealCard' });
  const a = till.recordPayment(billAt('a', 3, { basket }), { ...meal, method }, STAMP).bill;
  assert.throws(() => move(a, billAt('b', 1), [units('a1')]), {
    ...refusedWith('MEAL_CARD_OVERPAID'),
    details: { toGiveBackKurus: 5_000 },
  });
  assert.equal(move(a, billAt('b', 1), [units('a3')]).source.bill.totals.totalKurus, 20_000);
  const how = { kind: 'MealCard', method: null, reason: null, businessDate: '2026-03-01' } as const;
  const back = { id: 'back', paymentId: 'p', amountKurus: 5_000, requestHash: 'x', ...how };
  const given = refundPayment(a, back, STAMP).bill;
  assert.equal(move(given, billAt('b', 1), [units('a1')]).source.bill.totals.totalKurus, 20_000);
  const added = addRound(a, {
    ...sampleOpening({ basket: [basket[2]!], lineIds: ['wine'] }),
    roundId: 'more',
  });
  const struck = strikeLine(added, 'a1', STAMP).bill;
  assert.equal(move(struck, billAt('b', 1), [units('a3')]).source.bill.totals.totalKurus, 20_000);
});

test('a move is refused if the payments of the bill would exceed its new total', () => {
  const a = till.recordPayment(
    billAt('a', 2),
    { id: 'p', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 15_000 },
    STAMP,
  ).bill;
  assert.throws(() => move(a, billAt('b', 1), [units('a1')]), {
    ...refusedWith('BILL_OVERPAID'),
    details: { toGiveBackKurus: 5_000 },
  });
  assert.throws(() => move(a, billAt('b', 1)), refusedWith('BILL_HAS_PAYMENTS'));
  const how = {
    kind: 'Cash',
    method: null,
    reason: null,
    businessDate: '2026-03-08',
    requestHash: 'r',
  } as const;
  const back = refundPayment(a, { id: 'r', paymentId: 'p', ...how }, STAMP).bill;
  assert.equal(billState(move(back, billAt('b', 1)).source.bill), 'Moved', 'all of it was given back');
  const reversed = till.reversePayment(a, 'p', STAMP).bill;
  assert.equal(billState(move(reversed, billAt('b', 1)).source.bill), 'Moved');
});

test('moves of struck, unknown or repeated lines, to the same bill, or from or to a voided bill are refused', () => {
  const [a, b] = [strikeLine(billAt('a', 2), 'a2', STAMP).bill, billAt('b', 1)];
  assert.throws(() => move(a, b, [units('a2')]), refusedWith('LINE_MOVE_NOT_ALLOWED'));
  assert.throws(() => move(a, b, [units('b1')]), refusedWith('LINE_NOT_FOUND'));
  assert.throws(() => move(a, b, []), refusedWith('CONTENT_INVALID'));
  assert.throws(() => move(a, b, [units('a1', 2)]), refusedWith('CONTENT_INVALID'));
  assert.throws(() => move(a, b, [units('a1'), units('a1')]), refusedWith('CONTENT_INVALID'));
  assert.throws(() => move(a, a), refusedWith('CONTENT_INVALID'));
  const voided = till.voidBill(b, STAMP).bill;
  assert.throws(() => move(a, voided), refusedWith('BILL_NOT_OPEN'));
  assert.throws(() => move(voided, a), refusedWith('BILL_NOT_OPEN'));
});

test('lines can move to a new bill', () => {
  const { roundId: _, basket: __, lineIds: ___, ...opening } = sampleOpening({ billId: 'n' });
  const { source, target } = move(billAt('a', 2), emptyBill(opening), [units('a1')]);
  assert.deepEqual([source.bill.totals.totalKurus, target.bill.totals.totalKurus], [10_000, 10_000]);
  assert.equal(target.bill.isPlacedByApi, false);
});

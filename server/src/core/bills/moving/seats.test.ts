import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basketLine, sampleOpening, sampleProduct, stampOf } from '../../../../test/samples/sample-bill.ts';
import { seededDice } from '../../practice/dice.ts';
import { changeTicketOf } from '../../printing/change-ticket.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { openBill } from '../ordering/placement.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { discountLine } from '../prices/manual-price.ts';
import { recordPayment } from '../till.ts';
import { seatUnits } from './seats.ts';

const STAMP = stampOf();
const kebab = sampleProduct({ id: 'kebab' });

const billWith = (...quantities: number[]) =>
  openBill(sampleOpening({ basket: quantities.map((quantity) => basketLine(kebab, { quantity })) }));

let made = 0;
function seat(bill: Bill, lineId: string, guest: number | null, quantity: number | null = null) {
  made += 1;
  return seatUnits(bill, { lineId, seat: guest, quantity, newLineId: `new-${made}` }, STAMP);
}

const seatsOf = (bill: Bill) => bill.lines.map(({ quantity, seat: guest }) => [quantity, guest ?? null]);

test('a whole line can be assigned to a guest, to another guest, and to none', () => {
  const first = seat(billWith(2), 'line-1', 1).bill;
  assert.deepEqual(seatsOf(first), [[2, 1]]);
  assert.equal(seat(first, 'line-1', 1).history, null);
  const other = seat(first, 'line-1', 3).bill;
  assert.deepEqual(seatsOf(other), [[2, 3]]);
  assert.deepEqual(seatsOf(seat(other, 'line-1', null).bill), [[2, null]]);
});

test('a line is split if only some of its units go to another guest', () => {
  const { bill, history } = seat(billWith(3, 1), 'line-1', 2, 1);
  assert.deepEqual(seatsOf(bill), [
    [2, null],
    [1, null],
    [1, 2],
  ]);
  const { newLineId, ...detail } = history!.detail as { newLineId: string };
  assert.deepEqual(detail, { lineId: 'line-1', seat: 2, units: 1 });
  assert.equal(bill.lines.at(-1)!.id, newLineId);
});

test('no ticket is printed for the kitchen', () => {
  const before = billWith(3);
  const { bill, history } = seat(before, 'line-1', 2, 1);
  assert.equal(changeTicketOf(before, bill, history!), null);
});

test('paid units cannot be split off', () => {
  const payment = {
    id: 'p',
    kind: 'Cash' as const,
    businessDate: '2026-03-07',
    units: [{ lineId: 'line-1', quantity: 2 }],
  };
  const paid = recordPayment(billWith(3), payment, STAMP).bill;
  assert.throws(
    () => seat(paid, 'line-1', 2, 2),
    (error) => error instanceof Refusal && error.code === 'UNIT_ALREADY_PAID',
  );
  assert.deepEqual(seatsOf(seat(paid, 'line-1', 2, 1).bill), [
    [2, null],
    [1, 2],
  ]);
  assert.throws(
    () => seat(paid, 'line-1', 2, 4),
    (error) => error instanceof Refusal && error.code === 'CONTENT_INVALID',
  );
});

test('assigning guests never changes the units, the dues and the total', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const dice = seededDice(seed, 7);
    let bill = billWith(1 + dice(5), 1 + dice(5), 1 + dice(5));
    if (dice(2) === 0)
      bill = discountLine(
        bill,
        'line-1',
        { kind: 'Percent', basisPoints: 100 + dice(5_000) },
        null,
        STAMP,
      ).bill;
    const { totalKurus } = bill.totals;
    const units = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    for (let step = 0; step < 12; step += 1) {
      const line = bill.lines[dice(bill.lines.length)]!;
      bill = seat(bill, line.id, dice(5) || null, 1 + dice(line.quantity)).bill;
      assert.equal(bill.totals.totalKurus, totalKurus, `seed ${seed}`);
      assert.equal(
        bill.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        units,
      );
      assert.equal(
        duesOf(bill).reduce((sum, due) => sum + due, 0),
        totalKurus,
      );
    }
  }
});

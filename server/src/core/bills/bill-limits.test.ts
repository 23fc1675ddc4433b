import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billDiscount,
  billOf,
  sampleOpening,
  sampleProduct,
  stampOf,
  WEBSITE,
} from '../../../test/samples/sample-bill.ts';
import { Refusal, type RefusalCode } from '../refusals.ts';
import type { Bill } from './bill.ts';
import { BILL_LIMITS } from './bill-limits.ts';
import { billState } from './bill-status.ts';
import { moveLine, strikeLine } from './kitchen/kitchen.ts';
import { addRound } from './ordering/placement.ts';
import { closeBill, hideBill, recordPayment, reversePayment, voidBill } from './till.ts';

const STAMP = stampOf();

function refused(code: RefusalCode, act: () => unknown): void {
  assert.throws(act, (error) => error instanceof Refusal && error.code === code);
}

function withRound(bill: Bill, count: number, stamp = STAMP): Bill {
  const basket = Array.from({ length: count }, () => basketLine(sampleProduct({ id: 'soup' })));
  const lineIds = basket.map((_, at) => `more-${at}`);
  return addRound(bill, sampleOpening({ basket, lineIds, roundId: 'round-2', stamp }));
}

function withPayments(bill: Bill, count: number): Bill {
  return Array.from({ length: count }).reduce<Bill>((paid, _, at) => {
    const payment = {
      id: `payment-${at}`,
      businessDate: '2026-03-07',
      kind: 'Cash',
      amountKurus: 1,
    } as const;
    return recordPayment(paid, payment, STAMP).bill;
  }, bill);
}

test('a bill takes lines up to its limit, then refuses guests and staff with their own codes', () => {
  const bill = billOf(BILL_LIMITS.lines - 2);
  assert.equal(withRound(bill, 2).lines.length, BILL_LIMITS.lines);
  refused('BILL_TOO_LONG', () => withRound(bill, 3));
  refused('PUBLIC_API_ORDER_INVALID', () => withRound(bill, 3, stampOf(WEBSITE)));
});

test('struck lines count towards the limit', () => {
  const bill = strikeLine(billOf(BILL_LIMITS.lines), 'line-1', STAMP).bill;
  refused('BILL_TOO_LONG', () => withRound(bill, 1));
});

test('a bill with the most payments refuses another one, also after a reversal, but can still be closed', () => {
  const full = withPayments(billOf(1), BILL_LIMITS.payments);
  refused('BILL_TOO_LONG', () =>
    recordPayment(full, { id: 'more', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 1 }, STAMP),
  );
  const less = reversePayment(full, 'payment-0', STAMP).bill;
  refused('BILL_TOO_LONG', () =>
    recordPayment(less, { id: 'more', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 1 }, STAMP),
  );
  assert.equal(
    recordPayment(less, { id: 'payment-1', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 1 }, STAMP)
      .history,
    null,
  );
  const { bill } = closeBill(less, { id: 'rest', businessDate: '2026-03-07', kind: 'Card' }, STAMP);
  assert.deepEqual([billState(bill), bill.payments.length], ['Closed', BILL_LIMITS.payments + 1]);
});

test('a bill that was changed too often can only be finished', () => {
  const bill = { ...billOf(2), revision: BILL_LIMITS.changes };
  refused('BILL_TOO_LONG', () => moveLine(bill, 'line-1', 'Ready', STAMP));
  refused('BILL_TOO_LONG', () => hideBill({ ...bill, closedAt: STAMP.at }, true, STAMP));
  assert.equal(moveLine(bill, 'line-1', 'Pending', STAMP).history, null);
  assert.equal(strikeLine(bill, 'line-1', STAMP).history?.action, 'LineStruck');
  assert.equal(
    closeBill(bill, { id: 'rest', businessDate: '2026-03-07', kind: 'Cash' }, STAMP).history?.action,
    'BillClosed',
  );
  assert.equal(voidBill(bill, STAMP).history?.action, 'BillVoided');
});

test('a bill takes campaign snapshots up to its limit, then refuses guests and staff with their own codes', () => {
  const snapshots = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      key: `offer-${at}`,
      campaign: billDiscount({ id: `offer-${at}` }),
    }));
  const basket = [basketLine(sampleProduct({ id: 'soup' }))];
  const withCampaign = (count: number, stamp = STAMP) =>
    addRound(
      { ...billOf(1), campaigns: snapshots(count) },
      sampleOpening({ basket, lineIds: ['more'], roundId: 'round-2', stamp, campaigns: [billDiscount()] }),
    );
  assert.equal(withCampaign(BILL_LIMITS.campaigns - 1).campaigns.length, BILL_LIMITS.campaigns);
  refused('BILL_TOO_LONG', () => withCampaign(BILL_LIMITS.campaigns));
  refused('PUBLIC_API_ORDER_INVALID', () => withCampaign(BILL_LIMITS.campaigns, stampOf(WEBSITE)));
});

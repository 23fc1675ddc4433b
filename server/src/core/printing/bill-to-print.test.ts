import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { basketLine, billOf, sampleProduct, stampOf, WEBSITE } from '../../../test/samples/sample-bill.ts';
import { WORDS } from '../../words/words.ts';
import type { Bill } from '../bills/bill.ts';
import type { PrintSubject } from '../bills/bill-print.ts';
import type { FiscalDocument } from '../bills/fiscal/fiscal-document.ts';
import { refundPayment } from '../bills/payments/refund.ts';
import { duesOf, vatOf } from '../bills/prices/bill-pricing.ts';
import { giveAway, recordPayment, reversePayment } from '../bills/till.ts';
import { billToPrint } from './bill-to-print.ts';
import { vatOfPayment } from './payment-vat.ts';

const STAMP = stampOf();
const BILL = { kind: 'Bill', paymentId: null } as const;
const pay = (bill: Bill, id: string, amountKurus: number) =>
  recordPayment(bill, { id, businessDate: '2026-03-07', kind: 'Card', amountKurus }, STAMP).bill;

/** A bill whose lines have these VAT rates, in this order; `undefined` is no VAT class. */
function taxed(bill: Bill, ...rates: (number | undefined)[]): Bill {
  const lines = bill.lines.map((line, at) => {
    const rate = rates[at % rates.length];
    return rate === undefined ? line : { ...line, vatRate: rate };
  });
  return { ...bill, lines };
}

describe('billToPrint', () => {
  test('has the lines that were not struck, each with its gross', () => {
    const [first, second] = billOf(2).lines;
    const bill = { ...billOf(2), lines: [first!, { ...second!, state: 'Cancelled' as const }] };
    const { lines } = billToPrint(bill, BILL, WORDS.tr.papers);
    assert.deepEqual(
      lines.map(({ productName, quantity, grossKurus }) => [productName, quantity, grossKurus]),
      [[first!.productName, first!.quantity, first!.quantity * first!.portionKurus]],
    );
  });

  test('shows the net amount and the tare of goods by measure', () => {
    const bill = billOf(1);
    const measure = {
      unit: 'Kilogram',
      priceKurus: 90_000,
      grossThousandths: 400,
      tareThousandths: 55,
    } as const;
    const { lines } = billToPrint(
      { ...bill, lines: [{ ...bill.lines[0]!, measure }] },
      BILL,
      WORDS.tr.papers,
    );
    assert.deepEqual(lines[0]!.measure, {
      ...{ netThousandths: 345, tareThousandths: 55 },
      ...{ unit: 'kg', unitKurus: 90_000 },
    });
  });

  test('names the waiter, or no one if a guest ordered', () => {
    const bill = billOf(1);
    assert.equal(billToPrint(bill, BILL, WORDS.tr.papers).waiter, 'Ayşe');
    const rounds = bill.rounds.map((round) => ({ ...round, by: WEBSITE, takenBy: null }));
    assert.equal(billToPrint({ ...bill, rounds }, BILL, WORDS.tr.papers).waiter, null);
  });

  test('lists refunds; on the receipt of one payment only those of that payment', () => {
    const opened = { ...billOf(2), businessDate: '2026-03-01' };
    const paid = pay(pay(opened, 'one', 10_000), 'two', 10_000);
    const how = { kind: 'Cash', method: null, reason: null, businessDate: '2026-03-01' } as const;
    const given = refundPayment(
      paid,
      { id: 'back', paymentId: 'one', amountKurus: 300, requestHash: 'x', ...how },
      STAMP,
    ).bill;
    const refundsFor = (paymentId: string | null) =>
      billToPrint(given, { kind: 'Receipt', paymentId }, WORDS.en.papers).refunds;
    const back = [{ name: 'Cash', amountKurus: 300, units: [] }];
    assert.deepEqual([refundsFor(null), refundsFor('one'), refundsFor('two')], [back, back, []]);
  });

  test('shows neither a reversed payment nor its refunds', () => {
    const how = { kind: 'Cash', method: null, reason: null, businessDate: '2026-03-01' } as const;
    const refund = { id: 'back', paymentId: 'wrong', amountKurus: 300, requestHash: 'x', ...how };
    const given = refundPayment(pay(billOf(1), 'wrong', 10_000), refund, STAMP).bill;
    const right = pay(reversePayment(given, 'wrong', STAMP).bill, 'right', 10_000);
    const { payments, refunds, remainingKurus } = billToPrint(right, BILL, WORDS.tr.papers);
    assert.deepEqual(
      [payments.map(({ amountKurus }) => amountKurus), refunds, remainingKurus],
      [[10_000], [], 0],
    );
  });

  test('has its business day, and the business day of payments and refunds if that differs', () => {
    const opened = { ...billOf(2), businessDate: '2026-03-01' };
    const days = ['2026-03-01', '2026-03-02'];
    const paid = days.reduce<Bill>(
      (bill, businessDate) =>
        recordPayment(bill, { id: businessDate, kind: 'Card', amountKurus: 5_000, businessDate }, STAMP).bill,
      opened,
    );
    const { businessDate, payments } = billToPrint(
      paid,
      { kind: 'Receipt', paymentId: null },
      WORDS.tr.papers,
    );
    assert.equal(businessDate, '2026-03-01');
    assert.deepEqual(
      payments.map((payment) => payment.businessDate),
      [undefined, '2026-03-02'],
    );
  });

  test('shows reductions by hand next to those by campaigns', () => {
    const bill = billOf(1);
    const reductions = [{ campaignId: 'c', name: 'Happy hour', amountKurus: 300 }];
    const totals = { ...bill.totals, discountKurus: 500, reductions };
    assert.deepEqual(billToPrint({ ...bill, totals }, BILL, WORDS.tr.papers).reductions, [
      { name: 'Happy hour', amountKurus: 300 },
      { name: 'İndirim', amountKurus: 200 },
    ]);
  });

  test('has one payment on the receipt of that payment, and all payments on other papers', () => {
    const bill = pay(pay(billOf(2), 'first', 1_000), 'second', 2_000);
    const receipt = billToPrint(bill, { kind: 'Receipt', paymentId: 'second' }, WORDS.tr.papers);
    assert.deepEqual(
      [receipt.payments.map(({ amountKurus }) => amountKurus), receipt.shareKurus],
      [[2_000], 2_000],
    );
    assert.deepEqual(
      billToPrint(bill, BILL, WORDS.tr.papers).payments.map(({ name, amountKurus }) => [name, amountKurus]),
      [
        ['Kart', 1_000],
        ['Kart', 2_000],
      ],
    );
  });

  test('shows the payment method, and on the receipt of a payment its units', () => {
    const paid = pay(billOf(2), 'first', 1_000);
    const method = { code: 'till-2', name: 'Nakit kasa 2' };
    const unit = { lineId: 'line-2', quantity: 1 };
    const units = [unit, unit];
    const made = { method, units, tipKurus: 50, roundingKurus: -2, changeKurus: 952 };
    const bill = { ...paid, payments: [{ ...paid.payments[0]!, ...made }] };
    const receipt = billToPrint(bill, { kind: 'Receipt', paymentId: 'first' }, WORDS.tr.papers);
    assert.deepEqual(receipt.payments, [
      {
        name: 'Nakit kasa 2',
        ...{ amountKurus: 1_000, tipKurus: 50, roundingKurus: -2, changeKurus: 952 },
        tenderedKurus: 2_000,
      },
    ]);
    assert.deepEqual(
      receipt.lines.map(({ productName, quantity }) => [productName, quantity]),
      [[bill.lines[1]!.productName, 2]],
    );
  });

  test('lists on a receipt the issued fiscal documents that were not voided', () => {
    const bill = pay(pay(billOf(2), 'one', 10_000), 'two', 10_000);
    const document = (
      id: string,
      paymentIds: string[],
      more: Partial<FiscalDocument> = {},
    ): FiscalDocument => ({
      ...{ id, kind: 'Sale', state: 'Issued', paymentIds, refundIds: [], units: [], amountKurus: 10_000 },
      ...{ replacesId: null, device: null, createdAt: STAMP.at, requestHash: id },
      issued: { number: `No ${id}`, zNumber: '41', uuid: null, at: STAMP.at },
      ...more,
    });
    const { issued: _, ...waiting } = document('waits', ['two'], { state: 'Pending' });
    const list = [
      document('mistake', ['one']),
      document('void', [], { kind: 'Void', replacesId: 'mistake' }),
      document('right', ['one']),
      waiting,
    ];
    const documented = { ...bill, fiscal: { list, sameFrom: 1, sameTo: 1 } };
    const documentsOn = (what: PrintSubject) => billToPrint(documented, what, WORDS.tr.papers).documents;
    const right = [{ number: 'No right', zNumber: '41' }];
    assert.deepEqual(documentsOn({ kind: 'Receipt', paymentId: null }), right);
    assert.deepEqual(documentsOn({ kind: 'Receipt', paymentId: 'one' }), right);
    assert.equal(documentsOn({ kind: 'Receipt', paymentId: 'two' }), undefined);
    assert.equal(documentsOn(BILL), undefined);
  });

  test('shows a gift at a price of 0', () => {
    const bill = giveAway(billOf(2), 'line-1', true, STAMP).bill;
    const { lines, totalKurus, subtotalKurus } = billToPrint(bill, BILL, WORDS.tr.papers);
    assert.deepEqual([lines[0]!.isGift, lines[0]!.grossKurus], [true, 0]);
    assert.equal(totalKurus, subtotalKurus);
  });
});

const RATES = fc.array(fc.constantFrom(undefined, 0, 100, 1_000, 2_000), { minLength: 1, maxLength: 3 });

test('payments of chosen units have exactly the rates of those units, in any order, and together the VAT of the bill', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 });
  const fees = fc.constantFrom(0, 1_000);
  fc.assert(
    fc.property(quantities, RATES, fees, fc.infiniteStream(fc.nat()), (each, of, fee, picks) => {
      const basket = each.map((quantity) => basketLine(sampleProduct({ id: 'soup' }), { quantity }));
      let bill = taxed(billOf(3, { basket, serviceFeeBasisPoints: fee }), ...of);
      const left = bill.lines.flatMap(({ id, quantity }) => new Array<string>(quantity).fill(id));
      const dueOf = new Map(bill.lines.map(({ id }, at) => [id, duesOf(bill)[at]! / each[at]!]));
      while (left.length > 0) {
        const [lineId] = left.splice(picks.next().value! % left.length, 1);
        const id = `payment-${left.length}`;
        const asked = {
          id,
          businessDate: '2026-03-07',
          kind: 'Card' as const,
          units: [{ lineId: lineId!, quantity: 1 }],
        };
        bill = recordPayment(bill, asked, STAMP).bill;
        const payment = bill.payments.at(-1)!;
        const line = bill.lines.find((one) => one.id === lineId)!;
        const vat = vatOfPayment(bill, payment);
        // The service fee has no VAT class, so no rate includes it.
        for (const { rate, grossKurus } of vat)
          assert.equal(grossKurus, rate === line.vatRate ? dueOf.get(lineId!) : 0);
      }
      assertVatOfPayments(bill);
    }),
  );
});

test('a dish that is paid after an amount has the rest of its own VAT rate first, and then of the other rates', () => {
  const bill = pay(taxed(billOf(2), 1_000, 2_000), 'half', 10_000);
  const asked = {
    id: 'wine',
    businessDate: '2026-03-07',
    kind: 'Card' as const,
    units: [{ lineId: 'line-2', quantity: 1 }],
  };
  const after = recordPayment(bill, asked, STAMP).bill;
  const grossOf = (at: number) =>
    vatOfPayment(after, after.payments[at]!).map(({ grossKurus }) => grossKurus);
  assert.deepEqual(
    [grossOf(0), grossOf(1)],
    [
      [5_000, 5_000],
      [5_000, 5_000],
    ],
  );
});

test('all payments of a bill together have exactly its VAT, however it is divided', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(shares, RATES, (amounts, of) => {
      let bill = taxed(billOf(3), ...of);
      for (const [at, amount] of amounts.entries()) {
        const remaining =
          bill.totals.totalKurus - bill.payments.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
        const isLast = at === amounts.length - 1;
        const amountKurus = isLast ? remaining : Math.min(amount, remaining);
        if (amountKurus > 0) bill = pay(bill, `payment-${at}`, amountKurus);
      }
      assertVatOfPayments(bill);
    }),
  );
});

function assertVatOfPayments(bill: Bill): void {
  const vat = vatOf(bill);
  const sums = vat.map(() => 0);
  for (const payment of bill.payments) {
    for (const [at, { vatKurus, netKurus, grossKurus }] of vatOfPayment(bill, payment).entries()) {
      assert.ok(vatKurus >= 0 && netKurus >= 0 && grossKurus === vatKurus + netKurus);
      sums[at]! += vatKurus;
    }
  }
  assert.deepEqual(
    sums,
    vat.map(({ vatKurus }) => vatKurus),
  );
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyBasket } from '../../../../test/pricing/arbitrary-basket.ts';
import {
  basketLine,
  billOf,
  sampleOpening,
  sampleProduct,
  stampOf,
} from '../../../../test/samples/sample-bill.ts';
import { amount, buyXPayY, percent } from '../../../../test/samples/sample-campaigns.ts';
import type { Bill, BillLine } from '../bill.ts';
import { openBill } from '../ordering/placement.ts';
import { giveAway } from '../till.ts';
import { duesOf, reprice, vatOf } from './bill-pricing.ts';
import { discountBill, discountLine } from './manual-price.ts';

const STAMP = stampOf();

const anyBill = anyBasket({
  kinds: ['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount'],
  maxCampaigns: 5,
  maxLines: 6,
  maxQuantity: 4,
  hasEqualRights: false,
}).chain(({ lines, campaigns }) =>
  fc
    .record({
      fee: fc.integer({ min: 0, max: 2_000 }),
      marks: fc.array(fc.constantFrom('Charged', 'Charged', 'Struck', 'Gift', 'Discounted'), {
        minLength: lines.length,
        maxLength: lines.length,
      }),
      ofBill: fc.integer({ min: 0, max: 10_000 }),
    })
    .map(({ fee, marks, ofBill }): Bill => {
      const [model] = billOf(1).lines;
      const given = { amountKurus: 0, reason: null, by: STAMP.by, at: STAMP.at };
      const billLines = lines.map(
        ({ productId, portionId, quantity, portionKurus, extrasKurus, campaignIds }, at): BillLine => ({
          ...model!,
          ...{
            id: `line-${at}`,
            productId,
            portionId,
            quantity,
            portionKurus,
            campaignKeys: [...campaignIds],
          },
          extras: extrasKurus === 0 ? [] : [{ id: 'extra', name: 'Extra', priceKurus: extrasKurus }],
          state: marks[at] === 'Struck' ? 'Cancelled' : 'Pending',
          isGift: marks[at] === 'Gift',
          ...(marks[at] === 'Discounted' ? { discount: { terms: percent(3_333), ...given } } : {}),
        }),
      );
      const bill: Bill = {
        ...billOf(1),
        lines: billLines,
        campaigns: campaigns.map((campaign) => ({ key: campaign.id, campaign })),
        serviceFeeBasisPoints: fee,
      };
      return ofBill === 0 ? bill : { ...bill, discount: { terms: percent(ofBill), ...given } };
    }),
);

function sumOfDues(bill: Bill): number {
  return duesOf(bill).reduce((sum, kurus) => sum + kurus, 0);
}

test('the dues of the lines and the service fee add up to the total, and none is negative', () => {
  fc.assert(
    fc.property(anyBill, (unpriced) => {
      const bill = reprice(unpriced);
      assert.equal(sumOfDues(bill) + bill.totals.serviceFeeKurus, bill.totals.totalKurus);
      assert.ok(duesOf(bill).every((kurus) => Number.isSafeInteger(kurus) && kurus >= 0));
      assert.deepEqual(reprice(bill), bill);
    }),
    { numRuns: 300 },
  );
});

test('a line without deductions is stored without the properties of deductions', () => {
  const bill = billOf(2);
  const [first, second] = discountLine(bill, 'line-1', percent(1_000), null, STAMP).bill.lines;
  assert.equal(first!.reductionKurus, 1_000);
  assert.equal(second, bill.lines[1]);
  const back = discountLine({ ...bill, lines: [first!, second!] }, 'line-1', null, null, STAMP).bill;
  assert.deepEqual(back.lines, bill.lines);
});

test('the remainder of a divided discount on the bill is deducted from the earlier line', () => {
  const { bill } = discountBill(billOf(3), amount(1_000), null, STAMP);
  assert.deepEqual(duesOf(bill), [9_666, 9_667, 9_667]);
});

test('the reduction of a campaign is divided among the lines of its units', () => {
  const campaign = buyXPayY('pair', 2, 1, 'soup');
  const bill = reprice({
    ...billOf(3),
    lines: billOf(3).lines.map((line) => ({ ...line, campaignKeys: ['pair'] })),
    campaigns: [{ key: 'pair', campaign }],
  });
  assert.deepEqual(duesOf(bill), [5_000, 5_000, 10_000]);
});

const VAT = {
  vatClasses: [
    {
      code: 'food',
      name: 'Food',
      section: null,
      rates: [{ from: null, basisPoints: 1_000, takeawayBasisPoints: null }],
    },
    {
      code: 'wine',
      name: 'Wine',
      section: null,
      rates: [{ from: null, basisPoints: 2_000, takeawayBasisPoints: null }],
    },
  ],
  vatClass: 'food',
  serviceFeeVatClass: 'wine',
};

test('VAT is calculated once for each rate; the service fee has its own rate', () => {
  const basket = [
    basketLine(sampleProduct({ id: 'soup' }), { quantity: 3 }),
    basketLine(sampleProduct({ id: 'wine', vatClass: 'wine' })),
    basketLine(sampleProduct({ id: 'water' }), { vatClass: 'none' }),
  ];
  const bill = openBill(sampleOpening({ basket, vat: VAT, serviceFeeBasisPoints: 1_000 }));
  assert.deepEqual(
    bill.lines.map(({ vatRate }) => vatRate),
    [1_000, 2_000, undefined],
  );
  assert.deepEqual(vatOf(discountBill(bill, percent(1_000), null, STAMP).bill), [
    { rate: 1_000, grossKurus: 27_000, vatKurus: 2_455, netKurus: 24_545 },
    { rate: 2_000, grossKurus: 9_000 + 4_500, vatKurus: 2_250, netKurus: 11_250 },
  ]);
  const given = giveAway(bill, 'line-1', true, STAMP).bill;
  assert.deepEqual(vatOf(given)[0], { rate: 1_000, grossKurus: 0, vatKurus: 0, netKurus: 0 });
});

test('the VAT of a bill adds up to its total, and is the same in any order of lines', () => {
  const rates = fc.infiniteStream(fc.constantFrom(100, 1_000, 2_000));
  fc.assert(
    fc.property(anyBill, rates, (unpriced, rateOf) => {
      const lines = unpriced.lines.map((line) => ({ ...line, vatRate: rateOf.next().value }));
      const bill = reprice({ ...unpriced, lines, serviceFeeVatRate: 2_000 });
      const vat = vatOf(bill);
      assert.equal(
        vat.reduce((sum, { grossKurus }) => sum + grossKurus, 0),
        bill.totals.totalKurus,
      );
      assert.ok(
        vat.every(
          ({ vatKurus, netKurus, grossKurus }) => vatKurus >= 0 && vatKurus + netKurus === grossKurus,
        ),
      );
      assert.deepEqual(vatOf(reprice({ ...bill, lines: lines.toReversed() })), vat);
    }),
    { numRuns: 300 },
  );
});

test('units of one portion with different VAT rates are not exchanged: a free unit does not move tax to another rate', () => {
  const campaign = buyXPayY('pair', 2, 1, 'soup');
  const lines = billOf(4).lines.map((line, at) => ({
    ...line,
    campaignKeys: ['pair'],
    vatRate: at < 2 ? 1_000 : 2_000,
  }));
  const bill = reprice({ ...billOf(4), lines, campaigns: [{ key: 'pair', campaign }] });
  assert.deepEqual(
    vatOf(bill).map(({ grossKurus }) => grossKurus),
    [10_000, 10_000],
  );
});

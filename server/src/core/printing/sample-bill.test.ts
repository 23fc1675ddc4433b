import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleBill } from './sample-bill.ts';

const rated = (code: string, basisPoints: number) => ({
  ...{ code, name: code, section: null },
  rates: [{ from: null, basisPoints, takeawayBasisPoints: null }],
});
const plain = { vatClass: null, serviceFeeVatClass: null, timeZone: 'Europe/Istanbul' };

test('a sample bill has a line for each VAT class and the service fee, and the VAT of its total', () => {
  const venue = {
    ...plain,
    ...{ vatClasses: [rated('food', 1_000), rated('wine', 2_000)], vatClass: 'food' },
    serviceFeeBasisPoints: 1_000,
  };
  const bill = sampleBill(venue, 0);
  assert.deepEqual(
    bill.lines.map(({ productName, grossKurus }) => [productName, grossKurus]),
    [
      ['food', 15_000],
      ['wine', 50_000],
    ],
  );
  assert.deepEqual(bill.vat, [
    { rate: 1_000, grossKurus: 21_500, vatKurus: 1_955, netKurus: 19_545 },
    { rate: 2_000, grossKurus: 50_000, vatKurus: 8_333, netKurus: 41_667 },
  ]);
  assert.equal(bill.totalKurus, 71_500);
});

test('a venue without VAT classes has one line and no VAT', () => {
  const bill = sampleBill({ ...plain, vatClasses: [], serviceFeeBasisPoints: 0 }, 0);
  assert.deepEqual([bill.lines.length, bill.vat, bill.totalKurus], [1, [], 15_000]);
});

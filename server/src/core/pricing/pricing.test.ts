import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  always,
  billDiscount,
  buyXPayY,
  percent,
  pricedLine,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { BillTotals } from './price-terms.ts';
import { type PricingLine, priceLines, totalsOf } from './pricing.ts';

interface Vector {
  name: string;
  lines: (Omit<PricingLine, 'extrasKurus' | 'campaignIds'> & Partial<PricingLine>)[];
  campaigns: Campaign[];
  serviceFeeBasisPoints: number;
  expected: Omit<BillTotals, 'reductions'> & { reductions: { campaignId: string; amountKurus: number }[] };
}

const vectors = new URL('../../../../vectors/pricing.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: Vector[] };

for (const { name, lines, campaigns, serviceFeeBasisPoints, expected } of cases) {
  test(`a basket has the price of its vector: ${name}`, () => {
    const everyId = campaigns.map(({ id }) => id);
    const totals = totalsOf(
      priceLines(
        lines.map((line) => ({ extrasKurus: 0, campaignIds: everyId, ...line })),
        campaigns.map((campaign) => ({ ...always(campaign.id), ...campaign })),
        serviceFeeBasisPoints,
      ),
    );
    const reductions = expected.reductions.map((reduction) => ({ ...reduction, name: reduction.campaignId }));
    assert.deepEqual(totals, { ...expected, reductions });
  });
}

test('there are at least 40 vectors, each with a unique name', () => {
  assert.ok(cases.length >= 40);
  assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
});

test('a reduction has the name of its campaign', () => {
  const campaign = { ...buyXPayY('c1', 2, 1, 'ayran'), name: 'İki ayran bir lira' };
  const { reductions } = priceLines([pricedLine('ayran', 2, 3000, [campaign])], [campaign], 0);
  assert.deepEqual(reductions, [{ campaignId: 'c1', name: 'İki ayran bir lira', amountKurus: 3000 }]);
});

test('a price is exact to the kuruş for amounts far above any real bill', () => {
  const campaigns = [buyXPayY('half', 2, 1, 'feast'), billDiscount('tenth', 0, percent(1000))];
  const totals = priceLines([pricedLine('feast', 1000, 999_999_999, campaigns)], campaigns, 1000);
  assert.equal(totals.subtotalKurus, 999_999_999_000);
  assert.equal(totals.discountKurus, 499_999_999_500 + 49_999_999_950);
  assert.equal(totals.serviceFeeKurus, 44_999_999_955);
});

test('lines that can use different campaigns share a reduction exactly, however large it is', () => {
  const campaigns = [setMenu('pair', 1, ['feast'], ['ball']), billDiscount('all', 0, percent(10_000))];
  const lines = [
    pricedLine('feast', 999, 999_999_999, campaigns),
    pricedLine('ball', 999, 999_999_999, campaigns.slice(0, 1)),
  ];
  const { reductions, totalKurus } = priceLines(lines, campaigns, 0);
  // The 999 menus cost one kuruş each. Each of the two lines bears half of that: 499.5, rounded down.
  assert.deepEqual(
    reductions.map(({ amountKurus }) => amountKurus),
    [2 * 999 * 999_999_999 - 999, 500],
  );
  assert.equal(totalKurus, 499);
});

test('thirty lines of twenty units with fifty competing campaigns are priced by the same rules', () => {
  const products = Array.from({ length: 30 }, (_, at) => `product ${at}`);
  const around = (at: number) => [0, 7, 13, 22].map((step) => products[(at + step) % products.length]!);
  const campaigns = products
    .flatMap((_, at): Campaign[] => [
      buyXPayY(`groups ${at}`, 2 + (at % 3), 1 + (at % 2), ...around(at)),
      setMenu(`menu ${at}`, 9000 + at * 400, around(at), around(at + 3), around(at + 5)),
    ])
    .slice(0, 50);
  const lines = products.map((id, at) => pricedLine(id, 20, 3000 + at * 270, campaigns));
  const totals = totalsOf(priceLines(lines, campaigns, 0));
  assert.ok(totals.discountKurus > 0.3 * totals.subtotalKurus);
  const reversed = totalsOf(priceLines(lines.toReversed(), campaigns, 0));
  assert.deepEqual(reversed, totals);
});

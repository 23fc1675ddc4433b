import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amount,
  billDiscount,
  percent,
  portionDiscount,
  pricedLine,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { bestBillDiscount, type DiscountedGoods, discountedGoods, savedOnGoods } from './bill-discount.ts';
import { gatherUnits, type UnitKind } from './campaign-units.ts';
import type { CampaignTurn } from './groups/contests.ts';

function bestAfter(discounts: DiscountedGoods[], turns: CampaignTurn[], units: UnitKind[]) {
  return bestBillDiscount(discounts, (goods) => savedOnGoods(goods, turns, units));
}

const tenth = billDiscount('tenth', 0, percent(1000));
const fiftyLira = billDiscount('fifty lira', 30_000, amount(5000));

test('goods are counted with extras and after portion discounts', () => {
  const discount = portionDiscount('5 off', amount(500), 'pide');
  const lines = [{ ...pricedLine('pide', 2, 15_000, [discount, tenth]), extrasKurus: 1000 }];
  const units = gatherUnits(lines, [discount, tenth]);
  assert.deepEqual(discountedGoods([tenth], units), [
    { campaign: tenth, mayUse: [true], isForAll: true, goodsKurus: 2 * (14_500 + 1000) },
  ]);
});

test('goods that a bill discount does not apply to are not counted for it', () => {
  const campaigns = [tenth, fiftyLira];
  const units = gatherUnits(
    [pricedLine('pide', 2, 15_000, campaigns), pricedLine('ayran', 1, 3000, [fiftyLira])],
    campaigns,
  );
  assert.deepEqual(
    discountedGoods(campaigns, units).map(({ isForAll, goodsKurus }) => [isForAll, goodsKurus]),
    [
      [false, 30_000],
      [true, 33_000],
    ],
  );
});

test('the bill discount with the largest reduction is the best, and the first of equal ones', () => {
  const campaigns = [fiftyLira, tenth];
  const best = (kurus: number) => {
    const units = gatherUnits([pricedLine('pide', 1, kurus, campaigns)], campaigns);
    return bestAfter(discountedGoods(campaigns, units), [], units);
  };
  assert.deepEqual(best(29_999), { campaign: tenth, amountKurus: 3000 });
  assert.deepEqual(best(30_000), { campaign: fiftyLira, amountKurus: 5000 });
  assert.deepEqual(best(50_000), { campaign: fiftyLira, amountKurus: 5000 });
  assert.deepEqual(best(50_005), { campaign: tenth, amountKurus: 5001 });
});

test('no bill discount applies below its minimum, or if it would deduct nothing', () => {
  const units = gatherUnits([pricedLine('pide', 1, 4, [tenth, fiftyLira])], [tenth, fiftyLira]);
  assert.equal(bestAfter(discountedGoods([tenth, fiftyLira], units), [], units).campaign, null);
  assert.equal(bestAfter([], [], units).campaign, null);
});

const menu = setMenu('menu', 12_000, ['pide'], ['ayran']);
const discount = portionDiscount('5 off', amount(500), 'pide');
const all: Campaign[] = [menu, discount, tenth];
const turn = { campaign: menu, taken: [1, 1], reductionKurus: 6000, savedKurus: 5500 };

test('a turn lowers the goods by its reduction minus the lost portion discounts', () => {
  const units = gatherUnits([pricedLine('pide', 1, 15_000, all), pricedLine('ayran', 1, 3000, all)], all);
  assert.deepEqual(bestAfter(discountedGoods([tenth], units), [turn], units), {
    campaign: tenth,
    amountKurus: 1200,
  });
});

test('lines that may use a bill discount bear their share of a turn by price, rounded down', () => {
  const units = gatherUnits([pricedLine('pide', 1, 15_000, all), pricedLine('ayran', 1, 3000, [menu])], all);
  // The turn deducts 60 lira. The pide bears 50 of them and loses its own discount of 5 lira: 100 lira of its price remain.
  assert.deepEqual(bestAfter(discountedGoods([tenth], units), [turn], units), {
    campaign: tenth,
    amountKurus: 1000,
  });
  const uneven = { ...turn, reductionKurus: 6001, savedKurus: 5501 };
  const everything = billDiscount('everything', 0, percent(10_000));
  const goods = { campaign: everything, mayUse: [true, false], isForAll: false, goodsKurus: 14_500 };
  assert.equal(bestAfter([goods], [turn], units).amountKurus, 15_000 - 5000);
  assert.equal(bestAfter([goods], [uneven], units).amountKurus, 15_000 - 5000);
});

test('a turn on lines that a bill discount does not apply to does not change the discount', () => {
  const units = gatherUnits(
    [
      pricedLine('adana', 1, 28_000, all),
      pricedLine('pide', 1, 15_000, [menu]),
      pricedLine('ayran', 1, 3000, [menu]),
    ],
    all,
  );
  const otherTurn = { campaign: menu, taken: [0, 1, 1], reductionKurus: 6000, savedKurus: 6000 };
  assert.equal(bestAfter(discountedGoods([tenth], units), [otherTurn], units).amountKurus, 2800);
});

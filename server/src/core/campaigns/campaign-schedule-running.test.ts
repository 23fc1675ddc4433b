import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billDiscount,
  portionDiscount,
  sampleProduct,
  setMenu,
  twoForOne,
} from '../../../test/samples/sample-bill.ts';
import type { BasketLine } from '../bills/ordering/basket.ts';
import type { Campaign } from './campaign.ts';
import { runningCampaigns } from './campaign-schedule.ts';

const campaignsFor = (among: readonly Campaign[], basket: readonly BasketLine[]) =>
  runningCampaigns({ campaigns: among, timeZone: 'Europe/Istanbul' }, 'Takeaway', basket, 0);

const soup = basketLine(sampleProduct({ id: 'soup' }));
const salad = basketLine(sampleProduct({ id: 'salad' }));
const campaigns = [
  portionDiscount(['soup'], { id: 'soup-off' }),
  portionDiscount(['cake'], { id: 'cake-off' }),
  portionDiscount([], { id: 'portion-off', covers: { productIds: [], portionIds: ['soup-full'] } }),
  twoForOne(['cake']),
  setMenu(['cake', 'soup'], 1),
  setMenu(['cake', 'tea'], 1, { id: 'sweet' }),
  billDiscount(),
];

test('a basket has the campaigns that cover one of its lines, each once and in order, and those on the whole bill', () => {
  const ids = (...basket: BasketLine[]) => campaignsFor(campaigns, basket).map(({ id }) => id);
  const expected = ['soup-off', 'portion-off', 'set-menu', 'fifty-off'];
  assert.deepEqual(ids(salad, soup), expected);
  assert.deepEqual(ids(soup, soup), expected);
  assert.deepEqual(ids(salad), ['fifty-off']);
  assert.deepEqual(ids(), ['fifty-off']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billDiscount, percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu, sampleVenue } from '../../../test/samples/sample-venue.ts';
import type { LineRequest } from '../bills/ordering/order-request.ts';
import { Refusal } from '../refusals.ts';
import type { Campaign } from './campaign.ts';
import { type CampaignTrial, type PricingVenue, tryCampaigns } from './campaign-trial.ts';

const menu = sampleMenu();
const { kebab, baklava, cheese, hidden } = menu;
const half = portionDiscount('half', percent(5_000), kebab.id);
const tenth = billDiscount('tenth', 0, percent(1_000));

function venueWith(...campaigns: Campaign[]): PricingVenue {
  const products = [kebab, baklava, cheese, hidden];
  return { venue: sampleVenue(), categories: [menu.category], products, campaigns };
}

function line(product: typeof kebab, change: Partial<LineRequest> = {}): LineRequest {
  const { id: productId, portions } = product;
  const portionId = portions[0]!.id;
  return { productId, portionId, quantity: 1, note: null, extraIds: [], removedIngredientIds: [], ...change };
}

function totalsOf(venue: PricingVenue, trial: Partial<CampaignTrial>, lines = [line(kebab)]) {
  const order = { type: 'Takeaway' as const, lines, at: 0 };
  const prices = tryCampaigns(venue, order, { campaign: null, withoutCampaignId: null, ...trial });
  return [prices.priceWithStored().totals.totalKurus, prices.priceWithTrial?.().totals.totalKurus ?? null];
}

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'none';
}

test('without a change to try there is only one price', () => {
  assert.deepEqual(totalsOf(venueWith(half), {}), [6_025, null]);
});

test('a tried campaign is added to the others, or replaces the one with its id', () => {
  assert.deepEqual(totalsOf(venueWith(half), { campaign: tenth }), [6_025, 5_422]);
  const quarter = { ...half, reduction: percent(2_500) };
  assert.deepEqual(totalsOf(venueWith(half, tenth), { campaign: quarter }), [5_422, 8_133]);
});

test('a replaced campaign keeps its place among equally good ones', () => {
  const copy = { ...half, id: 'copy', name: 'copy' };
  const order = { type: 'Takeaway' as const, lines: [line(kebab)], at: 0 };
  const renamed = { ...half, name: 'renamed' };
  const { priceWithTrial } = tryCampaigns(venueWith(half, copy), order, {
    campaign: renamed,
    withoutCampaignId: null,
  });
  assert.deepEqual(
    priceWithTrial!().totals.reductions.map(({ name }) => name),
    ['renamed'],
  );
});

test('a campaign can be left out, also while another one is tried', () => {
  assert.deepEqual(totalsOf(venueWith(half, tenth), { withoutCampaignId: 'half' }), [5_422, 10_845]);
  assert.deepEqual(
    totalsOf(venueWith(half), { campaign: tenth, withoutCampaignId: 'half' }),
    [6_025, 10_845],
  );
});

test('the campaign that is left out must exist, and must not be the one on trial', () => {
  const tryIt = (trial: Partial<CampaignTrial>) => codeOf(() => totalsOf(venueWith(half), trial));
  assert.equal(tryIt({ withoutCampaignId: 'missing' }), 'CAMPAIGN_NOT_FOUND');
  assert.equal(tryIt({ campaign: half, withoutCampaignId: 'half' }), 'CONTENT_INVALID');
});

test('sold out products are priced like all others', () => {
  const gone = { ...baklava, stock: { quantity: 0, lowThreshold: 1, isSoldOut: true } };
  const venue = { ...venueWith(), products: [gone] };
  assert.deepEqual(totalsOf(venue, {}, [line(baklava, { quantity: 20 })]), [80_000, null]);
});

test('products and their options are checked like those of an order', () => {
  const refused = (lines: LineRequest[]) => codeOf(() => totalsOf(venueWith(), {}, lines));
  assert.equal(refused([line(hidden)]), 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  assert.equal(refused([line(cheese)]), 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  assert.equal(refused([line(kebab, { productId: 'x' })]), 'PUBLIC_API_PRODUCT_NOT_FOUND');
  assert.equal(refused([line(kebab, { extraIds: ['x'] })]), 'PUBLIC_API_PRODUCT_OPTION_INVALID');
});

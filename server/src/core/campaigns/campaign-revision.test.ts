import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import { Refusal } from '../refusals.ts';
import type { Campaign } from './campaign.ts';
import {
  addCampaignTo,
  changeCampaignIn,
  findCampaignIn,
  removeCampaignFrom,
  reorderCampaigns,
} from './campaign-revision.ts';

const lunch = portionDiscount('lunch', percent(1_000), 'adana');
const bill = billDiscount('bill', 10_000, percent(500));
const stored: Campaign[] = [lunch, bill];

function refusalOf(run: () => unknown): [string, string[]] {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.problems.map(({ field }) => field)];
    throw error;
  }
  return ['none', []];
}

test('a new campaign comes after the others and needs a unique name', () => {
  const added = buyXPayY('three', 3, 2, 'ayran');
  assert.deepEqual(addCampaignTo(stored, added), [lunch, bill, added]);
  assert.deepEqual(
    refusalOf(() => addCampaignTo(stored, { ...added, name: 'lunch' })),
    ['CONTENT_INVALID', ['name']],
  );
});

test('a campaign must cover something, unless it is already empty because its products left the menu', () => {
  const nothing = portionDiscount('nothing', percent(1_000));
  assert.deepEqual(
    refusalOf(() => addCampaignTo(stored, nothing)),
    ['CONTENT_INVALID', ['covers']],
  );
  const menu = setMenu('menu', 100, ['adana'], [], []);
  assert.deepEqual(
    refusalOf(() => addCampaignTo(stored, menu)),
    ['CONTENT_INVALID', ['parts[1].covers', 'parts[2].covers']],
  );
  assert.deepEqual(
    refusalOf(() => changeCampaignIn([lunch], { ...nothing, id: 'lunch' })),
    ['CONTENT_INVALID', ['covers']],
  );
  const renamed = { ...nothing, name: 'renamed' };
  assert.deepEqual(changeCampaignIn([nothing], renamed), [renamed]);
  const shorter = setMenu('menu', 200, [], ['adana']);
  assert.deepEqual(
    refusalOf(() => changeCampaignIn([menu], shorter)),
    ['CONTENT_INVALID', ['parts[0].covers']],
  );
});

test('a venue has at most a hundred campaigns', () => {
  const many = Array.from({ length: 99 }, (_, at) => billDiscount(`bill ${at}`, 0, percent(100)));
  const full = addCampaignTo(many, bill);
  assert.equal(full.length, 100);
  assert.deepEqual(refusalOf(() => addCampaignTo(full, lunch))[0], 'CONTENT_INVALID');
});

test('all campaigns together cover five thousand products and portions at most', () => {
  const covering = (id: string, count: number) =>
    portionDiscount(id, percent(100), ...Array.from({ length: count }, (_, at) => `product ${at}`));
  const many = [covering('a', 1_000), covering('b', 1_000), covering('c', 1_000), covering('d', 1_000)];
  assert.equal(addCampaignTo(many, covering('e', 1_000)).length, 5);
  const withPortion = covering('e', 1_000);
  withPortion.covers.portionIds.push('portion');
  assert.deepEqual(
    refusalOf(() => addCampaignTo(many, withPortion)),
    ['CONTENT_INVALID', ['covers']],
  );
  const parts = setMenu('e', 100, withPortion.covers.productIds, ['adana']);
  assert.deepEqual(
    refusalOf(() => changeCampaignIn([...many, setMenu('e', 100, ['adana'], ['ayran'])], parts)),
    ['CONTENT_INVALID', ['covers']],
  );
});

test('a changed campaign keeps its place and its kind', () => {
  const changed = { ...lunch, reduction: percent(2_000) };
  assert.deepEqual(changeCampaignIn(stored, changed), [changed, bill]);
  const other = buyXPayY('lunch', 3, 2, 'adana');
  assert.deepEqual(
    refusalOf(() => changeCampaignIn(stored, other)),
    ['CONTENT_INVALID', ['kind']],
  );
});

test('a campaign cannot get the name of another one, but two with the same name can be changed in other ways', () => {
  assert.deepEqual(
    refusalOf(() => changeCampaignIn(stored, { ...lunch, name: 'bill' })),
    ['CONTENT_INVALID', ['name']],
  );
  const sameNames = [lunch, { ...bill, name: 'lunch' }];
  const changed = { ...lunch, badgeText: 'new' };
  assert.deepEqual(changeCampaignIn(sameNames, changed)[0], changed);
});

test('an unknown campaign is refused', () => {
  const missing = { ...lunch, id: 'missing' };
  for (const run of [
    () => findCampaignIn(stored, 'missing'),
    () => removeCampaignFrom(stored, 'missing'),
    () => changeCampaignIn(stored, missing),
  ]) {
    assert.deepEqual(refusalOf(run), ['CAMPAIGN_NOT_FOUND', []]);
  }
});

test('the other campaigns keep their order after a removal', () => {
  assert.deepEqual(removeCampaignFrom(stored, 'lunch'), [bill]);
});

test('a new order must have each campaign once', () => {
  assert.deepEqual(reorderCampaigns(stored, ['BILL', 'lunch']), [bill, lunch]);
  for (const ids of [['bill'], ['bill', 'bill'], ['bill', 'lunch', 'lunch'], ['bill', 'lunch', 'x'], []]) {
    assert.deepEqual(
      refusalOf(() => reorderCampaigns(stored, ids)),
      ['CONTENT_INVALID', ['ids']],
    );
  }
});

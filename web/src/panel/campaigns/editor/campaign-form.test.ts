import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignFaultsOf } from './campaign-faults.ts';
import {
  type Campaign,
  type CampaignForm,
  campaignChangeOf,
  campaignFormOf,
  campaignOf,
  NEW_CAMPAIGN,
  readAmountOrPercent,
} from './campaign-form.ts';

const ZONE = 'Europe/Istanbul';
const form = (change: Partial<CampaignForm>): CampaignForm => ({ ...NEW_CAMPAIGN, name: 'Lunch', ...change });
const covers = [{ product: 'adana', portion: null }];

const stored: Campaign = {
  ...{ kind: 'PortionDiscount', id: 'lunch', revision: '', name: 'Lunch', badgeText: null },
  ...{ validFrom: '2026-06-01T08:30:00.000Z', validUntil: null, weekdays: ['Monday'] },
  ...{ dailyFrom: '11:30', dailyUntil: '15:00', orderTypes: null, translations: { en: { name: 'Lunch' } } },
  ...{ state: 'Over', waitsFor: null, startsAt: null, endsAt: null },
  ...{ covers, reduction: { percent: 20 } },
};

test('the form of a stored campaign without changes sends nothing', () => {
  const shown = campaignFormOf(stored, ZONE);
  assert.equal(shown.validFrom, '2026-06-01T11:30');
  assert.deepEqual(campaignChangeOf(shown, shown, ZONE), {});
  assert.deepEqual(campaignChangeOf(shown, { ...shown, reduction: '12,5', weekdays: [] }, ZONE), {
    weekdays: null,
    reduction: { percent: 12.5 },
  });
});

test('each kind of campaign sends only its own properties', () => {
  const propertiesFor = (change: Partial<CampaignForm>) => {
    const { kind, ...rest } = campaignOf(form(change), ZONE) as unknown as Record<string, unknown>;
    return [kind, Object.keys(rest).filter((key) => !(key in { ...stored, covers: 0 }) || key === 'covers')];
  };
  assert.deepEqual(propertiesFor({ kind: 'PortionDiscount' }), ['PortionDiscount', ['covers']]);
  assert.deepEqual(propertiesFor({ kind: 'BuyXPayY' }), ['BuyXPayY', ['covers', 'buy', 'pay']]);
  assert.deepEqual(propertiesFor({ kind: 'SetMenu' }), ['SetMenu', ['parts', 'price']]);
  assert.deepEqual(propertiesFor({ kind: 'BillDiscount' }), ['BillDiscount', ['minimum']]);
});

test('all weekdays, and all types of orders, mean no condition', () => {
  const all = form({
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    orderTypes: ['DineIn', 'Takeaway', 'Delivery'],
  });
  const { weekdays, orderTypes } = campaignOf(all, ZONE);
  assert.deepEqual([weekdays, orderTypes], [null, null]);
});

test('faults are listed by field, only those of the chosen kind', () => {
  const faults = (change: Partial<CampaignForm>) => campaignFaultsOf(form(change), ['Happy hour']);
  assert.deepEqual(faults({ covers, reduction: '20' }), {});
  assert.deepEqual(faults({ covers, reduction: '120' }), { reduction: 'percentWrong' });
  assert.deepEqual(faults({ covers, reductionBy: 'fixedPrice', reduction: '0' }), {});
  assert.deepEqual(faults({ name: 'Happy hour', reductionBy: 'amount' }), {
    ...{ name: 'nameTaken', reduction: 'reductionWrong', covers: 'coversMissing' },
  });
  assert.deepEqual(faults({ kind: 'BuyXPayY', covers, buy: '3', pay: '3' }), { pay: 'payWrong' });
  assert.deepEqual(faults({ kind: 'SetMenu', price: 'x' }), { parts: 'partsWrong', price: 'priceWrong' });
  assert.deepEqual(faults({ kind: 'BillDiscount', reductionBy: 'fixedPrice', reduction: '5' }), {
    reduction: 'reductionWrong',
  });
  const times = { validFrom: '2026-06-02T00:00', validUntil: '2026-06-01T00:00', dailyFrom: '11:00' };
  assert.deepEqual(faults({ covers, reduction: '5', ...times }), {
    ...{ validUntil: 'endsBefore', dailyUntil: 'windowHalf' },
  });
});

test('amounts are read as people type them', () => {
  assert.deepEqual(['12', '12,5', '0.25', ''].map(readAmountOrPercent), [12, 12.5, 0.25, null]);
  assert.deepEqual(['1.234,5', '-1', '1,234'].map(readAmountOrPercent), [null, null, null]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billDiscount,
  portionDiscount,
  sampleOpening,
  sampleProduct,
  setMenu,
  twoForOne,
} from '../../../../test/samples/sample-bill.ts';
import { addRound, openBill } from '../ordering/placement.ts';
import { addSnapshots } from './campaign-snapshots.ts';

const soup = sampleProduct({ id: 'soup' });
const basket = [basketLine(soup)];

test('equal terms use the same snapshot, whatever the name and the schedule of the campaign', () => {
  const before = setMenu(['soup'], 9_000);
  const { snapshots } = addSnapshots([], [before]);
  const renamed = { ...before, name: 'Evening menu', dailyFrom: '18:00', dailyUntil: '20:00' };
  const again = addSnapshots(snapshots, [renamed]);
  assert.deepEqual(again.keys, ['set-menu']);
  assert.deepEqual(again.snapshots, snapshots);
});

for (const [what, before, after] of [
  [
    'percentage',
    portionDiscount(['soup']),
    portionDiscount(['soup'], { reduction: { kind: 'Percent', basisPoints: 500 } }),
  ],
  [
    'kind of reduction',
    portionDiscount(['soup']),
    portionDiscount(['soup'], { reduction: { kind: 'Amount', amountKurus: 1_000 } }),
  ],
  [
    'fixed price',
    portionDiscount(['soup'], { reduction: { kind: 'FixedPrice', priceKurus: 1 } }),
    portionDiscount(['soup'], { reduction: { kind: 'FixedPrice', priceKurus: 2 } }),
  ],
  ['coverage', portionDiscount(['soup']), portionDiscount(['soup', 'cake'])],
  ['number to buy', twoForOne(['soup']), twoForOne(['soup'], { buy: 3 })],
  ['number to pay', twoForOne(['soup'], { buy: 3 }), twoForOne(['soup'], { buy: 3, pay: 2 })],
  ['price of a menu', setMenu(['soup'], 9_000), setMenu(['soup'], 8_000)],
  ['parts of a menu', setMenu(['soup'], 9_000), setMenu(['soup', 'cake'], 9_000)],
  ['minimum', billDiscount(), billDiscount({ minimumKurus: 1 })],
  ['amount', billDiscount(), billDiscount({ reduction: { kind: 'Amount', amountKurus: 1 } })],
] as const) {
  test(`another ${what} makes a new snapshot`, () => {
    const first = addSnapshots([], [before]);
    const second = addSnapshots(first.snapshots, [after]);
    assert.deepEqual(first.keys, [before.id]);
    assert.deepEqual(second.keys, [`${before.id}~2`]);
    const back = addSnapshots(second.snapshots, [before]);
    assert.deepEqual(back.keys, [before.id]);
    assert.equal(back.snapshots.length, 2);
  });
}

test('lines keep the terms of their order, and both snapshots have the id of their campaign', () => {
  const tenOff = portionDiscount(['soup']);
  const halfPrice = portionDiscount(['soup'], { reduction: { kind: 'Percent', basisPoints: 5_000 } });
  const first = openBill(sampleOpening({ basket, campaigns: [tenOff] }));
  const later = sampleOpening({ basket, campaigns: [halfPrice] });
  const bill = addRound(first, { ...later, roundId: 'round-2', lineIds: ['line-2'] });
  assert.deepEqual(
    bill.lines.map(({ campaignKeys }) => campaignKeys),
    [['ten-off'], ['ten-off~2']],
  );
  assert.deepEqual(
    bill.totals.reductions.map(({ campaignId, amountKurus }) => [campaignId, amountKurus]),
    [
      ['ten-off', 1_000],
      ['ten-off', 5_000],
    ],
  );
});

test('a reduction by only the later terms has the id of its campaign, too', () => {
  const { snapshots } = addSnapshots([], [portionDiscount(['soup'])]);
  const campaigns = [portionDiscount(['soup'], { reduction: { kind: 'FixedPrice', priceKurus: 1 } })];
  const later = openBill(sampleOpening({ basket, campaigns: [] }));
  const round = sampleOpening({ basket, campaigns, roundId: 'round-2', lineIds: ['line-2'] });
  assert.deepEqual(addRound({ ...later, campaigns: snapshots }, round).totals.reductions, [
    { campaignId: 'ten-off', name: 'Ten percent off', amountKurus: 9_999 },
  ]);
});

test('a snapshot has no translations: a bill is in the language of its venue', () => {
  const campaign = portionDiscount(['soup'], { translations: { en: { name: 'Ten off' } } });
  assert.deepEqual(addSnapshots([], [campaign]).snapshots[0]!.campaign.translations, {});
});

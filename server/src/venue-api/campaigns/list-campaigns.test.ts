import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { withoutRevisions } from '../../../test/samples/owner-menu.ts';
import {
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

test('200: campaigns are listed in the order of the venue, with all properties of their kind', async () => {
  const menu = sampleMenu();
  const { kebab, baklava } = menu;
  const ids = Array.from({ length: 4 }, () => randomUUID());
  const off = portionDiscount(ids[0]!, { kind: 'FixedPrice', priceKurus: 9_990 }, baklava.id, randomUUID());
  off.covers.portionIds.push(kebab.portions[1]!.id, randomUUID());
  const campaigns = [
    off,
    buyXPayY(ids[1]!, 3, 2, kebab.id),
    setMenu(ids[2]!, 14_000, [kebab.id], [baklava.id]),
    billDiscount(ids[3]!, 20_000, percent(1_250)),
  ];
  const { id, owner } = await newStaffedVenue(sofra, {}, { menu, campaigns });
  const answer = await owner.call('GET', `/venues/${id}/campaigns`);
  assert.equal(answer.status, 200);
  const ofEveryKind = (at: number) => ({
    id: ids[at],
    name: ids[at],
    badgeText: null,
    validFrom: null,
    validUntil: null,
    weekdays: null,
    dailyFrom: null,
    dailyUntil: null,
    orderTypes: null,
    translations: {},
    state: 'Running',
    waitsFor: null,
    startsAt: null,
    endsAt: null,
  });
  const covers = (product: { id: string }) => [{ product: product.id, portion: null }];
  assert.deepEqual(withoutRevisions(answer.body.data), [
    {
      kind: 'PortionDiscount',
      ...ofEveryKind(0),
      // Products that are no longer on the menu are omitted.
      covers: [...covers(baklava), { product: kebab.id, portion: kebab.portions[1]!.id }],
      reduction: { fixedPrice: 99.9 },
    },
    { kind: 'BuyXPayY', ...ofEveryKind(1), covers: covers(kebab), buy: 3, pay: 2 },
    {
      kind: 'SetMenu',
      ...ofEveryKind(2),
      parts: [
        { name: 'part 1', covers: covers(kebab) },
        { name: 'part 2', covers: covers(baklava) },
      ],
      price: 140,
    },
    { kind: 'BillDiscount', ...ofEveryKind(3), minimum: 200, reduction: { percent: 12.5 } },
  ]);
  for (const amount of ['"fixedPrice":99.90', '"price":140.00', '"minimum":200.00']) {
    assert.ok(answer.text.includes(amount), amount);
  }
});

test('200: each campaign shows its current state by the clock of the venue', async () => {
  const discount = () => billDiscount(randomUUID(), 0, percent(500));
  const campaigns = [
    { ...discount(), dailyFrom: '14:00', dailyUntil: '15:30' },
    { ...discount(), weekdays: ['Friday' as const], dailyFrom: '22:00', dailyUntil: '02:00' },
    { ...discount(), validUntil: sofra.clock.now() },
  ];
  const { id, owner } = await newStaffedVenue(sofra, {}, { campaigns });
  const { data } = (await owner.call('GET', `/venues/${id}/campaigns`)).body;
  const standings = data.map(({ state, waitsFor, startsAt, endsAt }: Record<string, unknown>) => [
    state,
    waitsFor,
    startsAt,
    endsAt,
  ]);
  assert.deepEqual(standings, [
    ['Running', null, null, '2026-03-03T12:30:00.000Z'],
    ['Waiting', 'Weekday', '2026-03-06T19:00:00.000Z', null],
    ['Over', null, null, null],
  ]);
});

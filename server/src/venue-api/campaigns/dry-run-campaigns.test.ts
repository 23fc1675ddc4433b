import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { leavingNothing, place } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import {
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

async function newVenueWithKebabHalved(change = {}) {
  const menu = sampleMenu();
  const half = portionDiscount(randomUUID(), percent(5_000), menu.kebab.id);
  const venue = await newStaffedVenue(sofra, change, { menu, campaigns: [half] });
  return { venue, half, lines: [lineOf(menu.kebab)] };
}

function dryRun(venue: StaffedVenue, body: Record<string, unknown>) {
  const path = `/venues/${venue.id}/campaigns/dry-run`;
  return leavingNothing(sofra, venue, () => venue.owner.call('POST', path, { type: 'Takeaway', ...body }));
}

async function discountsOf(venue: StaffedVenue, body: Record<string, unknown>) {
  const { status, text, body: answered } = await dryRun(venue, body);
  assert.equal(status, 200, text);
  const { now, tried } = answered.data;
  return [now.discount, tried === null ? null : tried.discount];
}

test('200: each line shows what each campaign takes off, and nothing is stored', async () => {
  const { venue, half } = await newVenueWithKebabHalved({ serviceFeeBasisPoints: 1_000 });
  const { kebab, baklava } = venue.menu;
  const extraIds = [kebab.extras[0]!.id];
  const answer = await dryRun(venue, {
    lines: [lineOf(kebab, { quantity: 2, extraIds }), lineOf(baklava)],
    campaign: { kind: 'BillDiscount', name: 'Onda bir', reduction: { percent: 10 } },
  });
  const line = (product: typeof kebab, quantity: number, unitPrice: number, total: number) => ({
    productId: product.id,
    portionId: product.portions[0]!.id,
    quantity,
    unitPrice,
    total,
  });
  const lines = [line(kebab, 2, 135.5, 271), line(baklava, 1, 40, 40)];
  const halved = { campaignId: half.id, name: half.name, amount: 120.5 };
  assert.deepEqual(answer.body.data, {
    now: {
      lines,
      reductions: [halved],
      subtotal: 311,
      discount: 120.5,
      serviceFee: 19.05,
      total: 209.55,
      currency: 'TRY',
    },
    tried: {
      lines,
      reductions: [halved, { campaignId: null, name: 'Onda bir', amount: 19.05 }],
      subtotal: 311,
      discount: 139.55,
      serviceFee: 17.15,
      total: 188.6,
      currency: 'TRY',
    },
  });
  assert.ok(answer.text.includes('"amount":120.50'));
});

test('200: a dry run shows what an order now is charged, for every kind of campaign', async () => {
  const menu = sampleMenu();
  const { kebab, steak, baklava } = menu;
  const campaigns = [
    portionDiscount(randomUUID(), percent(1_000), steak.id),
    buyXPayY(randomUUID(), 3, 2, kebab.id),
    setMenu(randomUUID(), 14_000, [kebab.id], [baklava.id]),
    billDiscount(randomUUID(), 20_000, percent(500)),
  ];
  const venue = await newStaffedVenue(sofra, { serviceFeeBasisPoints: 1_000 }, { menu, campaigns });
  const extraIds = [steak.extras[0]!.id];
  for (const lines of [
    [lineOf(steak, { extraIds })],
    [lineOf(kebab, { quantity: 3 }), lineOf(steak, { extraIds, quantity: 2 })],
    [lineOf(kebab, { quantity: 4 }), lineOf(baklava)],
  ]) {
    const { now, tried } = (await dryRun(venue, { lines })).body.data;
    const { totals } = (await place(sofra, venue, sampleOrder(venue, { lines }))).body.data.order;
    assert.ok(now.discount > 0);
    assert.equal(tried, null);
    assert.deepEqual(
      [now.subtotal, now.discount, now.serviceFee, now.total],
      [totals.subtotal, totals.discount, totals.serviceFee, totals.total],
    );
  }
});

test('200: a trial campaign takes off the same amount as the added campaign', async () => {
  const { venue, lines } = await newVenueWithKebabHalved();
  const campaign = {
    kind: 'PortionDiscount',
    name: 'Doksan dokuz',
    covers: [{ product: 'Adana Kebap', portion: 'Tam' }],
    reduction: { fixedPrice: 50 },
  };
  const [, tried] = await discountsOf(venue, { lines, campaign });
  assert.equal(tried, 70.5);
  assert.equal((await venue.owner.call('POST', `/venues/${venue.id}/campaigns`, campaign)).status, 201);
  const { totals } = (await place(sofra, venue, sampleOrder(venue, { lines }))).body.data.order;
  assert.equal(totals.discount, tried);
});

test('200: a trial can replace a campaign by its id, or leave one out', async () => {
  const { venue, half, lines } = await newVenueWithKebabHalved();
  const quarter = {
    kind: 'PortionDiscount',
    id: half.id.toUpperCase(),
    name: half.name,
    covers: [{ product: 'Adana Kebap' }],
    reduction: { percent: 25 },
  };
  assert.deepEqual(await discountsOf(venue, { lines, campaign: quarter }), [60.25, 30.13]);
  const { tried } = (await dryRun(venue, { lines, campaign: quarter })).body.data;
  assert.equal(tried.reductions[0].campaignId, half.id);
  assert.deepEqual(await discountsOf(venue, { lines, withoutCampaignId: half.id.toUpperCase() }), [60.25, 0]);
  const { id: _, ...added } = quarter;
  const both = { lines, campaign: added, withoutCampaignId: half.id };
  assert.deepEqual(await discountsOf(venue, both), [60.25, 30.13]);
  assert.deepEqual(await discountsOf(venue, { lines, campaign: null, withoutCampaignId: null }), [
    60.25,
    null,
  ]);
});

test('200: campaigns apply at the requested time and to the requested type of order', async () => {
  const { venue, lines } = await newVenueWithKebabHalved();
  const happyHour = {
    kind: 'BillDiscount',
    name: 'Akşamüstü',
    weekdays: ['Wednesday'],
    dailyFrom: '17:00',
    dailyUntil: '19:00',
    orderTypes: ['DineIn'],
    reduction: { amount: 10 },
  };
  const tried = async (body: object) =>
    (await discountsOf(venue, { lines, campaign: happyHour, ...body }))[1];
  assert.equal(await tried({ type: 'DineIn' }), 60.25);
  assert.equal(await tried({ type: 'DineIn', at: '2026-03-04T17:00:00+03:00' }), 70.25);
  assert.equal(await tried({ type: 'DineIn', at: '2026-03-04T16:00:00Z' }), 60.25);
  assert.equal(await tried({ type: 'Takeaway', at: '2026-03-04T17:00:00+03:00' }), 60.25);
});

test('200: hours, a rush, the subscription and the stock do not matter', async () => {
  const { venue } = await newVenueWithKebabHalved({
    workingHours: [{ day: 'Tuesday', opensAt: null, closesAt: null, isClosed: true }],
    rush: { until: sofra.clock.now() + 3_600_000, reason: null },
    subscription: { isActive: false, endsAt: null },
  });
  const { baklava } = venue.menu;
  const lines = [lineOf(baklava, { quantity: 20 })];
  assert.equal((await dryRun(venue, { lines })).body.data.now.total, 800);
  const soldOut = `/venues/${venue.id}/products/${baklava.id}/sold-out`;
  assert.equal((await venue.waiter.call('PUT', soldOut, { isSoldOut: true })).status, 200);
  assert.equal((await dryRun(venue, { lines })).body.data.now.total, 800);
});

test('400: unreadable values and broken rules are reported with their position', async () => {
  const { venue, half, lines } = await newVenueWithKebabHalved();
  const bill = { kind: 'BillDiscount', name: 'Hesap', reduction: { percent: 5 } };
  const cases: [Record<string, unknown>, string, string[]][] = [
    [{ lines, type: 'Picnic' }, 'VALIDATION_ERROR', ['type']],
    [{ lines, at: 'soon' }, 'VALIDATION_ERROR', ['at']],
    [{ lines, withoutCampaignId: 'half' }, 'VALIDATION_ERROR', ['withoutCampaignId']],
    [{ lines, campaign: [] }, 'VALIDATION_ERROR', ['campaign']],
    [{ lines, campaign: { kind: 'Freebie' } }, 'VALIDATION_ERROR', ['campaign.kind']],
    [{}, 'CONTENT_INVALID', ['lines']],
    [{ lines: [] }, 'CONTENT_INVALID', ['lines']],
    [{ lines: [{ ...lines[0], quantity: 21 }] }, 'CONTENT_INVALID', ['lines[0].quantity']],
    [{ lines: Array.from({ length: 31 }, () => lines[0]) }, 'CONTENT_INVALID', ['lines']],
    [{ lines, at: '1999-12-31T23:59:59Z' }, 'CONTENT_INVALID', ['at']],
    [{ lines, at: '9999-12-31T23:59:59Z' }, 'CONTENT_INVALID', ['at']],
    [{ lines, campaign: {} }, 'CONTENT_INVALID', ['campaign.kind']],
    [{ lines, campaign: { ...bill, buy: 3 } }, 'CONTENT_INVALID', ['campaign.buy']],
    [{ lines, campaign: { ...bill, dailyFrom: '10:00' } }, 'CONTENT_INVALID', ['campaign.dailyUntil']],
    [
      { lines, campaign: { ...bill, id: half.id }, withoutCampaignId: half.id },
      'CONTENT_INVALID',
      ['withoutCampaignId'],
    ],
  ];
  for (const [body, code, fields] of cases) {
    const answer = await dryRun(venue, body);
    assert.deepEqual(assertRefused(answer, 400, code), fields, answer.text);
  }
});

test('400: an option that an order refuses is refused here with the same code', async () => {
  const { venue } = await newVenueWithKebabHalved();
  const lines = [lineOf(venue.menu.steak)];
  const answer = await dryRun(venue, { lines });
  assertRefused(answer, 400, 'PUBLIC_API_PRODUCT_OPTION_INVALID', ['lines[0].extraIds']);
});

test('404: products and campaigns of another venue are not found', async () => {
  const { venue, lines } = await newVenueWithKebabHalved();
  const other = await newVenueWithKebabHalved();
  const foreign = { kind: 'BillDiscount', id: other.half.id, name: 'Hesap', reduction: { percent: 5 } };
  assertRefused(await dryRun(venue, { lines: other.lines }), 404, 'PUBLIC_API_PRODUCT_NOT_FOUND');
  assertRefused(await dryRun(venue, { lines, campaign: foreign }), 404, 'CAMPAIGN_NOT_FOUND');
  assertRefused(await dryRun(venue, { lines, withoutCampaignId: other.half.id }), 404, 'CAMPAIGN_NOT_FOUND');
});

test('409: hidden products and products sold by measure are not priced', async () => {
  const { venue } = await newVenueWithKebabHalved();
  for (const product of [venue.menu.hidden, venue.menu.cheese]) {
    const answer = await dryRun(venue, { lines: [lineOf(product)] });
    assertRefused(answer, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  }
});

test('200: simultaneous dry runs are priced one by one, and other requests are answered in between', async () => {
  const menu = sampleMenu();
  const covered = [menu.kebab.id, menu.baklava.id];
  const campaigns = Array.from({ length: 100 }, (_, at) =>
    at % 2 === 0
      ? buyXPayY(randomUUID(), 2 + (at % 5), 1, ...covered)
      : setMenu(randomUUID(), 2_000 + at, covered, covered, [covered[at % 4 > 1 ? 0 : 1]!]),
  );
  const named = campaigns.map((campaign, at) => ({ ...campaign, name: `Kampanya ${at}` }));
  const [busy, other] = [
    await newStaffedVenue(sofra, {}, { menu, campaigns: named }),
    await newStaffedVenue(sofra),
  ];
  const lines = [lineOf(menu.kebab, { quantity: 20 }), lineOf(menu.baklava, { quantity: 20 })];
  const path = `/venues/${busy.id}/campaigns/dry-run`;
  const done: string[] = [];
  const dryRuns = Array.from({ length: 20 }, async () => {
    const { status } = await busy.owner.call('POST', path, {
      type: 'Takeaway',
      lines,
      withoutCampaignId: named[0]!.id,
    });
    assert.equal(status, 200);
    done.push('dry run');
  });
  const { status } = await other.owner.call('GET', `/venues/${other.id}/campaigns`);
  assert.equal(status, 200);
  done.push('read');
  await Promise.all(dryRuns);
  assert.equal(done.length, 21);
  assert.notEqual(done.at(-1), 'read');
});

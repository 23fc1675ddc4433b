import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import { isRunningAt } from '../../src/core/campaigns/campaign-schedule.ts';
import type { Product } from '../../src/core/menu/menu.ts';
import { isOrderable, stockStatusOf } from '../../src/core/menu/orderable.ts';
import { priceLines } from '../../src/core/pricing/pricing.ts';
import { type VenueToStore, venueFromDraft } from '../../src/core/venue/drafts/venue-from-draft.ts';
import { isOpenAt } from '../../src/core/venue/hours/opening-hours.ts';
import { hasActiveSubscription } from '../../src/core/venue/ordering.ts';
import { vatAt } from '../../src/core/venue/vat.ts';
import { readVenueDocuments } from '../../src/venue-document/venue/read-venue-document.ts';
import type { BranchDocument, VenueDocuments } from '../../src/venue-document/venue/venue-document-schema.ts';

const text = await readFile(new URL('../../../examples/demo-venues.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as VenueDocuments;
const drafts = readVenueDocuments(document).flatMap((draft) => [draft, ...draft.branches]);
const documents: BranchDocument[] = document.venues.flatMap(({ branches = [], type: _, ...venue }) => [
  venue,
  ...branches,
]);
const venues = drafts.map((draft): VenueToStore => {
  let count = 0;
  const ids = { stated: new Set<string>(), newId: () => `new ${++count}`, newTableCode: () => '' };
  return venueFromDraft(draft, null, { venueId: draft.id!, parentVenueId: null }, ids);
});
const [headquarter] = venues;
const products = venues.flatMap(({ menu }) => menu.products);

/** The products that a campaign covers, one list for each unit that it takes. */
function unitsOf(campaign: Campaign, all: readonly Product[]): Product[] {
  const first = (covers: { productIds: string[]; portionIds: string[] }) =>
    all.find(
      ({ id, portions }) =>
        covers.productIds.includes(id) || portions.some((one) => covers.portionIds.includes(one.id)),
    )!;
  switch (campaign.kind) {
    case 'PortionDiscount':
      return [first(campaign.covers)];
    case 'BuyXPayY':
      return Array.from({ length: campaign.buy }, () => first(campaign.covers));
    case 'SetMenu':
      return campaign.parts.map(({ covers }) => first(covers));
    case 'BillDiscount':
      return Array.from({ length: 30 }, () => all[0]!);
  }
}

test('the demo is a headquarter with two branches and an independent venue', () => {
  assert.deepEqual(
    venues.map(({ venue }) => [venue.name, venue.type]),
    [
      ['Sofra', 'Headquarter'],
      ['Sofra Kadıköy', 'Branch'],
      ['Sofra Alsancak', 'Branch'],
      ['Çınaraltı Kahvaltı', 'Independent'],
    ],
  );
});

test('its first venue takes orders at every hour of every day', () => {
  const start = Date.parse('2026-03-01T00:00:00Z');
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    assert.equal(isOpenAt(headquarter!.venue, start + hour * 3_600_000), true);
  }
  for (const { venue } of venues)
    assert.equal(hasActiveSubscription(venue, Date.parse('2036-01-01T00:00:00Z')), true);
});

test('its first venue has some sixty products in eight categories', () => {
  const { menu } = headquarter!;
  assert.equal(menu.categories.length, 8);
  assert.ok(menu.products.length >= 58 && menu.products.length <= 65, String(menu.products.length));
});

test('its menu uses every feature of menus', () => {
  const groups = products.flatMap(({ optionGroups }) => optionGroups);
  assert.ok(products.some(({ portions }) => portions.some((portion) => !isOrderable(portion))));
  for (const isRequired of [true, false]) {
    for (const selectionType of ['Single', 'Multiple']) {
      assert.ok(
        groups.some((group) => group.isRequired === isRequired && group.selectionType === selectionType),
      );
    }
  }
  assert.ok(products.some(({ extras }) => extras.some(({ optionGroupId }) => optionGroupId === null)));
  assert.ok(products.some(({ removableIngredients }) => removableIngredients.length > 0));
  assert.ok(products.some(({ containsAlcohol }) => containsAlcohol));
  assert.ok(products.some(({ isVisible }) => !isVisible));
  for (const status of ['InStock', 'LowStock', 'OutOfStock']) {
    assert.ok(
      headquarter!.menu.products.some(({ stock }) => stockStatusOf(stock) === status),
      status,
    );
  }
});

test('every text of it is in Turkish and in English', () => {
  for (const { venue, menu, campaigns } of venues) {
    assert.deepEqual(
      venue.languages.map(({ code }) => code),
      ['tr', 'en'],
    );
    for (const thing of [...menu.categories, ...menu.products]) {
      assert.ok(thing.translations.en?.name, thing.name);
      assert.equal(thing.translations.en?.description === undefined, thing.description === null, thing.name);
    }
    const parts = menu.products.flatMap((product) => [
      ...product.portions,
      ...product.extras,
      ...product.optionGroups,
      ...product.removableIngredients,
    ]);
    for (const part of [...parts, ...campaigns]) assert.ok(part.translations.en?.name, part.name);
  }
});

test('it has every kind of campaign, and each takes something off when it runs', () => {
  const kinds = new Set(headquarter!.campaigns.map(({ kind }) => kind));
  assert.deepEqual(kinds, new Set(['PortionDiscount', 'BuyXPayY', 'SetMenu', 'BillDiscount']));
  for (const { menu, campaigns } of venues) {
    for (const campaign of campaigns) {
      const lines = unitsOf(campaign, menu.products).map((product, at) => {
        const portion =
          product.portions.find(({ id }) => JSON.stringify(campaign).includes(id)) ?? product.portions[0]!;
        const prices = { portionKurus: portion.priceKurus, extrasKurus: 0 };
        return {
          id: String(at),
          productId: product.id,
          portionId: portion.id,
          quantity: 1,
          ...prices,
          campaignIds: [campaign.id],
        };
      });
      assert.ok(priceLines(lines, [campaign], 0).discountKurus > 0, campaign.name);
    }
  }
});

test('its first venue has each kind of campaign running at any moment', () => {
  const { venue, campaigns } = headquarter!;
  for (const hour of [0, 5, 9, 13, 18, 23]) {
    const now = Date.parse('2026-03-07T00:00:00Z') + hour * 3_600_000;
    const running = campaigns.filter((campaign) => isRunningAt(campaign, venue.timeZone, now, 'DineIn'));
    assert.equal(new Set(running.map(({ kind }) => kind)).size, 4, String(hour));
  }
});

test('no campaign is for alcohol', () => {
  const alcoholic = products.filter(({ containsAlcohol }) => containsAlcohol);
  const ids = alcoholic.flatMap(({ id, portions }) => [id, ...portions.map((portion) => portion.id)]);
  const covered = JSON.stringify(venues.flatMap(({ campaigns }) => campaigns));
  assert.deepEqual(
    ids.filter((id) => covered.includes(id)),
    [],
  );
});

test('food has 10 % VAT and alcohol 20 %', () => {
  for (const { venue, menu } of venues) {
    const vatOf = vatAt(venue, venue.timeZone, Date.parse('2026-03-07T20:00:00+03:00'), 'DineIn');
    for (const { vatClass, containsAlcohol } of menu.products)
      assert.equal(vatOf(vatClass)?.vatRate, containsAlcohol ? 2_000 : 1_000);
  }
});

test('it has hours past midnight, special days, no service fee, tables and places on the map', () => {
  assert.ok(
    venues.some(({ venue }) =>
      venue.workingHours.some(({ opensAt, closesAt }) => (closesAt ?? '99') < (opensAt ?? '')),
    ),
  );
  assert.ok(venues.some(({ venue }) => venue.specialDays.some(({ isClosed }) => isClosed)));
  assert.ok(venues.some(({ venue }) => venue.specialDays.some(({ isClosed }) => !isClosed)));
  assert.ok(venues.every(({ venue }) => venue.serviceFeeBasisPoints === 0));
  for (const { venue, areas } of venues) {
    assert.ok(
      areas.length >= 2 && venue.location !== null && venue.address.line !== null && venue.username !== null,
    );
    assert.ok(venue.reservations.isEnabled);
  }
});

test('each venue has an owner, a cook and a cashier, without passwords', () => {
  for (const { accounts = [] } of documents) {
    assert.deepEqual(
      accounts.map(({ role }) => role),
      ['Owner', 'Cook', 'Cashier'],
    );
    for (const { email, password } of accounts) {
      assert.match(email!, /^[a-z.]+@example\.com$/);
      assert.equal(password, undefined);
    }
  }
});

test('each venue has a key of each permission, and no key is stored in the code', () => {
  const wanted = [
    { placesOrders: true, takesReservations: true },
    { placesOrders: true, takesReservations: false },
    { placesOrders: false, takesReservations: true },
    { placesOrders: false, takesReservations: false },
  ];
  for (const { keys } of drafts)
    assert.deepEqual(
      keys.map(({ permissions, secret }) => [permissions, secret]),
      wanted.map((permissions) => [permissions, null]),
    );
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { billDiscount, percent } from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu, sampleProduct } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

const half = {
  kind: 'PortionDiscount',
  name: 'Yarı yarıya',
  covers: [{ product: 'Adana Kebap' }],
  reduction: { percent: 50 },
};

function add(venue: StaffedVenue, campaign: unknown, by = venue.owner) {
  return by.call('POST', `/venues/${venue.id}/campaigns`, campaign);
}

test('201: a new discount is on the next guest menu, under a new ETag, and on the next order', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/venues/${venue.id}/menu`;
  const before = await read(sofra, venue, path);
  const made = await add(venue, half);
  assert.equal(made.status, 201, made.text);
  const { data } = made.body;
  assert.equal(made.headers.get('location'), `/venue/v1/venues/${venue.id}/campaigns/${data.id}`);
  const { kebab } = venue.menu;
  assert.deepEqual(data.covers, [{ product: kebab.id, portion: null }]);
  const headers = { 'if-none-match': before.headers.get('etag')! };
  const shown = await read(sofra, venue, path, { headers });
  assert.equal(shown.status, 200);
  const [portion] = shown.body.data.categories[0].products[0].portions;
  assert.deepEqual([portion.campaign.name, portion.campaign.discountedPrice], ['Yarı yarıya', 60.25]);
  const { totals } = (await place(sofra, venue, sampleOrder(venue))).body.data.order;
  assert.deepEqual([totals.discount, totals.total], [60.25, 60.25]);
});

test('201: campaigns of every kind are stored as sent and listed the same way', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab, baklava } = venue.menu;
  const ofEveryKind = {
    badgeText: 'Fırsat',
    validFrom: '2026-03-01T00:00:00+03:00',
    validUntil: '2026-12-31T21:00:00Z',
    weekdays: ['Tuesday', 'Friday'],
    dailyFrom: '22:00',
    dailyUntil: '02:00',
    orderTypes: ['Takeaway', 'DineIn'],
    translations: { en: { name: 'Offer', badgeText: 'Off' } },
  };
  const covers = [
    { product: kebab.id.toUpperCase(), portion: 'Bir buçuk' },
    { product: 'Baklava', portion: null },
  ];
  const sent = [
    { ...ofEveryKind, kind: 'PortionDiscount', name: 'A', covers, reduction: { amount: 10.25 } },
    { ...ofEveryKind, kind: 'BuyXPayY', name: 'B', covers, buy: 100, pay: 99 },
    { ...ofEveryKind, kind: 'SetMenu', name: 'C', parts: [{ name: 'Ana', covers }], price: 0 },
    { ...ofEveryKind, kind: 'BillDiscount', name: 'D', minimum: 1_000_000, reduction: { percent: 0.01 } },
  ];
  const made: unknown[] = [];
  for (const campaign of sent) {
    const answer = await add(venue, campaign);
    assert.equal(answer.status, 201, answer.text);
    made.push(answer.body.data);
  }
  const stated = [
    { product: baklava.id, portion: null },
    { product: kebab.id, portion: kebab.portions[1]!.id },
  ];
  const instants = { validFrom: '2026-02-28T21:00:00.000Z', validUntil: '2026-12-31T21:00:00.000Z' };
  for (const [at, campaign] of sent.entries()) {
    const { covers: _, parts, ...rest } = campaign as Record<string, unknown>;
    const covered = 'covers' in campaign ? { covers: stated } : {};
    const inParts = parts === undefined ? {} : { parts: [{ name: 'Ana', covers: stated }] };
    const {
      id: _id,
      revision: _revision,
      state,
      waitsFor,
      startsAt,
      endsAt,
      ...answered
    } = made[at] as Record<string, unknown>;
    assert.deepEqual(answered, { ...rest, ...instants, ...covered, ...inParts });
    assert.deepEqual(
      [state, waitsFor, startsAt, endsAt],
      ['Waiting', 'DailyWindow', '2026-03-03T19:00:00.000Z', null],
    );
  }
  const listed = await venue.owner.call('GET', `/venues/${venue.id}/campaigns`);
  assert.deepEqual(listed.body.data, made);
});

test('201: the owner of a headquarter can add campaigns for a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  assert.equal((await add(branch, half, headquarter.owner)).status, 201);
  const listed = await branch.owner.call('GET', `/venues/${branch.id}/campaigns`);
  assert.deepEqual(
    listed.body.data.map(({ name }: { name: string }) => name),
    ['Yarı yarıya'],
  );
});

test('201: twenty simultaneous campaigns are all stored, each under its name', async () => {
  const venue = await newStaffedVenue(sofra);
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, at) => add(venue, { ...half, name: `Kampanya ${at}` })),
  );
  assert.ok(made.every(({ status }) => status === 201));
  const { data } = (await venue.owner.call('GET', `/venues/${venue.id}/campaigns`)).body;
  assert.equal(new Set(data.map(({ name }: { name: string }) => name)).size, 20);
});

test('400: unreadable campaigns and unknown kinds are reported with their position', async () => {
  const venue = await newStaffedVenue(sofra);
  const cases: [unknown, string[]][] = [
    [undefined, ['body']],
    [[], ['body']],
    [{ ...half, kind: 'Freebie' }, ['kind']],
    [{ ...half, kind: 7 }, ['kind']],
    [{ ...half, reduction: { percent: '50' } }, ['reduction.percent']],
    [{ ...half, covers: 'Adana Kebap' }, ['covers']],
    [{ ...half, covers: [null] }, ['covers[0]']],
    [{ ...half, weekdays: ['Someday'] }, ['weekdays[0]']],
    [{ ...half, validFrom: 'tomorrow' }, ['validFrom']],
    [{ ...half, dailyFrom: '25:00', dailyUntil: '26:00' }, ['dailyFrom', 'dailyUntil']],
    [{ kind: 'BuyXPayY', name: 'Üç', covers: half.covers, buy: 3.5, pay: 2 }, ['buy']],
  ];
  for (const [campaign, fields] of cases) {
    const answer = await add(venue, campaign);
    assert.deepEqual(assertRefused(answer, 400, 'VALIDATION_ERROR'), fields, answer.text);
  }
});

test('400: every broken rule is reported with its position', async () => {
  const menu = sampleMenu();
  const likelyDuplicate = sampleProduct(menu.category.id, { name: 'Adana Kebap' });
  const venue = await newStaffedVenue(
    sofra,
    {},
    { menu, revise: ({ menu: { products } }) => products.push(likelyDuplicate) },
  );
  const covers = [{ product: 'Baklava' }];
  const good = { ...half, covers };
  const bill = { kind: 'BillDiscount', name: 'Hesap' };
  const buy = { kind: 'BuyXPayY', name: 'Üç' };
  const set = { kind: 'SetMenu', name: 'Menü' };
  const cases: [unknown, string[]][] = [
    [{}, ['kind']],
    [{ name: 'x' }, ['kind']],
    [{ kind: 'PortionDiscount', name: ' ' }, ['covers', 'reduction', 'name']],
    [{ ...good, id: randomUUID() }, ['id']],
    [{ ...good, buy: 3 }, ['buy']],
    [{ ...good, name: 'x'.repeat(101), badgeText: 'x'.repeat(41) }, ['name', 'badgeText']],
    [{ ...good, reduction: {} }, ['reduction']],
    [{ ...good, reduction: { percent: 5, amount: 5 } }, ['reduction']],
    [{ ...good, reduction: { percent: 100.01 } }, ['reduction.percent']],
    [{ ...good, reduction: { percent: 0 } }, ['reduction.percent']],
    [{ ...good, reduction: { percent: 12.345 } }, ['reduction.percent']],
    [{ ...good, reduction: { amount: -1 } }, ['reduction.amount']],
    [{ ...good, reduction: { fixedPrice: 1e9 } }, ['reduction.fixedPrice']],
    [{ ...bill, reduction: { fixedPrice: 10 } }, ['reduction.fixedPrice']],
    [{ ...good, covers: [] }, ['covers']],
    [{ ...half }, ['covers[0].product']],
    [
      { ...good, covers: [{ product: randomUUID() }, { product: 'Baklava', portion: 'Dev' }] },
      ['covers[0].product', 'covers[1].portion'],
    ],
    [{ ...good, weekdays: [] }, ['weekdays']],
    [{ ...good, weekdays: ['Friday', 'Friday'] }, ['weekdays']],
    [{ ...good, dailyFrom: '10:00' }, ['dailyUntil']],
    [{ ...good, validFrom: '2026-03-03T00:00:00Z', validUntil: '2026-03-03T03:00:00+03:00' }, ['validUntil']],
    [{ ...good, translations: { xx: { name: 'x' } } }, ['translations.xx']],
    [{ ...good, translations: { tr: { name: 'x' } } }, ['translations.tr']],
    [{ ...buy, covers, buy: 2, pay: 2 }, ['pay']],
    [{ ...buy, covers, buy: 101, pay: 0 }, ['buy', 'pay']],
    [{ ...set, parts: [], price: 1 }, ['parts']],
    [{ ...set, parts: [{ name: 'Ana', covers: [] }], price: 1 }, ['parts[0].covers']],
    [{ ...set, parts: Array.from({ length: 11 }, () => ({ name: 'x', covers })), price: 1 }, ['parts']],
  ];
  for (const [campaign, fields] of cases) {
    const answer = await add(venue, campaign);
    const problems = assertRefused(answer, 400, 'CONTENT_INVALID');
    assert.deepEqual(new Set(problems), new Set(fields), answer.text);
  }
  assert.deepEqual((await venue.owner.call('GET', `/venues/${venue.id}/campaigns`)).body.data, []);
});

test('400: a duplicate name and the hundred and first campaign are refused', async () => {
  const campaigns = Array.from({ length: 99 }, () => billDiscount(randomUUID(), 0, percent(100)));
  const venue = await newStaffedVenue(sofra, {}, { campaigns });
  const taken = await add(venue, { ...half, name: campaigns[0]!.name });
  assertRefused(taken, 400, 'CONTENT_INVALID', ['name']);
  const [some, others] = await Promise.all([add(venue, half), add(venue, { ...half, name: 'Öteki' })]);
  assert.deepEqual([some.status, others.status].toSorted(), [201, 400]);
});

test('400: lists longer than any menu are refused with a short answer', async () => {
  const venue = await newStaffedVenue(sofra);
  const long = Array.from({ length: 15_000 }, () => ({ product: 'x' }));
  const answer = await add(venue, { ...half, covers: long });
  assertRefused(answer, 400, 'CONTENT_INVALID', ['covers']);
  const nulls = await add(venue, { ...half, weekdays: Array.from({ length: 50_000 }, () => '') });
  assert.ok(assertRefused(nulls, 400, 'VALIDATION_ERROR').length <= 8);
});

test('400: a campaign cannot cover products of another venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const covers = [{ product: lineOf(other.menu.kebab).productId }];
  const answer = await add(venue, { ...half, covers });
  assertRefused(answer, 400, 'CONTENT_INVALID', ['covers[0].product']);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import {
  lineOf,
  sampleOrder,
  type TestAnswer,
  type TestVenue,
  TUESDAY_AFTERNOON,
  useSofra,
} from '../../../test/harness/sofra.ts';
import { percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';
import { switchSoldOut } from '../../operations/menu/switch-sold-out.ts';
import { inTransaction } from '../../store/database.ts';
import { saveVenueSetup } from '../../store/venue/venue-records.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

function menuOf(venue: TestVenue, ifNoneMatch?: string, query = ''): Promise<TestAnswer> {
  const headers: Record<string, string> = ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch };
  return read(sofra, venue, `/venues/${venue.id}/menu${query}`, { headers });
}

const etagOf = async (venue: TestVenue) => (await menuOf(venue)).headers.get('etag')!;

test('200: the tag is strong and stays the same while the data does', async () => {
  const venue = await sofra.newVenue();
  const first = await menuOf(venue);
  sofra.clock.advance(24 * 3_600_000);
  const second = await menuOf(venue);
  assert.match(first.headers.get('etag')!, /^"[\w-]{20,}"$/);
  assert.equal(second.headers.get('etag'), first.headers.get('etag'));
  assert.equal(first.headers.get('cache-control'), 'private, no-cache');
  assert.notEqual(second.body.timestamp, first.body.timestamp);
  assert.deepEqual(second.body.data, first.body.data);
});

test('200: each language has its own tag, however the language was requested', async () => {
  const venue = await sofra.newVenue();
  const tag = async (query: string) => (await menuOf(venue, undefined, query)).headers.get('etag');
  assert.notEqual(await tag('?lang=en'), await tag(''));
  assert.equal(await tag('?lang=EN'), await tag('?lang=en'));
  assert.equal(await tag('?lang=xx'), await tag('?lang=tr'));
});

test('200: a campaign appears and ends at its exact instant, each time with a new tag', async () => {
  const menu = sampleMenu();
  const hour = 3_600_000;
  const campaign = {
    ...portionDiscount(randomUUID(), percent(5_000), menu.kebab.id),
    validFrom: TUESDAY_AFTERNOON + hour,
    validUntil: TUESDAY_AFTERNOON + 2 * hour,
  };
  const venue = await sofra.newVenue({}, { menu, campaigns: [campaign] });
  const tags: string[] = [];
  const prices: (number | null)[] = [];
  for (const afterMs of [0, hour - 1, hour, 2 * hour - 1, 2 * hour]) {
    sofra.clock.set(TUESDAY_AFTERNOON + afterMs);
    const { body, headers } = await menuOf(venue, tags.at(-1));
    if (body === null) continue;
    tags.push(headers.get('etag')!);
    prices.push(body.data.categories[0].products[0].portions[0].campaign?.discountedPrice ?? null);
  }
  assert.deepEqual(prices, [null, 60.25, null]);
  assert.deepEqual([tags[0] === tags[2], tags[0] === tags[1]], [true, false]);
});

test('200: a happy hour starts and ends by the venue’s local time', async () => {
  const menu = sampleMenu();
  const happyHour = { weekdays: ['Tuesday' as const], dailyFrom: '17:00', dailyUntil: '19:00' };
  const campaign = { ...portionDiscount(randomUUID(), percent(5_000), menu.kebab.id), ...happyHour };
  const venue = await sofra.newVenue({}, { menu, campaigns: [campaign] });
  for (const [local, endsAt] of [
    ['2026-03-03T16:59:59.999+03:00', null],
    ['2026-03-03T17:00:00+03:00', '2026-03-03T16:00:00.000Z'],
    ['2026-03-03T18:59:59.999+03:00', '2026-03-03T16:00:00.000Z'],
    ['2026-03-03T19:00:00+03:00', null],
    ['2026-03-04T17:30:00+03:00', null],
  ] as const) {
    sofra.clock.set(local);
    const { portions } = (await menuOf(venue)).body.data.categories[0].products[0];
    assert.equal(portions[0].campaign?.endsAt ?? null, endsAt, local);
  }
});

test('200: a changed stock status changes the tag immediately; a changed count alone does not', async () => {
  const venue = await sofra.newVenue();
  const { baklava } = venue.menu;
  const seen: [string, string][] = [];
  for (let bought = 0; bought <= 3; bought++) {
    const { body, headers } = await menuOf(venue);
    seen.push([body.data.categories[0].products[2].stockStatus, headers.get('etag')!]);
    await place(sofra, venue, sampleOrder(venue, { lines: [lineOf(baklava)] }));
  }
  assert.deepEqual(
    seen.map(([status]) => status),
    ['InStock', 'InStock', 'LowStock', 'OutOfStock'],
  );
  assert.equal(new Set(seen.map(([, tag]) => tag)).size, 3);
});

test('200: the sold-out switch takes effect at the next call, whether stock is tracked or not', async () => {
  const venue = await sofra.newVenue();
  const tag = await etagOf(venue);
  await switchSoldOut(sofra.db, venue.id, venue.menu.kebab.id, true, 0);
  const { status, body } = await menuOf(venue, tag);
  assert.deepEqual([status, body.data.categories[0].products[0].stockStatus], [200, 'OutOfStock']);
  await switchSoldOut(sofra.db, venue.id, venue.menu.kebab.id, false, 0);
  assert.equal((await menuOf(venue, tag)).status, 304);
});

test('200: an edit by the venue is visible at the next call', async () => {
  const venue = await sofra.newVenue();
  const tag = await etagOf(venue);
  venue.menu.kebab.portions[0]!.priceKurus = 13_000;
  await inTransaction(sofra.db, (tx) => saveVenueSetup(tx, venue.record, 0));
  const { status, body } = await menuOf(venue, tag);
  assert.deepEqual([status, body.data.categories[0].products[0].portions[0].price], [200, 130]);
});

test('200: a menu is compressed for callers that accept it, with the same tag', async () => {
  const venue = await sofra.newVenue();
  const path = `/venues/${venue.id}/menu`;
  const plain = await read(sofra, venue, path, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  // The menu is stored only as gzip.
  for (const [encoding, sentAs] of [
    ['gzip', 'gzip'],
    ['br', null],
  ] as const) {
    const answer = await read(sofra, venue, path, { headers: { 'accept-encoding': encoding } });
    assert.equal(answer.headers.get('content-encoding'), sentAs);
    assert.match(answer.headers.get('vary')!, /accept-encoding/i);
    assert.equal(answer.headers.get('etag'), plain.headers.get('etag'));
    assert.deepEqual(answer.body.data, plain.body.data);
  }
});

test('200: a different or unreadable tag is answered with the menu', async () => {
  const venue = await sofra.newVenue();
  const tag = await etagOf(venue);
  for (const header of ['"other"', tag.slice(1, -1), tag.toUpperCase(), `${tag.slice(0, -1)}x"`, 'W/*', '']) {
    assert.equal((await menuOf(venue, header)).status, 200, header);
  }
});

test('304: an unchanged menu is answered without a body, also for a list of tags, a weak tag or a star', async () => {
  const venue = await sofra.newVenue();
  const tag = await etagOf(venue);
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`, `"a,b",W/"c" , W/${tag},"d"`, '*']) {
    const answer = await menuOf(venue, header);
    assert.deepEqual([answer.status, answer.text], [304, ''], header);
    assert.equal(answer.headers.get('etag'), tag);
    assert.equal(answer.headers.get('cache-control'), 'private, no-cache');
  }
});

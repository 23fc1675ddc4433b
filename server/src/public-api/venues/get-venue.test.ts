import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { essenceOf, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type TestVenue, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import type { DayHours } from '../../core/venue/venue.ts';
import { declareRush, endRush } from '../../operations/venue/declare-rush.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

async function readOrdering(venue: TestVenue) {
  return (await read(sofra, venue, `/venues/${venue.id}`)).body.data.ordering;
}

const TUESDAY: DayHours = { day: 'Tuesday', opensAt: '11:00', closesAt: '23:30', isClosed: false };
const CLOSED_MONDAY: DayHours = { day: 'Monday', opensAt: null, closesAt: null, isClosed: true };
const SATURDAY: DayHours = { day: 'Saturday', opensAt: '18:00', closesAt: '02:00', isClosed: false };

test('200: a venue is answered completely, with every field of the contract', async () => {
  const username = `kose-${randomUUID()}`;
  const logoUrl = 'https://example.com/logo.png';
  const workingHours = [CLOSED_MONDAY, TUESDAY, SATURDAY];
  const venue = await sofra.newVenue({ username, logoUrl, workingHours });
  const { status, body, headers } = await read(sofra, venue, `/venues/${venue.id}`);
  assert.equal(status, 200);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.deepEqual(body.data, {
    id: venue.id,
    name: 'Köşe Lokantası',
    username,
    type: 'Independent',
    parentVenueId: null,
    logoUrl,
    address: { line: 'Moda Cad. 1', district: 'Kadıköy', city: 'İstanbul', country: 'Türkiye' },
    location: { latitude: 40.98, longitude: 29.02 },
    timeZone: 'Europe/Istanbul',
    workingHours,
    ordering: {
      acceptingOrdersNow: true,
      opensAt: '11:00',
      closesAt: '23:30',
      busyUntil: null,
      busyReason: null,
    },
    languages: [
      { code: 'tr', name: 'Türkçe', isDefault: true },
      { code: 'en', name: 'English', isDefault: false },
    ],
    currency: 'TRY',
  });
});

test('200: properties that the venue never entered are null or empty', async () => {
  const nothing = { line: null, district: null, city: null, country: null };
  const venue = await sofra.newVenue({ location: null, address: nothing, languages: [] });
  const { data } = (await read(sofra, venue, `/venues/${venue.id}`)).body;
  assert.deepEqual(
    [data.username, data.logoUrl, data.location, data.address, data.languages, data.workingHours],
    [null, null, null, nothing, [], []],
  );
});

test('200: the ordering state is derived on every call', async () => {
  const subscription = { isActive: true, endsAt: Date.parse('2026-03-03T20:00:00+03:00') };
  const venue = await sofra.newVenue({ workingHours: [TUESDAY, SATURDAY], subscription });
  for (const [local, expected] of [
    ['2026-03-03T10:59:59+03:00', false],
    ['2026-03-03T11:00:00+03:00', true],
    ['2026-03-03T19:59:59+03:00', true],
    ['2026-03-03T20:00:00+03:00', false],
  ] as const) {
    sofra.clock.set(local);
    assert.equal((await readOrdering(venue)).acceptingOrdersNow, expected, local);
  }
});

test('200: hours are those of today in the venue’s local time, and null when none apply', async () => {
  const venue = await sofra.newVenue({ workingHours: [CLOSED_MONDAY, TUESDAY, SATURDAY] });
  for (const [local, opensAt, isOpen] of [
    ['2026-03-02T12:00:00+03:00', null, false],
    ['2026-03-03T00:30:00+03:00', '11:00', false],
    ['2026-03-04T12:00:00+03:00', null, true],
    ['2026-03-07T12:00:00+03:00', '18:00', false],
    ['2026-03-08T01:59:00+03:00', null, true],
  ] as const) {
    sofra.clock.set(local);
    const ordering = await readOrdering(venue);
    assert.deepEqual([ordering.opensAt, ordering.acceptingOrdersNow], [opensAt, isOpen], local);
  }
  const careless = await sofra.newVenue({ workingHours: [TUESDAY], enforcesHours: false });
  const { opensAt, closesAt } = await readOrdering(careless);
  assert.deepEqual([opensAt, closesAt], [null, null]);
});

test('200: a rush shows its end and reason, hides the hours, and ends by time or by hand', async () => {
  const venue = await sofra.newVenue({ workingHours: [TUESDAY] });
  const until = TUESDAY_AFTERNOON + 30 * 60_000;
  const open = await readOrdering(venue);
  await declareRush(sofra.db, venue.id, { until, reason: 'Mutfak dolu' }, sofra.clock.now());
  const busy = {
    acceptingOrdersNow: false,
    opensAt: null,
    closesAt: null,
    busyUntil: new Date(until).toISOString(),
    busyReason: 'Mutfak dolu',
  };
  assert.deepEqual(await readOrdering(venue), busy);
  await endRush(sofra.db, venue.id, 0);
  assert.deepEqual(await readOrdering(venue), open);
  await declareRush(sofra.db, venue.id, { until, reason: null }, sofra.clock.now());
  assert.deepEqual(await readOrdering(venue), { ...busy, busyReason: null });
  sofra.clock.set(until);
  assert.deepEqual(await readOrdering(venue), open);
});

test('200: a venue with a lapsed subscription can still be read', async () => {
  const venue = await sofra.newVenue({ subscription: { isActive: false, endsAt: null } });
  for (const path of ['', '/tables', '/menu']) {
    assert.equal((await read(sofra, venue, `/venues/${venue.id}${path}`)).status, 200);
  }
  assert.equal((await readOrdering(venue)).acceptingOrdersNow, false);
});

test('200: a headquarter reads its branch', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const { data } = (await read(sofra, headquarter, `/venues/${branch.id}`)).body;
  assert.deepEqual([data.id, data.type, data.parentVenueId], [branch.id, 'Branch', headquarter.id]);
});

test('400: an id that is not a UUID is refused', async () => {
  const venue = await sofra.newVenue();
  for (const id of ['me', `urn:uuid:${venue.id}`, `${venue.id}%00`, 'a'.repeat(2_000)]) {
    for (const path of ['', '/tables', '/menu']) {
      const answer = await read(sofra, venue, `/venues/${id}${path}`);
      assertRefused(answer, 400, 'VALIDATION_ERROR', ['venueId']);
    }
  }
});

test('404: an unreachable venue is answered byte for byte like an unknown one', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const stranger = await sofra.newVenue();
  for (const path of ['', '/tables', '/menu']) {
    const missing = await read(sofra, branch, `/venues/${randomUUID()}${path}`);
    assertRefused(missing, 404, 'PUBLIC_API_VENUE_NOT_FOUND', []);
    for (const id of [headquarter.id, stranger.id]) {
      assert.equal(essenceOf(await read(sofra, branch, `/venues/${id}${path}`)), essenceOf(missing));
    }
  }
});

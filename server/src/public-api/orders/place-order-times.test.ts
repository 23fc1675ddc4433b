import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { leavingNothing, place, preview, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import type { DayHours, Venue } from '../../core/venue/venue.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

const HOUR = 3_600_000;
const NOON_TO_TWO: DayHours = { day: 'Tuesday', opensAt: '12:00', closesAt: '14:00', isClosed: false };

/** A venue that is closed for the rest of the day. */
const newClosedVenue = (more: Partial<Venue> = {}) =>
  sofra.newVenue({ workingHours: [NOON_TO_TWO], ...more });

test('201: orders are taken when hours are switched off, and on a day without hours', async () => {
  const careless = await newClosedVenue({ enforcesHours: false });
  const unsaid = await sofra.newVenue({ workingHours: [{ ...NOON_TO_TWO, day: 'Monday' }] });
  for (const venue of [careless, unsaid]) {
    assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
  }
});

test('409: without an active subscription no orders are taken, but baskets are still priced', async () => {
  for (const subscription of [
    { isActive: false, endsAt: null },
    { isActive: true, endsAt: TUESDAY_AFTERNOON },
  ]) {
    const venue = await sofra.newVenue({ subscription });
    const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, sampleOrder(venue)));
    assertRefused(refused, 409, 'PUBLIC_API_ORDERING_UNAVAILABLE');
    assert.equal((await preview(sofra, venue, sampleOrder(venue))).status, 200);
  }
});

test('409: a subscription ends at its instant, without any change to the venue', async () => {
  const venue = await sofra.newVenue({ subscription: { isActive: true, endsAt: TUESDAY_AFTERNOON + 1 } });
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
  sofra.clock.advance(1);
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 409, 'PUBLIC_API_ORDERING_UNAVAILABLE');
});

test('409: during a declared rush no orders are taken, until the instant at which it ends', async () => {
  const rush = { until: TUESDAY_AFTERNOON + HOUR, reason: 'Mutfak dolu' };
  const venue = await sofra.newVenue({ rush });
  const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, sampleOrder(venue)));
  assertRefused(refused, 409, 'PLACE_IS_BUSY');
  assert.equal((await preview(sofra, venue, sampleOrder(venue))).status, 200);
  sofra.clock.set(rush.until - 1);
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 409, 'PLACE_IS_BUSY');
  sofra.clock.set(rush.until);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
});

test('409: a venue takes orders during its hours and their grace period, and none outside of them', async () => {
  const venue = await newClosedVenue();
  const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, sampleOrder(venue)));
  assertRefused(refused, 409, 'OUTSIDE_WORKING_HOURS');
  assert.equal((await preview(sofra, venue, sampleOrder(venue))).status, 200);
  const patient = await newClosedVenue({ graceAfterMinutes: 61 });
  assert.equal((await place(sofra, patient, sampleOrder(patient))).status, 201);
  sofra.clock.advance(60_000);
  assertRefused(await place(sofra, patient, sampleOrder(patient)), 409, 'OUTSIDE_WORKING_HOURS');
});

test('409: an evening lasts past midnight by the venue’s local time', async () => {
  const evening: DayHours = { day: 'Tuesday', opensAt: '18:00', closesAt: '02:00', isClosed: false };
  const wednesday: DayHours = { day: 'Wednesday', opensAt: null, closesAt: null, isClosed: true };
  const venue = await sofra.newVenue({ workingHours: [evening, wednesday] });
  for (const [local, status] of [
    ['2026-03-03T17:59:59+03:00', 409],
    ['2026-03-03T18:00:00+03:00', 201],
    ['2026-03-04T01:59:59+03:00', 201],
    ['2026-03-04T02:00:00+03:00', 409],
  ] as const) {
    sofra.clock.set(local);
    assert.equal((await place(sofra, venue, sampleOrder(venue))).status, status, local);
  }
});

test('409: a special day replaces its weekday', async () => {
  const holiday = { date: '2026-03-03', name: 'Bayram', opensAt: null, closesAt: null, isClosed: true };
  const venue = await sofra.newVenue({ specialDays: [holiday] });
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 409, 'OUTSIDE_WORKING_HOURS');
});

test('the first of several reasons answers: shape, subscription, rush, hours, then the basket', async () => {
  const until = TUESDAY_AFTERNOON + HOUR;
  const lapsed = { isActive: false, endsAt: null };
  const [first, second, third] = await Promise.all([
    newClosedVenue({ subscription: lapsed, rush: { until, reason: null } }),
    newClosedVenue({ rush: { until, reason: null } }),
    newClosedVenue(),
  ]);
  const unknown = (venue: typeof first) =>
    sampleOrder(venue, { lines: [lineOf(venue.menu.kebab, { productId: venue.id })] });
  assertRefused(await place(sofra, first, {}), 400, 'PUBLIC_API_ORDER_INVALID');
  assertRefused(await place(sofra, first, unknown(first)), 409, 'PUBLIC_API_ORDERING_UNAVAILABLE');
  assertRefused(await place(sofra, second, unknown(second)), 409, 'PLACE_IS_BUSY');
  assertRefused(await place(sofra, third, unknown(third)), 409, 'OUTSIDE_WORKING_HOURS');
});

test('the ordering state of a venue agrees with the answer to an order', async () => {
  const until = TUESDAY_AFTERNOON + HOUR;
  const venues = await Promise.all([
    sofra.newVenue(),
    newClosedVenue(),
    newClosedVenue({ graceAfterMinutes: 90 }),
    sofra.newVenue({ rush: { until, reason: null } }),
    sofra.newVenue({ subscription: { isActive: false, endsAt: null } }),
  ]);
  for (const venue of venues) {
    const { data } = (await read(sofra, venue, `/venues/${venue.id}`)).body;
    const { status } = await place(sofra, venue, sampleOrder(venue));
    assert.equal(status === 201, data.ordering.acceptingOrdersNow);
  }
});

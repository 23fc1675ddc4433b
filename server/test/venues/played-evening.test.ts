import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../src/core/bills/bill-status.ts';
import type { Trouble } from '../../src/core/practice/evening.ts';
import { RESERVATION_STATUSES } from '../../src/core/reservations/reservation.ts';
import type { Venue } from '../../src/core/venue/venue.ts';
import { inTransaction } from '../../src/store/database.ts';
import { lockVenueHead } from '../../src/store/venue/venue-heads.ts';
import { doesSomeoneWait } from '../cluster/cluster.ts';
import { place } from '../harness/public-caller.ts';
import { assertRefused } from '../harness/refusals.ts';
import { registerDevice } from '../harness/registered-device.ts';
import { OPERATOR_TOKEN, type Sofra, sampleOrder } from '../harness/sofra.ts';
import { newStaffedVenue, proveAgain } from '../harness/staff.ts';
import { everyDay } from '../samples/sample-hours.ts';
import { bookingSettings } from '../samples/sample-venue.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../webhooks/webhook-fixture.ts';

const endpoint = createEndpoint();
let sofra: Sofra;
before(async () => {
  sofra = await startWebhookSofra(endpoint);
});
after(() => sofra.close());

const newVenue = (isPractice = true, change: Partial<Venue> = {}) =>
  newWebhookVenue(sofra, endpoint, {
    isPractice,
    workingHours: everyDay('00:00', '00:00'),
    reservations: bookingSettings({ confirmsAutomatically: false }),
    ...change,
  });
const start = (venue: WebhookVenue, body: { seed?: number; minutes?: number; troubles?: Trouble[] }) =>
  venue.owner.call('POST', `/venues/${venue.id}/evening`, body);
const evening = async ({ owner, id }: WebhookVenue) =>
  (await owner.call('GET', `/venues/${id}/evening`)).body.data.evening;

/** Plays until the evening is over, a minute after the other, as fast as they come. */
async function playOut(venue: WebhookVenue, each: (minute: number) => Promise<void> = async () => {}) {
  for (let played = await evening(venue); played.state === 'Playing'; played = await evening(venue)) {
    await each(played.minute);
    await sofra.app.jobs.evenings.runOnce();
    await sofra.app.jobs.webhooks.runOnce();
    sofra.clock.advance(1_000);
  }
  return evening(venue);
}

test('in one evening a key receives every status of orders, payments and reservations, and what others order is played, too', async () => {
  const venue = await newVenue();
  assert.equal((await start(venue, { seed: 3, minutes: 60, troubles: ['Rush', 'SoldOut'] })).status, 201);
  assertRefused(await start(venue, {}), 409, 'EVENING_PLAYING');
  let ownId = '';
  const played = await playOut(venue, async (minute) => {
    if (minute !== 5) return;
    const placed = await place(sofra, venue, sampleOrder(venue));
    assert.equal(placed.status, 201, placed.text);
    ownId = placed.body.data.order.id;
  });
  assert.deepEqual([played.state, played.minute, played.seed], ['Ended', 60, 3]);
  const events = endpoint.eventsOf(venue.hook).map(({ body }) => body);
  const seen = (type: string, property: string) =>
    new Set(events.filter((event) => event.type === type).map(({ data }) => data[property]));
  assert.deepEqual(seen('order.updated', 'status'), new Set(ORDER_STATUSES));
  assert.deepEqual(seen('order.updated', 'paymentStatus'), new Set(PAYMENT_STATUSES));
  assert.deepEqual(seen('reservation.updated', 'status'), new Set(RESERVATION_STATUSES));
  const own = events.filter(({ data }) => data.id === ownId).map(({ data }) => data.status);
  for (const status of ['Preparing', 'Ready', 'Served', 'Completed'])
    assert.ok(own.includes(status), `${own}`);
  assert.ok(played.refused > 0, 'the rush and the product that is sold out refuse some guests');
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/profile`);
  assert.equal(body.data.rush.until, null);
  const stock = (await venue.waiter.call('GET', `/venues/${venue.id}/stock`)).body.data;
  assert.ok(!JSON.stringify(stock).includes('"isSoldOut":true'), 'what was sold out for a while is back');
});

test('nobody plays at a venue whose bills are real: neither its owner nor the operator', async () => {
  const real = await newVenue(false);
  assertRefused(await start(real, {}), 409, 'PRACTICE_VENUE_NEEDED');
  const path = `/operator/v1/venues/${real.id}/evening`;
  const options = { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` }, body: {} };
  assertRefused(await sofra.call('POST', path, options), 409, 'PRACTICE_VENUE_NEEDED');
  for (const method of ['GET', 'DELETE'])
    assertRefused(await real.owner.call(method, `/venues/${real.id}/evening`), 409, 'PRACTICE_VENUE_NEEDED');
  const practice = await newVenue();
  assertRefused(
    await practice.waiter.call('POST', `/venues/${practice.id}/evening`, {}),
    403,
    'NOT_PERMITTED',
  );
  assertRefused(await start({ ...practice, owner: real.owner }, {}), 404, 'VENUE_NOT_FOUND');
});

test('an evening touches no other venue, is played by one server at a time, and goes on at another one', async () => {
  const [venue, other] = [await newVenue(), await newStaffedVenue(sofra)];
  await start(venue, { seed: 1, minutes: 20 });
  await Promise.all([sofra.app.jobs.evenings.runOnce(), sofra.app.jobs.evenings.runOnce()]);
  const bills = async ({ waiter, id }: Pick<WebhookVenue, 'waiter' | 'id'>) =>
    (await waiter.call('GET', `/venues/${id}/bills?state=All`)).body.data.items.length;
  assert.equal(await bills(venue), 1, 'the order of the first minute was placed once');
  assert.equal(await bills(other), 0);
  // Its server is gone: the lease of the other one ends, and the next minutes are played.
  sofra.clock.advance(16_000);
  await sofra.app.jobs.evenings.runOnce();
  assert.equal((await evening(venue)).minute, 17);
});

test('an evening that nobody played to its end says so, and a stopped one is stopped', async () => {
  const [lost, stopped] = [await newVenue(), await newVenue()];
  await start(lost, { minutes: 20 });
  await start(stopped, { minutes: 20, troubles: ['Rush'] });
  await sofra.app.jobs.evenings.runOnce();
  const answer = await stopped.owner.call('DELETE', `/venues/${stopped.id}/evening`);
  assert.equal(answer.body.data.evening.state, 'Stopped');
  sofra.clock.advance(24 * 3_600_000);
  await sofra.app.jobs.evenings.runOnce();
  assert.equal((await evening(lost)).state, 'Interrupted');
  assert.equal((await evening(stopped)).state, 'Stopped');
  await proveAgain(lost.owner);
  assert.equal((await start(lost, { minutes: 20 })).status, 201, 'the next one can be played');
  await lost.owner.call('DELETE', `/venues/${lost.id}/evening`);
});

test('one that is stopped while a minute is played leaves nothing behind of what that minute began', async () => {
  const venue = await newVenue();
  await start(venue, { minutes: 20, troubles: ['Rush'] });
  sofra.clock.advance(9_000);
  await sofra.app.jobs.evenings.runOnce();
  sofra.clock.advance(1_000);
  let playing: Promise<void> | undefined;
  await inTransaction(sofra.db, async (tx) => {
    await lockVenueHead(tx, venue.id);
    playing = sofra.app.jobs.evenings.runOnce();
    while (!(await doesSomeoneWait(sofra.db))) await pause(10);
    await venue.owner.call('DELETE', `/venues/${venue.id}/evening`);
  });
  await playing;
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/profile`);
  assert.equal(body.data.rush.until, null);
});

test('without a key staff order for the guests', async () => {
  const venue = await newVenue();
  const { id } = venue.key.record;
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${id}`);
  const { body } = await start(venue, { seed: 2, minutes: 20 });
  assert.equal(body.data.evening.keyId, null);
  await playOut(venue);
  const { items } = (await venue.waiter.call('GET', `/venues/${venue.id}/bills?state=All`)).body.data;
  assert.ok(items.length > 3 && items.every((bill: { isPlacedByApi: boolean }) => !bill.isPlacedByApi));
});

test('the player needs no device and no right: an evening is played at a venue with shared devices, whose roles may do nothing', async () => {
  const nothing = { rights: [], mostOffBasisPoints: 0 };
  const roles = { Manager: nothing, Cashier: nothing, Waiter: nothing, Cook: nothing, Host: nothing };
  const venue = await newVenue(true, { roles });
  await registerDevice(sofra, venue.owner, venue.id);
  await start(venue, { seed: 1, minutes: 60 });
  assert.equal((await playOut(venue)).state, 'Ended');
  const { items } = (await venue.owner.call('GET', `/venues/${venue.id}/bills?state=All`)).body.data;
  const paid = items.filter(({ paymentStatus }: { paymentStatus: string }) => paymentStatus === 'Paid');
  assert.ok(paid.length > 3, `${paid.length} of ${items.length} are paid`);
});

test('a key of another venue, and a seed out of range, are refused', async () => {
  const [venue, other] = [await newVenue(), await newVenue()];
  const start = (body: object) => venue.owner.call('POST', `/venues/${venue.id}/evening`, body);
  assertRefused(await start({ keyId: other.key.record.id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  assertRefused(await start({ keyId: randomUUID() }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  assertRefused(await start({ seed: -1 }), 400, 'CONTENT_INVALID', ['seed']);
  assertRefused(await start({ minutes: 1_000 }), 400, 'CONTENT_INVALID', ['minutes']);
});

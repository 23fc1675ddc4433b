import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { doesSomeoneWait } from '../../../test/cluster/cluster.ts';
import { SECRET_KEYS } from '../../../test/harness/secret-key.ts';
import { lineOf, type Sofra, TUESDAY_AFTERNOON } from '../../../test/harness/sofra.ts';
import { signIn } from '../../../test/harness/staff.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { book, bookable } from '../../../test/venues/booking.ts';
import {
  type DeliveryFixture,
  deliveryFixture,
  forgetWebhooks,
  placeTracked,
  type TrackedOrder,
  until,
} from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  hookUp,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';
import { closeVenueAccount, revokeKey, setBranchActive } from '../../operations/venue/administer-venue.ts';
import { reviveEndpoint } from '../../operations/webhooks/revive-endpoint.ts';
import { saveWebhook } from '../../operations/webhooks/save-webhook.ts';
import { systemRandom } from '../../parts/parts.ts';
import { inTransaction } from '../../store/database.ts';
import { listDueEndpoints } from '../../store/webhooks/due-endpoints.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const endpoint = createEndpoint();
let sofra: Sofra;
let deliveries: DeliveryFixture;
let venue: WebhookVenue;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
  deliveries = deliveryFixture(sofra, endpoint);
});
beforeEach(async () => {
  await forgetWebhooks(sofra.db);
  sofra.clock.set(TUESDAY_AFTERNOON);
  endpoint.answer(204);
  venue = await newWebhookVenue(sofra, endpoint, bookable());
});
after(() => sofra.close());

/** The received events: the id of the order or reservation, and its status. */
async function sent(hook = venue.hook): Promise<[id: string, status: string][]> {
  const events = await deliveries.delivered(hook);
  return events.map(({ body }): [string, string] => [body.data.id, body.data.status]).toSorted();
}

/** Asserts that nothing was received, and that the endpoint is not due. */
async function assertNoneDelivered(what: string, hook = venue.hook): Promise<void> {
  assert.deepEqual(await sent(hook), [], what);
  assert.deepEqual(await listDueEndpoints(sofra.db, sofra.clock.now(), 10), [], what);
}

/** Advances the clock; the staff of the venue then sign in again. */
async function laterBy(ms: number): Promise<void> {
  sofra.clock.advance(ms);
  Object.assign(venue.waiter, await signIn(sofra, venue.waiter.account));
  Object.assign(venue.owner, await signIn(sofra, venue.owner.account));
}

async function booked(change: Record<string, unknown> = {}): Promise<string> {
  return (await book(sofra, venue, change)).body.data.id;
}

function changeKey(change: Record<string, unknown>) {
  return venue.owner.call('PATCH', `/venues/${venue.id}/keys/${venue.key.record.id}`, change);
}

const close = (order: TrackedOrder) => order.act('POST', '/close', { kind: 'Cash' });

test('a change of an order is sent until 48 hours after its placement', async () => {
  const order = await placeTracked(sofra, venue);
  await sent();
  await laterBy(48 * HOUR_MS - MINUTE_MS);
  await order.move('Preparing');
  assert.deepEqual(await sent(), [[order.id, 'Preparing']]);
  await laterBy(MINUTE_MS);
  await order.move('Ready');
  await assertNoneDelivered('after 48 hours');
  await sofra.app.jobs.sweep.runOnce();
  await assertNoneDelivered('and once it is swept');
});

test('a round that a key adds restarts the 48 hours', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0], customer: null };
  const order = await placeTracked(sofra, venue, dineIn);
  await laterBy(47 * HOUR_MS);
  await placeTracked(sofra, venue, dineIn);
  await sent();
  await laterBy(47 * HOUR_MS);
  await order.move('Preparing');
  assert.deepEqual(await sent(), [[order.id, 'Preparing']]);
});

test('a round that staff add restarts the 48 hours of the keys that track the bill', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[1], customer: null };
  const order = await placeTracked(sofra, venue, dineIn);
  await laterBy(47 * HOUR_MS);
  await order.act('POST', '/rounds', { lines: [lineOf(venue.menu.kebab)] });
  await sent();
  await laterBy(48 * HOUR_MS - MINUTE_MS);
  await order.move('Preparing');
  assert.deepEqual(await sent(), [[order.id, 'Preparing']]);
  await laterBy(MINUTE_MS);
  await order.move('Ready');
  await assertNoneDelivered('after 48 hours');
});

test('the last state of a reservation that is never accepted is retried until 48 hours after its time', async () => {
  const id = await booked();
  endpoint.answer(500);
  sofra.clock.set('2026-03-04T19:00:00.000Z');
  await sofra.app.jobs.reservations.runOnce();
  await sent();
  sofra.clock.set('2026-03-06T16:59:59.999Z');
  assert.deepEqual(await sent(), [[id, 'NoShow']]);
  sofra.clock.set('2026-03-06T17:00:00.000Z');
  sofra.clock.advance(5 * HOUR_MS);
  await assertNoneDelivered('after 48 hours');
});

test('a new address receives open orders of the last 48 hours and open reservations, and no others', async () => {
  const keyless = sampleKey(undefined, { name: 'Later' });
  venue = await newWebhookVenue(sofra, endpoint, bookable(), { keys: [sampleKey(), keyless] });
  const bookAt = (day: number) =>
    book(sofra, venue, { startsAt: `2026-03-0${day}T17:00:00.000Z` }, { key: keyless.text });
  const old = await placeTracked(sofra, venue, {}, keyless.text);
  await bookAt(4);
  await laterBy(48 * HOUR_MS);
  const [open, closed] = [
    await placeTracked(sofra, venue, {}, keyless.text),
    await placeTracked(sofra, venue, {}, keyless.text),
  ];
  await close(closed);
  const reservation = (await bookAt(8)).body.data.id as string;
  await sofra.app.jobs.reservations.runOnce();
  await assertNoneDelivered('without an address');
  const hook = await hookUp(sofra, endpoint, venue, keyless.record.id);
  assert.deepEqual(
    await sent(hook),
    [
      [open.id, 'Received'],
      [reservation, 'Confirmed'],
    ].toSorted(),
  );
  await old.move('Preparing');
  await assertNoneDelivered('what was placed 48 hours before', hook);
});

test('a key without an address is sent nothing; a new address is sent everything that is open', async () => {
  const [open, closed] = [await placeTracked(sofra, venue), await placeTracked(sofra, venue)];
  await sent();
  await changeKey({ webhookUrl: null });
  await open.move('Preparing');
  await close(closed);
  await assertNoneDelivered('without an address');
  const hook = await hookUp(sofra, endpoint, venue, venue.key.record.id);
  assert.deepEqual(await sent(hook), [[open.id, 'Preparing']]);
});

test('a revoked key is sent nothing, not even events that the owner asked for again', async () => {
  const order = await placeTracked(sofra, venue);
  await sent();
  await order.move('Preparing');
  await sofra.db.query({ text: `update webhook_delivery set redeliver_at = '-infinity'` });
  await revokeKey(sofra.db, venue.key.record.id, byOperator(sofra.clock.now()));
  await assertNoneDelivered('revoked');
  await order.move('Ready');
  await assertNoneDelivered('revoked for good');
});

test('the keys of a venue that closed its account are sent nothing', async () => {
  await placeTracked(sofra, venue);
  await closeVenueAccount(sofra.db, venue.id, byOperator(sofra.clock.now()));
  await assertNoneDelivered('closed');
});

test('a key without the permission is sent no reservations; with the permission again, it is sent the open ones', async () => {
  const order = await placeTracked(sofra, venue);
  const [open, over] = [await booked(), await booked({ startsAt: '2026-03-04T18:00:00.000Z' })];
  await sent();
  const act = (id: string, step: string) =>
    venue.waiter.call('POST', `/venues/${venue.id}/reservations/${id}/${step}`);
  await changeKey({ permissions: { placesOrders: true, takesReservations: false } });
  await act(over, 'cancel');
  await venue.waiter.call('PATCH', `/venues/${venue.id}/reservations/${open}`, { guests: 7 });
  await order.move('Preparing');
  await sofra.db.query({
    text: `update webhook_delivery set redeliver_at = '-infinity' where type = 'reservation.updated'`,
  });
  assert.deepEqual(await sent(), [[order.id, 'Preparing']]);
  await assertNoneDelivered('only the order');
  await changeKey({ permissions: { placesOrders: false, takesReservations: true } });
  assert.deepEqual(await sent(), [[open, 'Confirmed']]);
  await order.move('Ready');
  assert.deepEqual(await sent(), [[order.id, 'Ready']], 'its earlier orders still send events');
});

/** A headquarter with a key and an address, and a branch with its own staff. */
async function newChain() {
  const headquarter = await newWebhookVenue(sofra, endpoint, { type: 'Headquarter' });
  venue = await newWebhookVenue(sofra, endpoint, { type: 'Branch', parentVenueId: headquarter.id });
  const setActive = (isActive: boolean) =>
    setBranchActive(sofra.db, venue.id, isActive, byOperator(sofra.clock.now()));
  return { headquarter, setActive };
}

test('the key of a headquarter is sent its orders at a branch, and the branch’s own key is not', async () => {
  const { headquarter } = await newChain();
  const order = await placeTracked(sofra, venue, {}, headquarter.key.text);
  await order.move('Preparing');
  assert.deepEqual(await sent(headquarter.hook), [[order.id, 'Preparing']]);
  assert.deepEqual(await sent(), []);
});

test('no key is sent changes of a branch that is switched off; switched on again, its next change is sent', async () => {
  const { headquarter, setActive } = await newChain();
  const own = await placeTracked(sofra, venue);
  const ordered = await placeTracked(sofra, venue, {}, headquarter.key.text);
  const atHome = await placeTracked(sofra, headquarter);
  await setActive(false);
  assert.deepEqual(await sent(headquarter.hook), [[atHome.id, 'Received']]);
  await assertNoneDelivered('the branch is off');
  await setActive(true);
  for (const order of [own, ordered]) await order.move('Preparing');
  assert.deepEqual(await sent(headquarter.hook), [[ordered.id, 'Preparing']]);
  assert.equal(endpoint.eventsOf(venue.hook).length, 1);
});

test('an address that a headquarter enters while its key orders at a branch receives the event', async () => {
  const { headquarter } = await newChain();
  const ref = { venueId: headquarter.id, keyId: headquarter.key.record.id };
  const path = `/venues/${ref.venueId}/keys/${ref.keyId}`;
  await headquarter.owner.call('PATCH', path, { webhookUrl: null });
  const parts = { random: systemRandom, secretKeys: SECRET_KEYS };
  const webhook = { url: headquarter.hook.url.replace('/hook', '/anew'), setAt: sofra.clock.now() };
  let isPlaced = false;
  const { placing, secret } = await inTransaction(sofra.db, async (tx) => {
    const signingSecret = await saveWebhook(tx, parts, ref, webhook);
    await reviveEndpoint(tx, ref, sofra.clock.now());
    const placed = placeTracked(sofra, venue, {}, headquarter.key.text).finally(() => {
      isPlaced = true;
    });
    await until(
      async () => isPlaced || (await doesSomeoneWait(sofra.db)),
      'the order is placed, or waits for the key',
    );
    return { placing: { placed }, secret: signingSecret };
  });
  const order = await placing.placed;
  const hook = { url: webhook.url, secret };
  endpoint.trust(hook, sofra.clock);
  assert.deepEqual(await sent(hook), [[order.id, 'Received']]);
});

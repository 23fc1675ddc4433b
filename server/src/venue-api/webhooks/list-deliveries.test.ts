import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type Sofra, sampleOrder } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person, type StaffedVenue } from '../../../test/harness/staff.ts';
import { book, bookable } from '../../../test/venues/booking.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';

const endpoint = createEndpoint();
let sofra: Sofra;
let headquarter: StaffedVenue;
let venue: WebhookVenue;
let orderIds: string[];
let reservationId: string;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
  headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const change = bookable({ type: 'Branch', parentVenueId: headquarter.id });
  venue = await newWebhookVenue(sofra, endpoint, change);
  orderIds = [];
  for (const status of [204, 500, 204]) {
    endpoint.answer(status);
    const { body } = await place(sofra, venue, sampleOrder(venue));
    orderIds.push(body.data.order.id);
    await sofra.app.jobs.webhooks.runOnce();
    sofra.clock.advance(1_000);
  }
  reservationId = (await book(sofra, venue)).body.data.id;
  await sofra.app.jobs.webhooks.runOnce();
});
after(() => sofra.close());

interface Asking {
  by?: Person;
  at?: StaffedVenue;
  id?: string;
}

function list(query = '', { by = venue.owner, at = venue, id = venue.key.record.id }: Asking = {}) {
  return by.call('GET', `/venues/${at.id}/keys/${id}/deliveries${query}`);
}

/** The order or reservation of each delivery in a list. */
async function subjectsOf(query: string): Promise<string[]> {
  const { status, body } = await list(query);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.items.map(
    (item: Record<string, string | null>) => item['orderId'] ?? item['reservationId'],
  );
}

test('200: the events of a key are listed with their states, newest first', async () => {
  const { items, nextBefore } = (await list()).body.data;
  assert.equal(nextBefore, null);
  assert.deepEqual(
    items.map(({ type, venueId, orderId, reservationId: reserved, state }: Record<string, unknown>) => [
      type,
      venueId,
      orderId,
      reserved,
      state,
    ]),
    [
      ['reservation.updated', venue.id, null, reservationId, 'Delivered'],
      ['order.updated', venue.id, orderIds[2], null, 'Delivered'],
      ['order.updated', venue.id, orderIds[1], null, 'Waiting'],
      ['order.updated', venue.id, orderIds[0], null, 'Delivered'],
    ],
  );
  const events = endpoint.eventsOf(venue.hook).map(({ body }) => body.id);
  assert.deepEqual(
    items.map(({ eventId }: { eventId: string }) => eventId),
    events.toReversed(),
  );
  const waiting = items[2];
  assert.ok(waiting.nextAttemptAt > waiting.lastAttemptAt);
  assert.deepEqual(
    [waiting.begunAt, waiting.attempts, waiting.isRedeliveryDue],
    [waiting.lastAttemptAt, 1, false],
  );
});

test('200: the events of a key are listed page by page', async () => {
  const found: string[] = [];
  let query = '?pageSize=1';
  for (let pages = 1; ; pages++) {
    found.push(...(await subjectsOf(query)));
    const { nextBefore } = (await list(query)).body.data;
    if (nextBefore === null) {
      assert.equal(pages, 4);
      break;
    }
    query = `?pageSize=1&before=${nextBefore}`;
  }
  assert.deepEqual(found, [reservationId, ...orderIds.toReversed()]);
});

test('200: events can be filtered by state, order and reservation', async () => {
  assert.deepEqual(await subjectsOf('?state=Waiting'), [orderIds[1]]);
  assert.deepEqual(await subjectsOf('?state=Superseded'), []);
  assert.deepEqual(await subjectsOf(`?subjectId=${orderIds[0]!.toUpperCase()}`), [orderIds[0]]);
  assert.deepEqual(await subjectsOf(`?subjectId=${reservationId}&state=Delivered`), [reservationId]);
  assert.deepEqual(await subjectsOf(`?subjectId=${randomUUID()}`), []);
});

test('200: the owner of the headquarter can list the events of a branch, also of a revoked key', async () => {
  assert.equal((await list('', { by: headquarter.owner })).body.data.items.length, 4);
  const path = `/venues/${venue.id}/keys`;
  const kiosk = (await venue.owner.call('POST', path, { name: 'Kiosk' })).body.data;
  await venue.owner.call('DELETE', `${path}/${kiosk.id}`);
  const answer = await list('', { by: headquarter.owner, id: kiosk.id });
  assert.deepEqual(answer.body.data, { items: [], nextBefore: null });
});

test('400: an invalid filter is named in the refusal', async () => {
  for (const [name, value] of [
    ['state', 'delivered'],
    ['state', ''],
    ['subjectId', 'abc'],
    ['before', 'newest'],
    ['before', `1.evt_${'G'.repeat(32)}`],
    ['before', `12345678901234.evt_${'a'.repeat(32)}`],
    ['pageSize', 'ten'],
  ] as const) {
    const answer = await list(`?${name}=${encodeURIComponent(value)}`);
    assert.deepEqual(assertRefused(answer, 400, 'VALIDATION_ERROR'), [name], value);
  }
  for (const size of [0, 101]) assertRefused(await list(`?pageSize=${size}`), 400, 'INVALID_PAGE_SIZE');
});

test('404: an unknown key, or a key of another venue, has no list of events', async () => {
  for (const id of [randomUUID(), headquarter.key.record.id]) {
    assertRefused(await list('', { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
  assertRefused(await list('', { at: headquarter }), 404, 'VENUE_NOT_FOUND');
});

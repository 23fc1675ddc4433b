import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Following, followKeyEvents } from '../../../test/harness/key-follower.ts';
import { place } from '../../../test/harness/public-caller.ts';
import { sampleOrder, type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { book, bookable } from '../../../test/venues/booking.ts';
import { eventIdOf } from '../../crypto/event-id.ts';

const sofra = useSofra();

const follow = (t: TestContext, key: string, lastEventId?: string) =>
  followKeyEvents(sofra, t, key, lastEventId);

async function order(venue: TestVenue, key: string): Promise<string> {
  const { status, body } = await place(sofra, venue, sampleOrder(venue), { key });
  assert.equal(status, 201);
  sofra.clock.advance(1);
  return body.data.order.id;
}

const close = ({ waiter, id }: StaffedVenue, orderId: string) =>
  waiter.call(
    'POST',
    `/venues/${id}/bills/${orderId}/close`,
    { kind: 'Cash' },
    { 'idempotency-key': freshKey() },
  );

test('a key follows its own orders, each change once and under the id that its webhook would get', async (t) => {
  const [own, other] = [sampleKey(), sampleKey(undefined, { name: 'Another site' })];
  const venue = await newStaffedVenue(sofra, {}, { keys: [own, other] });
  const stranger = await newStaffedVenue(sofra);
  const following = await follow(t, own.text);
  assert.equal(following.status, 200);
  await order(venue, other.text);
  await order(stranger, stranger.key.text);
  const id = await order(venue, own.text);
  await following.until(1);
  assert.equal((await close(venue, id)).status, 200);
  await following.until(2);
  assert.deepEqual(
    following.events.map((event) => [event.id, event.type, event.data.id, event.data.closedAt === null]),
    [1, 2].map((changeNumber) => {
      const eventId = eventIdOf({ keyId: own.record.id, subjectId: id, changeNumber });
      return [eventId, 'order.updated', id, changeNumber === 1];
    }),
  );
});

test('who comes back goes on after the last event, and misses nothing', async (t) => {
  const venue = await newStaffedVenue(sofra);
  const first = await follow(t, venue.key.text);
  const known = await order(venue, venue.key.text);
  await first.until(1);
  const { lastId } = first;
  // A server with a slow clock writes an earlier change later.
  sofra.clock.advance(-5_000);
  const late = await order(venue, venue.key.text);
  sofra.clock.advance(60_000);
  const missed = await order(venue, venue.key.text);
  const again = await follow(t, venue.key.text, lastId);
  await again.until(3);
  assert.deepEqual(
    again.events.map(({ data }) => data.id),
    [late, known, missed],
  );
});

test('more changes at one moment than are read at once do not keep the next ones back', async (t) => {
  const venue = await newStaffedVenue(sofra);
  const since = sofra.clock.now();
  await sofra.db.query({
    text: `insert into webhook_tracking (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                         delivered_number, changed_at, attempts, is_parked)
           select $1, gen_random_uuid(), $2, $1, 'Order', $3::timestamptz + interval '1 day', 1, 0,
                  $3::timestamptz + (at / 600) * interval '1 ms', 0, true from generate_series(1, 1100) at`,
    values: [venue.id, venue.key.record.id, new Date(since)],
  });
  sofra.clock.advance(5_000);
  const id = await order(venue, venue.key.text);
  const following = await follow(t, venue.key.text, String(since));
  await following.until(1);
  assert.equal(following.events[0].data.id, id);
});

test('reservations are followed only while the key may take them', async (t) => {
  const venue = await newStaffedVenue(sofra, bookable());
  const { key } = venue;
  const following = await follow(t, key.text);
  const { status, body } = await book(sofra, venue);
  assert.equal(status, 201);
  await following.until(1);
  assert.deepEqual(
    [following.events[0].type, following.events[0].data.id],
    ['reservation.updated', body.data.id],
  );
  const path = `/venues/${venue.id}/keys/${key.record.id}`;
  const permissions = { permissions: { placesOrders: true, takesReservations: false } };
  assert.equal((await venue.owner.call('PATCH', path, permissions)).status, 200);
  const after = await follow(t, key.text, '0');
  const id = await order(venue, key.text);
  await after.until(1);
  assert.deepEqual(
    after.events.map(({ data }) => data.id),
    [id],
  );
});

test('streams end when their key is revoked, a key has four at most, and without a key there is none', async (t) => {
  const venue = await newStaffedVenue(sofra);
  const streams: Following[] = [];
  for (let at = 0; at < 4; at += 1) streams.push(await follow(t, venue.key.text));
  assert.equal((await follow(t, venue.key.text)).status, 429);
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}`;
  assert.equal((await venue.owner.call('DELETE', path)).status, 200);
  await Promise.all(streams.map(({ ended }) => ended));
  assert.equal((await follow(t, venue.key.text)).status, 401);
  assert.equal((await fetch(`${sofra.baseUrl}/listen/v1/events`)).status, 401);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { publicOperations } from '../../src/public-api/routes.ts';
import { inTransaction } from '../../src/store/database.ts';
import { raiseVenueVersion } from '../../src/store/venue/venue-heads.ts';
import { updateBranchActive } from '../../src/store/venue/venues.ts';
import { beforeTests } from '../harness/fixture.ts';
import { type Sofra, sampleOrder, type TestAnswer, type TestVenue, useSofra } from '../harness/sofra.ts';
import { sampleKey } from '../samples/sample-venue.ts';
import { book, bookable } from '../venues/booking.ts';

/**
 * A venue with an order and a reservation, one of each kind of key, and the ids that a stranger might try.
 */
interface Principal {
  name: string;
  venue: TestVenue;
  orderId: string;
  reservationId: string;
  keys: string[];
  reaches: Set<string>;
}

const sofra = useSofra();
let principals: Principal[];

beforeTests(async () => {
  const headquarter = await principal('headquarter', { type: 'Headquarter' });
  const parentVenueId = headquarter.venue.id;
  const branch = await principal('branch', { type: 'Branch', parentVenueId });
  const sibling = await principal('sibling branch', { type: 'Branch', parentVenueId });
  const idle = await principal('inactive branch', { type: 'Branch', parentVenueId });
  await inTransaction(sofra.db, async (tx) => {
    await raiseVenueVersion(tx, parentVenueId);
    await raiseVenueVersion(tx, idle.venue.id);
    await updateBranchActive(tx, idle.venue.id, false);
  });
  const neighbour = await principal('neighbour', {});
  const rival = await principal('rival headquarter', { type: 'Headquarter' });
  const rivalBranch = await principal('rival branch', { type: 'Branch', parentVenueId: rival.venue.id });
  headquarter.reaches.add(branch.venue.id).add(sibling.venue.id);
  rival.reaches.add(rivalBranch.venue.id);
  idle.reaches.clear();
  principals = [headquarter, branch, sibling, idle, neighbour, rival, rivalBranch];
});

async function principal(name: string, change: Parameters<Sofra['newVenue']>[0]): Promise<Principal> {
  const keys = [
    sampleKey(),
    sampleKey({ placesOrders: true, takesReservations: false }),
    sampleKey({ placesOrders: false, takesReservations: true }),
    sampleKey({ placesOrders: false, takesReservations: false }),
  ];
  const venue = await sofra.newVenue(bookable({ name, ...change }), { keys });
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: keys[0]!.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': 'tenancy-order' },
  });
  assert.equal(placed.status, 201);
  const orderId = placed.body.data.order.id as string;
  const booked = await book(sofra, venue);
  assert.equal(booked.status, 201);
  const reservationId = booked.body.data.id as string;
  const reaches = new Set([venue.id]);
  return { name, venue, orderId, reservationId, keys: keys.map(({ text }) => text), reaches };
}

/** Every call of the public API that names a venue, an order or a reservation, with foreign ids. */
function callsAt(target: { venueId: string; orderId: string; reservationId: string }, host: TestVenue) {
  const at = (path: string) =>
    path.replaceAll(/\{(venueId|orderId|reservationId)\}/g, (_, name: keyof typeof target) => target[name]);
  const lists = ['orders', 'reservations'].map((name) => ({
    operationId: `list ${name}`,
    method: 'GET' as const,
    path: `/public/v1/${name}?venueId=${target.venueId}`,
    options: { headers: { 'idempotency-key': '' } },
  }));
  return publicOperations
    .filter(({ description: { path } }) => at(path) !== path)
    .map(({ description: { method, path, body, operationId } }) => ({
      operationId,
      method,
      path: `/public/v1${at(path)}`,
      options: {
        headers: { 'idempotency-key': `tenancy-${randomUUID()}` },
        ...(body === undefined ? {} : { body: sampleOrder(host) }),
      },
    }))
    .concat(lists);
}

/** An answer without the values that differ between any two calls. */
function essence({ status, text, headers }: TestAnswer): string {
  const shown = ['content-type', 'cache-control', 'etag', 'location', 'allow'].map((name) =>
    headers.get(name),
  );
  return JSON.stringify([status, text.replace(/"(timestamp|traceId)":"[^"]*"/g, ''), ...shown]);
}

test('a foreign venue, order or reservation is answered as one that does not exist, and stays unchanged', async () => {
  let compared = 0;
  for (const asking of principals) {
    for (const target of principals.filter(({ venue }) => !asking.reaches.has(venue.id))) {
      const { venue, orderId, reservationId } = target;
      const none = { venueId: randomUUID(), orderId: randomUUID(), reservationId: randomUUID() };
      const missing = callsAt(none, venue);
      const foreign = callsAt({ venueId: venue.id, orderId, reservationId }, venue);
      for (const key of asking.keys) {
        for (const [at, call] of foreign.entries()) {
          const [theirs, nothing] = await Promise.all([
            sofra.call(call.method, call.path, { key, ...call.options }),
            sofra.call(missing[at]!.method, missing[at]!.path, { key, ...missing[at]!.options }),
          ]);
          assert.equal(
            essence(theirs),
            essence(nothing),
            `${asking.name} at ${target.name}: ${call.operationId}`,
          );
          assert.ok([401, 403, 404].includes(theirs.status), `${call.operationId} answered ${theirs.status}`);
          compared += 1;
        }
      }
    }
  }
  assert.ok(compared > 500);
  const bills = await sofra.db.query({
    text: 'select from bill where venue_id = any ($1)',
    values: [principals.map(({ venue }) => venue.id)],
  });
  assert.equal(bills.length, principals.length);
  const reservations = await sofra.db.query({
    text: 'select from reservation where venue_id = any ($1) and revision = 1',
    values: [principals.map(({ venue }) => venue.id)],
  });
  assert.equal(reservations.length, principals.length);
});

test('a key reads every venue that it reaches: a headquarter its active branches, other venues themselves', async () => {
  for (const { venue, keys, reaches } of principals.filter((asking) => asking.reaches.size > 0)) {
    const list = await sofra.call('GET', '/public/v1/venues', { key: keys[3]! });
    assert.deepEqual(new Set(list.body.data.map(({ id }: { id: string }) => id)), reaches);
    assert.equal(list.body.data[0].id, venue.id);
    for (const reached of principals.filter((target) => reaches.has(target.venue.id))) {
      const order = await sofra.call('GET', `/public/v1/orders/${reached.orderId}`, { key: keys[0]! });
      assert.equal(order.body.data.venueId, reached.venue.id);
    }
    const orders = await sofra.call('GET', '/public/v1/orders?pageSize=100', { key: keys[0]! });
    const found = orders.body.data.items.map(({ venueId }: { venueId: string }) => venueId);
    assert.deepEqual(new Set(found), reaches);
    const booked = await sofra.call('GET', '/public/v1/reservations', { key: keys[2]! });
    assert.deepEqual(
      new Set(booked.body.data.items.map(({ venueId }: { venueId: string }) => venueId)),
      reaches,
    );
  }
});

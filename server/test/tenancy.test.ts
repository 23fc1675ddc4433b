import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { publicOperations } from '../src/public-api/routes.ts';
import { inTransaction } from '../src/store/database.ts';
import { raiseVenueVersion } from '../src/store/venue-heads.ts';
import { updateBranchActive } from '../src/store/venues.ts';
import { sampleKey } from './sample-venue.ts';
import { type Sofra, sampleOrder, startSofra, type TestAnswer, type TestVenue } from './sofra.ts';

/** A venue with an order on it, one of each kind of key, and the ids that a stranger might try. */
interface Principal {
  name: string;
  venue: TestVenue;
  orderId: string;
  keys: string[];
  reaches: Set<string>;
}

let sofra: Sofra;
let principals: Principal[];

before(async () => {
  sofra = await startSofra();
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

after(() => sofra.close());

async function principal(name: string, change: Parameters<Sofra['newVenue']>[0]): Promise<Principal> {
  const keys = [
    sampleKey(),
    sampleKey({ placesOrders: true, takesReservations: false }),
    sampleKey({ placesOrders: false, takesReservations: true }),
    sampleKey({ placesOrders: false, takesReservations: false }),
  ];
  const venue = await sofra.newVenue({ name, ...change }, { keys });
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: keys[0]!.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': 'tenancy-order' },
  });
  assert.equal(placed.status, 201);
  const orderId = placed.body.data.order.id as string;
  return { name, venue, orderId, keys: keys.map(({ text }) => text), reaches: new Set([venue.id]) };
}

/** Every call of the public API that names a venue or an order, aimed at somebody's. */
function callsAt(target: { venueId: string; orderId: string }, host: TestVenue) {
  return publicOperations
    .filter(({ description }) => /\{(venueId|orderId)\}/.test(description.path))
    .map(({ description: { method, path, body, operationId } }) => ({
      operationId,
      method,
      path: `/public/v1${path.replace('{venueId}', target.venueId).replace('{orderId}', target.orderId)}`,
      options: {
        headers: { 'idempotency-key': `tenancy-${randomUUID()}` },
        ...(body === undefined ? {} : { body: sampleOrder(host) }),
      },
    }))
    .concat({
      operationId: 'listOrders',
      method: 'GET',
      path: `/public/v1/orders?venueId=${target.venueId}`,
      options: { headers: { 'idempotency-key': '' } },
    });
}

/** An answer without what differs between any two calls. */
function essence({ status, text, headers }: TestAnswer): string {
  const shown = ['content-type', 'cache-control', 'etag', 'location', 'allow'].map((name) =>
    headers.get(name),
  );
  return JSON.stringify([status, text.replace(/"(timestamp|traceId)":"[^"]*"/g, ''), ...shown]);
}

test('whoever asks, a foreign venue or order is answered like one that does not exist, and nothing happens to it', async () => {
  let compared = 0;
  for (const asking of principals) {
    for (const target of principals.filter(({ venue }) => !asking.reaches.has(venue.id))) {
      const missing = callsAt({ venueId: randomUUID(), orderId: randomUUID() }, target.venue);
      const foreign = callsAt({ venueId: target.venue.id, orderId: target.orderId }, target.venue);
      for (const key of asking.keys) {
        for (const [at, call] of foreign.entries()) {
          const [theirs, none] = await Promise.all([
            sofra.call(call.method, call.path, { key, ...call.options }),
            sofra.call(missing[at]!.method, missing[at]!.path, { key, ...missing[at]!.options }),
          ]);
          assert.equal(
            essence(theirs),
            essence(none),
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
});

test('what a key reaches, it reads: a headquarter its active branches, the others themselves', async () => {
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
  }
});

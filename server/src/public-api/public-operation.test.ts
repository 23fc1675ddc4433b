import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { essenceOf, leftBehind, place, read } from '../../test/harness/public-caller.ts';
import { assertRefused } from '../../test/harness/refusals.ts';
import { sampleOrder, type TestVenue, useSofra } from '../../test/harness/sofra.ts';
import { byOperator } from '../../test/samples/operator-author.ts';
import { sampleKey } from '../../test/samples/sample-venue.ts';
import { formatKey } from '../crypto/tokens/api-key.ts';
import { closeVenueAccount, revokeKey, setBranchActive } from '../operations/venue/administer-venue.ts';
import { inTransaction } from '../store/database.ts';
import { saveVenueSetup } from '../store/venue/venue-records.ts';
import { publicOperations } from './routes.ts';

const sofra = useSofra();

/** A call of each operation of the public API at a venue, with a body if the operation needs one. */
function callsOf(venue: TestVenue) {
  return publicOperations.map(({ description: { operationId, method, path, body, permission } }) => ({
    operationId,
    permission,
    send: (key: string | null, headers: Record<string, string> = {}) =>
      sofra.call(
        method,
        `/public/v1${path.replace('{venueId}', venue.id).replaceAll(/\{\w+\}/g, () => randomUUID())}`,
        {
          key,
          headers: { 'idempotency-key': randomUUID(), ...headers },
          ...(body === undefined ? {} : { body: sampleOrder(venue) }),
        },
      ),
  }));
}

test('401: every call without a key, or with an empty one, answers that the key is missing', async () => {
  const venue = await sofra.newVenue();
  for (const { send } of callsOf(venue)) {
    assertRefused(await send(null), 401, 'PUBLIC_API_KEY_MISSING');
    assertRefused(await send(null, { 'x-api-key': '  ' }), 401, 'PUBLIC_API_KEY_MISSING');
  }
});

test('401: malformed, unknown and revoked keys, and keys of a closed venue, get the same answer', async () => {
  const venue = await sofra.newVenue();
  const revoked = await sofra.newVenue({}, { keys: [sampleKey(undefined, { revokedAt: 1 })] });
  const closed = await sofra.newVenue({ closedAt: 1 });
  const { text } = venue.key;
  const unknown = formatKey(randomBytes(32));
  const mistyped = `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
  const keys = [
    revoked.key.text,
    closed.key.text,
    unknown,
    mistyped,
    `${text} `.repeat(2),
    'x',
    text.slice(4),
  ];
  for (const { send } of callsOf(venue)) {
    const answers = await Promise.all(keys.map((key) => send(key)));
    assertRefused(answers[0]!, 401, 'PUBLIC_API_KEY_INVALID');
    assert.equal(new Set(answers.map(essenceOf)).size, 1);
  }
});

test('401: a key stops at its next request after it is revoked, its venue closed or its branch switched off', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const now = sofra.clock.now();
  const waysToEnd: ((venue: TestVenue) => Promise<void>)[] = [
    (venue) => revokeKey(sofra.db, venue.key.record.id, byOperator(now)),
    (venue) => closeVenueAccount(sofra.db, venue.id, byOperator(now)),
    (venue) => setBranchActive(sofra.db, venue.id, false, byOperator(0)),
  ];
  for (const end of waysToEnd) {
    const venue = await sofra.newVenue(change);
    assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
    const before = await leftBehind(sofra.db, venue.id);
    await end(venue);
    for (const { send } of callsOf(venue))
      assertRefused(await send(venue.key.text), 401, 'PUBLIC_API_KEY_INVALID');
    const after = await leftBehind(sofra.db, venue.id);
    assert.deepEqual([after.bills, after.tickets, after.stock], [before.bills, before.tickets, before.stock]);
  }
});

test('403: each permission allows its own calls and no others', async () => {
  const keys = [
    sampleKey({ placesOrders: false, takesReservations: false }),
    sampleKey({ placesOrders: false, takesReservations: true }),
    sampleKey({ placesOrders: true, takesReservations: false }),
    sampleKey(),
  ];
  const venue = await sofra.newVenue({}, { keys });
  for (const { operationId, permission, send } of callsOf(venue)) {
    for (const { text, record } of keys) {
      const answer = await send(text);
      const { placesOrders, takesReservations } = record.permissions;
      const isAllowed = {
        Read: true,
        PlaceOrders: placesOrders,
        TakeReservations: takesReservations,
        PlaceOrdersOrTakeReservations: placesOrders || takesReservations,
      };
      if (isAllowed[permission]) assert.notEqual(answer.status, 403, operationId);
      else assertRefused(answer, 403, 'PUBLIC_API_SCOPE_MISSING');
    }
  }
});

test('403: a permission that is removed or added counts from the next request', async () => {
  const venue = await sofra.newVenue();
  const permit = async (placesOrders: boolean) => {
    venue.record.keys[0]!.permissions = { placesOrders, takesReservations: true };
    await inTransaction(sofra.db, (tx) => saveVenueSetup(tx, venue.record, 0));
  };
  const idempotencyKey = randomUUID();
  const send = () => place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  assert.equal((await send()).status, 201);
  await permit(false);
  assertRefused(await send(), 403, 'PUBLIC_API_SCOPE_MISSING');
  assertRefused(await read(sofra, venue, '/orders'), 403, 'PUBLIC_API_SCOPE_MISSING');
  await permit(true);
  assert.equal((await send()).status, 200);
});

test('a key without permission to order is refused, even while other requests keep the cached venue fresh', async () => {
  const [other, revoked, forbidden] = [sampleKey(), sampleKey(), sampleKey()];
  const venue = await sofra.newVenue({}, { keys: [other, revoked, forbidden] });
  const order = ({ text: key }: { text: string }) => place(sofra, venue, sampleOrder(venue), { key });
  for (const key of [other, revoked, forbidden]) assert.equal((await order(key)).status, 201);
  forbidden.record.permissions = { placesOrders: false, takesReservations: true };
  await inTransaction(sofra.db, (tx) => saveVenueSetup(tx, venue.record, 0));
  await revokeKey(sofra.db, revoked.record.id, byOperator(sofra.clock.now()));
  assert.equal((await order(other)).status, 201);
  assertRefused(await order(revoked), 401, 'PUBLIC_API_KEY_INVALID');
  assertRefused(await order(forbidden), 403, 'PUBLIC_API_SCOPE_MISSING');
});

test('404: an unreachable venue is answered like an unknown one, and nothing is written', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const [branch, sibling, idle] = [
    await sofra.newVenue(change),
    await sofra.newVenue(change),
    await sofra.newVenue({ ...change, isActive: false }),
  ];
  const stranger = await sofra.newVenue();
  const foreign: [TestVenue, TestVenue[]][] = [
    [branch, [headquarter, sibling, stranger]],
    [headquarter, [stranger, idle]],
    [stranger, [headquarter, branch]],
  ];
  for (const [caller, others] of foreign) {
    const missing = callsOf({ ...others[0]!, id: randomUUID() });
    for (const other of others) {
      const before = await leftBehind(sofra.db, other.id);
      for (const [at, { operationId, send }] of callsOf(other).entries()) {
        if (/^(list(Venues|Orders|Reservations)|sendTestEvent)$/.test(operationId)) continue;
        const answer = await send(caller.key.text);
        assert.equal(answer.status, 404, operationId);
        assert.equal(essenceOf(answer), essenceOf(await missing[at]!.send(caller.key.text)), operationId);
      }
      assert.deepEqual(await leftBehind(sofra.db, other.id), before);
    }
  }
});

test('404: a venue that leaves the reach of a headquarter is not found by the next request, also for writes', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const key = headquarter.key.text;
  const idempotencyKey = randomUUID();
  const send = (idempotent = randomUUID()) =>
    place(sofra, branch, sampleOrder(branch), { key, idempotencyKey: idempotent });
  assert.equal((await send(idempotencyKey)).status, 201);
  await setBranchActive(sofra.db, branch.id, false, byOperator(0));
  for (const answer of [await send(), await send(idempotencyKey)])
    assertRefused(answer, 404, 'PUBLIC_API_VENUE_NOT_FOUND');
  await setBranchActive(sofra.db, branch.id, true, byOperator(0));
  assert.equal((await send(idempotencyKey)).status, 200);
});

test('every answer, including refusals, forbids caching and has its trace id', async () => {
  const venue = await sofra.newVenue();
  for (const { operationId, send } of callsOf(venue)) {
    for (const answer of [await send(venue.key.text), await send(null)]) {
      const cached = operationId === 'getMenu' && answer.status === 200 ? 'private, no-cache' : 'no-store';
      assert.equal(answer.headers.get('cache-control'), cached);
      assert.match(answer.body.traceId, /^[0-9a-f]{32}$/);
      assert.equal(answer.body.timestamp, new Date(sofra.clock.now()).toISOString());
    }
  }
});

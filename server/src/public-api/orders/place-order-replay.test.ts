import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { onOneEngine } from '../../../test/cluster/cluster.ts';
import { leavingNothing, place, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { switchSoldOut } from '../../operations/menu/switch-sold-out.ts';
import { revokeKey, setSubscription } from '../../operations/venue/administer-venue.ts';
import { inTransaction } from '../../store/database.ts';

const sofra = useSofra();

test('200: a repeat with the same key answers with the first order and orders nothing', async () => {
  const venue = await sofra.newVenue();
  const idempotencyKey = randomUUID();
  const first = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  const repeat = await leavingNothing(sofra, venue, () =>
    place(sofra, venue, sampleOrder(venue), { idempotencyKey }),
  );
  assert.equal(repeat.status, 200);
  assert.deepEqual(repeat.body.data, first.body.data);
  assert.equal(repeat.headers.get('location'), first.headers.get('location'));
  assert.equal(repeat.headers.get('idempotent-replayed'), 'true');
});

test('200: a repeat with another basket, even an invalid one, places nothing new', async () => {
  const venue = await sofra.newVenue();
  const idempotencyKey = randomUUID();
  const first = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  const lines = [lineOf(venue.menu.baklava, { quantity: 2 })];
  for (const body of [sampleOrder(venue, { lines }), {}, sampleOrder(venue, { lines: [] })]) {
    const repeat = await leavingNothing(sofra, venue, () => place(sofra, venue, body, { idempotencyKey }));
    assert.equal(repeat.status, 200);
    assert.deepEqual(repeat.body.data, first.body.data);
  }
});

test('200: a repeat is answered whatever has changed at the venue since', async () => {
  const venue = await sofra.newVenue();
  const { baklava } = venue.menu;
  const idempotencyKey = randomUUID();
  const body = sampleOrder(venue, { lines: [lineOf(baklava, { quantity: 3 })] });
  const first = await place(sofra, venue, body, { idempotencyKey });
  assert.equal(first.status, 201);
  const repeat = async () =>
    assert.deepEqual((await place(sofra, venue, body, { idempotencyKey })).body.data, first.body.data);
  await repeat();
  await switchSoldOut(sofra.db, venue.id, baklava.id, true, 0);
  await repeat();
  await setSubscription(sofra.db, venue.id, { isActive: false, endsAt: null }, byOperator(0));
  await repeat();
  assertRefused(await place(sofra, venue, body), 409, 'PUBLIC_API_ORDERING_UNAVAILABLE');
});

test('200: a repeat shows the order as it is now, and lists only its own lines as added', async () => {
  const venue = await sofra.newVenue();
  const { kebab, baklava } = venue.menu;
  const idempotencyKey = randomUUID();
  const [tableId] = venue.tableIds;
  await place(sofra, venue, roundAt(tableId, [lineOf(kebab)]));
  const first = await place(sofra, venue, roundAt(tableId, [lineOf(baklava), lineOf(kebab)]), {
    idempotencyKey,
  });
  await place(sofra, venue, roundAt(tableId, [lineOf(kebab)]));
  const { data } = (await place(sofra, venue, roundAt(tableId, [lineOf(kebab)]), { idempotencyKey })).body;
  assert.deepEqual(data.addedLineIds, first.body.data.addedLineIds);
  assert.deepEqual([data.order.lines.length, data.order.totals.total], [4, 3 * 120.5 + 40]);
});

test('201: an Idempotency-Key counts separately for each API key and each venue', async () => {
  const [key, other] = [sampleKey(), sampleKey()];
  const headquarter = await sofra.newVenue({ type: 'Headquarter' }, { keys: [key, other] });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const idempotencyKey = randomUUID();
  const ids = new Set<string>();
  for (const [venue, { text }] of [
    [headquarter, key],
    [headquarter, other],
    [branch, key],
    [branch, branch.key],
  ] as const) {
    const answer = await place(sofra, venue, sampleOrder(venue), { key: text, idempotencyKey });
    assert.equal(answer.status, 201);
    ids.add(answer.body.data.order.id);
  }
  assert.equal(ids.size, 4);
});

test('201: an Idempotency-Key is case-sensitive', async () => {
  const venue = await sofra.newVenue();
  for (const idempotencyKey of ['same-key-a', 'same-key-A']) {
    assert.equal((await place(sofra, venue, sampleOrder(venue), { idempotencyKey })).status, 201);
  }
});

test('400: a repeat with an unreadable body is refused before its key is looked up', async () => {
  const venue = await sofra.newVenue();
  const idempotencyKey = randomUUID();
  await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  assertRefused(await place(sofra, venue, { type: 7 }, { idempotencyKey }), 400, 'VALIDATION_ERROR');
});

test('400: a refused call does not use up its key: the key can be sent again', async () => {
  const venue = await sofra.newVenue();
  const idempotencyKey = randomUUID();
  assertRefused(await place(sofra, venue, {}, { idempotencyKey }), 400, 'PUBLIC_API_ORDER_INVALID');
  assert.equal((await place(sofra, venue, sampleOrder(venue), { idempotencyKey })).status, 201);
});

test('400: a missing or malformed Idempotency-Key is refused', async () => {
  const venue = await sofra.newVenue();
  const bad = ['', 'short-7', 'k'.repeat(65), 'with space', 'dot.dot.dot', 'ünlü-anahtar', 'abcdefgh,'];
  for (const idempotencyKey of bad) {
    const refused = await leavingNothing(sofra, venue, () =>
      place(sofra, venue, sampleOrder(venue), {
        headers: { 'idempotency-key': encodeLatin(idempotencyKey) },
      }),
    );
    assertRefused(refused, 400, 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID', ['Idempotency-Key']);
  }
  const missing = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue),
  });
  assertRefused(missing, 400, 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID');
});

test('401: a revoked key does not get the answer of its earlier placement', async () => {
  const venue = await sofra.newVenue();
  const idempotencyKey = randomUUID();
  await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  await revokeKey(sofra.db, venue.key.record.id, byOperator(sofra.clock.now()));
  const answer = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  assertRefused(answer, 401, 'PUBLIC_API_KEY_INVALID');
});

test(
  '409: a second call with the same key is refused while the first one runs, and gets the order afterwards',
  onOneEngine('takes the lock of a key by hand'),
  async () => {
    const venue = await sofra.newVenue();
    const idempotencyKey = randomUUID();
    const send = () => place(sofra, venue, sampleOrder(venue), { idempotencyKey });
    await inTransaction(sofra.db, async (tx) => {
      await tx.query({
        text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
        values: [`${venue.id}${venue.key.record.id}${idempotencyKey}`],
      });
      assertRefused(await leavingNothing(sofra, venue, send), 409, 'ORDER_CREATION_IN_PROGRESS');
    });
    assert.deepEqual([(await send()).status, (await send()).status], [201, 200]);
  },
);

/** Headers are sent as Latin-1, so other characters are encoded as their UTF-8 bytes. */
function encodeLatin(text: string): string {
  return Buffer.from(text).toString('latin1');
}

test('the record of a round is at most 200 bytes, also with 30 lines; a repeat has its lines and no others', async () => {
  const venue = await newStaffedVenue(sofra);
  const lines = Array.from({ length: 30 }, () => lineOf(venue.menu.kebab));
  const order = roundAt(venue.tableIds[0], lines);
  const idempotencyKey = 'k'.repeat(64);
  const first = await place(sofra, venue, order, { idempotencyKey });
  assert.equal(first.status, 201);
  const added = first.body.data.addedLineIds;
  await place(sofra, venue, order);
  const path = `/venues/${venue.id}/bills/${first.body.data.order.id}`;
  assert.equal((await venue.waiter.call('POST', `${path}/lines/${added[3]}/strike`)).status, 200);
  const [size] = await sofra.db.query<{ bytes: number }>({
    text: 'select max(pg_column_size(p)) as bytes from placement p where venue_id = $1',
    values: [venue.id],
  });
  assert.ok(size!.bytes <= 200, `${size!.bytes} bytes`);
  const again = await place(sofra, venue, order, { idempotencyKey });
  assert.deepEqual([again.status, again.body.data.addedLineIds], [200, added]);
  assert.equal(added.length, 30);
  const fewer = await place(sofra, venue, { type: 'Takeaway' }, { idempotencyKey });
  assert.deepEqual([fewer.status, fewer.body.data.addedLineIds], [200, added]);
});

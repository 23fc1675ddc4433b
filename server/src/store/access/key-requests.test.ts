import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type TestVenue, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import type { KeyRequest } from '../../core/access/keys/key-request.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { inTransaction } from '../database.ts';
import { findVenueKey } from './api-keys.ts';
import { deleteRequestsBefore, insertRequests, listKeyRequests, listTraceRequests } from './key-requests.ts';

const sofra = useSofra();
let venue: TestVenue;

const ANY = { statuses: [0, 999], errorCode: null, traceId: null } as const;
const REFUSED = { ...ANY, statuses: [400, 499] } as const;

/** Makes requests of the first key of a venue, a second apart, oldest first. */
function callsOf(
  { id: venueId, key }: TestVenue,
  count: number,
  change: Partial<KeyRequest> = {},
): KeyRequest[] {
  return Array.from({ length: count }, (_, second) => {
    const at = TUESDAY_AFTERNOON + second * 1_000;
    const id = idsFrom({ now: () => at }, systemRandom)();
    const asked = { operation: 'listVenues', method: 'GET', path: '/public/v1/venues' };
    const answered = { status: 200, errorCode: null, durationMs: 3, traceId: 'a'.repeat(32) };
    return { id, venueId, keyId: key.record.id, at, ...asked, ...answered, ...change };
  });
}

async function log(calls: readonly KeyRequest[]): Promise<void> {
  await insertRequests(sofra.db, calls);
}

function keyRefOf({ id: venueId, key }: TestVenue) {
  return { venueId, keyId: key.record.id };
}

async function lastUsedAt({ id, key }: TestVenue): Promise<number | null> {
  return (await findVenueKey(sofra.db, id, key.record.id))!.lastUsedAt;
}

test('a request is read as it was logged, by its key and by its trace', async () => {
  venue = await sofra.newVenue();
  const [call] = callsOf(venue, 1, {
    status: 409,
    errorCode: 'PLACE_IS_BUSY',
    path: '/public/v1/ş?"\\,{}()NULL',
  });
  await log([call!]);
  const { found, nextBefore } = await listKeyRequests(sofra.db, keyRefOf(venue), ANY, null, 10);
  assert.deepEqual([found, nextBefore], [[call], null]);
  const ofTrace = { ...ANY, traceId: call!.traceId };
  assert.deepEqual(await listKeyRequests(sofra.db, keyRefOf(venue), ofTrace, null, 10), {
    found: [call],
    nextBefore: null,
  });
  assert.deepEqual(await listTraceRequests(sofra.db, venue.id, call!.traceId, 10), [call]);
});

test('the last use of a key is the last logged request, to the minute, and never moves back', async () => {
  venue = await sofra.newVenue();
  const [call] = callsOf(venue, 1);
  const noteAt = (at: number) => log([{ ...call!, id: randomUUID(), at }]);
  for (const [at, expected] of [
    [1_000_000, 1_000_000],
    [1_059_999, 1_000_000],
    [1_060_000, 1_060_000],
    [500_000, 1_060_000],
    [9_000_000, 9_000_000],
  ] as const) {
    await noteAt(at);
    assert.equal(await lastUsedAt(venue), expected);
  }
});

test('a call that lasted longer than an integer can say has the largest one', async () => {
  venue = await sofra.newVenue();
  await log(callsOf(venue, 1, { durationMs: 1_780_000_000_000 }));
  const { found } = await listKeyRequests(sofra.db, keyRefOf(venue), ANY, null, 10);
  assert.equal(found[0]!.durationMs, 2 ** 31 - 1);
});

test('logging does not wait for a change of the key, and notes its use the next time', async () => {
  venue = await sofra.newVenue();
  const [first, second] = callsOf(venue, 2);
  await inTransaction(sofra.db, async (tx) => {
    const text = 'update api_key set name = name where venue_id = $1';
    await tx.query({ text, values: [venue.id] });
    await log([first!]);
  });
  assert.equal(await lastUsedAt(venue), null);
  await log([second!]);
  assert.equal(await lastUsedAt(venue), second!.at);
  assert.equal((await listKeyRequests(sofra.db, keyRefOf(venue), ANY, null, 10)).found.length, 2);
});

test('requests of other keys and venues are never among those of a key', async () => {
  const keys = [sampleKey(), sampleKey(undefined, { name: 'Kiosk' })];
  venue = await sofra.newVenue({}, { keys });
  const stranger = await sofra.newVenue();
  const own = callsOf(venue, 2);
  const ofKiosk = callsOf(venue, 2, { keyId: keys[1]!.record.id });
  await log([...own, ...ofKiosk, ...callsOf(stranger, 2)]);
  const read = async (keyRef: { venueId: string; keyId: string }) =>
    (await listKeyRequests(sofra.db, keyRef, ANY, null, 10)).found;
  assert.deepEqual(await read(keyRefOf(venue)), own.toReversed());
  assert.deepEqual(await read({ venueId: stranger.id, keyId: keys[0]!.record.id }), []);
  const traceId = 'a'.repeat(32);
  const newestFirst = [...own, ...ofKiosk].sort((a, b) => (a.id < b.id ? 1 : -1));
  for (const limit of [10, 3, 1])
    assert.deepEqual(
      await listTraceRequests(sofra.db, venue.id, traceId, limit),
      newestFirst.slice(0, limit),
    );
  const kiosk = { venueId: venue.id, keyId: keys[1]!.record.id };
  const ofTrace = await listKeyRequests(sofra.db, kiosk, { ...ANY, traceId }, null, 10);
  assert.deepEqual(ofTrace.found, ofKiosk.toReversed());
});

/** All calls of a list, page by page, and the number of pages. */
async function readAll(filter: Parameters<typeof listKeyRequests>[2], limit: number) {
  const found: KeyRequest[] = [];
  let pages = 0;
  for (let before: string | null = null; pages === 0 || before !== null; pages++) {
    const page = await listKeyRequests(sofra.db, keyRefOf(venue), filter, before, limit);
    assert.ok(page.found.length <= limit);
    found.push(...page.found);
    before = page.nextBefore;
  }
  return { found, pages };
}

test('pages of requests contain each request once, at any page size', async () => {
  venue = await sofra.newVenue();
  const calls = callsOf(venue, 12);
  calls[5]!.status = 404;
  await log(calls);
  for (const limit of [1, 4, 5, 11, 12, 13, 100]) {
    const { found, pages } = await readAll(ANY, limit);
    assert.deepEqual(found, calls.toReversed());
    assert.equal(pages, Math.ceil(12 / limit));
  }
  assert.deepEqual((await readAll(REFUSED, 4)).found, [calls[5]]);
  const { traceId } = calls[0]!;
  for (const limit of [1, 5, 12]) {
    const { found, pages } = await readAll({ ...ANY, traceId }, limit);
    assert.deepEqual([found, pages], [calls.toReversed(), Math.ceil(12 / limit)]);
  }
  assert.deepEqual((await readAll({ ...ANY, traceId: 'b'.repeat(32) }, 4)).found, []);
});

test('a rare request among very many is found, in steps of 5,000 that may be empty', async () => {
  venue = await sofra.newVenue();
  const calls = callsOf(venue, 15_000);
  for (const at of [0, 9_999, 10_000, 14_999]) calls[at]!.status = 404;
  await log(calls);
  const { found, pages } = await readAll(REFUSED, 100);
  assert.deepEqual(
    found,
    [14_999, 10_000, 9_999, 0].map((at) => calls[at]),
  );
  assert.ok(pages <= 4, `${pages} pages`);
  const { traceId } = calls[0]!;
  assert.deepEqual(await readAll({ ...REFUSED, traceId }, 100), { found, pages });
  const none = await readAll({ ...ANY, statuses: [500, 599] }, 100);
  assert.deepEqual(none.found, []);
  assert.equal((await readAll({ ...REFUSED, errorCode: 'PLACE_IS_BUSY' }, 1)).found.length, 0);
});

test('requests before an instant are deleted, later ones are not', async () => {
  venue = await sofra.newVenue();
  const old = callsOf(venue, 3).map((call, at) => ({ ...call, at: at * 1_000 }));
  await log(old);
  assert.equal(await deleteRequestsBefore(sofra.db, 2_000, 10), 2);
  const { found } = await listKeyRequests(sofra.db, keyRefOf(venue), ANY, null, 10);
  assert.deepEqual(found, [old[2]]);
});

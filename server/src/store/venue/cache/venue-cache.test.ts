import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase } from '../../../../test/harness/sofra.ts';
import { sampleKey, sampleMenu, sampleRecord } from '../../../../test/samples/sample-venue.ts';
import type { VenueSetup } from '../../../core/venue/setup/venue-setup.ts';
import { updateKeyRevoked } from '../../access/api-keys.ts';
import { type Database, type Db, inTransaction, type Statement } from '../../database.ts';
import { NO_ENCRYPTION } from '../../encryption/field-encryption.ts';
import { createMemoryCache } from '../../memory-cache.ts';
import { migrate } from '../../schema/migrate.ts';
import { findVenueContent } from '../venue-content.ts';
import { raiseVenueVersion } from '../venue-heads.ts';
import { saveVenueSetup } from '../venue-records.ts';
import { createVenueCache } from './venue-cache.ts';

let db: Database;
/** The number of times that the tested cache sent each statement. */
let sent: Map<string, number>;
/** Runs after a statement was answered and before its answer is returned. */
let linger: (statement: Statement) => Promise<void>;

const observed: Db = {
  encryption: NO_ENCRYPTION,
  isDistributed: () => db.isDistributed(),
  query: async <Row>(statement: Statement) => {
    const name = statement.name ?? '';
    sent.set(name, (sent.get(name) ?? 0) + 1);
    const rows = await db.query<Row>(statement);
    await linger(statement);
    return rows;
  },
};

before(async () => {
  db = openTestDatabase();
  await migrate(db);
});

beforeEach(() => {
  sent = new Map();
  linger = async () => {};
});

after(() => db.close());

function save(record: VenueSetup): Promise<void> {
  return inTransaction(db, (tx) => saveVenueSetup(tx, record, 0));
}

async function newRecord() {
  const key = sampleKey();
  const record = sampleRecord(sampleMenu(), [key], {});
  await save(record);
  return { record, id: record.venue.id, keyHash: key.record.hash, keyId: key.record.id };
}

async function rename(record: VenueSetup, name: string): Promise<void> {
  record.venue.name = name;
  await save(record);
}

const crowd = <T>(ask: () => Promise<T> | T): Promise<T[]> => Promise.all(Array.from({ length: 30 }, ask));

test('a cached venue is read once for all requests that want it at the same time, and then no more', async () => {
  const cache = createVenueCache(observed);
  const { id, keyHash } = await newRecord();
  const venues = await crowd(() => cache.cached.findVenue(id));
  const callers = await crowd(() => cache.cached.findCaller(keyHash));
  assert.equal(new Set(venues).size, 1);
  assert.equal(new Set(callers).size, 1);
  assert.deepEqual(Object.fromEntries(sent), { 'find-venue-lines': 1, 'find-caller': 1 });
});

test('fresh lookups are compared with the database in one read for all, and use the cache while nothing changed', async () => {
  const cache = createVenueCache(observed);
  const { id, keyHash } = await newRecord();
  await cache.fresh.findVenue(id);
  await cache.fresh.findCaller(keyHash);
  sent.clear();
  assert.equal((await crowd(() => cache.fresh.findVenue(id))).length, 30);
  assert.deepEqual(Object.fromEntries(sent), { 'list-venue-versions': 1 });
  assert.equal((await crowd(() => cache.fresh.findCaller(keyHash))).length, 30);
  assert.deepEqual(Object.fromEntries(sent), { 'list-venue-versions': 2 });
});

test('fresh lookups notice a new version, and read it once for all of them', async () => {
  const cache = createVenueCache(observed);
  const { record, id } = await newRecord();
  await cache.fresh.findVenue(id);
  sent.clear();
  await rename(record, 'Yeni Lokanta');
  assert.equal((await cache.cached.findVenue(id))!.venue.name, 'Köşe Lokantası');
  const venues = await crowd(() => cache.fresh.findVenue(id));
  assert.deepEqual(new Set(venues.map((cached) => cached!.venue.name)), new Set(['Yeni Lokanta']));
  assert.equal((await cache.cached.findVenue(id))!.venue.name, 'Yeni Lokanta');
  assert.equal(sent.get('find-venue-lines'), 1);
});

test('a read that began before a change is not the answer to a lookup after the change', async () => {
  const cache = createVenueCache(observed);
  const { record, id } = await newRecord();
  const [isRead, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hasRun = Promise.withResolvers<void>();
  let isFirst = true;
  linger = async ({ name }) => {
    if (name === 'list-venue-versions') hasRun.resolve();
    if (name !== 'find-venue-lines' || !isFirst) return;
    isFirst = false;
    isRead.resolve();
    await isReleased.promise;
  };
  const early = cache.cached.findVenue(id);
  await isRead.promise;
  await rename(record, 'Yeni Lokanta');
  const late = crowd(() => cache.fresh.findVenue(id));
  await hasRun.promise;
  await new Promise((resolve) => setImmediate(resolve));
  isReleased.resolve();
  assert.equal((await early)!.venue.name, 'Köşe Lokantası');
  assert.deepEqual(new Set((await late).map((cached) => cached!.venue.name)), new Set(['Yeni Lokanta']));
  assert.equal(sent.get('find-venue-lines'), 2);
});

test('one call compares each venue once, and what it read with a key not at all', async () => {
  const cache = createVenueCache(observed);
  const { id, keyHash } = await newRecord();
  await cache.fresh.findVenue(id);
  sent.clear();
  const lookup = cache.fresh;
  assert.equal((await lookup.findCaller(keyHash))?.venueId, id);
  assert.equal((await lookup.findVenue(id))?.venue.id, id);
  assert.deepEqual(Object.fromEntries(sent), { 'find-caller': 1 });
  sent.clear();
  const next = cache.fresh;
  await next.findCaller(keyHash);
  await next.findVenue(id);
  assert.deepEqual(Object.fromEntries(sent), { 'list-venue-versions': 1 });
});

test('a key that many requests bring for the first time is read at most twice for all of them', async () => {
  const cache = createVenueCache(observed);
  const { keyHash } = await newRecord();
  assert.equal(new Set((await crowd(() => cache.fresh.findCaller(keyHash))).map((it) => it!.keyId)).size, 1);
  assert.ok(sent.get('find-caller')! <= 2);
});

test('a fresh lookup does not find a revoked key, nor does a cached one after it', async () => {
  const cache = createVenueCache(observed);
  const { id, keyHash, keyId } = await newRecord();
  assert.equal((await cache.fresh.findCaller(keyHash))!.keyId, keyId);
  await inTransaction(db, async (tx) => {
    await raiseVenueVersion(tx, id);
    await updateKeyRevoked(tx, id, keyId, 1);
  });
  assert.notEqual(await cache.cached.findCaller(keyHash), null);
  assert.equal(await cache.fresh.findCaller(keyHash), null);
  assert.equal(await cache.cached.findCaller(keyHash), null);
});

test('absence is not cached: a venue is found as soon as it exists', async () => {
  const cache = createVenueCache(observed);
  const key = sampleKey();
  const record = sampleRecord(sampleMenu(), [key], {});
  const ask = async () => [
    await cache.fresh.findVenue(record.venue.id),
    await cache.cached.findVenue(record.venue.id),
    await cache.fresh.findCaller(key.record.hash),
    await cache.cached.findCaller(key.record.hash),
  ];
  assert.deepEqual(await ask(), [null, null, null, null]);
  await save(record);
  for (const found of await ask()) assert.notEqual(found, null);
});

test('a failed read is not cached: the next lookup reads again', async () => {
  const cache = createVenueCache(observed);
  const { id } = await newRecord();
  linger = () => Promise.reject(new Error('away'));
  const failed = await Promise.allSettled(Array.from({ length: 5 }, () => cache.cached.findVenue(id)));
  assert.deepEqual(new Set(failed.map(({ status }) => status)), new Set(['rejected']));
  linger = async () => {};
  assert.equal((await cache.cached.findVenue(id))!.venue.id, id);
});

test('a full cache drops what was not used', async () => {
  const memory = createMemoryCache(64 * 1024);
  const cache = createVenueCache(observed, undefined, memory);
  const [first, second] = [(await newRecord()).id, (await newRecord()).id];
  const isCached = async (id: string) => {
    const before = sent.get('find-venue-lines') ?? 0;
    await cache.cached.findVenue(id);
    return (sent.get('find-venue-lines') ?? 0) === before;
  };
  assert.deepEqual([await isCached(first), await isCached(second)], [false, false]);
  assert.equal(await isCached(first), true);
  memory.part('page').keep('other', {}, 48 * 1024);
  assert.deepEqual([await isCached(first), await isCached(second)], [true, false]);
});

test('a cached venue has the content that is stored, product by product and as a whole', async () => {
  const { id, record } = await newRecord();
  const stored = (await findVenueContent(db, id))!;
  const cached = (await createVenueCache(db).cached.findVenue(id))!;
  const { menuIndex, tables, products, bytes, allPrinters, ...content } = cached;
  assert.deepEqual({ ...content, products }, stored);
  assert.deepEqual(allPrinters, stored.printers);
  assert.ok(bytes > JSON.stringify(products).length);
  for (const product of stored.products) {
    const found = menuIndex.products.get(product.id)!;
    assert.deepEqual(found.product, product);
    assert.deepEqual([...found.portions.values()], product.portions);
    assert.equal(menuIndex.products.get(product.id)!.product, found.product);
  }
  assert.equal(menuIndex.products.get(randomUUID()), undefined);
  assert.equal(tables.size, record.areas.flatMap((area) => area.tables).length);
});

test('a venue that is read for one answer is kept only in place of an older version', async () => {
  const { cached, fresh } = createVenueCache(observed);
  const { record, id } = await newRecord();
  const readsOf = async (find: () => unknown) => {
    sent.clear();
    await find();
    return sent.get('find-venue-lines') ?? 0;
  };
  const once = () => fresh.findVenueOnce(id);
  assert.deepEqual([await readsOf(once), await readsOf(() => cached.findVenue(id))], [1, 1]);
  await rename(record, 'Yeni Lokanta');
  const later = createVenueCache(observed);
  await later.cached.findVenue(id);
  await rename(record, 'Daha Yeni Lokanta');
  assert.deepEqual(
    [await readsOf(() => later.fresh.findVenueOnce(id)), await readsOf(() => later.cached.findVenue(id))],
    [1, 0],
  );
});

test('a venue counts with its bytes: a large one is dropped where small ones with as many products stay', async () => {
  const [one, other, large] = [await newRecord(), await newRecord(), await newRecord()];
  large.record.menu.products[0]!.description = randomBytes(300_000).toString('base64');
  await save(large.record);
  const { cached } = createVenueCache(observed, undefined, createMemoryCache(420_000));
  const readsOf = async (...ids: string[]) => {
    sent = new Map();
    for (const id of ids) await cached.findVenue(id);
    return [...sent.values()].reduce((sum, count) => sum + count, 0);
  };
  assert.equal(await readsOf(one.id, other.id, one.id, other.id), 2);
  assert.equal(await readsOf(large.id, one.id, large.id), 3);
});

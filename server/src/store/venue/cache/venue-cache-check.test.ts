import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sampleKey, sampleMenu, sampleRecord } from '../../../../test/sample-venue.ts';
import { openTestDatabase } from '../../../../test/sofra.ts';
import { type Database, inTransaction } from '../../database.ts';
import { migrate } from '../../migrate.ts';
import { raiseVenueVersion } from '../venue-heads.ts';
import { saveVenueSetup } from '../venue-records.ts';
import { createVenueCache } from './venue-cache.ts';

let db: Database;

before(async () => {
  db = openTestDatabase();
  await migrate(db);
});

after(() => db.close());

async function newVenue() {
  const key = sampleKey();
  const record = sampleRecord(sampleMenu(), [key]);
  await inTransaction(db, (tx) => saveVenueSetup(tx, record, 0));
  return { id: record.venue.id, keyHash: key.record.hash };
}

const raise = (venueId: string) => inTransaction(db, (tx) => raiseVenueVersion(tx, venueId));

test('a checked lookup answers from the cache, and is current while nothing changes', async () => {
  const cache = createVenueCache(db);
  const { id, keyHash } = await newVenue();
  const cached = await cache.cached.findVenue(id);
  const lookup = cache.checked();
  assert.equal((await lookup.findCaller(keyHash))?.venueId, id);
  assert.equal(await lookup.findVenue(id), cached);
  assert.equal(await lookup.isCurrent(), true);
});

test('a stale answer is not current, and is fresh the next time', async () => {
  const cache = createVenueCache(db);
  const { id, keyHash } = await newVenue();
  const cached = await cache.cached.findVenue(id);
  await cache.cached.findCaller(keyHash);
  await raise(id);

  const venueLookup = cache.checked();
  assert.equal(await venueLookup.findVenue(id), cached);
  assert.equal(await venueLookup.isCurrent(), false);
  const callerLookup = cache.checked();
  assert.equal((await callerLookup.findCaller(keyHash))?.venueVersion, cached?.version);
  assert.equal(await callerLookup.isCurrent(), false);

  assert.equal((await cache.fresh.findVenue(id))?.version, cached!.version + 1);
  const lookup = cache.checked();
  assert.equal((await lookup.findVenue(id))?.version, cached!.version + 1);
  assert.equal(await lookup.isCurrent(), true);
});

test('a checked lookup reads what is not cached', async () => {
  const cache = createVenueCache(db);
  const { id, keyHash } = await newVenue();
  const lookup = cache.checked();
  assert.equal((await lookup.findCaller(keyHash))?.venueId, id);
  assert.equal((await lookup.findVenue(id))?.venue.id, id);
  assert.equal(await lookup.findVenue(randomUUID()), null);
  assert.equal(await lookup.findCaller('00'.repeat(32)), null);
  assert.equal(await lookup.isCurrent(), true);
});

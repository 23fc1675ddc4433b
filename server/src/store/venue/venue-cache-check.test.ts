import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sampleKey, sampleMenu, sampleRecord } from '../../../test/sample-venue.ts';
import { openTestDatabase } from '../../../test/sofra.ts';
import { type Database, inTransaction } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createVenueCache } from './venue-cache.ts';
import { raiseVenueVersion } from './venue-heads.ts';
import { saveVenueSetup } from './venue-records.ts';

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

test('what is watched is shown from memory, and holds while nothing changes', async () => {
  const cache = createVenueCache(db);
  const { id, keyHash } = await newVenue();
  const cached = await cache.cached.findVenue(id);
  const lookup = cache.watch();
  assert.equal((await lookup.findCaller(keyHash))?.venueId, id);
  assert.equal(await lookup.findVenue(id), cached);
  assert.equal(await lookup.holds(), true);
});

test('what changed before it was watched does not hold, and is current when asked for anew', async () => {
  const cache = createVenueCache(db);
  const { id, keyHash } = await newVenue();
  const cached = await cache.cached.findVenue(id);
  await cache.cached.findCaller(keyHash);
  await raise(id);

  const venueLookup = cache.watch();
  assert.equal(await venueLookup.findVenue(id), cached);
  assert.equal(await venueLookup.holds(), false);
  const callerLookup = cache.watch();
  assert.equal((await callerLookup.findCaller(keyHash))?.venueVersion, 1);
  assert.equal(await callerLookup.holds(), false);

  assert.equal((await cache.current.findVenue(id))?.version, 2);
  const lookup = cache.watch();
  assert.equal((await lookup.findVenue(id))?.version, 2);
  assert.equal(await lookup.holds(), true);
});

test('what is watched and was not known is looked up', async () => {
  const cache = createVenueCache(db);
  const { id, keyHash } = await newVenue();
  const lookup = cache.watch();
  assert.equal((await lookup.findCaller(keyHash))?.venueId, id);
  assert.equal((await lookup.findVenue(id))?.venue.id, id);
  assert.equal(await lookup.findVenue(randomUUID()), null);
  assert.equal(await lookup.findCaller('00'.repeat(32)), null);
  assert.equal(await lookup.holds(), true);
});

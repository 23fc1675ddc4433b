import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sampleKey, sampleMenu, sampleRecord } from '../../../test/sample-venue.ts';
import { openTestDatabase } from '../../../test/sofra.ts';
import { type Database, inTransaction } from '../database.ts';
import { migrate } from '../migrate.ts';
import { raiseVenueVersion } from './venue-heads.ts';
import { createVenueMemory } from './venue-cache.ts';
import { saveVenueRecord } from './venue-records.ts';

let db: Database;

before(async () => {
  db = openTestDatabase();
  await migrate(db);
});

after(() => db.close());

async function newVenue() {
  const key = sampleKey();
  const record = sampleRecord(sampleMenu(), [key]);
  await inTransaction(db, (tx) => saveVenueRecord(tx, record, 0));
  return { id: record.venue.id, keyHash: key.record.hash };
}

const raise = (venueId: string) => inTransaction(db, (tx) => raiseVenueVersion(tx, venueId));

test('what is watched is shown from memory, and holds while nothing changes', async () => {
  const memory = createVenueMemory(db);
  const { id, keyHash } = await newVenue();
  const kept = await memory.kept.findVenue(id);
  const sight = memory.watch();
  assert.equal((await sight.findHolder(keyHash))?.venueId, id);
  assert.equal(await sight.findVenue(id), kept);
  assert.equal(await sight.holds(), true);
});

test('what changed before it was watched does not hold, and is current when asked for anew', async () => {
  const memory = createVenueMemory(db);
  const { id, keyHash } = await newVenue();
  const kept = await memory.kept.findVenue(id);
  await memory.kept.findHolder(keyHash);
  await raise(id);

  const venueSight = memory.watch();
  assert.equal(await venueSight.findVenue(id), kept);
  assert.equal(await venueSight.holds(), false);
  const holderSight = memory.watch();
  assert.equal((await holderSight.findHolder(keyHash))?.venueVersion, 1);
  assert.equal(await holderSight.holds(), false);

  assert.equal((await memory.current.findVenue(id))?.version, 2);
  const sight = memory.watch();
  assert.equal((await sight.findVenue(id))?.version, 2);
  assert.equal(await sight.holds(), true);
});

test('what is watched and was not known is looked up', async () => {
  const memory = createVenueMemory(db);
  const { id, keyHash } = await newVenue();
  const sight = memory.watch();
  assert.equal((await sight.findHolder(keyHash))?.venueId, id);
  assert.equal((await sight.findVenue(id))?.venue.id, id);
  assert.equal(await sight.findVenue(randomUUID()), null);
  assert.equal(await sight.findHolder('00'.repeat(32)), null);
  assert.equal(await sight.holds(), true);
});

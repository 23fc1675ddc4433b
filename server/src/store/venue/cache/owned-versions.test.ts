import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase } from '../../../../test/harness/sofra.ts';
import { sampleKey, sampleMenu, sampleRecord } from '../../../../test/samples/sample-venue.ts';
import { type Database, inTransaction } from '../../database.ts';
import { migrate } from '../../schema/migrate.ts';
import { listVenueVersions, raiseVenueVersion } from '../venue-heads.ts';
import { saveVenueSetup } from '../venue-records.ts';
import { type VersionDifference, versionsInMemory } from './owned-versions.ts';
import { createVenueCache } from './venue-cache.ts';

let around: Database;

before(async () => {
  around = openTestDatabase();
  await migrate(around);
});

after(() => around.close());

/** A venue, its first version, and the cache of the only server of the database. */
async function newOwner(compareEveryMs = Number.POSITIVE_INFINITY) {
  const key = sampleKey();
  const record = sampleRecord(sampleMenu(), [key]);
  await inTransaction(around, (tx) => saveVenueSetup(tx, record, 0));
  const first = (await listVenueVersions(around, [record.venue.id])).get(record.venue.id)!;
  const statements: string[] = [];
  const differences: VersionDifference[] = [];
  const counted: Database = {
    ...around,
    query: (statement) => {
      statements.push(statement.name ?? statement.text);
      return around.query(statement);
    },
  };
  const onDifference = (difference: VersionDifference) => differences.push(difference);
  const versions = versionsInMemory(counted, { compareEveryMs, onDifference });
  const cache = createVenueCache(versions.database, versions);
  return { id: record.venue.id, first, keyHash: key.record.hash, versions, cache, statements, differences };
}

test('a venue and a key that were read once are found without a statement', async () => {
  const { id, first, keyHash, cache, statements } = await newOwner();
  await cache.fresh.findCaller(keyHash);
  await cache.fresh.findVenue(id);
  statements.length = 0;
  const [venue, caller] = [cache.fresh.findVenue(id), cache.fresh.findCaller(keyHash)];
  assert.ok(!(venue instanceof Promise) && !(caller instanceof Promise), 'nothing is waited for');
  assert.deepEqual([venue?.version, caller?.venueId], [first, id]);
  assert.deepEqual(statements, []);
});

test('a change through the owned database holds from the moment that it is answered', async () => {
  const { id, first, versions, cache } = await newOwner();
  for (let version = first; version <= first + 2; version++) {
    assert.equal((await cache.fresh.findVenue(id))?.version, version);
    await inTransaction(versions.database, (tx) => raiseVenueVersion(tx, id));
    assert.equal(versions.known(id), undefined);
  }
});

test('a version that was read before a change ended is not remembered', async () => {
  const { id, first, versions, cache } = await newOwner();
  await cache.fresh.findVenue(id);
  const committing = Promise.withResolvers<void>();
  const raised = Promise.withResolvers<void>();
  versions.forget();
  const change = inTransaction(versions.database, async (tx) => {
    await raiseVenueVersion(tx, id);
    raised.resolve();
    await committing.promise;
  });
  await raised.promise;
  const read = versions.read([id]);
  committing.resolve();
  await Promise.all([change, read]);
  const remembered = versions.known(id);
  assert.ok(remembered === undefined || remembered === first + 1);
  assert.equal((await cache.fresh.findVenue(id))?.version, first + 1);
});

test('a change that fails, and one that another thread makes, are read again too', async () => {
  const { id, first, versions } = await newOwner();
  await versions.read([id]);
  await assert.rejects(
    inTransaction(versions.database, async (tx) => {
      await raiseVenueVersion(tx, id);
      throw new Error('not now');
    }),
    /not now/,
  );
  assert.equal(versions.known(id), undefined);
  await versions.read([id]);
  await versions.database.changeElsewhere(() => inTransaction(around, (tx) => raiseVenueVersion(tx, id)));
  assert.equal(versions.known(id), undefined);
  assert.equal((await versions.read([id])).get(id), first + 1);
});

test('a change around the owner is reported by the comparison and read again', async () => {
  const { id, first, versions, cache, differences } = await newOwner(0);
  await cache.fresh.findVenue(id);
  await inTransaction(around, (tx) => raiseVenueVersion(tx, id));
  assert.equal((await cache.fresh.findVenue(id))?.version, first);
  await versions.compared();
  assert.deepEqual(differences, [{ venueId: id, remembered: first, stored: first + 1 }]);
  assert.equal((await cache.fresh.findVenue(id))?.version, first + 1);
});

test('a comparison during a change of the owner reports nothing', async () => {
  const { id, versions, differences } = await newOwner(0);
  await versions.read([id]);
  const changes = Array.from({ length: 5 }, () =>
    inTransaction(versions.database, async (tx) => {
      await raiseVenueVersion(tx, id);
      versions.known(id);
    }),
  );
  await Promise.all(changes);
  await versions.compared();
  assert.deepEqual(differences, []);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase } from '../../../../test/harness/sofra.ts';
import { type Database, type Db, inTransaction, type Statement } from '../../database.ts';
import { NO_ENCRYPTION } from '../../encryption/field-encryption.ts';
import { migrate } from '../../schema/migrate.ts';
import { listVenueVersions, raiseVenueVersion } from '../venue-heads.ts';
import { versionsInDatabase } from './owned-versions.ts';

let db: Database;
let reads: (readonly string[])[];
/** Each read waits for this promise before it is sent. */
let gate: Promise<void>;

const gated: Db = {
  encryption: NO_ENCRYPTION,
  isDistributed: () => db.isDistributed(),
  query: async <Row>(statement: Statement) => {
    reads.push(statement.values![0] as string[]);
    await gate;
    return db.query<Row>(statement);
  },
};

before(async () => {
  db = openTestDatabase();
  await migrate(db);
});

beforeEach(() => {
  reads = [];
  gate = Promise.resolve();
});

after(() => db.close());

function raise(venueId: string): Promise<void> {
  return inTransaction(db, (tx) => raiseVenueVersion(tx, venueId));
}

async function newVenueId(): Promise<string> {
  const venueId = randomUUID();
  await raise(venueId);
  return venueId;
}

/** The version of a venue in the database. */
async function stored(venueId: string): Promise<number> {
  return (await listVenueVersions(db, [venueId])).get(venueId)!;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function untilSent(count: number): Promise<void> {
  while (reads.length < count) await turn();
}

test('a venue has its version, and a venue that does not exist has none', async () => {
  const { read: readVersions } = versionsInDatabase(db);
  const [venueId, missing] = [await newVenueId(), randomUUID()];
  const version = await stored(venueId);
  assert.deepEqual(await readVersions([venueId, missing]), new Map([[venueId, version]]));
  await raise(venueId);
  assert.equal((await readVersions([venueId])).get(venueId), version + 1);
});

test('requests at the same time share one read', async () => {
  const { read: readVersions } = versionsInDatabase(gated);
  const ids = await Promise.all(Array.from({ length: 10 }, newVenueId));
  const versions = await Promise.all([...ids, ...ids].map((id) => readVersions([id])));
  const expected = await listVenueVersions(db, ids);
  assert.equal(expected.size, ids.length);
  for (const [at, id] of [...ids, ...ids].entries()) assert.equal(versions[at]!.get(id), expected.get(id));
  assert.deepEqual(
    reads.map((read) => read.length),
    [10],
  );
});

test('requests of two turns in a row share one read', async () => {
  const { read: readVersions } = versionsInDatabase(gated);
  const [first, second] = [await newVenueId(), await newVenueId()];
  const early = readVersions([first]);
  await turn();
  await Promise.all([early, readVersions([second])]);
  assert.deepEqual(reads, [[first, second]]);
});

test('requests during a read share the next one, which is sent when the first is over', async () => {
  const { read: readVersions } = versionsInDatabase(gated);
  const [first, second, third] = [await newVenueId(), await newVenueId(), await newVenueId()];
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const early = readVersions([first]);
  await untilSent(1);
  const late = [readVersions([second]), readVersions([third, first])];
  for (let turns = 0; turns < 5; turns++) await turn();
  assert.deepEqual(reads, [[first]]);
  resolve();
  await Promise.all([early, ...late]);
  assert.deepEqual(reads, [[first], [second, third, first]]);
});

test('every answer was read after the request', async () => {
  const { read: readVersions } = versionsInDatabase(gated);
  const venueId = await newVenueId();
  const version = await stored(venueId);
  const { promise, resolve } = Promise.withResolvers<void>();
  const early = readVersions([venueId]);
  await early;
  gate = promise;
  const underway = readVersions([venueId]);
  await untilSent(2);
  await raise(venueId);
  const late = readVersions([venueId]);
  resolve();
  assert.equal((await early).get(venueId), version);
  await underway;
  assert.equal((await late).get(venueId), version + 1);
  assert.equal(reads.length, 3);
});

test('a failed read fails for the requests that shared it, and the next read is sent', async () => {
  const { read: readVersions } = versionsInDatabase(gated);
  const venueId = await newVenueId();
  const { promise, reject } = Promise.withResolvers<void>();
  gate = promise;
  const shared = [readVersions([venueId]), readVersions([venueId])];
  await untilSent(1);
  const next = readVersions([venueId]);
  gate = Promise.resolve();
  reject(new Error('away'));
  for (const versions of await Promise.allSettled(shared)) assert.equal(versions.status, 'rejected');
  assert.equal((await next).get(venueId), await stored(venueId));
});

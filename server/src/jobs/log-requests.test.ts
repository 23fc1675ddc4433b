import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { onOneEngine } from '../../test/cluster/cluster.ts';
import { openTestDatabase, testClock } from '../../test/harness/sofra.ts';
import type { RequestToLog } from '../core/access/keys/key-request.ts';
import { systemRandom } from '../parts/parts.ts';
import type { Database, Db } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { migrate } from '../store/schema/migrate.ts';
import { createRequestLog } from './log-requests.ts';

let db: Database;
/** An address without a listener. */
let deadDb: Database;

before(async () => {
  db = openTestDatabase();
  await migrate(db);
  const connectionString = 'postgres://nobody@127.0.0.1:1/none';
  deadDb = openDatabase({ connectionString }, { connections: 1, onIdleError: () => {} });
});

after(async () => {
  await deadDb.close();
  await db.close();
});

function openLog(on: Db = db) {
  const said: { msg: string; requests: number }[] = [];
  const clock = testClock();
  const write = (line: string) => said.push(JSON.parse(line) as (typeof said)[number]);
  const requests = createRequestLog({
    db: on,
    random: systemRandom,
    log: pino({}, { write }),
  });
  return { ...requests, clock, said };
}

const ON_A_CLUSTER = 'there each venue has a call of its own';

function callOf(key: { venueId: string; keyId: string }, change: Partial<RequestToLog> = {}): RequestToLog {
  const asked = { operation: 'listVenues', method: 'GET', path: '/public/v1/venues' };
  const answered = { status: 200, errorCode: null, durationMs: 1, traceId: '0'.repeat(31).concat('1') };
  return { ...key, at: testClock().now(), ...asked, ...answered, ...change };
}

function newKey() {
  return { venueId: randomUUID(), keyId: randomUUID() };
}

async function queryCount({ venueId }: { venueId: string }): Promise<number> {
  const text = 'select count(*)::int as count from key_request where venue_id = $1';
  return (await db.query<{ count: number }>({ text, values: [venueId] }))[0]!.count;
}

test('the next flush writes every recorded call once', async () => {
  const [log, key] = [openLog(), newKey()];
  for (let at = 0; at < 3; at++) log.note(callOf(key));
  assert.equal(await queryCount(key), 0);
  await Promise.all([log.flush(), log.flush()]);
  assert.equal(await queryCount(key), 3);
  await log.flush();
  assert.equal(await queryCount(key), 3);
});

test('at most 200 calls a minute are logged for one key, however long they took, and other keys are not affected', async () => {
  const [log, busy, quiet] = [openLog(), newKey(), newKey()];
  const minute = callOf(busy).at;
  for (let at = 0; at < 300; at++) log.note(callOf(busy, { at: minute - at, durationMs: at }));
  log.note(callOf(quiet));
  await log.flush();
  assert.deepEqual([await queryCount(busy), await queryCount(quiet)], [200, 1]);
  log.note(callOf(busy, { at: minute + 60_000 }));
  await log.flush();
  assert.equal(await queryCount(busy), 201);
});

test(
  '1,000 calls are written as soon as they are there, in one statement',
  onOneEngine(ON_A_CLUSTER),
  async () => {
    const batches: number[] = [];
    const log = openLog({
      encryption: db.encryption,
      isDistributed: () => db.isDistributed(),
      query: (statement) => {
        batches.push((statement.values![0] as string[]).length);
        return db.query(statement);
      },
    });
    const keys = Array.from({ length: 8 }, newKey);
    for (const key of keys) for (let at = 0; at < 200; at++) log.note(callOf(key));
    const written = async () => (await Promise.all(keys.map(queryCount))).reduce((sum, count) => sum + count);
    while ((await written()) < 1_000) await pause(5);
    await log.flush();
    assert.deepEqual([await written(), batches], [1_600, [1_000, 600]]);
  },
);

test('stop writes the remaining calls, and does not wait for a database that is down', async () => {
  const [log, key] = [openLog(), newKey()];
  log.start();
  log.note(callOf(key));
  await log.stop();
  assert.equal(await queryCount(key), 1);
});

test('calls are buffered up to a limit while the database is down, and written when it is back', async () => {
  let isAway = true;
  const log = openLog({
    encryption: db.encryption,
    isDistributed: () => db.isDistributed(),
    query: (statement) => (isAway ? deadDb : db).query(statement),
  });
  const keys = Array.from({ length: 60 }, newKey);
  for (const key of keys) for (let at = 0; at < 200; at++) log.note(callOf(key));
  await log.flush();
  await log.flush();
  assert.deepEqual(log.said, []);
  isAway = false;
  await log.flush();
  const counts = await Promise.all(keys.map(queryCount));
  assert.deepEqual(counts, [...Array(50).fill(200), ...Array(10).fill(0)]);
  assert.deepEqual(
    log.said.map(({ msg, requests }) => [msg, requests]),
    [['too many requests to record them all', 2_000]],
  );
});

test('a write without an answer is repeated and records nothing twice, also if a cluster writes venue by venue', async () => {
  for (const isDistributed of [() => db.isDistributed(), () => Promise.resolve(true)]) {
    let cutOffs = 2;
    const log = openLog({
      encryption: db.encryption,
      isDistributed,
      query: async (statement) => {
        const rows = await db.query(statement);
        cutOffs -= 1;
        if (cutOffs >= 0) throw Object.assign(new Error('cut off'), { code: 'ECONNRESET' });
        return rows as never;
      },
    });
    const keys = [newKey(), newKey(), newKey()];
    const counts = () => Promise.all(keys.map(queryCount));
    for (const key of keys) for (let at = 0; at < 5; at++) log.note(callOf(key));
    await log.flush();
    assert.ok((await counts()).includes(5));
    log.note(callOf(keys[0]!));
    while (cutOffs > 0) await log.flush();
    await log.flush();
    assert.deepEqual(await counts(), [6, 5, 5]);
    assert.deepEqual(log.said, []);
  }
});

test('a call that the database rejects does not block later ones', async () => {
  const [log, key] = [openLog(), newKey()];
  log.note(callOf(key, { path: 'with a \0' }));
  await log.flush();
  log.note(callOf(key));
  await log.flush();
  assert.equal(await queryCount(key), 1);
  assert.equal(log.said[0]!.msg, 'cannot record requests');
});

import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresProxy, startPostgresProxy } from '../../test/postgres-proxy.ts';
import {
  type Database,
  type Db,
  inTransaction,
  isDatabaseAway,
  openDatabase,
  type Statement,
  sqlStateOf,
} from './database.ts';

interface Opened {
  db: Database;
  proxy: PostgresProxy;
  /** Messages of connections that broke while nobody used them. */
  lost: string[];
}

async function open(t: TestContext, connections = 1, statementTimeoutMs = 10_000): Promise<Opened> {
  const proxy = await startPostgresProxy(t);
  const lost: string[] = [];
  const db = openDatabase(
    { connectionString: proxy.connectionString },
    { connections, onIdleError: ({ message }) => lost.push(message), statementTimeoutMs },
  );
  // A test may have closed it.
  t.after(() => db.close().catch(() => {}));
  return { db, proxy, lost };
}

const NAME = 'tested-frequent-read';
const FROM_TEXTS = 'from unnest($1::text[]) with ordinality as t (text, place)';

/** Reads its texts back, with the process of the server that answers. */
function read(db: Db, ...texts: string[]) {
  return db.query<{ pid: number; text: string; place: number; nothing: null }>({
    name: NAME,
    isFrequent: true,
    text: `select pg_backend_pid() as pid, text, place, null as nothing ${FROM_TEXTS}`,
    values: [texts],
  });
}

/** Reads what takes so many seconds; a text that is no number is an error. */
function readFor(db: Db, seconds: string) {
  return db.query<{ pid: number }>({
    name: 'tested-slow-read',
    isFrequent: true,
    text: `select pg_backend_pid() as pid, pg_sleep(text::float) ${FROM_TEXTS}`,
    values: [[seconds]],
  });
}

const pidOf = async (db: Db) => (await read(db, 'x'))[0]!.pid;
const ordinaryPidOf = async (db: Db) =>
  (await db.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }))[0]!.pid;

async function faultOf(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => assert.fail('nothing was thrown'),
    (error: unknown) => error,
  );
}

/** Ends a connection from another one, and waits until it is gone. */
async function end(t: TestContext, pid: number): Promise<void> {
  const { db } = await open(t);
  await db.query({ text: 'select pg_terminate_backend($1::integer, 5000::bigint)', values: [pid] });
}

test('a repeated read has the rows and types of the first and of an ordinary one, whatever its texts are', async (t) => {
  const { db } = await open(t);
  const texts = ['plain', '', 'a,b', '{"c"}', '\\ "', 'NULL', 'İstanbul ☕', "'; drop table venue; --"];
  const first = await read(db, ...texts);
  assert.deepEqual(
    first.map(({ text }) => text),
    texts,
  );
  assert.deepEqual({ ...first[7], pid: 0 }, { pid: 0, text: texts[7], place: 8, nothing: null });
  assert.deepEqual(await read(db, ...texts), first);
  assert.deepEqual(await inTransaction(db, (tx) => read(tx, ...texts)), first);
  assert.deepEqual(await read(db), []);
});

test('a read is prepared once on its connection, and each is announced', async (t) => {
  const { db, proxy } = await open(t, 3);
  const sent: string[] = [];
  const note = (statement: unknown) => sent.push((statement as Statement).name!);
  subscribe('sofra:statement', note);
  t.after(() => unsubscribe('sofra:statement', note));
  const pids = [await pidOf(db), await pidOf(db), await pidOf(db)];
  assert.equal(new Set(pids).size, 1);
  assert.equal(proxy.countOf('pg_backend_pid'), 1);
  assert.deepEqual(sent, [NAME, NAME, NAME]);
});

test('with one connection, reads, statements and transactions that come together are all answered by it', async (t) => {
  const { db, proxy } = await open(t);
  const pid = await pidOf(db);
  assert.equal(await ordinaryPidOf(db), pid, 'the kept connection goes back at once');
  const all = [pidOf, ordinaryPidOf, (db: Database) => inTransaction(db, ordinaryPidOf)];
  const pids = await Promise.all([...all, ...all, ...all].map((ask) => ask(db)));
  assert.deepEqual(new Set(pids), new Set([pid]));
  assert.deepEqual(db.poolUse(), { open: 1, idle: 1, waiting: 0 });
  assert.equal(proxy.connections(), 1);
});

test('a statement takes the kept connection before it opens another', async (t) => {
  const { db, proxy } = await open(t, 3);
  const pid = await pidOf(db);
  assert.equal(await ordinaryPidOf(db), pid);
  assert.equal(await inTransaction(db, ordinaryPidOf), pid);
  assert.equal(await pidOf(db), pid);
  assert.equal(proxy.connections(), 1);
});

test('statements that come together get all connections, the kept one too', async (t) => {
  const { db } = await open(t, 2);
  await Promise.all([pidOf(db), ordinaryPidOf(db)]);
  await pidOf(db);
  const slow = () => db.query({ text: 'select pg_sleep(0.2)' });
  await Promise.all([slow(), slow(), slow()]);
  assert.deepEqual(db.poolUse(), { open: 2, idle: 2, waiting: 0 });
});

test('reads at the same time have a connection each, and one is kept', async (t) => {
  const { db } = await open(t, 2);
  assert.equal(new Set(await Promise.all([pidOf(db), pidOf(db)])).size, 2);
  assert.equal(new Set(await Promise.all([pidOf(db), pidOf(db)])).size, 2);
  assert.deepEqual(db.poolUse(), { open: 2, idle: 2, waiting: 0 });
});

test('a kept connection that ends is reported and replaced', async (t) => {
  const { db, lost, proxy } = await open(t);
  const pid = await pidOf(db);
  await end(t, pid);
  while (proxy.connections() > 0) await pause(5);
  while (lost.length === 0) await pause(5);
  assert.notEqual(await pidOf(db), pid);
  assert.equal(lost.length, 1);
});

test('a connection that breaks behind an answer is not kept', async (t) => {
  const { db, proxy } = await open(t);
  const pid = await pidOf(db);
  proxy.shutDownBehindAnswer();
  assert.equal(await pidOf(db), pid);
  assert.notEqual(await pidOf(db), pid);
});

test('a connection that ends during a read, or loses its answer, counts as a database that is away', async (t) => {
  const { db, lost, proxy } = await open(t);
  const [{ pid }] = (await readFor(db, '0')) as [{ pid: number }];
  const fault = faultOf(readFor(db, '30'));
  await end(t, pid);
  assert.ok(isDatabaseAway(await fault), String(await fault));
  const next = await pidOf(db);
  assert.notEqual(next, pid);
  proxy.loseAnswerTo(NAME);
  assert.ok(isDatabaseAway(await faultOf(pidOf(db))));
  assert.notEqual(await pidOf(db), next);
  assert.deepEqual(lost, []);
});

test('a read that is not answered in time loses its connection, and counts as a database that is away', async (t) => {
  const { db, proxy } = await open(t, 1, 400);
  const [{ pid }] = (await readFor(db, '0')) as [{ pid: number }];
  const fault = await faultOf(readFor(db, '1'));
  assert.match(String(fault), /Query read timeout/);
  assert.ok(isDatabaseAway(fault));
  assert.notEqual(await pidOf(db), pid);
  assert.equal(proxy.connections(), 1);
});

test('a refused read, the first or a later one, has its SQLSTATE and keeps its connection', async (t) => {
  const { db } = await open(t);
  const pid = await ordinaryPidOf(db);
  for (const seconds of ['never', '0', 'never', '0']) {
    const answer = readFor(db, seconds);
    if (seconds === '0') assert.equal((await answer)[0]!.pid, pid);
    else assert.equal(sqlStateOf(await faultOf(answer)), '22P02');
  }
});

test('a statement that the server has forgotten is refused as one of the driver is, and prepared anew on another connection', async (t) => {
  const { db } = await open(t);
  const ordinary = () => db.query({ name: 'tested-ordinary', text: 'select 1' });
  for (const run of [() => pidOf(db), ordinary]) {
    await run();
    await db.query({ text: 'deallocate all' });
    assert.equal(sqlStateOf(await faultOf(run())), '26000');
    await run();
  }
});

test('closing waits for a read, and leaves no connection', async (t) => {
  const { db, proxy, lost } = await open(t, 2);
  await Promise.all([readFor(db, '0'), pidOf(db)]);
  const last = readFor(db, '0.2');
  await db.close();
  await last;
  while (proxy.connections() > 0) await pause(5);
  await assert.rejects(pidOf(db), /after calling end/);
  assert.deepEqual(lost, []);
});

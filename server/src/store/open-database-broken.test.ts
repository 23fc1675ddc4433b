import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresProxy, startPostgresProxy } from '../../test/postgres/postgres-proxy.ts';
import { type Database, inTransaction } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { openDatabase } from './open-database.ts';

/** A pool of one connection through a proxy, so that a second caller waits for it. */
async function openBroken(
  t: TestContext,
  statementTimeoutMs = 30_000,
): Promise<{ db: Database; proxy: PostgresProxy; idle: string[] }> {
  const proxy = await startPostgresProxy(t);
  const idle: string[] = [];
  const db = openDatabase(
    { connectionString: proxy.connectionString },
    { connections: 1, onIdleError: ({ message }) => idle.push(message), statementTimeoutMs },
  );
  t.after(() => db.close());
  return { db, proxy, idle };
}

async function faultOf(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => assert.fail('nothing was thrown'),
    (error: unknown) => error,
  );
}

const ONE = { text: 'select 1 as one' };

/** Repeats a statement until it succeeds within the short timeout of this test. */
async function askUntilAnswered(db: Database): Promise<unknown[]> {
  for (;;) {
    const rows = await db.query(ONE).catch(() => null);
    if (rows !== null) return rows;
  }
}

test('a connection that breaks behind an answer is not handed to a waiting transaction, which gets another one', async (t) => {
  const { db, proxy } = await openBroken(t);
  await db.query(ONE);
  proxy.shutDownBehindAnswer();
  const answer = db.query(ONE);
  assert.deepEqual(await inTransaction(db, (tx) => tx.query(ONE)), [{ one: 1 }]);
  assert.deepEqual(await answer, [{ one: 1 }]);
});

test('a connection that breaks behind an answer is not handed to a waiting statement, which gets another one', async (t) => {
  const { db, proxy } = await openBroken(t);
  await db.query(ONE);
  proxy.shutDownBehindAnswer();
  assert.deepEqual(await Promise.all([db.query(ONE), db.query(ONE)]), [[{ one: 1 }], [{ one: 1 }]]);
});

test('a connection that breaks after the last statement of a transaction is reported once and replaced', async (t) => {
  const { db, proxy } = await openBroken(t);
  await inTransaction(db, async (tx) => {
    await tx.query(ONE);
    proxy.shutDownBehindAnswer();
  });
  assert.deepEqual(await db.query(ONE).catch(() => db.query(ONE)), [{ one: 1 }]);
});

test('a commit whose answer is lost counts as a database that is away, though it may have happened', async (t) => {
  const { db, proxy } = await openBroken(t);
  const table = `lost_${randomUUID().replaceAll('-', '')}`;
  await db.query({ text: `create table ${table} (cups integer primary key)` });
  proxy.loseAnswerTo('commit');
  const fault = await faultOf(
    inTransaction(db, (tx) => tx.query({ text: `insert into ${table} values (1)` })),
  );
  assert.ok(isDatabaseUnavailable(fault), String(fault));
  assert.deepEqual(await db.query({ text: `select cups from ${table}` }), [{ cups: 1 }]);
  await db.query({ text: `drop table ${table}` });
});

test('a transaction that the database rolled back is never taken for a committed one', async (t) => {
  const { db } = await openBroken(t);
  const fault = await faultOf(
    inTransaction(db, async (tx) => {
      await tx.query({ text: 'select 1/0' }).catch(() => {});
      return 'kept';
    }),
  );
  assert.match(String(fault), /rolled back/);
  assert.deepEqual(await db.query(ONE), [{ one: 1 }]);
});

test('a statement that takes too long loses its connection; in a transaction no rollback is sent after it', async (t) => {
  const { db, proxy } = await openBroken(t, 300);
  const slow = { text: 'select pg_sleep(1)' };
  for (const run of [() => db.query(slow), () => inTransaction(db, (tx) => tx.query(slow))]) {
    const fault = await faultOf(run());
    assert.ok(isDatabaseUnavailable(fault), String(fault));
    // On a new connection: the one whose statement still runs is never used again.
    assert.deepEqual(await askUntilAnswered(db), [{ one: 1 }]);
    while (proxy.connections() > 1) await pause(5);
  }
  assert.equal(proxy.countOf('rollback'), 0);
});

test('closing does not wait for a transaction that never ends', async (t) => {
  const proxy = await startPostgresProxy(t);
  const db = openDatabase(
    { connectionString: proxy.connectionString },
    { connections: 1, onIdleError: () => {}, closingMs: 20 },
  );
  const { promise: forever } = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  const never = inTransaction(db, async () => {
    hasBegun.resolve();
    await forever;
  });
  await hasBegun.promise;
  await db.close();
  assert.equal(await Promise.race([never, Promise.resolve('still there')]), 'still there');
});

test('a database that shuts down while its pool closes is no lost connection', async (t) => {
  const proxy = await startPostgresProxy(t);
  const lost: string[] = [];
  const db = openDatabase(
    { connectionString: proxy.connectionString },
    { connections: 1, onIdleError: ({ message }) => lost.push(message) },
  );
  await db.query(ONE);
  proxy.shutDownBehindAnswer();
  await db.close();
  while (proxy.connections() > 0) await pause(5);
  assert.deepEqual(lost, []);
});

test('a connection that lost a prepared statement is closed, and the next one prepares it anew', async (t) => {
  const { db } = await openBroken(t);
  const named = { name: 'one', text: 'select 1 as one' };
  await db.query(named);
  await db.query({ text: 'deallocate all' });
  assert.ok(isDatabaseUnavailable(await faultOf(db.query(named))));
  assert.deepEqual(await db.query(named), [{ one: 1 }]);
});

test('a connection whose prepared statement has other columns since a migration is closed, and the next one prepares it anew', async (t) => {
  const { db } = await openBroken(t);
  const schema = `grown_${randomUUID().replaceAll('-', '')}`;
  const table = `${schema}.cups`;
  await db.query({ text: `create schema ${schema}` });
  await db.query({ text: `create table ${table} (cups integer)` });
  const named = { name: 'all', text: `select * from ${table}` };
  await db.query(named);
  await db.query({ text: `alter table ${table} add column saucers integer` });
  assert.ok(isDatabaseUnavailable(await faultOf(db.query(named))));
  assert.deepEqual(await db.query(named), []);
});

test('a pool whose database stopped answering opens as many connections as before, and no more', async (t) => {
  const proxy = await startPostgresProxy(t);
  const db = openDatabase(
    { connectionString: proxy.connectionString },
    { connections: 3, onIdleError: () => {}, statementTimeoutMs: 300 },
  );
  t.after(() => db.close());
  const ask = () => Promise.allSettled(Array.from({ length: 9 }, () => db.query(ONE)));
  await askUntilAnswered(db);
  proxy.hang();
  for (const { status } of [...(await ask()), ...(await ask())]) assert.equal(status, 'rejected');
  proxy.goOn();
  assert.deepEqual(await askUntilAnswered(db), [{ one: 1 }]);
  while (proxy.connections() > 3) await pause(5);
  const { open, waiting } = db.poolUse();
  assert.ok(open <= 3);
  assert.equal(waiting, 0);
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { openTestDatabase } from '../../test/harness/sofra.ts';
import { type Database, inTransaction } from './database.ts';
import {
  isAborted,
  isDatabaseUnavailable,
  isNotPermitted,
  isUniqueViolation,
  isWrongPassword,
  sqlStateOf,
} from './database-errors.ts';
import { openDatabase } from './open-database.ts';

let db: Database;
let other: Database;

before(() => {
  db = openTestDatabase(1);
  other = openTestDatabase(1);
});

after(async () => {
  await db.close();
  await other.close();
});

const ASK_PID = { text: 'select pg_backend_pid() as pid' };

async function faultOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

/** Terminates the connection that a database uses, from another connection. */
async function endConnection(of: { query: Database['query'] }): Promise<void> {
  const [row] = await of.query<{ pid: number }>(ASK_PID);
  await other.query({ text: 'select pg_terminate_backend($1::integer, 5000::bigint)', values: [row!.pid] });
}

test('instants are read as milliseconds, bigint as numbers, JSON as its values', async () => {
  const instant = Date.UTC(2026, 2, 3, 12, 0, 0, 7);
  const [row] = await db.query({
    text: `select $1::timestamptz as instant, null::timestamptz as never, $2::bigint as count, $3::jsonb as content,
                  array[$4::uuid] as ids, timestamptz '2026-03-03 15:00:00.5+03:00' as local`,
    values: [new Date(instant), 2 ** 40, '{"a":[1]}', '0197f2a0-0000-7000-8000-000000000000'],
  });
  assert.deepEqual(row, {
    instant,
    never: null,
    count: 2 ** 40,
    content: { a: [1] },
    ids: ['0197f2a0-0000-7000-8000-000000000000'],
    local: Date.UTC(2026, 2, 3, 12, 0, 0, 500),
  });
});

test('instants of any year are the same ones in the database', async () => {
  for (const year of [-4712, 0, 1, 1850, 2026, 250_000]) {
    const at = new Date(Date.UTC(2000, 1, 29, 23, 59, 58, 7)).setUTCFullYear(year);
    const text = 'select (extract(epoch from $1::timestamptz) * 1000)::bigint as ms';
    assert.deepEqual(await db.query({ text, values: [new Date(at)] }), [{ ms: at }]);
  }
});

test('a transaction is committed when it returns, and rolled back when it throws', async () => {
  await db.query({ text: 'create temporary table tea (cups integer)' });
  assert.equal(
    await inTransaction(db, async (tx) => {
      await tx.query({ text: 'insert into tea values (1)' });
      return 'poured';
    }),
    'poured',
  );
  const spilt = new Error('spilt');
  const fault = await faultOf(() =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: 'insert into tea values (2)' });
      throw spilt;
    }),
  );
  assert.equal(fault, spilt);
  assert.deepEqual(await db.query({ text: 'select cups from tea' }), [{ cups: 1 }]);
});

test('an error of the database has its SQLSTATE, any other error has none', async () => {
  assert.equal(sqlStateOf(await faultOf(() => db.query({ text: 'select 1/0' }))), '22012');
  assert.equal(sqlStateOf(Object.assign(new Error('x'), { code: '22012' })), null);
  assert.equal(sqlStateOf('22012'), null);
});

test('a refused statement keeps its connection, and its locks are free when it is reported', async () => {
  const connectionOf = async () => (await db.query<{ pid: number }>(ASK_PID))[0]!.pid;
  const connection = await connectionOf();
  await db.query({
    text: `create function pg_temp.refuse() returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(424242);
        raise exception 'refused' using errcode = 'SF001';
      end $$`,
  });
  for (let round = 0; round < 50; round += 1) {
    const error = await faultOf(() => db.query({ text: 'select pg_temp.refuse()' }));
    assert.equal(sqlStateOf(error), 'SF001');
    const [lock] = await other.query<{ isFree: boolean }>({
      text: 'select pg_try_advisory_xact_lock(424242) as "isFree"',
    });
    assert.equal(lock!.isFree, true);
  }
  assert.equal(await connectionOf(), connection);
});

test('of two transactions that wait for each other one is run again, and both are committed', async () => {
  const lock = (key: number) => ({
    text: 'select pg_advisory_xact_lock(hashtext($1), $2)',
    values: ['tea', key],
  });
  let runs = 0;
  const hasOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const cross = (of: Database, own: 0 | 1) =>
    inTransaction(of, async (tx) => {
      runs += 1;
      await tx.query(lock(own));
      hasOne[own]!.resolve();
      await hasOne[1 - own]!.promise;
      await tx.query(lock(1 - own));
    });
  await Promise.all([cross(db, 0), cross(other, 1)]);
  assert.equal(runs, 3);
});

const abort = (state: string) => ({
  text: `do $$ begin raise exception 'aborted' using errcode = '${state}'; end $$`,
});

test('a transaction that is aborted each time is run four times, and is then no bug', async () => {
  for (const state of ['40P01', '40001']) {
    let runs = 0;
    const fault = await faultOf(() =>
      inTransaction(db, async (tx) => {
        runs += 1;
        await tx.query(abort(state));
      }),
    );
    assert.equal(runs, 4);
    assert.deepEqual([isAborted(fault), isDatabaseUnavailable(fault)], [true, false]);
  }
  assert.equal(isAborted(new Error('40P01')), false);
});

test('a transaction that fails for another reason, or may have been written, is not run again', async () => {
  for (const state of ['23505', '40003', 'SF001']) {
    let runs = 0;
    const fault = await faultOf(() =>
      inTransaction(db, async (tx) => {
        runs += 1;
        await tx.query(abort(state));
      }),
    );
    assert.deepEqual([sqlStateOf(fault), runs], [state, 1]);
  }
});

test('a single statement that is aborted is run again', async () => {
  await db.query({ text: 'create temporary sequence runs' });
  await db.query({
    text: `create function pg_temp.succeed_at(p_run bigint) returns bigint language plpgsql as $$
      declare
        v_run bigint := nextval('runs');
      begin
        if v_run < p_run then
          raise exception 'aborted' using errcode = '40P01';
        end if;
        return v_run;
      end $$`,
  });
  assert.deepEqual(await db.query({ text: 'select pg_temp.succeed_at(3) as run' }), [{ run: 3 }]);
});

test('a second row of what there is one of, and a statement that is not permitted, are known by their errors', async () => {
  const unique = await faultOf(() =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: 'create temporary table cup (name text primary key) on commit drop' });
      await tx.query({ text: `insert into cup values ('small'), ('small')` });
    }),
  );
  assert.deepEqual([isUniqueViolation(unique), isNotPermitted(unique)], [true, false]);
  const forbidden = await faultOf(() =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: 'set local role pg_monitor' });
      await tx.query({ text: 'create schema tea' });
    }),
  );
  assert.deepEqual([isNotPermitted(forbidden), isUniqueViolation(forbidden)], [true, false]);
  assert.equal(isWrongPassword(forbidden), false);
});

test('a connection that ends between two statements fails its transaction and nothing else', async () => {
  const fault = await faultOf(() =>
    inTransaction(db, async (tx) => {
      await endConnection(tx);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.query({ text: 'select 1' });
    }),
  );
  assert.ok(isDatabaseUnavailable(fault), String(fault));
  assert.deepEqual(await db.query({ text: 'select 1 as one' }), [{ one: 1 }]);
});

test('a connection that ends while it is idle is replaced', async () => {
  await endConnection(db);
  const fault = await db.query({ text: 'select 1' }).then(
    () => null,
    (error: unknown) => error,
  );
  assert.ok(fault === null || isDatabaseUnavailable(fault));
  assert.deepEqual(await db.query({ text: 'select 1 as one' }), [{ one: 1 }]);
});

test('a connection that ends during a statement counts as a database that is away', async () => {
  const fault = await faultOf(() =>
    db.query({ text: 'select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)' }),
  );
  assert.ok(isDatabaseUnavailable(fault), String(fault));
});

test('a closed port, a missing socket and a port that disconnects count as an unreachable database', async () => {
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(rude, 'listening');
  const { port } = rude.address() as AddressInfo;
  const settings = { connections: 1, onIdleError: () => {} };
  const sign = { user: 'sofra', password: 'x', database: 'sofra' };
  try {
    for (const place of [
      { host: '127.0.0.1', port },
      { host: '127.0.0.1', port: 1 },
      { host: 'localhost', port: 1 },
      { host: '/nonexistent', port: 5432 },
    ]) {
      const away = openDatabase({ ...sign, ...place }, settings);
      const fault = await faultOf(() => away.query({ text: 'select 1' }));
      assert.ok(isDatabaseUnavailable(fault), `${place.host}: ${fault}`);
      assert.ok(isDatabaseUnavailable(await faultOf(() => inTransaction(away, async () => {}))));
      await away.close();
    }
  } finally {
    rude.close();
  }
});

test('neither a wrong statement nor a bug counts as a database that is away', async () => {
  for (const text of ['select from nowhere', 'selec', 'select 1/0']) {
    assert.ok(!isDatabaseUnavailable(await faultOf(() => db.query({ text }))), text);
  }
  for (const error of [
    new TypeError('x is not a function'),
    Object.assign(new Error('x'), { code: 8 }),
    'away',
    null,
  ]) {
    assert.ok(!isDatabaseUnavailable(error));
  }
});

test('shutting down, starting up, too many connections and standby count as a database that is away', () => {
  for (const code of ['57P01', '57P02', '57P03', '53300', '25006', '08006', '08001', 'ECONNRESET', 'EPIPE']) {
    assert.ok(isDatabaseUnavailable(Object.assign(new Error('passing'), { code })), code);
  }
  for (const code of ['23505', '40P01', '42P01', '22P02', 'SF001', 'EACCES']) {
    assert.ok(!isDatabaseUnavailable(Object.assign(new Error('lasting'), { code })), code);
  }
});

test('an internal error counts as a database that is away when it says that another node was lost', () => {
  const internal = (message: string) => Object.assign(new Error(message), { code: 'XX000' });
  assert.ok(isDatabaseUnavailable(internal('failure on connection marked as essential: 10.0.0.2:5432')));
  assert.ok(!isDatabaseUnavailable(internal('cache lookup failed for type 16385')));
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  firstLine,
  query,
  recordLog,
  spawnPostgresOwner,
  startInOtherProcess,
  startPostgresForTest,
  temporaryFolder,
  until,
} from './engine-fixture.ts';
import { readPostmasterFile } from './postgres-orphan.ts';

test('a first start makes an empty database that is durable, in UTF-8 and UTC, and private', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data');
  const engine = await startPostgresForTest(t, dataDir);
  assert.equal(engine.isFresh, true);
  assert.equal(engine.connection.host, join(dataDir, 'postgres'));
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'wal_level', 'jit', 'server_encoding'];
  const more = ['timezone', 'listen_addresses', 'password_encryption', 'max_connections'];
  const shown = await query(
    engine.ownerConnection,
    `select ${[...names, ...more].map((name) => `current_setting('${name}')`)}, datlocprovider, datlocale
       from pg_database where datname = current_database()`,
  );
  const expected = [
    'on',
    'on',
    'on',
    'replica',
    'off',
    'UTF8',
    'UTC',
    '',
    'scram-sha-256',
    '60',
    'b',
    'C.UTF-8',
  ];
  assert.deepEqual(shown, [expected]);
  for (const name of ['lock', 'postgres.password', 'postgres-owner.password', 'postgres.log']) {
    assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  }
  assert.equal(statSync(join(dataDir, 'postgres')).mode & 0o777, 0o700);
});

test('written rows are there after a stop and a start', async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startPostgresForTest(t, dataDir);
  await query(first.ownerConnection, 'create table dishes as select 1 as number');
  await first.stop();
  assert.equal(first.processId(), null);
  assert.equal(readPostmasterFile(join(dataDir, 'postgres')), null);
  const second = await startPostgresForTest(t, dataDir);
  assert.equal(second.isFresh, false);
  assert.deepEqual(await query(second.ownerConnection, 'select number from dishes'), [[1]]);
});

test('a folder in use is refused to this process and to any other, and free once it is stopped', async (t) => {
  const dataDir = temporaryFolder(t);
  const engine = await startPostgresForTest(t, dataDir);
  const inUse =
    /^Another running service already uses .*\. Stop it first, or set DATA_DIR to another folder\.$/;
  const refusal = (error: unknown) => error instanceof SetupError && inUse.test(error.message);
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: recordLog() }), refusal);
  const { refused } = await firstLine(spawnPostgresOwner(t, dataDir));
  assert.match(refused ?? '', /^SetupError: Another running service already uses/);
  assert.deepEqual(await query(engine.ownerConnection, 'select 1'), [[1]]);
  await Promise.all([engine.stop(), engine.stop()]);
  await engine.stop();
  await startInOtherProcess(t, dataDir);
});

test('a path too long for a socket is served on a loopback port', async (t) => {
  const dataDir = join(temporaryFolder(t), 'x'.repeat(100));
  const engine = await startPostgresForTest(t, dataDir);
  assert.equal(engine.connection.host, '127.0.0.1');
  assert.notEqual(engine.connection.port, 5432);
  assert.deepEqual(await query(engine.ownerConnection, 'select 1'), [[1]]);
  await assert.rejects(query({ ...engine.connection, password: 'guessed' }, 'select 1'), { code: '28P01' });
});

test('a lost password of either role is replaced and the data stays', async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startPostgresForTest(t, dataDir);
  await query(first.ownerConnection, 'create table dishes as select 1 as number');
  await first.stop();
  let before = first;
  for (const file of ['postgres.password', 'postgres-owner.password']) {
    rmSync(join(dataDir, file));
    const now = await startPostgresForTest(t, dataDir);
    const isOwners = file === 'postgres-owner.password';
    assert.equal(now.connection.password === before.connection.password, isOwners);
    assert.equal(now.ownerConnection.password === before.ownerConnection.password, !isOwners);
    assert.deepEqual(await query(now.connection, 'select number from dishes'), [[1]]);
    await now.stop();
    before = now;
  }
});

test('a service with nothing left to do ends, and so does its server', async (t) => {
  const dataDir = temporaryFolder(t);
  const { child } = await startInOtherProcess(t, dataDir);
  child.stdin?.end();
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  await until(() => readPostmasterFile(join(dataDir, 'postgres')) === null, 'the server to end');
});

test('a large log is replaced by a new one', async (t) => {
  const dataDir = temporaryFolder(t);
  const logFile = join(dataDir, 'postgres.log');
  writeFileSync(logFile, '');
  truncateSync(logFile, 11 * 1024 * 1024);
  await startPostgresForTest(t, dataDir);
  assert.ok(statSync(logFile).size < 10_000);
  assert.equal(statSync(`${logFile}.1`).size, 11 * 1024 * 1024);
});

test('a path that cannot be a data folder is refused in a sentence that names it', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const inFile = join(file, 'data');
  await assert.rejects(startEmbeddedPostgres({ dataDir: inFile, log: recordLog() }), {
    name: 'SetupError',
    message: `The data folder ${inFile} cannot be made or written to (ENOTDIR); give this user write access to it, or set DATA_DIR to a folder that can be written.`,
  });
});

test('another file or folder at the path of the database is refused and left unchanged', async (t) => {
  const folder = temporaryFolder(t);
  const lost = join(folder, 'lost');
  mkdirSync(lost);
  symlinkSync(join(folder, 'nowhere'), join(lost, 'postgres'));
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: recordLog() });
  await assert.rejects(start(lost), { name: 'SetupError', message: /leads to a database that is not there/ });
  const old = join(folder, 'old');
  mkdirSync(join(old, 'postgres'), { recursive: true });
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '16\n');
  await assert.rejects(start(old), {
    name: 'SetupError',
    message: /not a database of PostgreSQL 18 \(its version: 16\)/,
  });
  const another = join(folder, 'another');
  mkdirSync(another);
  writeFileSync(join(another, 'lock'), 'not a lock'.repeat(100));
  await assert.rejects(start(another), { name: 'SetupError', message: /lock file .* cannot be used/ });
});

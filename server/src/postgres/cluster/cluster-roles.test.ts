import assert from 'node:assert/strict';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pino } from 'pino';
import { makeBackup } from '../../backup/make-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { isNotPermitted, sqlStateOf } from '../../store/database-errors.ts';
import { openDatabase } from '../../store/open-database.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { openEngine } from '../engine.ts';
import { query, recordLog, startPostgresForTest, temporaryFolder } from '../engine-fixture.ts';
import type { PostgresConnection } from '../postgres-connection.ts';
import { findRunningPostgres } from '../running-postgres.ts';
import { hasBothRoles, hbaFilePath } from './cluster-roles.ts';

/** SQLSTATE: no line of pg_hba.conf allows the connection. */
const NOT_LET_IN = '28000';

test('the service reads and writes rows, and can neither change the schema nor leave its role', async (t) => {
  const { connection } = await startWithSchema(t);
  const idOf = `select 'a1a1a1a1-0000-4000-8000-000000000001'::uuid`;
  await query(connection, `insert into takings ${idOf}, date '2026-03-03', gen_random_uuid(), '{}'`);
  await query(connection, `update takings set content = '{"note":1}' where venue_id = (${idOf})`);
  await query(connection, `delete from takings where venue_id = (${idOf})`);
  await query(connection, 'select name from schema_migration');
  for (const text of [
    'create table anything (id integer)',
    'create temporary table anything (id integer)',
    'create schema anything',
    'create role anything',
    'create database anything',
    'create extension file_fdw',
    'alter table bill add column anything integer',
    'alter system set fsync = off',
    'drop table bill',
    'truncate bill',
    `insert into schema_migration (name) values ('9999-anything.sql')`,
    'delete from schema_function',
    'set role sofra_owner',
    'set session authorization sofra_owner',
    'set role postgres',
    `alter role sofra_owner password 'another'`,
    'alter role sofra_service superuser',
    'grant sofra_owner to sofra_service',
    `select pg_read_file('PG_VERSION')`,
    `select pg_ls_dir('.')`,
    'select * from pg_authid',
    `copy takings from '/etc/passwd'`,
    `copy takings to program 'cat'`,
  ])
    await assert.rejects(query(connection, text), isNotPermitted, text);
});

test('who only looks at a running database needs the password of the service, and makes none', async (t) => {
  const { connection, dataDir } = await startWithSchema(t);
  const [ofOwner, ofService] = ['postgres-owner.password', 'postgres.password'].map((name) =>
    join(dataDir, name),
  );
  rmSync(ofOwner!);
  assert.equal((await findRunningPostgres(dataDir))?.password, connection.password);
  rmSync(ofService!);
  assert.equal(await findRunningPostgres(dataDir), null);
  assert.deepEqual([existsSync(ofOwner!), existsSync(ofService!)], [false, false]);
});

test('the owner changes the schema and is no superuser', async (t) => {
  const { ownerConnection, connection } = await startWithSchema(t);
  await query(ownerConnection, 'create table anything (id integer)');
  await query(ownerConnection, 'alter table anything add column name text');
  // The service may also use tables that the owner creates later.
  await query(connection, `insert into anything values (1, 'x')`);
  await query(ownerConnection, 'drop table anything');
  for (const text of [
    'create role anything',
    'create database anything',
    'alter role sofra_owner superuser',
    'alter system set fsync = off',
    'set role postgres',
    `select pg_read_file('PG_VERSION')`,
    `copy takings to program 'cat'`,
  ])
    await assert.rejects(query(ownerConnection, text), isNotPermitted, text);
  const powers = await query(
    ownerConnection,
    `select rolname::text from pg_roles where rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls`,
  );
  assert.deepEqual(powers, [['postgres']]);
  assert.deepEqual(
    await query(ownerConnection, 'select count(*) from pg_auth_members where roleid >= 16384'),
    [[0]],
  );
});

test('the superuser cannot connect, by socket or by port, and the roles reach no other database', async (t) => {
  const folder = temporaryFolder(t);
  for (const dataDir of [join(folder, 'data'), join(folder, 'x'.repeat(100))]) {
    const { connection } = await startPostgresForTest(t, dataDir);
    for (const changed of [
      { user: 'postgres' },
      { user: 'postgres', password: '' },
      { user: 'postgres', database: 'postgres' },
      { database: 'postgres' },
      { database: 'template1' },
      { user: 'nobody' },
    ])
      await assert.rejects(
        query({ ...connection, ...changed }, 'select 1'),
        (error) => sqlStateOf(error) === NOT_LET_IN,
        JSON.stringify(changed),
      );
  }
});

test('a start changes the schema as the owner, and serves as the role that has rows alone', async (t) => {
  const config = { databaseUrl: null, dataDir: join(temporaryFolder(t), 'data') };
  const engine = await openEngine(config, pino({ level: 'silent' }));
  t.after(() => engine.close());
  const owners = await engine.db.query({
    text: `select distinct tableowner::text as owner, current_user::text as role from pg_tables where schemaname = 'public'`,
  });
  assert.deepEqual(owners, [{ owner: 'sofra_owner', role: 'sofra_service' }]);
});

test('the service backs up, the owner restores, and the restored database has both roles as before', async (t) => {
  const folder = temporaryFolder(t);
  const { connection } = await startWithSchema(t);
  const pathOf = () => join(folder, 'backup.sql.gz');
  await makeBackup({ connection: { ...connection, ssl: false }, pathOf, key: null, isSlow: false });
  const restored = await startPostgresForTest(t, join(folder, 'data'));
  const into = (role: PostgresConnection) =>
    restoreBackup(pathOf(), { ...role, ssl: false }, null, { onHeader: () => {}, onTable: () => {} });
  await assert.rejects(into(restored.connection), /permission denied for schema public/);
  await into(restored.ownerConnection);
  await migrateAsOwner(restored);
  assert.deepEqual(await query(restored.connection, 'select count(*) from bill'), [[0]]);
  await query(restored.connection, 'delete from bill');
  for (const text of ['delete from schema_migration', 'delete from schema_function', 'drop table bill'])
    await assert.rejects(query(restored.connection, text), isNotPermitted, text);
});

test('a data folder whose database has one role is refused, and left as it was', async (t) => {
  const dataDir = temporaryFolder(t);
  await (await startPostgresForTest(t, dataDir)).stop();
  const cluster = join(dataDir, 'postgres');
  assert.equal(hasBothRoles(cluster), true);
  writeFileSync(
    hbaFilePath(cluster),
    'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n',
  );
  assert.equal(hasBothRoles(cluster), false);
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: recordLog() }), {
    name: 'SetupError',
    message: /from before the first release.*sofra export.*sofra import/,
  });
});

async function startWithSchema(t: TestContext): Promise<EmbeddedPostgres> {
  const postgres = await startPostgresForTest(t, join(temporaryFolder(t), 'data'));
  await migrateAsOwner(postgres);
  return postgres;
}

async function migrateAsOwner({ ownerConnection }: EmbeddedPostgres): Promise<void> {
  const db = openDatabase({ ...ownerConnection, ssl: false }, { connections: 1, onIdleError: () => {} });
  await migrate(db, { isShared: false });
  await db.close();
}

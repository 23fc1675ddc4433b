import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openTestDatabase } from '../../test/sofra.ts';
import { SetupError } from '../core/setup-error.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const NAMES = readdirSync(new URL('./migrations/', import.meta.url)).sort();
const FUNCTIONS = readdirSync(new URL('./functions/', import.meta.url))
  .map((file) => file.replace('.sql', ''))
  .sort();

let admin: Database;

before(() => {
  admin = openTestDatabase(1);
});

after(() => admin.close());

/** Runs something on an empty database of its own. */
async function onEmptyDatabase(run: (open: () => Database) => Promise<void>): Promise<void> {
  const name = `migrated_${randomUUID().replaceAll('-', '')}`;
  await admin.query({ text: `create database ${name}` });
  const opened: Database[] = [];
  const open = () => {
    const url = new URL(process.env['SOFRA_TEST_DATABASE_URL']!);
    url.pathname = `/${name}`;
    const database = openDatabase({ connectionString: url.href }, { connections: 2, onIdleError: () => {} });
    opened.push(database);
    return database;
  };
  try {
    await run(open);
  } finally {
    for (const database of opened) await database.close();
    await admin.query({ text: `drop database ${name} with (force)` });
  }
}

async function tablesIn(database: Database): Promise<string[]> {
  const rows = await database.query<{ relname: string }>({
    text: `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
  });
  return rows.map(({ relname }) => relname);
}

test('an empty database gets every migration in order and every function, and a second run changes nothing', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    assert.deepEqual(await migrate(database), { migrations: NAMES, functions: FUNCTIONS });
    assert.deepEqual(await migrate(database), { migrations: [], functions: [] });
    const recorded = await database.query<{ name: string }>({ text: 'select name from schema_migration' });
    assert.deepEqual(recorded.map(({ name }) => name).sort(), NAMES);
  });
});

test('of servers that start together one migrates and the others wait for it', async () => {
  await onEmptyDatabase(async (open) => {
    const ran = await Promise.all([open(), open(), open()].map(migrate));
    assert.deepEqual(ran.map(({ migrations }) => migrations.length).sort(), [0, 0, NAMES.length]);
    assert.deepEqual(
      ran.map(({ functions }) => functions.length).sort((a, b) => a - b),
      [0, 0, FUNCTIONS.length],
    );
  });
});

test('a schema of a newer release is refused by its name, and left as it is', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database);
    await database.query({ text: `insert into schema_migration (name) values ('9999-to-come.sql')` });
    await assert.rejects(migrate(database), (error: unknown) => {
      return error instanceof SetupError && error.message.includes('9999-to-come.sql');
    });
  });
});

test('a schema from before the first release is refused with what to do, and left as it is', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await database.query({ text: 'create table schema_migration (name text primary key)' });
    await database.query({
      text: "insert into schema_migration (name) values ('0001-tables.sql'), ('0017-import-lookups.sql')",
    });
    await assert.rejects(migrate(database), (error: unknown) => {
      return (
        error instanceof SetupError &&
        /from before the first release.*sofra export.*sofra import.*DATA_DIR/.test(error.message)
      );
    });
    assert.deepEqual(await tablesIn(database), ['schema_migration']);
  });
});

test('a migration that fails undoes those before it', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await database.query({ text: 'create table kitchen_ticket (already integer)' });
    await assert.rejects(migrate(database), /kitchen_ticket/);
    assert.deepEqual(await tablesIn(database), ['kitchen_ticket']);
  });
});

test('a PostgreSQL that is too old is refused by its version before anything is made', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    const old: Database = {
      ...database,
      query: async <Row>() => [{ server_version_num: '140013' }] as Row[],
    };
    await assert.rejects(migrate(old), (error: unknown) => {
      return error instanceof SetupError && /PostgreSQL 14;.* 15 or newer/.test(error.message);
    });
    assert.deepEqual(await tablesIn(database), []);
  });
});

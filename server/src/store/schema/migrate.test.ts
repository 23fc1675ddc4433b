import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { makeEmptyDatabase } from '../../../test/postgres/own-database.ts';
import { SetupError } from '../../core/setup-error.ts';
import { openForBackup } from '../backup/write-script.ts';
import { type Database, inTransaction } from '../database.ts';
import { BASELINE } from './baseline.ts';
import { migrate } from './migrate.ts';
import { toMigration } from './migration-files.ts';
import { readSchemaFiles, type SchemaFiles } from './plan-upgrade.ts';

const NAMES = readdirSync(new URL('../migrations/', import.meta.url)).sort();
const FUNCTIONS = readdirSync(new URL('../functions/', import.meta.url))
  .map((file) => file.replace('.sql', ''))
  .sort();

/** Runs a test on a new, empty database. */
async function onEmptyDatabase(run: (open: () => Database) => Promise<void>): Promise<void> {
  const empty = await makeEmptyDatabase();
  const opened: Database[] = [];
  const open = () => {
    const database = empty.open(2);
    opened.push(database);
    return database;
  };
  try {
    await run(open);
  } finally {
    for (const database of opened) await database.close();
    await empty.drop();
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
    const ran = await Promise.all([open(), open(), open()].map((database) => migrate(database)));
    assert.deepEqual(ran.map(({ migrations }) => migrations.length).sort(), [0, 0, NAMES.length]);
    assert.deepEqual(
      ran.map(({ functions }) => functions.length).sort((a, b) => a - b),
      [0, 0, FUNCTIONS.length],
    );
  });
});

/** The schema files of a build that has more migrations, or other functions, than this build. */
async function buildWith(
  migrations: Record<string, string>,
  functions: Record<string, string> = {},
): Promise<SchemaFiles> {
  const shipped = await readSchemaFiles();
  const texts = {
    ...Object.fromEntries(shipped.functions.map(({ name, text }) => [name, text])),
    ...functions,
  };
  return {
    migrations: [
      ...shipped.migrations.filter(({ name }) => !(name in migrations)),
      ...Object.entries(migrations).map(([name, text]) => toMigration(name, text)),
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    functions: Object.entries(texts).map(([name, text]) => ({ name, text })),
  };
}

function assertSetupError(started: Promise<unknown>, words: RegExp): Promise<void> {
  return assert.rejects(started, (error: unknown) => {
    assert.ok(error instanceof SetupError, String(error));
    assert.match(error.message, words);
    return true;
  });
}

const NUMBER = Number.parseInt(NAMES.at(-1)!, 10);
const EXPAND = { '9001-expand.sql': 'create table more (venue_id uuid primary key);' };
const CONTRACT = { ...EXPAND, '9002-contract.sql': '-- Oldest server: 9001\ndrop table more;' };
const hello = (word: string) => ({
  hello: `create or replace function hello() returns text language sql as $$ select '${word}' $$;`,
});

async function greetIn(database: Database): Promise<string> {
  const [row] = await database.query<{ word: string }>({ text: 'select hello() as word' });
  return row!.word;
}

test('an older build runs on a schema of a newer one that supports it, and leaves it as it is', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    const older = await buildWith({}, hello('older'));
    await migrate(database, { files: older });
    const newer = await buildWith(EXPAND, {
      ...hello('newer'),
      extra: hello('extra').hello.replace('hello', 'extra'),
    });
    assert.deepEqual(await migrate(database, { files: newer }), {
      migrations: ['9001-expand.sql'],
      functions: ['hello', 'extra'],
    });
    assert.deepEqual(await migrate(database, { files: older }), { migrations: [], functions: [] });
    assert.equal(await greetIn(database), 'newer');
    assert.deepEqual(await migrate(database, { files: newer }), { migrations: [], functions: [] });
  });
});

test('a build that a newer schema does not support any more is refused with both numbers, the one between them not', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database, { files: await buildWith(CONTRACT) });
    await assertSetupError(
      migrate(database),
      new RegExp(
        `number 9002 and needs a server with schema number 9001 or higher, and this one has ${NUMBER}\\.`,
      ),
    );
    assert.deepEqual(await migrate(database, { files: await buildWith(EXPAND) }), {
      migrations: [],
      functions: [],
    });
  });
});

test('a migration that was edited after it ran is refused by the name of its file', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database, { files: await buildWith(EXPAND) });
    const edited = await buildWith({ '9001-expand.sql': `${EXPAND['9001-expand.sql']} -- a comment` });
    await assertSetupError(
      migrate(database, { files: edited }),
      /"9001-expand\.sql" has run .* new migration/,
    );
    await assertSetupError(
      migrate(database, { files: await buildWith({ ...CONTRACT, [NAMES[0]!]: 'select 1' }) }),
      new RegExp(NAMES[0]!),
    );
  });
});

test('a build with the same schema number and other functions is refused on a shared database, and changes nothing', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database, { files: await buildWith({}, hello('one')) });
    for (const functions of [
      hello('another'),
      {},
      { ...hello('one'), other: hello('x').hello.replace('hello', 'other') },
    ]) {
      const files = await buildWith({}, functions);
      await assertSetupError(
        migrate(database, { files }),
        new RegExp(`number ${NUMBER}.*\\((hello|other)\\)`),
      );
    }
    assert.equal(await greetIn(database), 'one');
  });
});

test('the one service of a bundled database installs functions that were edited under the same schema number', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database, { isShared: false, files: await buildWith({}, hello('one')) });
    const files = await buildWith({}, hello('another'));
    assert.deepEqual(await migrate(database, { isShared: false, files }), {
      migrations: [],
      functions: ['hello'],
    });
    assert.equal(await greetIn(database), 'another');
  });
});

test('a build of another line is refused by the name of the migration that it does not have', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database, {
      files: await buildWith({
        '9001-theirs.sql': 'create table theirs (a integer primary key)',
        ...CONTRACT,
      }),
    });
    const same = await buildWith({ '9001-ours.sql': 'select 1' });
    await assertSetupError(migrate(database, { files: same }), /another build .*"9001-(expand|theirs)\.sql"/);
    const lower = await buildWith({ '9000-ours.sql': 'select 1' });
    await assertSetupError(
      migrate(database, { files: lower }),
      /another build .*"9001-(expand|theirs)\.sql"/,
    );
  });
});

test('a database from before the first migration of today is refused with how its set-up moves, and left as it is', async () => {
  assert.equal(Number.parseInt(NAMES[0]!, 10), BASELINE);
  for (const columns of ['name text primary key', 'name text primary key, hash text, oldest_server integer'])
    await onEmptyDatabase(async (open) => {
      const database = open();
      await database.query({ text: `create table schema_migration (${columns})` });
      await database.query({
        text: "insert into schema_migration (name) values ('0001-schema.sql'), ('0041-names-in-order.sql')",
      });
      await assertSetupError(openForBackup(database.connection), /database was made .*sofra export/);
      await assertSetupError(
        migrate(database),
        /database was made .* before the first release.*nothing was changed.*sofra export.*new DATA_DIR.*sofra import.*Orders and reservations/,
      );
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

test('while somebody reads a table for long, a migration of it lets calls go on, and runs when the table is free', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    await migrate(database);
    const files = await buildWith({ '9001-wider.sql': 'alter table schema_function add column note text;' });
    let migrating: Promise<unknown> | undefined;
    await inTransaction(open(), async (reading) => {
      await reading.query({ text: 'select from schema_function limit 1' });
      migrating = migrate(database, { files, lockTimeoutMs: 20 });
      for (let calls = 0; calls < 20; calls += 1)
        await open().query({ text: `update schema_function set release = 'x' where name = 'nothing'` });
      assert.equal(await Promise.race([migrating, 'still waiting']), 'still waiting');
    });
    assert.deepEqual(await migrating, { migrations: ['9001-wider.sql'], functions: [] });
  });
});

test('a PostgreSQL that is too old is refused by its version before anything is made', async () => {
  await onEmptyDatabase(async (open) => {
    const database = open();
    const query = async <Row>() => [{ server_version_num: '140013' }] as Row[];
    const old: Database = {
      ...database,
      transaction: (run) => database.transaction((tx) => run({ ...tx, query })),
    };
    await assert.rejects(migrate(old), (error: unknown) => {
      return error instanceof SetupError && /PostgreSQL 14;.* 15 or newer/.test(error.message);
    });
    assert.deepEqual(await tablesIn(database), []);
  });
});

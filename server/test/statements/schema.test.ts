import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { openTestDatabase } from '../harness/sofra.ts';

/**
 * Directories, which find the venue of an id or a token: the only tables whose keys do not start with the
 * venue.
 */
const DIRECTORIES = new Set([
  'username_directory',
  'email_directory',
  'key_directory',
  'session_directory',
  'device_directory',
  'device_code_directory',
]);
const OF_THE_SCHEMA_ITSELF = new Set(['schema_migration', 'schema_function', 'secret_key_check']);

let db: Database;

before(async () => {
  db = openTestDatabase();
  await migrate(db);
});

after(() => db.close());

test('every primary key and unique constraint starts with the venue, except in the directories', async () => {
  const keys = await db.query<{ table_name: string; index_name: string; first_column: string }>({
    text: `select t.relname as table_name, i.relname as index_name, a.attname as first_column
             from pg_index x
             join pg_class i on i.oid = x.indexrelid
             join pg_class t on t.oid = x.indrelid
             join pg_namespace n on n.oid = t.relnamespace
             join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
            where n.nspname = 'public' and x.indisunique`,
  });
  const others = keys.filter(
    ({ table_name }) => !DIRECTORIES.has(table_name) && !OF_THE_SCHEMA_ITSELF.has(table_name),
  );
  assert.ok(others.length > 10);
  for (const { table_name, index_name, first_column } of others) {
    assert.equal(first_column, 'venue_id', `${index_name} of ${table_name} starts with ${first_column}`);
  }
});

test('every table has a primary key', async () => {
  const tables = await db.query<{ relname: string }>({
    text: `select t.relname from pg_class t join pg_namespace n on n.oid = t.relnamespace
            where n.nspname = 'public' and t.relkind = 'r'
              and not exists (select from pg_index x where x.indrelid = t.oid and x.indisprimary)`,
  });
  assert.deepEqual(tables, []);
});

test('no statement of the schema asks the database for the time', async () => {
  const functions = await db.query<{ name: string; source: string }>({
    text: `select p.proname as name, p.prosrc as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
            where n.nspname = 'public'`,
  });
  const defaults = await db.query<{ name: string; source: string }>({
    text: `select table_name || '.' || column_name as name, column_default as source from information_schema.columns
            where table_schema = 'public' and column_default is not null`,
  });
  assert.ok(functions.length >= 3);
  for (const { name, source } of [...functions, ...defaults]) {
    assert.doesNotMatch(source, /\b(now|clock_timestamp|current_timestamp|localtime|nextval)\b/i, name);
  }
});

import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scanSource } from '../../../scripts/checks/source-scan.ts';
import { findOpenStatements, findRefusedForms, findUndistributable, statementsOf } from './distributable.ts';
import { CLUSTER_ROUTES, keyOf } from './statement-routes.ts';

/*
 * Keeps the statements such that a cluster can run them, without a cluster: partitions.test.ts shows the same of those that run.
 */

const STORE = fileURLToPath(new URL('../../src/store/', import.meta.url));

/** What changes the schema itself. */
const OF_THE_SCHEMA = /^(?:distribution|schema)\//;

const sources = globSync('**/*.ts', { cwd: STORE })
  .filter((path) => !path.endsWith('.test.ts') && !OF_THE_SCHEMA.test(path))
  .map((path) => scanSource(path, readFileSync(join(STORE, path), 'utf8')));
const sqlFiles = globSync('{migrations,functions}/*.sql', { cwd: STORE }).map((path) =>
  scanSource(path, readFileSync(join(STORE, path), 'utf8')),
);

/** The tables that are distributed by venue. */
const tables = sqlFiles
  .filter(({ path }) => path.startsWith('migrations/'))
  .flatMap(({ text }) =>
    [...text.matchAll(/^create table (\w+) \(\s*venue_id\b/gm)].map(([, name]) => name!),
  );

const named = (path: string, text: string) => scanSource(path, text);

test('every statement of the store names its venue, reads a directory, or says that it is across venues', () => {
  assert.ok(sources.length > 40);
  assert.deepEqual(sources.flatMap(findUndistributable), []);
});

test('every statement of a function on a table of venues is at one venue', () => {
  assert.ok(tables.length >= 30, tables.join());
  const functions = sqlFiles.filter(({ path }) => path.startsWith('functions/'));
  assert.deepEqual(
    functions.flatMap(({ path, text }) => findOpenStatements(path, text, tables)),
    [],
  );
});

/** Where directories are written: at the end of a transaction, or by a statement about sessions or codes alone. */
const WRITES_DIRECTORIES = ['access/device-codes', 'access/sign-in/sessions', 'access/write-directories'];

test('directories are written where all transactions write them in one order', () => {
  const writing = sources
    .flatMap(statementsOf)
    .filter(({ text }) => /\b(?:insert into|delete from|update) \w+_directory\b/i.test(text))
    .map(({ file }) => file);
  assert.deepEqual([...new Set(writing)].sort(), WRITES_DIRECTORIES);
});

test('no statement has a form that a cluster refuses', () => {
  assert.deepEqual([...sources, ...sqlFiles].flatMap(findRefusedForms), []);
});

test('a statement without a venue, a subquery without one, a locked queue of several venues and refused forms are found', () => {
  const open = 'db.query({ text: `select 1 from bill where state = $1`, values: [state] })';
  const skipping =
    "db.query({ across: 'AllVenues', text: `select 1 from bill where due <= $1 for update skip locked` })";
  const outer =
    'db.query({ text: `select exists (select 1 from pass p where p.venue_id = b.venue_id) from bill b where b.venue_id = $1` })';
  for (const text of [open, skipping, outer])
    assert.equal(findUndistributable(named('a.ts', text)).length, 1, text);
  const closed = 'db.query({ text: `select 1 from bill where venue_id = $1` })';
  assert.deepEqual(findUndistributable(named('a.ts', closed)), []);
  for (const text of [
    'if exists (select from bill b)',
    'perform from bill b',
    'create or replace trigger t',
    'insert into a (b) values (p_b, last((select c from d where b = p_b)))',
  ]) {
    assert.equal(findRefusedForms(named('a.sql', text)).length, 1, text);
  }
  const sql = 'as $$ begin update bill b set state = p_state where b.bill_id = p_bill; end $$;';
  assert.equal(findOpenStatements('a.sql', sql, ['bill']).length, 1);
});

test('the table of routes names every statement of the store, and no file that is gone', () => {
  const keys = sources.flatMap((source) => statementsOf(source).map(keyOf));
  assert.ok(keys.length > 150, `${keys.length} statements`);
  assert.deepEqual(
    keys.filter((key) => !(key in CLUSTER_ROUTES)),
    [],
  );
  const gone = Object.keys(CLUSTER_ROUTES).filter(
    (key) => key.includes(': ') && !existsSync(join(STORE, `${key.split(': ')[0]!}.ts`)),
  );
  assert.deepEqual(gone, []);
});

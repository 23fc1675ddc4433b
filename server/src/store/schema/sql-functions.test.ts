import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { type Database, inTransaction } from '../database.ts';
import { migrate } from './migrate.ts';
import { installFunctions, readFunctions, type SqlFunction } from './sql-functions.ts';

let own: OwnDatabase;
let db: Database;
let shipped: SqlFunction[];

before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
  shipped = await readFunctions();
});
after(async () => {
  await db.close();
  await own.drop();
});

const DOUBLE =
  'create or replace function double(p_number integer) returns integer language sql as $$ select 2 * p_number $$;';
const SCALE = `create or replace function double(p_number integer, p_factor integer default 20) returns integer
language sql as $$ select p_factor * p_number $$;`;

/** Installs the functions of the service and these functions. */
function install(functions: SqlFunction[]): Promise<string[]> {
  return inTransaction(db, (tx) => installFunctions(tx, [...shipped, ...functions], '1.4.0'));
}

async function double(database: Database): Promise<number> {
  const [row] = await database.query<{ result: number }>({
    name: 'double',
    text: 'select double(p_number => $1) as result',
    values: [21],
  });
  return row!.result;
}

async function signaturesOf(name: string): Promise<string[]> {
  const rows = await db.query<{ signature: string }>({
    text: 'select oid::regprocedure::text as signature from pg_proc where proname = $1',
    values: [name],
  });
  return rows.map(({ signature }) => signature);
}

test('a function is installed once, again when its text changed, and dropped when its file is removed', async () => {
  assert.deepEqual(await install([{ name: 'double', text: DOUBLE }]), ['double']);
  assert.deepEqual(await install([{ name: 'double', text: DOUBLE }]), []);
  assert.equal(await double(db), 42);
  const tripled = DOUBLE.replace('2 *', '3 *');
  assert.deepEqual(await install([{ name: 'double', text: tripled }]), ['double']);
  assert.equal(await double(db), 63);
  assert.deepEqual(await install([]), ['double']);
  assert.deepEqual(await signaturesOf('double'), []);
});

test('a call by named arguments that is already prepared goes on when the function gets another parameter', async () => {
  const old = own.open();
  try {
    await install([{ name: 'double', text: DOUBLE }]);
    assert.equal(await double(old), 42);
    await install([{ name: 'double', text: SCALE }]);
    assert.deepEqual(await signaturesOf('double'), ['double(integer,integer)']);
    assert.equal(await double(old), 420);
  } finally {
    await old.close();
    await install([]);
  }
});

test('a file that does not create the one function of its name is refused and not installed', async () => {
  const other = DOUBLE.replace('double', 'other');
  for (const text of [other, 'drop function if exists missing()', `${DOUBLE} ${SCALE}`]) {
    await assert.rejects(install([{ name: 'double', text }]), /functions\/double\.sql has to create one/);
  }
  assert.deepEqual([...(await signaturesOf('double')), ...(await signaturesOf('other'))], []);
});

test('the service calls its functions by named arguments', async () => {
  const folder = new URL('../', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const calls = new RegExp(`\\b(?:${shipped.map(({ name }) => name).join('|')})\\((?=[^)])`, 'g');
  let found = 0;
  for (const file of files) {
    const source = await readFile(new URL(file, folder), 'utf8');
    for (const { index, 0: call } of source.matchAll(calls)) {
      found++;
      assert.match(source.slice(index + call.length), /^\s*p_\w+ => /, `${file}: ${call}`);
    }
  }
  assert.ok(found >= 7, `${found} calls`);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { SetupError } from '../../core/setup-error.ts';
import type { Database } from '../../store/database.ts';
import { estimateSeconds, tableWorksOf } from '../../store/schema/estimate-upgrade.ts';
import { schemaNumberOf, toMigration } from '../../store/schema/migration-files.ts';
import { readSchemaFiles, type SchemaFiles } from '../../store/schema/plan-upgrade.ts';
import { describeUpgrade } from './describe-upgrade.ts';

const SHARED = { databaseUrl: 'postgres://elsewhere', dataDir: '' };
const BUNDLED = {
  databaseUrl: null,
  dataDir: '/data',
  backups: { folder: '/backups', key: null, command: null },
};

let database: OwnDatabase;
let db: Database;
let own: SchemaFiles;
let number: number;

before(async () => {
  database = await makeOwnDatabase();
  db = database.open(1);
  own = await readSchemaFiles();
  number = schemaNumberOf(own.migrations);
});
after(async () => {
  await db.close();
  await database.drop();
});

const withMigration = (text: string): SchemaFiles => ({
  ...own,
  migrations: [...own.migrations, toMigration('9001-next.sql', text)],
});

async function wordsOf(files: SchemaFiles, config: typeof SHARED | typeof BUNDLED): Promise<string> {
  return (await describeUpgrade(db, config, files)).lines.join('\n');
}

test('a check of this release on its own schema says that nothing would change', async () => {
  const words = await wordsOf(own, SHARED);
  assert.equal(words, `The schema (${number}) is that of this release: a start would change nothing.`);
  const older = { ...own, migrations: own.migrations.slice(0, -1) };
  assert.match(await wordsOf(older, SHARED), /^The schema \(\d+\) is that of a newer release/);
});

test('a check lists what a migration does to which tables, which servers may continue, the duration and the backup, and changes nothing', async () => {
  const files = withMigration(
    `-- Changes data\n-- Oldest server: 9001\nupdate bill set content = content; create index more on venue_change (venue_id);`,
  );
  const { lines, data } = await describeUpgrade(db, SHARED, files);
  const words = lines.join('\n');
  assert.match(words, new RegExp(`^A start would bring the schema from ${number} to 9001`));
  assert.match(
    words,
    /^ {2}9001-next\.sql; changes stored data; writes bill \((?:about \d+ rows, )?\d.*B\); reads venue_change \(/m,
  );
  assert.match(words, /^Servers with the schema number \d+ cannot continue after it: stop them first\.$/m);
  assert.match(words, /^It takes about \d+ s: an estimate .*calls that use bill, venue_change may wait\.$/m);
  assert.match(words, /^Make a backup first.*pg_dump/m);
  const { backup, mayServersGoOn } = data as { backup: string; mayServersGoOn: boolean };
  assert.deepEqual({ backup, mayServersGoOn }, { backup: 'Advised', mayServersGoOn: false });
  assert.match(await wordsOf(files, BUNDLED), /^A backup goes into \/backups first\.$/m);

  const added = await wordsOf(withMigration('create table more (id uuid);'), SHARED);
  assert.match(added, /^Servers of the running release can continue, and can be restarted\.$/m);
  assert.match(added, /makes no backup first/);
  assert.match(await wordsOf(own, SHARED), /would change nothing/);
});

test('if the start would be refused, the check fails with the same sentence', async () => {
  const [first, ...rest] = own.migrations;
  const edited = { ...own, migrations: [{ ...first!, hash: 'another' }, ...rest] };
  await assert.rejects(describeUpgrade(db, SHARED, edited), (error: unknown) => {
    assert.ok(error instanceof SetupError);
    assert.match(error.message, /has run on the database with another text/);
    return true;
  });
});

test('the time of a migration grows with the tables that it reads and writes, not with those that it locks or makes', () => {
  const tables = new Map([['bill', { rows: 1_000_000, bytes: 500_000_000 }]]);
  const kindsOf = (text: string) =>
    tableWorksOf(toMigration('1.sql', text), tables).map(({ table, kind }) => `${kind} ${table}`);
  assert.deepEqual(kindsOf(`comment on table bill is 'index'; create table more (id uuid);`), []);
  assert.deepEqual(kindsOf('alter table bill add column x text'), ['Locks bill']);
  assert.deepEqual(kindsOf('alter table bill add constraint y check (x > 1)'), ['Reads bill']);
  assert.deepEqual(kindsOf('create index i on bill (x); alter table bill add column y text'), ['Reads bill']);
  assert.deepEqual(kindsOf('with old as (select 1 from bill) update bill b set x = 1'), ['Writes bill']);
  const secondsOf = (text: string) => estimateSeconds(tableWorksOf(toMigration('1.sql', text), tables));
  assert.equal(secondsOf('alter table bill add column x text'), 0);
  assert.equal(secondsOf('create index i on bill (x)'), 10);
  assert.equal(secondsOf('update bill set x = 1'), 100);
});

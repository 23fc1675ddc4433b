import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { deleteOutdatedBackups } from '../../backup/backup-folder.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { SetupError } from '../../core/setup-error.ts';
import type { Database } from '../../store/database.ts';
import { toMigration } from '../../store/schema/migration-files.ts';
import { readSchemaFiles, type SchemaFiles } from '../../store/schema/plan-upgrade.ts';
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';

let own: OwnDatabase;
let db: Database;
let folder: string;
const logged: { msg: string; level: number }[] = [];
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });

before(async () => {
  own = await makeOwnDatabase();
  db = own.open(1);
  folder = await mkdtemp(join(tmpdir(), 'sofra-before-'));
});
after(async () => {
  await db.close();
  await own.drop();
  await rm(folder, { recursive: true });
});

async function filesWith(text: string): Promise<SchemaFiles> {
  const { migrations, functions } = await readSchemaFiles();
  return { functions, migrations: [...migrations, toMigration('9001-next.sql', text)] };
}
const changing = () => filesWith(`-- Changes data\nupdate venue_head set version = version`);

const bundled = (backups: string, command: string | null = null) => ({
  databaseUrl: null,
  dataDir: '',
  backups: { folder: backups, key: null, command },
});

test('before a migration that changes data the bundled database is backed up into a file that is kept and can be restored', async () => {
  const backups = join(folder, 'kept');
  await backUpBeforeUpgrade(db, bundled(backups), log, await filesWith('create table more (id uuid)'));
  assert.deepEqual(await readdir(folder), []);

  await backUpBeforeUpgrade(db, bundled(backups, `cp "$1" '${folder}/elsewhere'`), log, await changing());
  const [name, ...others] = await readdir(backups);
  assert.match(name!, /^before-schema9001-sofra-.+-schema\d+-postgres\d+\.\d+\.sql\.gz$/);
  assert.deepEqual(others, []);
  assert.deepEqual(await readFile(join(folder, 'elsewhere')), await readFile(join(backups, name!)));
  assert.match(logged.at(-1)!.msg, /this file stays until you delete it/);
  await deleteOutdatedBackups(backups, Date.now() + 400 * 86_400_000);
  assert.deepEqual(await readdir(backups), [name]);

  const empty = await makeOwnDatabase();
  const restored = empty.open(1);
  await restored.query({ text: 'drop schema public cascade' });
  await restored.query({ text: 'create schema public' });
  const counts = await restoreBackup(join(backups, name!), { connectionString: empty.url }, null, {
    onHeader: () => {},
    onTable: () => {},
  });
  assert.ok(counts['schema_migration']! > 0);
  await restored.close();
  await empty.drop();
});

test('a backup that fails stops the start with the way to go on, and without backups or on a server the log says what is missing', async () => {
  await writeFile(join(folder, 'a-file'), '');
  await assert.rejects(
    backUpBeforeUpgrade(db, bundled(join(folder, 'a-file', 'in')), log, await changing()),
    (error: unknown) =>
      error instanceof SetupError &&
      /could not be made in .*nothing was changed.*BACKUPS=off/.test(error.message),
  );
  const off = { ...bundled(''), backups: null };
  await backUpBeforeUpgrade(db, off, log, await changing());
  assert.match(logged.at(-1)!.msg, /^BACKUPS is off/);
  await backUpBeforeUpgrade(db, { ...off, databaseUrl: own.url }, log, await changing());
  assert.match(logged.at(-1)!.msg, /pg_dump.*pg_basebackup/);
});

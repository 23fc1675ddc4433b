import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onOneEngine } from '../cluster/cluster.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { makeEmptyDatabase, makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));

let folder: string;
let database: OwnDatabase;

before(async () => {
  [folder, database] = [await makeDataFolder('refusals'), await makeOwnDatabase()];
});

after(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** @returns what the command says on standard error with `--json` */
async function refusalOf(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], ...settings };
  const { stderr } = await run(process.execPath, [COMMAND, '--json', ...args], { env }).then(
    () => assert.fail(`${args.join(' ')} is not refused`),
    (error: { stderr: string }) => error,
  );
  return (JSON.parse(stderr) as { error: { message: string } }).error.message;
}

test('a database that does not answer is named in a sentence, without its password', async () => {
  const away = 'postgres://sofra:hidden@127.0.0.1:1/sofra';
  const backup = join(folder, 'any.sql.gz');
  await writeFile(backup, '');
  for (const args of [
    ['backup', join(folder, 'new.sql.gz')],
    ['restore', backup],
    ['upgrade', '--check'],
  ]) {
    const said = await refusalOf({ DATABASE_URL: away }, ...args);
    assert.match(said, /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED[^\n]+\.$/);
    assert.doesNotMatch(said, /hidden/);
  }
  const said = await refusalOf({ DATABASE_URL: database.url }, 'move', '--to', away);
  assert.match(said, /^The database of --to cannot be used: .*ECONNREFUSED/);
});

test(
  'a database of another encoding is named in a sentence',
  onOneEngine('a cluster is made with one encoding'),
  async (t) => {
    const other = await makeEmptyDatabase(`encoding 'SQL_ASCII' locale 'C'`);
    t.after(() => other.drop());
    for (const said of [
      await refusalOf({ DATABASE_URL: other.url }, 'upgrade'),
      await refusalOf({ DATABASE_URL: database.url }, 'move', '--to', other.url),
    ])
      assert.match(said, /^The database has the encoding SQL_ASCII.*"createdb /);
  },
);

test(
  'a file that cannot be written is named in a sentence',
  onOneEngine('a cluster is not backed up'),
  async () => {
    const missing = join(folder, 'missing', 'sofra.sql.gz');
    const said = await refusalOf({ DATABASE_URL: database.url }, 'backup', missing);
    assert.match(said, /^The operating system reports: ENOENT.+missing/);
  },
);

test('a DATA_DIR without a database is named, and none is made there', async () => {
  const data = join(folder, 'mistyped');
  for (const args of [
    ['backup', join(folder, 'none.sql.gz')],
    ['move', '--to', join(folder, 'other')],
    ['upgrade'],
  ])
    assert.match(await refusalOf({ DATA_DIR: data }, ...args), /^There is no database in .+mistyped: /);
  assert.ok(!existsSync(data));
});

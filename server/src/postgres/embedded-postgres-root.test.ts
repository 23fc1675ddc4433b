import assert from 'node:assert/strict';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  COPYING_LINE,
  copyBinaries,
  ELSEWHERE,
  linesWithoutCopying,
  query,
  recordLog,
  removeElsewhereAfter,
  startPostgresForTest,
  temporaryFolder,
} from './engine-fixture.ts';
import { isRoot } from './postgres-account.ts';

const ONLY_ROOT = isRoot() ? false : 'only root runs PostgreSQL under another account';

for (const [what, isOpen, lines] of [
  ['that account can read', true, []],
  ['is closed to that account, from a copy beside the database,', false, [COPYING_LINE]],
] as const) {
  test(`root runs the server of an installation that ${what} under an unprivileged account, in the data folder`, {
    skip: ONLY_ROOT,
  }, async (t) => {
    const dataDir = join(temporaryFolder(t), 'data');
    const log = recordLog();
    const engine = await startPostgresForTest(t, dataDir, log, copyBinaries(t, isOpen));
    assert.notEqual(statSync(engine.connection.host).uid, 0);
    assert.equal(engine.connection.host, join(dataDir, 'postgres'));
    assert.deepEqual(await query(engine.ownerConnection, 'select 1'), [[1]]);
    assert.deepEqual(log.lines, lines);
  });
}

test('under a private folder the database is made elsewhere, with a log line, and follows the folder when that moves', {
  skip: ONLY_ROOT,
}, async (t) => {
  const home = privateFolder(t);
  const log = recordLog();
  removeElsewhereAfter(t, home);
  const first = await startPostgresForTest(t, join(home, 'data'), log);
  const cluster = readlinkSync(join(home, 'data', 'postgres'));
  assert.equal(dirname(cluster), ELSEWHERE);
  assert.equal(first.connection.host, cluster);
  const [sentence, ...others] = linesWithoutCopying(log);
  assert.deepEqual(others, []);
  assert.match(sentence ?? '', /^info: the database goes to .* cannot reach /);
  await query(first.ownerConnection, 'create table dishes as select 1 as number');
  await first.stop();
  renameSync(join(home, 'data'), join(home, 'moved'));
  const second = await startPostgresForTest(t, join(home, 'moved'));
  assert.equal(second.isFresh, false);
  assert.deepEqual(await query(second.ownerConnection, 'select number from dishes'), [[1]]);
});

test('a copy of a data folder whose database is elsewhere is refused while the first runs on it', {
  skip: ONLY_ROOT,
}, async (t) => {
  const home = privateFolder(t);
  removeElsewhereAfter(t, home);
  const engine = await startPostgresForTest(t, join(home, 'data'));
  cpSync(join(home, 'data'), join(home, 'copy'), { recursive: true, verbatimSymlinks: true });
  await assert.rejects(startEmbeddedPostgres({ dataDir: join(home, 'copy'), log: recordLog() }), {
    name: 'SetupError',
    message: /^Another running service already uses \/var\/lib\/sofra/,
  });
  assert.deepEqual(await query(engine.ownerConnection, 'select 1'), [[1]]);
});

test('a copied database that belongs to root and is open to all is given back to its account', {
  skip: ONLY_ROOT,
}, async (t) => {
  const dataDir = temporaryFolder(t);
  const first = await startPostgresForTest(t, dataDir);
  await first.stop();
  const cluster = join(dataDir, 'postgres');
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    chownSync(join(cluster, name), 0, 0);
  chownSync(cluster, 0, 0);
  chmodSync(cluster, 0o755);
  const second = await startPostgresForTest(t, dataDir);
  assert.deepEqual(await query(second.ownerConnection, 'select 1'), [[1]]);
  assert.notEqual(statSync(join(cluster, 'PG_VERSION')).uid, 0);
  assert.equal(statSync(cluster).mode & 0o777, 0o700);
});

test('a database that has moved to where its account cannot reach it is refused in a sentence', {
  skip: ONLY_ROOT,
}, async (t) => {
  const folder = temporaryFolder(t);
  const first = await startPostgresForTest(t, join(folder, 'data'));
  await first.stop();
  const home = join(folder, 'private');
  mkdirSync(home, { mode: 0o700 });
  renameSync(join(folder, 'data'), join(home, 'data'));
  await assert.rejects(startEmbeddedPostgres({ dataDir: join(home, 'data'), log: recordLog() }), {
    name: 'SetupError',
    message: /cannot pass through the folders above it/,
  });
  assert.equal(existsSync(join(home, 'data', 'postgres', 'PG_VERSION')), true);
});

function privateFolder(t: TestContext): string {
  const folder = temporaryFolder(t);
  chmodSync(folder, 0o700);
  return folder;
}

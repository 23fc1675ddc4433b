import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { startSofra } from '../harness/sofra.ts';
import { makeEmptyDatabase } from '../postgres/own-database.ts';

const GENERATIONS = 3;

test(
  'what is tracked for the first time after a restore has ids of events that no generation before gave out',
  onOneEngine('a cluster is not restored'),
  async (t) => {
    const folder = await makeDataFolder('generations');
    t.after(() => rm(folder, { recursive: true, force: true }));
    const emptyDatabase = async () => {
      const made = await makeEmptyDatabase();
      const db = made.open(2);
      const drop = async () => {
        await db.close();
        await made.drop();
      };
      return { db, drop };
    };

    let { db, drop } = await emptyDatabase();
    await migrate(db);
    const sofra = await startSofra({ db });
    await sofra.newVenue();
    await sofra.close();
    const numbers: number[] = [await firstNumber(db)];
    while (numbers.length < GENERATIONS) {
      const path = join(folder, `${numbers.length}.sql.gz`);
      await makeBackup({ connection: db.connection, pathOf: () => path, key: null, isSlow: false });
      await drop();
      ({ db, drop } = await emptyDatabase());
      await restoreBackup(path, db.connection, null, { onHeader: () => {}, onTable: () => {} });
      // As a start on a given database does.
      await migrate(db);
      numbers.push(await firstNumber(db));
    }
    await drop();
    assert.deepEqual(numbers, [1, 1_000_001, 2_000_001]);
  },
);

/** The number of the first change of something that a key tracks from now on. */
async function firstNumber(db: Database): Promise<number> {
  await db.query({ text: 'delete from webhook_tracking' });
  await db.query({
    text: `select insert_tracking(venue_id, gen_random_uuid(), gen_random_uuid(), venue_id, 'Order', now() + interval '1 day', true, now())
             from venue_head limit 1`,
  });
  const [row] = await db.query<{ first: number }>({
    text: 'select change_number as first from webhook_tracking',
  });
  return row!.first;
}

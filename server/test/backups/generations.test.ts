import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { closeDay as close } from '../../src/operations/ledger/close-day.ts';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { startSofra } from '../harness/sofra.ts';
import { makeEmptyDatabase } from '../postgres/own-database.ts';

const GENERATIONS = 3;

test(
  'what is tracked, what a ledger writes and which day is closed first after a restore has a number that no generation before gave out',
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
    const { id: venueId } = await sofra.newVenue();
    await sofra.close();
    const numbers: number[] = [await firstNumber(db)];
    const reports = [await closeDay(db, venueId)];
    while (numbers.length < GENERATIONS) {
      const path = join(folder, `${numbers.length}.sql.gz`);
      await makeBackup({ connection: db.connection, pathOf: () => path, key: null, isSlow: false });
      await drop();
      ({ db, drop } = await emptyDatabase());
      await restoreBackup(path, db.connection, null, { onHeader: () => {}, onTable: () => {} });
      // As a start on a given database does.
      await migrate(db);
      numbers.push(await firstNumber(db));
      reports.push(await closeDay(db, venueId));
    }
    const rows = await db.query({ text: 'select number, generation, act from ledger order by number' });
    const { difference } = await verifyVenue(db, venueId, null);
    await drop();
    assert.deepEqual(numbers, [1, 1_000_001, 2_000_001]);
    assert.deepEqual([reports, difference], [[1, 1_002, 2_003], null]);
    assert.deepEqual(rows, [
      { number: 1, generation: 0, act: 'BillVoided' },
      { number: 1_000_001, generation: 1, act: 'Generation' },
      { number: 1_000_002, generation: 1, act: 'BillVoided' },
      { number: 2_000_002, generation: 2, act: 'Generation' },
      { number: 2_000_003, generation: 2, act: 'BillVoided' },
    ]);
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

/** Writes a row into the ledger of the venue, and closes its day. @returns the number of the report */
async function closeDay(db: Database, venueId: string): Promise<number> {
  const rows = JSON.stringify([
    { act: 'BillVoided', businessDate: '2026-03-03', personId: randomUUID(), content: { lostKurus: 100 } },
  ]);
  await db.query({
    text: 'select write_ledger($1, gen_random_uuid(), $2, now())',
    values: [venueId, rows],
  });
  const now = Date.now();
  const { content } = await close(db, venueId, {
    personId: null,
    now,
    end: { now },
    after: null,
    mailTo: [],
  });
  return content.number;
}

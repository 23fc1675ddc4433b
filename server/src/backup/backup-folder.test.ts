import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  areOnDataDisk,
  backupFileName,
  deleteOutdatedBackups,
  findNewestBackup,
  instantOfBackupName,
  outdatedBackups,
} from './backup-folder.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T02:00:00Z');

test('the name of a backup says when, by which release, and of which schema and PostgreSQL it was made', () => {
  const header = { at: '2026-11-26T02:00:05Z', release: '1.4.0', schema: 31, postgres: '18.4' };
  const name = backupFileName(header, false);
  assert.equal(name, 'sofra-2026-11-26T02-00-05Z-1.4.0-schema31-postgres18.4.sql.gz');
  assert.equal(instantOfBackupName(name), Date.parse(header.at));
  assert.equal(instantOfBackupName(backupFileName(header, true)), Date.parse(header.at));
  for (const other of ['notes.txt', `${name}.part`, 'my-sofra-backup.sql.gz', 'sofra-2026-11-26.sql.gz'])
    assert.equal(instantOfBackupName(other), null, other);
});

test('night after night, backups of 14 nights and 8 weeks are kept', () => {
  let kept: number[] = [];
  for (let night = 0; night < 200; night += 1) {
    const now = START + night * DAY_MS;
    kept.push(now);
    const gone = new Set(outdatedBackups(kept, now));
    kept = kept.filter((instant) => !gone.has(instant));
    const ages = kept.map((instant) => Math.round((now - instant) / DAY_MS));
    for (let age = 0; age <= Math.min(night, 13); age += 1)
      assert.ok(ages.includes(age), `night ${night}: ${age}`);
    assert.ok(kept.length <= 14 + 8, `${kept.length} are kept`);
    if (night >= 60)
      assert.ok(Math.max(...ages) >= 43, `night ${night}: the oldest has ${Math.max(...ages)} days`);
  }
});

test('of several backups of a day the newest is kept', () => {
  const morning = START;
  const evening = START + 3_600_000;
  assert.deepEqual(outdatedBackups([morning, evening], evening), [morning]);
});

test('a folder is tidied of old backups and of what an interrupted one left, and of nothing else', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-backups-'));
  t.after(() => rm(folder, { recursive: true }));
  assert.equal(await findNewestBackup(join(folder, 'missing'), START), null);
  const name = (days: number) =>
    backupFileName(
      {
        at: new Date(START - days * DAY_MS).toISOString().replace('.000', ''),
        release: '1',
        schema: 1,
        postgres: '18',
      },
      false,
    );
  const files = [name(0), name(1), name(300), `${name(2)}.part`, 'mine.sql.gz', 'mine.part'];
  for (const file of files) await writeFile(join(folder, file), '');
  await deleteOutdatedBackups(folder, START);
  assert.deepEqual((await readdir(folder)).sort(), ['mine.part', 'mine.sql.gz', name(0), name(1)].sort());
  assert.equal(await findNewestBackup(folder, START), START);
});

test('a folder that is not made yet counts to the disk that it will be on', async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'sofra-data-'));
  t.after(() => rm(data, { recursive: true }));
  const folder = join(data, 'backups', 'of', 'sofra');
  assert.equal(await areOnDataDisk({ folder, command: null }, data), true);
  assert.equal(await areOnDataDisk({ folder, command: 'true' }, data), false);
});

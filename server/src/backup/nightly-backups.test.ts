import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeOwnDatabase } from '../../test/postgres/own-database.ts';
import { until } from '../../test/webhooks/webhook-delivery-fixture.ts';
import { checkBackups } from '../command/doctor/check-backups.ts';
import type { Config } from '../config/config.ts';
import { systemClock } from '../parts/parts.ts';
import { backupFileName } from './backup-folder.ts';
import { createNightlyBackups, lastQuietHour } from './nightly-backups.ts';

/** A database, a folder for its backups, and a clock that the test sets. */
async function aService(t: TestContext) {
  const database = await makeOwnDatabase();
  const db = database.open(1);
  const folder = await mkdtemp(join(tmpdir(), 'sofra-nights-'));
  t.after(async () => {
    await db.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const lines: { level: string; fields: Record<string, unknown>; text: string }[] = [];
  const note = (level: string) => (fields: Record<string, unknown>, text: string) =>
    void lines.push({ level, fields, text });
  const log = { info: note('info'), warn: note('warn'), error: note('error') } as never;
  // The names of backups come from the clock of the database, which the test cannot set.
  const time = { now: systemClock.now() + 60_000 };
  const clock = { now: () => time.now };
  const nights = join(folder, 'nights');
  const start = (changed: { folder?: string; command?: string } = {}) => {
    const settings = { folder: nights, key: null, command: null, ...changed };
    return createNightlyBackups({ db, clock, log, dataDir: folder, settings });
  };
  return { nights, lines, time, start };
}

const FAILING = 'echo "no such place: $1" >&2; exit 3';

test('each night a backup is made while it is needed, a failure is said as an error, and so is one of the command', async (t) => {
  const { lines, time, start } = await aService(t);
  const nightly = start();
  assert.equal(await nightly.ageSeconds(), null);
  await nightly.runOnce();
  await nightly.runOnce();
  assert.deepEqual(
    lines.map(({ level, text }) => [level, text]),
    [['info', 'backed up the database']],
  );
  assert.match(String(lines[0]!.fields['warning']), /lost with it: set BACKUP_DIR or BACKUP_COMMAND/);
  assert.ok((await nightly.ageSeconds())! < 600);
  time.now += 86_400_000;
  const taking = start({ command: FAILING });
  await taking.runOnce();
  assert.ok(taking.isFailing());
  assert.match(String(lines.at(-1)!.fields['reason']), /exit code 3.+no such place: .+sql\.gz/);
});

test('a folder that cannot be read fails the backup, and not whoever asks how it is doing', async (t) => {
  const { lines, start } = await aService(t);
  const failing = start({ folder: join(import.meta.filename, 'not-a-folder') });
  await failing.runOnce();
  assert.ok(failing.isFailing());
  assert.equal(lines.at(-1)!.level, 'error');
  assert.equal(await failing.ageSeconds(), null);
  assert.equal(await failing.areOnDataDisk(), false);
});

test('a BACKUP_DIR that cannot be written is said at the start, and counts as failing', async (t) => {
  const { lines, start } = await aService(t);
  const nightly = start({ folder: join(import.meta.filename, 'not-a-folder') });
  nightly.start();
  await until(async () => nightly.isFailing(), 'the folder was tried');
  await nightly.stop();
  assert.match(lines[0]!.text, /^BACKUP_DIR CANNOT BE WRITTEN/);
  const good = start();
  good.start();
  await good.stop();
  assert.deepEqual([good.isFailing(), lines.length], [false, 1]);
});

test('a command that failed, or was ended with the service, runs soon after the next start', async (t) => {
  const { nights, lines, time, start } = await aService(t);
  const doctorSays = async () => {
    const backups = { folder: nights, key: null, command: 'any' };
    const config = { backups, databaseUrl: null, dataDir: nights } as Config;
    return (await checkBackups(config, time.now)).map(({ state }) => state);
  };
  await start({ command: FAILING }).runOnce();
  assert.deepEqual(await doctorSays(), ['Warning']);
  time.now += 60_000;
  await start({ command: 'cp "$1" "$1.elsewhere"' }).runOnce();
  assert.deepEqual(await doctorSays(), ['Good']);
  assert.equal(lines.at(-1)!.level, 'info');
  const taken = () => readdirSync(nights).filter((name) => name.endsWith('.elsewhere'));
  assert.equal(taken().length, 1);
});

test('a backup that was made while the clock was years ahead keeps no other from being made', async (t) => {
  const { nights, lines, start } = await aService(t);
  mkdirSync(nights);
  const header = { at: '2099-01-01T02:00:05Z', release: '1.0.0', schema: 1, postgres: '18.4' };
  writeFileSync(join(nights, backupFileName(header, false)), '');
  const nightly = start();
  assert.equal(await nightly.ageSeconds(), null);
  await nightly.runOnce();
  assert.deepEqual(
    lines.map(({ level }) => level),
    ['info'],
  );
  assert.notEqual(await nightly.ageSeconds(), null);
});

test('the quiet hour is four in the morning where the restaurant is', () => {
  const at = (text: string) => Date.parse(text);
  assert.equal(lastQuietHour(at('2026-11-26T00:59:00Z'), 'Europe/Istanbul'), at('2026-11-25T01:00:00Z'));
  assert.equal(lastQuietHour(at('2026-11-26T01:00:00Z'), 'Europe/Istanbul'), at('2026-11-26T01:00:00Z'));
  // Daylight saving time began at two.
  assert.equal(lastQuietHour(at('2026-03-29T12:00:00Z'), 'Europe/Berlin'), at('2026-03-29T02:00:00Z'));
});

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeOwnDatabase } from '../../test/own-database.ts';
import { systemClock } from '../parts/parts.ts';
import { createNightlyBackups, lastQuietHour } from './nightly-backups.ts';

test('each night a backup is made while it is needed, a failure is said as an error, and so is one of the command', async (t) => {
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
  let now = systemClock.now();
  const clock = { now: () => now };
  const nights = join(folder, 'nights');
  const settings = { folder: nights, key: null, command: null as string | null };
  const nightly = createNightlyBackups({ db, clock, log, dataDir: folder, settings });
  assert.equal(await nightly.ageSeconds(), null);
  await nightly.runOnce();
  await nightly.runOnce();
  assert.deepEqual(
    lines.map(({ level, text }) => [level, text]),
    [['info', 'backed up the database']],
  );
  assert.match(String(lines[0]!.fields['warning']), /lost with it: set BACKUP_DIR or BACKUP_COMMAND/);
  assert.ok((await nightly.ageSeconds())! < 600);
  now += 86_400_000;
  const command = `echo "no such place: $1" >&2; exit 3`;
  const taking = createNightlyBackups({
    db,
    clock,
    log,
    dataDir: folder,
    settings: { ...settings, command },
  });
  await taking.runOnce();
  assert.ok(taking.isFailing());
  assert.match(String(lines.at(-1)!.fields['reason']), /exit code 3.+no such place: .+sql\.gz/);
  const unwritable = { ...settings, folder: join(import.meta.filename, 'not-a-folder') };
  const failing = createNightlyBackups({ db, clock, log, dataDir: folder, settings: unwritable });
  await failing.runOnce();
  assert.ok(failing.isFailing());
  assert.equal(lines.at(-1)!.level, 'error');
});

test('the quiet hour is four in the morning where the restaurant is', () => {
  const at = (text: string) => Date.parse(text);
  assert.equal(lastQuietHour(at('2026-11-26T00:59:00Z'), 'Europe/Istanbul'), at('2026-11-25T01:00:00Z'));
  assert.equal(lastQuietHour(at('2026-11-26T01:00:00Z'), 'Europe/Istanbul'), at('2026-11-26T01:00:00Z'));
  // The clocks went forward at two.
  assert.equal(lastQuietHour(at('2026-03-29T12:00:00Z'), 'Europe/Berlin'), at('2026-03-29T02:00:00Z'));
});

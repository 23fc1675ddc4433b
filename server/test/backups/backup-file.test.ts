import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onOneEngine } from '../cluster/cluster.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { makeOwnDatabase } from '../postgres/own-database.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));

const sofra = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [COMMAND, ...args], { env: { PATH: process.env['PATH'], ...settings } });

test(
  'a backup replaces no file that is there, unless it is told to, and says when it alone is not encrypted',
  onOneEngine('a cluster is not backed up'),
  async (t) => {
    const database = await makeOwnDatabase();
    const nights = await makeDataFolder('nights');
    t.after(async () => {
      await rm(nights, { recursive: true, force: true });
      await database.drop();
    });
    const path = join(nights, 'kept.sql.gz');
    await writeFile(path, 'a backup of before');
    await assert.rejects(
      sofra({ DATABASE_URL: database.url }, 'backup', path),
      ({ stderr }: { stderr: string }) => /already exists and was not changed: .+--force/.test(stderr),
    );
    assert.equal(await readFile(path, 'utf8'), 'a backup of before');
    // The nightly one of the service is encrypted.
    await writeFile(
      join(nights, 'sofra-2026-01-02T03-04-05Z-0.1.0-schema100-postgres18.1.sql.gz.sealed'),
      '',
    );
    const settings = { DATABASE_URL: database.url, BACKUP_DIR: nights };
    assert.match((await sofra(settings, 'backup', path, '--force')).stdout, /IT IS NOT ENCRYPTED/);
    const sealed = { ...settings, BACKUP_KEY: 'a passphrase of the operator' };
    assert.doesNotMatch((await sofra(sealed, 'backup', path, '--force')).stdout, /NOT ENCRYPTED/);
  },
);

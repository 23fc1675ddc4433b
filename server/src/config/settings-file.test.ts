import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { settingsOfCommand } from './settings-file.ts';

test('a command takes the settings of the service, below those that it was given, and leaves those of another service alone', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'sofra.env');
  writeFileSync(
    file,
    '# The port\nPORT=4711\nBACKUP_KEY="a long passphrase"\nPUBLIC_URL=https://sofra.example\n',
  );
  const settings = (environment: Record<string, string>) =>
    settingsOfCommand(environment, null, file).environment;
  assert.deepEqual(settings({ PATH: '/bin' }), {
    ...{ DATA_DIR: '/var/lib/sofra', DEMO: 'off', PATH: '/bin', PORT: '4711' },
    ...{ BACKUP_KEY: 'a long passphrase', PUBLIC_URL: 'https://sofra.example' },
  });
  assert.equal(settings({ DATA_DIR: '/var/lib/sofra', PORT: '1' })['PORT'], '1');
  assert.equal(settings({ DATA_DIR: '/var/lib/sofra' })['PORT'], '4711');
  assert.deepEqual(settings({ DATA_DIR: 'data' }), { DATA_DIR: 'data' });
  assert.deepEqual(settings({ DATABASE_URL: 'postgres://a/b' }), { DATABASE_URL: 'postgres://a/b' });
  assert.equal(settingsOfCommand({}, null, file).openFile, file);
  chmodSync(file, 0o640);
  assert.equal(settingsOfCommand({}, null, file).openFile, null);
  assert.equal(settingsOfCommand({ DATA_DIR: 'data' }, file).environment['PORT'], '4711');
});

test('a file of settings that cannot be read is named', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.throws(() => settingsOfCommand({}, join(folder, 'none.env')), /--env-file cannot be read: ENOENT/);
  assert.equal(settingsOfCommand({}, null, join(folder, 'none.env')).unreadFile, null);
  const unreadable = join(folder, 'sofra.env');
  mkdirSync(unreadable);
  assert.equal(settingsOfCommand({}, null, unreadable).unreadFile, unreadable);
});

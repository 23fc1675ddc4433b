import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { readConfig } from './config.ts';

test('a variable that was probably meant as a setting is said, and those of other programs are not', () => {
  const warned = (environment: Record<string, string>) => readConfig(environment).warnings;
  for (const [given, meant] of [
    ['SOFRA_PORT', 'PORT'],
    ['PUBLIC_URl', 'PUBLIC_URL'],
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['BACKUPDIR', 'BACKUP_DIR'],
    ['TRUST_PORXY', 'TRUST_PROXY'],
    ['SECRET_KEY_FIL', 'SECRET_KEY_FILE'],
    ['database_url', 'DATABASE_URL'],
  ] as const)
    assert.deepEqual(warned({ [given]: '1' }), [
      `${given} is not a setting of the service and is ignored. Did you mean ${meant}?`,
    ]);
  const others = { ...{ HOSTNAME: 'a', HOME: '/', SOFRA_URL: 'x', SOFRA_KEY: 'x', PATH: '/bin' } };
  assert.deepEqual(warned({ ...others, PORT: '3000', NODE_OPTIONS: '', DATA_DIR: 'data', TZ: 'UTC' }), []);
});

test('a secret may be in a file', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'token');
  writeFileSync(file, 'a token in a file of its own\n');
  assert.equal(readConfig({ OPERATOR_TOKEN_FILE: file }).operatorToken, 'a token in a file of its own');
  writeFileSync(file, 'postgres://sofra:hidden@db.example/sofra\n');
  const given = { DATABASE_URL_FILE: file, SECRET_KEY: 'ab'.repeat(32) };
  assert.equal(readConfig(given).databaseUrl, 'postgres://sofra:hidden@db.example/sofra');
  const problem = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
    } catch (error) {
      return error instanceof SetupError ? error.message : String(error);
    }
    return null;
  };
  assert.match(
    problem({ SECRET_KEY_FILE: join(folder, 'none') })!,
    /^SECRET_KEY_FILE is .+none, a file that this user cannot read/,
  );
  assert.match(problem({ BACKUP_KEY_FILE: file, BACKUP_KEY: 'x'.repeat(16) })!, /both set/);
});

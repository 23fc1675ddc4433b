import assert from 'node:assert/strict';
import { lstatSync, mkdirSync, readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COPYING_LINE, copyBinaries, recordLog, temporaryFolder } from './engine-fixture.ts';
import { accountForNewCluster, isRoot } from './postgres-account.ts';
import { installedBinaries, programPath, usableBinaries } from './postgres-binaries.ts';

const ONLY_ROOT = isRoot() ? false : 'only root runs PostgreSQL under another account';

test('on a platform without a bundled PostgreSQL the error says to set DATABASE_URL', () => {
  assert.throws(() => installedBinaries('plan9-mips'), {
    name: 'SetupError',
    message:
      'No PostgreSQL comes with this installation for plan9-mips; set DATABASE_URL to a PostgreSQL 15 or newer.',
  });
});

test('a user that can run the installed binaries gets no copy', (t) => {
  const into = temporaryFolder(t);
  const installed = installedBinaries();
  assert.equal(usableBinaries(installed, null, into, recordLog()), installed);
  assert.deepEqual(readdirSync(into), []);
});

test('when the loader of the binaries is missing, as on musl, the error says to set DATABASE_URL', (t) => {
  const folder = temporaryFolder(t);
  const binaries = { folder, version: '18.0' };
  mkdirSync(join(folder, 'bin'));
  writeFileSync(programPath(binaries, 'postgres'), '#!/no/such/loader\n', { mode: 0o755 });
  assert.throws(() => usableBinaries(binaries, null, folder, recordLog()), {
    name: 'SetupError',
    message:
      'The PostgreSQL that comes with the service does not run here (this system is not built on glibc); set DATABASE_URL to a PostgreSQL 15 or newer, or use a distribution with glibc.',
  });
});

test('when binaries are installed only in part, the error says to install them again', (t) => {
  const folder = temporaryFolder(t);
  const binaries = { folder, version: '18.0' };
  mkdirSync(join(folder, 'bin'));
  const script = '#!/bin/sh\necho libpq.so.5: cannot open shared object file >&2\nexit 127\n';
  writeFileSync(programPath(binaries, 'postgres'), script, { mode: 0o755 });
  assert.throws(() => usableBinaries(binaries, null, folder, recordLog()), {
    name: 'SetupError',
    message: /\(libpq\.so\.5: cannot open shared object file\); reinstall .*npm rebuild.*DATABASE_URL/,
  });
});

test('binaries that the account cannot read are copied once, with their links, for it to run', {
  skip: ONLY_ROOT,
}, (t) => {
  const into = temporaryFolder(t);
  const installed = installedBinaries();
  const hidden = copyBinaries(t, false);
  const log = recordLog();
  const account = accountForNewCluster();
  const copy = usableBinaries(hidden, account, into, log);
  assert.equal(copy.folder, join(into, `postgresql-${installed.version}`));
  const link = join('lib', 'libpq.so.5');
  if (lstatSync(join(installed.folder, link), { throwIfNoEntry: false })?.isSymbolicLink()) {
    assert.equal(readlinkSync(join(copy.folder, link)), readlinkSync(join(installed.folder, link)));
  }
  const made = statSync(copy.folder).ctimeMs;
  assert.deepEqual(usableBinaries(hidden, account, into, log), copy);
  assert.equal(statSync(copy.folder).ctimeMs, made);
  assert.deepEqual(log.lines, [COPYING_LINE]);
  assert.deepEqual(readdirSync(into), [`postgresql-${installed.version}`]);
});

import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SetupError } from '../../core/setup-error.ts';
import { temporaryFolder } from '../engine-fixture.ts';
import { fillDataFolder, refuseUnfinishedRestore } from './unfinished-restore.ts';

const failing = () => Promise.reject(new SetupError('It cannot be filled.'));

test('a new folder that could not be filled is refused, until it is', async (t) => {
  const folder = temporaryFolder(t);
  await assert.rejects(fillDataFolder(folder, failing));
  assert.throws(() => refuseUnfinishedRestore(folder), /did not arrive: run "sofra restore"/);
  await fillDataFolder(folder, async () => {});
  refuseUnfinishedRestore(folder);
});

test('a folder whose database lies on a disk that is away is not one to begin anew', async (t) => {
  const folder = temporaryFolder(t);
  symlinkSync(join(folder, 'disk', 'cluster'), join(folder, 'postgres'));
  await assert.rejects(fillDataFolder(folder, failing));
  refuseUnfinishedRestore(folder);
});

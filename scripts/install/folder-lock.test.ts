import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { takeFolderLock } from './folder-lock.mjs';

const NEVER_MS = 600_000;

test('a second process waits until the first releases the lock, and says so', async (t) => {
  const root = temporaryFolder(t);
  const said: string[] = [];
  const steps: string[] = [];
  const release = await takeFolderLock(join(root, '.lock'), () => said.push('waits'), NEVER_MS);
  const second = takeFolderLock(join(root, '.lock'), () => said.push('waits'), NEVER_MS).then(
    (releaseSecond) => {
      steps.push('second holds');
      releaseSecond();
    },
  );
  steps.push('first lets go');
  release();
  await second;
  assert.deepEqual(steps, ['first lets go', 'second holds']);
  assert.deepEqual(said, ['waits']);
  assert.deepEqual(readdirSync(root), []);
});

test('the lock of a killed process is taken over by one of those that wait', async (t) => {
  const root = temporaryFolder(t);
  mkdirSync(join(root, '.lock'));
  let callers = 0;
  const take = async () => {
    const release = await takeFolderLock(join(root, '.lock'), () => {}, 300);
    callers += 1;
    assert.equal(callers, 1);
    await new Promise((resolve) => setImmediate(resolve));
    callers -= 1;
    release();
  };
  await Promise.all([take(), take(), take()]);
  assert.equal(existsSync(join(root, '.lock')), false);
});

test('releasing a lock that another process took over leaves it to that process', async (t) => {
  const root = temporaryFolder(t);
  const lock = join(root, '.lock');
  const release = await takeFolderLock(join(root, '.lock'), () => {});
  // It still exists elsewhere: the next folder gets a number of its own.
  renameSync(lock, join(root, 'other'));
  mkdirSync(lock);
  release();
  assert.equal(existsSync(lock), true);
});

test('a missing folder cannot be locked', async (t) => {
  const root = join(temporaryFolder(t), 'missing');
  await assert.rejects(
    takeFolderLock(join(root, '.lock'), () => {}),
    { code: 'ENOENT' },
  );
});

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-lock-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

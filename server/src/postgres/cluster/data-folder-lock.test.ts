import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SetupError } from '../../core/setup-error.ts';
import { cleanUpAfterTest, kill, temporaryFolder } from '../engine-fixture.ts';
import { lockFolder, openDataFolder } from './data-folder-lock.ts';

const IN_USE = { name: 'SetupError', message: /^Another running service already uses the folder\. / };

test('a lock file is locked once, and again after its release', (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'lock');
  const lock = lockFolder(file, 'the folder');
  assert.deepEqual(readdirSync(folder), ['lock']);
  assert.throws(() => lockFolder(file, 'the folder'), IN_USE);
  assert.throws(() => lockFolder(file, 'the folder'), IN_USE);
  lock.release();
  lock.release();
  lockFolder(file, 'the folder').release();
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('a lock file that another process has locked is free once that process is killed', async (t) => {
  const file = join(temporaryFolder(t), 'lock');
  const script = `
    import { lockFolder } from ${JSON.stringify(import.meta.resolve('./data-folder-lock.ts'))};
    lockFolder(${JSON.stringify(file)}, 'the folder');
    globalThis.gc();
    console.log('locked');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUpAfterTest(t, () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  assert.throws(() => lockFolder(file, 'the folder'), IN_USE);
  await kill(child);
  lockFolder(file, 'the folder').release();
});

test('a file that is no lock file is refused and left as it is', (t) => {
  const file = join(temporaryFolder(t), 'lock');
  writeFileSync(file, 'a letter'.repeat(200));
  assert.throws(() => lockFolder(file, 'the folder'), { name: 'SetupError', message: /cannot be used/ });
  assert.equal(statSync(file).size, 1600);
});

test('a data folder is made with its parents, closed to other users', (t) => {
  const path = join(temporaryFolder(t), 'a', 'b', 'data');
  assert.equal(openDataFolder(path), path);
  assert.equal(statSync(path).mode & 0o066, 0);
  assert.equal(openDataFolder(path), path);
});

const asRoot = process.geteuid?.() === 0 && 'root writes everywhere';

test('a data folder that cannot be written to is refused in a sentence that names it', {
  skip: asRoot,
}, (t) => {
  const path = join(temporaryFolder(t), 'data');
  mkdirSync(path);
  chmodSync(path, 0o500);
  for (const dataDir of [path, join(path, 'deeper')]) {
    const start = `The data folder ${dataDir} cannot be made or written to (EACCES); `;
    assert.throws(
      () => openDataFolder(dataDir),
      (error) => error instanceof SetupError && error.message.startsWith(start),
    );
  }
  assert.equal(existsSync(join(path, 'deeper')), false);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, type TestContext, test } from 'node:test';
import { newRepository, type Repository, start } from './sample-repository.ts';

describe('a tool that starts others', () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    test(`leaves nothing behind after ${signal}, also while it waits for one`, async (t) => {
      const repository = newRepository(t);
      const { child, tool } = await startCheck(t, repository, '');
      const end = once(child, 'exit');
      child.kill(signal);
      assert.deepEqual(await end, [null, signal]);
      assert.equal(isThere(tool), false);
    });
  }

  test('leaves nothing behind when it fails, nor a tool that does not end when it is told to', async (t) => {
    const repository = newRepository(t);
    const { child, tool } = await startCheck(t, repository, "process.on('SIGTERM', () => {});");
    const end = once(child, 'exit');
    child.stdin.end('fail');
    assert.deepEqual(await end, [3, null]);
    assert.equal(isThere(tool), false);
  });
});

/** Starts a check with a tool that never ends by itself. The check ends with 3 when its input does. */
async function startCheck(t: TestContext, repository: Repository, inTool: string) {
  const folder = join(repository.root, 'scripts/checks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tool.mjs'), `${inTool} setInterval(() => {}, 1000); console.log(process.pid);`);
  const tool = join(folder, 'tool.mjs');
  writeFileSync(
    join(folder, 'check.ts'),
    inTool === ''
      ? `import { spawnSync } from 'node:child_process';
         spawnSync(process.execPath, ['${tool}'], { stdio: 'inherit' });`
      : `import { spawn } from 'node:child_process';
         spawn(process.execPath, ['${tool}'], { stdio: ['ignore', 'inherit', 'inherit'] });
         process.stdin.on('end', () => process.exit(3)).resume();`,
  );
  const child = start(repository, ['check']);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  t.after(() => {
    if (isThere(pid)) process.kill(pid, 'SIGKILL');
  });
  return { child, tool: pid };
}

/** A process that has ended and that nobody has waited for has ended. */
function isThere(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}

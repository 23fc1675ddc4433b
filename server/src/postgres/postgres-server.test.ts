import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { waitUntilReady } from './postgres-server.ts';

const PID = 42;

/** The `postmaster.pid` of a server that started at a time in seconds. */
function fileOf(beganAt: number, status: string): string {
  return `${PID}\n/cluster\n${beganAt}\n5432\n/cluster\n\n  1 2\n${status}  \n`;
}

test('a file that a killed server with the same number left behind does not make the next one ready', async (t) => {
  const cluster = await mkdtemp(join(tmpdir(), 'sofra-cluster-'));
  t.after(() => rm(cluster, { recursive: true }));
  const file = join(cluster, 'postmaster.pid');
  const leftFile = fileOf(1_700_000_000, 'ready');
  await writeFile(file, leftFile);
  let looks = 0;
  const hasEnded = () => {
    looks += 1;
    return false;
  };
  const ready = waitUntilReady({ pid: PID, leftFile, hasEnded, endReason: () => '' }, { cluster });
  let isReady = false;
  void ready.then(() => {
    isReady = true;
  });
  const lookedAt = async (count: number) => {
    while (looks < count && !isReady) await new Promise(setImmediate);
    assert.equal(isReady, false);
  };
  await lookedAt(3);
  await writeFile(file, fileOf(1_700_000_100, 'starting'));
  await lookedAt(5);
  await writeFile(file, fileOf(1_700_000_100, 'ready'));
  await ready;
});

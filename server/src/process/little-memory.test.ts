import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

const LITTLE_MEMORY = new URL('little-memory.ts', import.meta.url).href;

/** A program that allocates 40 MB, releases it, and is idle until the heap is small. */
const PROGRAM = `
import { keepMemoryLow } from '${LITTLE_MEMORY}';
keepMemoryLow({ afterStartMs: 0, lookEveryMs: 50, worthMs: 50 });
const heapMb = () => process.memoryUsage().heapTotal / 1e6;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
await pause(100);
for (let round = 0; round < 2; round++) {
  let held = Array.from({ length: 400_000 }, (_, at) => ({ at, list: [at] }));
  const most = heapMb();
  held = null;
  const from = performance.now();
  while (heapMb() > 20 && performance.now() - from < 60_000) await pause(50);
  console.log(most > 30 && heapMb() < 20);
}`;

test('a process with nothing to do gives back the memory of its work, each time', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  assert.equal(stdout, 'true\ntrue\n');
});

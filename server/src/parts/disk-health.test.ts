import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { createDiskHealth, diskStateOf } from './disk-health.ts';

const GB = 1024 ** 3;

test('a disk has little room below a tenth of it, 2 GB at least and 20 GB at most', () => {
  for (const [state, free, total] of [
    ['Full', GB / 100, 100 * GB],
    ['Little', GB, 8 * GB],
    ['Good', 3 * GB, 8 * GB],
    ['Little', 9 * GB, 100 * GB],
    ['Good', 11 * GB, 100 * GB],
    ['Good', 21 * GB, 4_000 * GB],
  ] as const)
    assert.equal(diskStateOf(free, total), state, `${free / GB} of ${total / GB}`);
});

test('the disk of another machine is full for half a minute after the database said so', async () => {
  let now = 0;
  const disk = createDiskHealth(null, { now: () => now });
  assert.deepEqual(await disk.read(), { state: 'Good', freeBytes: null });
  disk.noteFull();
  now = 29_000;
  assert.deepEqual(await disk.read(), { state: 'Full', freeBytes: null });
  now = 30_000;
  assert.deepEqual(await disk.read(), { state: 'Good', freeBytes: null });
  const here = await createDiskHealth(tmpdir(), { now: () => now }).read();
  assert.ok(here.freeBytes! > 0);
});

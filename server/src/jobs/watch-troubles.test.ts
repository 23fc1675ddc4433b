import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import type { DiskState } from '../parts/disk-health.ts';
import type { NoticeToOperator } from '../parts/outgoing.ts';
import { createTroubleWatch } from './watch-troubles.ts';

const MINUTE_MS = 60_000;

/** A trouble watch over a made-up service whose state the test sets. */
function newWatchedService() {
  const is = {
    ...{ now: 0, disk: 'Good' as DiskState, isBackupFailing: false, ageSeconds: 0 as number | null },
    ...{ isPrintingStuck: false, isReachable: true },
  };
  const told: Pick<NoticeToOperator, 'trouble' | 'state'>[] = [];
  const lines: string[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line).msg);
  const watch = createTroubleWatch({
    backups: {
      isMade: true,
      ageSeconds: async () => is.ageSeconds,
      isFailing: () => is.isBackupFailing,
      areOnDataDisk: async () => false,
    },
    disk: { read: async () => ({ state: is.disk, freeBytes: null }) },
    jobs: { printing: { isFailing: () => is.isPrintingStuck } },
    tell: async ({ trouble, state }) => {
      if (is.isReachable) told.push({ trouble, state });
      return is.isReachable;
    },
    clock: { now: () => is.now },
    log: pino({ level: 'info' }, { write }),
  });
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      is.now += MINUTE_MS;
      await watch.runOnce();
    }
  };
  return { is, told, lines, pass };
}

test('a trouble is reported and logged once, and again when it is over', async () => {
  const { is, told, lines, pass } = newWatchedService();
  await pass(2);
  assert.deepEqual([told, lines], [[], []]);
  is.isPrintingStuck = true;
  await pass(3);
  assert.deepEqual(told, [{ trouble: 'job-printing', state: 'Begun' }]);
  is.isPrintingStuck = false;
  await pass(3);
  // The trouble comes back soon, so it counts as the same trouble.
  is.isPrintingStuck = true;
  await pass(2);
  is.isPrintingStuck = false;
  await pass(7);
  assert.deepEqual(told.slice(1), [{ trouble: 'job-printing', state: 'Over' }]);
  assert.equal(lines.length, 2);
  assert.match(lines[0]!, /^The job printing fails/);
});

test('a disk is reported before it is full, and when it is full', async () => {
  const { is, told, pass } = newWatchedService();
  is.disk = 'Little';
  await pass(1);
  is.disk = 'Full';
  await pass(2);
  is.disk = 'Good';
  await pass(7);
  assert.deepEqual(
    told.map(({ trouble, state }) => `${trouble} ${state}`),
    ['disk-little Begun', 'disk-full Begun', 'disk-little Over', 'disk-full Over'],
  );
});

test('a failed backup is reported, and a missing one after the service had time to make it', async () => {
  const { is, told, pass } = newWatchedService();
  is.ageSeconds = null;
  await pass(59);
  assert.deepEqual(told, []);
  await pass(1);
  assert.deepEqual(told, [{ trouble: 'backup-missing', state: 'Begun' }]);
  is.isBackupFailing = true;
  await pass(1);
  assert.deepEqual(told.at(-1), { trouble: 'backup-failing', state: 'Begun' });
});

test('a report that could not be sent is sent a minute later, unless the trouble is over by then', async () => {
  const { is, told, pass } = newWatchedService();
  is.isReachable = false;
  is.isBackupFailing = true;
  is.disk = 'Little';
  await pass(1);
  is.disk = 'Good';
  await pass(10);
  is.isReachable = true;
  await pass(1);
  assert.deepEqual(told, [{ trouble: 'backup-failing', state: 'Begun' }]);
});

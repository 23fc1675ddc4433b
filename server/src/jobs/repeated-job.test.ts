import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { createRepeatedJob, type RepeatedWork } from './repeated-job.ts';

/** A job without pauses, whose runs end as the test decides, and its log lines. */
function jobOf(
  run: (count: number, stopping: AbortSignal) => Promise<void>,
  change: Partial<RepeatedWork> = {},
) {
  const lines: { reason: string; msg: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  let count = 0;
  const runOnce = (stopping: AbortSignal) => run(++count, stopping);
  return { job: createRepeatedJob({ runOnce, everyMs: 0, failure: 'cannot run', ...change }, log), lines };
}

test('a job runs again after a run that fails, and logs the reason', async () => {
  const third = Promise.withResolvers<void>();
  const { job, lines } = jobOf(async (count) => {
    if (count === 3) third.resolve();
    if (count === 1) throw new Error('no database');
  });
  job.start();
  await third.promise;
  await job.stop();
  assert.deepEqual(
    lines.map(({ reason, msg }) => [reason, msg]),
    [['no database', 'cannot run']],
  );
});

test('a job that stops asks its run to end, waits for it, and does not log its error', async () => {
  const begun = Promise.withResolvers<void>();
  let hasEnded = false;
  const { job, lines } = jobOf(async (_, stopping) => {
    begun.resolve();
    await new Promise<void>((resolve) => stopping.addEventListener('abort', () => setImmediate(resolve)));
    hasEnded = true;
    stopping.throwIfAborted();
  });
  job.start();
  await begun.promise;
  await job.stop();
  assert.ok(hasEnded);
  assert.deepEqual(lines, []);
});

test('a job that waits first does not run when it is stopped before its first pause ends', async () => {
  let runs = 0;
  const { job } = jobOf(async () => void runs++, { waitsFirst: true, everyMs: 3_600_000 });
  job.start();
  await job.stop();
  assert.equal(runs, 0);
});

test('a job that is started twice runs once at a time', async () => {
  let running = 0;
  let most = 0;
  const done = Promise.withResolvers<void>();
  const { job } = jobOf(async (count) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    if (count === 3) done.resolve();
  });
  job.start();
  job.start();
  await done.promise;
  await job.stop();
  assert.equal(most, 1);
});

test('a job is failing after three failed runs, and recovers after a successful one', async () => {
  const found: boolean[] = [];
  const done = Promise.withResolvers<void>();
  const { job } = jobOf(async (count) => {
    found.push(job.isFailing());
    if (count === 5) done.resolve();
    if (count <= 3) throw new Error('no database');
  });
  job.start();
  await done.promise;
  await job.stop();
  assert.deepEqual(found, [false, false, false, true, false]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { until } from '../../test/webhooks/webhook-delivery-fixture.ts';
import { createQueueJob, type QueueWork } from './queue-job.ts';

interface TestQueue {
  id: string;
  pool?: string;
  tenant?: string;
}

/** A job with a list of queues, and the controls of a test. */
function jobOf(change: Partial<QueueWork<TestQueue, string>>) {
  const faults: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => faults.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const work: QueueWork<TestQueue, string> = {
    name: 'testing',
    pools: { all: { slots: 10, perTenant: 10 } },
    lookEveryMs: 1,
    leaseMs: 60_000,
    listDue: async () => [{ id: 'one' }],
    nameOf: ({ id }) => id,
    shareOf: ({ pool = 'all', tenant = 'one' }) => ({ pool, tenant }),
    take: async () => 'lease',
    release: async () => {},
    serve: async () => {},
    ...change,
  };
  return { job: createQueueJob({ clock: { now: () => 0 }, log }, work), faults };
}

test('a queue that throws an error pauses, while the job continues with others', async () => {
  let looks = 0;
  const served: string[] = [];
  const { job, faults } = jobOf({
    listDue: async () => {
      looks += 1;
      return [{ id: 'faulty' }, { id: 'sound' }];
    },
    serve: async ({ id }) => {
      served.push(id);
      if (id === 'faulty') throw new Error('a bug');
    },
  });
  job.start();
  await until(() => looks >= 20, 'it looked twenty times');
  await job.stop();
  assert.equal(served.filter((id) => id === 'faulty').length, 1);
  assert.ok(served.filter((id) => id === 'sound').length > 1);
  assert.deepEqual(faults, ['testing failed']);
});

test('a queue is served by one run at a time, and at most as many queues as there are slots', async () => {
  const gates = new Map<string, () => void>();
  const served = new Set<string>();
  const { job } = jobOf({
    pools: { all: { slots: 2, perTenant: 2 } },
    listDue: async () => ['a', 'b', 'c'].filter((id) => !served.has(id)).map((id) => ({ id })),
    serve: async ({ id }) => {
      await new Promise<void>((open) => gates.set(id, open));
      served.add(id);
    },
  });
  const run = job.runOnce();
  await until(() => gates.size === 2, 'two queues are served');
  const again = job.runOnce();
  await new Promise(setImmediate);
  assert.deepEqual([...gates.keys()], ['a', 'b']);
  gates.get('a')!();
  gates.get('b')!();
  await until(() => gates.size === 3, 'the queue without a slot is served next');
  gates.get('c')!();
  await Promise.all([run, again]);
});

test('queues that never end use up neither the slots of another pool nor those of another tenant', async () => {
  const queues: TestQueue[] = [
    ...['a', 'b', 'c'].map((id) => ({ id, pool: 'failing', tenant: 'bad' })),
    { id: 'd', pool: 'failing', tenant: 'other' },
    { id: 'e', pool: 'failing', tenant: 'third' },
    { id: 'f', pool: 'sound', tenant: 'bad' },
    { id: 'g', pool: 'sound', tenant: 'good' },
  ];
  const begun: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let looks = 0;
  const { job } = jobOf({
    pools: { failing: { slots: 3, perTenant: 2 }, sound: { slots: 2, perTenant: 1 } },
    listDue: async () => {
      looks += 1;
      return queues;
    },
    serve: ({ id }) => {
      begun.push(id);
      return ended;
    },
  });
  job.start();
  await until(() => looks > 5, 'it looked again');
  assert.deepEqual(begun, ['a', 'b', 'd', 'f', 'g']);
  const stopped = job.stop();
  end();
  await stopped;
});

test('a queue whose lease another server has is not served', async () => {
  const { job } = jobOf({
    take: async () => null,
    serve: () => assert.fail('it was served'),
  });
  await job.runOnce();
});

test('a run is notified when the job is stopping, and cannot renew its lease then', async () => {
  const seen: unknown[] = [];
  const { job } = jobOf({
    serve: async (_queue, lease, renew, signal) => {
      seen.push(lease, await renew(), signal.aborted);
      const stopped = job.stop();
      seen.push(signal.aborted, await renew());
      void stopped;
    },
  });
  await job.runOnce();
  assert.deepEqual(seen, ['lease', 'lease', false, true, null]);
});

test('a lease is released only after its last renewal', async () => {
  const steps: string[] = [];
  const { job } = jobOf({
    leaseMs: 3,
    take: async () => {
      steps.push('take');
      await new Promise(setImmediate);
      steps.push('taken');
      return 'lease';
    },
    serve: () => until(() => steps.length > 10, 'the lease was renewed several times'),
    release: async () => {
      steps.push('released');
    },
  });
  await job.runOnce();
  assert.equal(steps.at(-1), 'released');
  assert.equal(
    steps.filter((step) => step === 'take').length,
    steps.filter((step) => step === 'taken').length,
  );
});

test('a job is failing while it cannot search for queues, and recovers when it can', async () => {
  let isAway = true;
  const { job } = jobOf({
    listDue: async () => {
      if (isAway) throw new Error('away');
      return [];
    },
  });
  for (const isFailing of [false, false, true, true]) {
    await assert.rejects(job.runOnce(), /away/);
    assert.equal(job.isFailing(), isFailing);
  }
  isAway = false;
  await job.runOnce();
  assert.equal(job.isFailing(), false);
});

test('a job is failing while it can take no queue, until it takes one or none is due', async () => {
  let refusal: Error | null = new Error('read-only');
  let due = [{ id: 'one' }];
  const { job } = jobOf({
    listDue: async () => due,
    take: async () => {
      if (refusal !== null) throw refusal;
      return 'lease';
    },
  });
  const failThreeTimes = async () => {
    for (let times = 0; times < 3; times++) await job.runOnce();
    assert.equal(job.isFailing(), true);
  };
  await failThreeTimes();
  refusal = null;
  await job.runOnce();
  assert.equal(job.isFailing(), false);

  refusal = new Error('read-only');
  await failThreeTimes();
  due = [];
  await job.runOnce();
  assert.equal(job.isFailing(), false);
});

test('a lost node of a cluster, whose queues wait for it, does not make a job fail for all others', async () => {
  const lost = Object.assign(new Error('connection to the remote node failed'), { code: 'XX000' });
  const { job } = jobOf({ take: () => Promise.reject(lost) });
  for (let times = 0; times < 5; times++) await job.runOnce();
  assert.equal(job.isFailing(), false);
});

test('a queue whose service fails does not make the job fail', async () => {
  const { job } = jobOf({ serve: () => Promise.reject(new Error('a bug')) });
  for (let times = 0; times < 5; times++) await job.runOnce();
  assert.equal(job.isFailing(), false);
});

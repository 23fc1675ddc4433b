import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { openTestDatabase, useSofra } from '../../test/harness/sofra.ts';
import { until } from '../../test/webhooks/webhook-delivery-fixture.ts';
import { Gate } from '../http/limits/gate.ts';
import { createRepeatedJob } from '../jobs/repeated-job.ts';
import { createDiskHealth } from '../parts/disk-health.ts';
import type { Database } from '../store/database.ts';
import { createReadiness } from './readiness.ts';

const around = openTestDatabase();
/** Statements that match it fail; `null` fails none. */
let failing: RegExp | null = null;
const db: Database = {
  ...around,
  query: async (statement) => {
    if (failing?.test(statement.text) === true)
      throw new Error('cannot execute this in a read-only transaction');
    return around.query(statement);
  },
};
const sofra = useSofra({ db });
after(() => around.close());
const disk = createDiskHealth(null, { now: () => sofra.clock.now() });

async function readReadiness(): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${sofra.baseUrl}/health/ready`);
  return { status: answer.status, body: await answer.json() };
}

test('the service is not ready while a job cannot do its work, says which, and is ready again by itself', async () => {
  const { printing } = sofra.app.jobs;
  assert.deepEqual(await readReadiness(), { status: 200, body: { status: 'ready' } });
  failing = /printer_queue/;
  printing.start();
  let answer = await readReadiness();
  await until(async () => {
    printing.wake();
    answer = await readReadiness();
    return answer.status === 503;
  }, 'the job failed often enough');
  const reason = 'Jobs fail again and again: printing. The log says why.';
  assert.deepEqual(answer.body, { status: 'not ready', reason });
  failing = null;
  await until(async () => {
    printing.wake();
    return (await readReadiness()).status === 200;
  }, 'the job works again');
});

for (const name of ['figures', 'sweep'] as const) {
  test(`so it is while the ${name} job fails run after run`, async () => {
    let isBroken = true;
    const runOnce = async () => {
      if (isBroken) throw new Error('cannot execute this in a read-only transaction');
    };
    const job = createRepeatedJob({ runOnce, everyMs: 1, failure: 'cannot run' }, pino({ level: 'silent' }));
    const findUnready = await createReadiness({ db, clock: sofra.clock, disk }, new Gate(1), {
      ...sofra.app.jobs,
      [name]: job,
    });
    assert.equal(await findUnready(), null);
    job.start();
    await until(async () => (await findUnready()) !== null, 'the job failed often enough');
    assert.equal(await findUnready(), `Jobs fail again and again: ${name}. The log says why.`);
    isBroken = false;
    await until(async () => (await findUnready()) === null, 'the job works again');
    await job.stop();
  });
}

test('the service is not ready while the database does not answer', async () => {
  failing = /./;
  sofra.clock.advance(1_000);
  const reason = 'The database does not answer.';
  assert.deepEqual(await readReadiness(), { status: 503, body: { status: 'not ready', reason } });
  failing = null;
  sofra.clock.advance(1_000);
  assert.equal((await readReadiness()).status, 200);
});

test('however many ask whether the service is ready, the database is asked once a second', async () => {
  let asked = 0;
  const counted: Database = {
    ...db,
    query: (statement) => {
      asked += 1;
      return db.query(statement);
    },
  };
  const findUnready = await createReadiness(
    { db: counted, clock: sofra.clock, disk },
    new Gate(1),
    sofra.app.jobs,
  );
  const askTwenty = () => Promise.all(Array.from({ length: 20 }, findUnready));
  assert.deepEqual([...(await askTwenty()), ...(await askTwenty())], Array(40).fill(null));
  assert.equal(asked, 1);
  sofra.clock.advance(1_000);
  await askTwenty();
  assert.equal(asked, 2);
});

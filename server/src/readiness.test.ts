import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestDatabase, useSofra } from '../test/sofra.ts';
import { until } from '../test/webhook-delivery-fixture.ts';
import type { Database } from './store/database.ts';

const around = openTestDatabase();
/** What the statements have that fail now. */
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

async function ready(): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${sofra.baseUrl}/health/ready`);
  return { status: answer.status, body: await answer.json() };
}

test('the service is not ready while a job cannot do its work, says which, and is ready again by itself', async () => {
  const { printing } = sofra.app.jobs;
  assert.deepEqual(await ready(), { status: 200, body: { status: 'ready' } });
  failing = /printer_queue/;
  printing.start();
  let answer = await ready();
  await until(async () => {
    printing.wake();
    answer = await ready();
    return answer.status === 503;
  }, 'the job failed often enough');
  const reason = 'Jobs fail again and again: printing. The log says why.';
  assert.deepEqual(answer.body, { status: 'not ready', reason });
  failing = null;
  await until(async () => {
    printing.wake();
    return (await ready()).status === 200;
  }, 'the job works again');
});

test('the service is not ready while the database does not answer', async () => {
  failing = /./;
  const reason = 'The database does not answer.';
  assert.deepEqual(await ready(), { status: 503, body: { status: 'not ready', reason } });
  failing = null;
  assert.equal((await ready()).status, 200);
});

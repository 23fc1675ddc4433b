import assert from 'node:assert/strict';
import { test } from 'node:test';
import type pg from 'pg';
import type { Statement } from './database.ts';
import { sendStatement } from './send-statement.ts';

/** A connection that answers when it is told to, with what it was given. */
function heldConnection() {
  const sent: pg.QueryConfig[] = [];
  const answers: PromiseWithResolvers<unknown>[] = [];
  const client = {
    query: (config: pg.QueryConfig) => {
      sent.push(config);
      const answer = Promise.withResolvers<unknown>();
      answers.push(answer);
      return answer.promise;
    },
  } as unknown as pg.ClientBase;
  return { client, sent, answers };
}

test('the parameters of a statement are dropped once it is answered or has failed, and those of its caller stay', async () => {
  const { client, sent, answers } = heldConnection();
  const statement: Statement = { text: 'select $1, $2', values: ['a', ['b']] };
  const [first, second] = [sendStatement(client, statement), sendStatement(client, statement)];
  assert.deepEqual(
    sent.map(({ values }) => values),
    [
      ['a', '{b}'],
      ['a', '{b}'],
    ],
  );
  answers[0]!.resolve('rows');
  assert.equal(await first, 'rows');
  assert.deepEqual(
    sent.map(({ values }) => values!.length),
    [0, 2],
  );
  answers[1]!.reject(new Error('away'));
  await assert.rejects(second, /away/);
  assert.deepEqual([sent[1]!.values, statement.values], [[], ['a', ['b']]]);
});

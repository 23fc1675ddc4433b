import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../test/harness/sofra.ts';
import { inTransaction } from '../store/database.ts';
import type { TakeStep } from '../throttles/long-reads.ts';
import { stepwiseDatabase } from './stepwise-database.ts';

const sofra = useSofra();

test('each statement of a long read is a step of its venue, and so is a whole transaction', async () => {
  const steps: string[] = [];
  let isUnderWay = false;
  const takeStep: TakeStep = async (venueId, step) => {
    assert.ok(!isUnderWay);
    isUnderWay = true;
    steps.push(venueId);
    const answer = await step();
    isUnderWay = false;
    return answer;
  };
  const db = stepwiseDatabase(sofra.db, takeStep, 'a');
  assert.deepEqual(await db.query({ text: 'select 1 as one' }), [{ one: 1 }]);
  const both = await inTransaction(db, async (tx) => [
    await tx.query({ text: 'select 2 as two' }),
    await tx.query({ text: 'select 3 as three' }),
  ]);
  assert.deepEqual(both, [[{ two: 2 }], [{ three: 3 }]]);
  assert.deepEqual(steps, ['a', 'a']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideUntilFresh, isStale, STALE } from './decide-until-fresh.ts';

test('a fresh attempt is not repeated', async () => {
  let attempts = 0;
  const outcome = await decideUntilFresh(5, isStale, async () => {
    attempts += 1;
    return 'placed';
  });
  assert.deepEqual([outcome, attempts], ['placed', 1]);
});

test('a stale attempt is repeated, and gets the previous outcome', async () => {
  type Outcome = { found: number; isMoved: boolean };
  const isMoved = (outcome: Outcome): outcome is Outcome & { isMoved: true } => outcome.isMoved;
  const outcome = await decideUntilFresh(5, isMoved, async (before) => {
    const found = (before?.found ?? 0) + 1;
    return { found, isMoved: found < 3 };
  });
  assert.deepEqual(outcome, { found: 3, isMoved: false });
});

test('attempts that stay stale end after the allowed number, with a stale outcome', async () => {
  let attempts = 0;
  const outcome = await decideUntilFresh(3, isStale, async () => {
    attempts += 1;
    return STALE;
  });
  assert.deepEqual([outcome, attempts], [STALE, 3]);
});

test('an error in an attempt ends the attempts', async () => {
  let attempts = 0;
  const failing = decideUntilFresh(3, isStale, async () => {
    attempts += 1;
    throw new Error('away');
  });
  await assert.rejects(failing, { message: 'away' });
  assert.equal(attempts, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurns } from './turns.ts';

test('at most the allowed number run at the same time, in the order in which they came', async () => {
  const takeTurn = createTurns(2);
  const [started, finish]: [number[], (() => void)[]] = [[], []];
  const runs = [0, 1, 2, 3].map((number) =>
    takeTurn(() => {
      started.push(number);
      return new Promise<number>((resolve) => finish.push(() => resolve(number)));
    }),
  );
  await new Promise(setImmediate);
  assert.deepEqual(started, [0, 1]);
  finish[1]!();
  assert.equal(await runs[1], 1);
  await new Promise(setImmediate);
  assert.deepEqual(started, [0, 1, 2]);
  finish[0]!();
  finish[2]!();
  await Promise.all([runs[0], runs[2]]);
  await new Promise(setImmediate);
  assert.deepEqual(started, [0, 1, 2, 3]);
  finish[3]!();
  assert.equal(await runs[3], 3);
});

test('after a failed turn, the next one begins', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn(() => Promise.reject(new Error('no')));
  const next = takeTurn(async () => 'next');
  await assert.rejects(failing, /no/);
  assert.equal(await next, 'next');
  assert.equal(await takeTurn(async () => 'free'), 'free');
});

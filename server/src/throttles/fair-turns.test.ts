import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../core/refusals.ts';
import { createFairTurns } from './fair-turns.ts';

const stranger = (name: string) => ({ name, isPreferred: false });
const known = (name: string) => ({ name, isPreferred: true });

/** Turns that run one at a time; the test records their order. */
function newTurns(most = { atOnce: 1, waitingOfOne: 3, waiting: 5 }) {
  const takeTurn = createFairTurns(most);
  const began: string[] = [];
  const take = (owner: { name: string; isPreferred: boolean }) =>
    takeTurn(owner, async () => {
      began.push(owner.name);
      await new Promise(setImmediate);
    });
  return { take, began };
}

test('many calls of one owner delay another owner by one turn, and a known caller goes first', async () => {
  const { take, began } = newTurns();
  const owners = [stranger('a'), stranger('a'), stranger('a'), stranger('b'), stranger('c'), known('till')];
  await Promise.all(owners.map(take));
  assert.deepEqual(began, ['a', 'till', 'a', 'b', 'c', 'a']);
});

test('as many run at the same time as allowed, and a failure frees its turn', async () => {
  let atOnce = 0;
  let most = 0;
  const takeTurn = createFairTurns({ atOnce: 2, waitingOfOne: 10, waiting: 10 });
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      takeTurn(stranger('a'), async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise(setImmediate);
        atOnce -= 1;
        if (at % 2 === 0) throw new Error('failed');
      }),
    ),
  );
  assert.deepEqual([most, atOnce], [2, 0]);
  assert.equal(results.filter(({ status }) => status === 'rejected').length, 5);
});

test('a queue that is too long, and queues that are too long together, are refused; known callers have queues of their own', async () => {
  const { take } = newTurns();
  const isFull = (error: unknown) => error instanceof Refusal && error.code === 'SERVICE_UNAVAILABLE';
  const waiting = ['a', 'a', 'a', 'a', 'b', 'b'].map((name) => take(stranger(name)));
  await assert.rejects(take(stranger('a')), isFull);
  await assert.rejects(take(stranger('c')), isFull);
  waiting.push(take(known('till')));
  await Promise.all(waiting);
});

test('an owner never exceeds its own limit; in the meantime another owner goes first', async () => {
  const takeTurn = createFairTurns({ atOnce: 3, atOnceOfOne: 1, waitingOfOne: 10, waiting: 10 });
  const [begun, ends]: [string[], (() => void)[]] = [[], []];
  const runs = ['a', 'a', 'b', 'a'].map((name) =>
    takeTurn({ name, isPreferred: false }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['a', 'b']);
  for (const at of [0, 1, 2, 3]) {
    ends[at]!();
    await new Promise(setImmediate);
  }
  await Promise.all(runs);
  assert.deepEqual(begun, ['a', 'b', 'a', 'a']);
});

test('after each run, the next one waits for the pause, but the answer of the first does not', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const takeTurn = createFairTurns({ atOnce: 1, waitingOfOne: 10, waiting: 10, restMs: 10 });
  const began: string[] = [];
  const take = (name: string) => takeTurn(stranger(name), async () => void began.push(name));
  const [first, ...waiting] = ['a', 'a', 'b'].map(take);
  await first;
  t.mock.timers.tick(9);
  await new Promise(setImmediate);
  assert.deepEqual(began, ['a']);
  t.mock.timers.tick(1);
  await waiting[0];
  t.mock.timers.tick(10);
  await waiting[1];
  assert.deepEqual(began, ['a', 'a', 'b']);
});

test('a pause can be a multiple of the run and the rest of its turn of the event loop, up to one second', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let clock = 0;
  const most = { atOnce: 1, waitingOfOne: 10, waiting: 10, restTimes: 5 };
  const takeTurn = createFairTurns(most, () => clock);
  const began: number[] = [];
  const take = (tookMs: number) =>
    takeTurn(stranger('a'), async () => {
      began.push(tookMs);
      clock += tookMs;
    });
  const reading = take(8).then(() => {
    clock += 2;
  });
  const waiting = [take(5_000), take(1)];
  await reading;
  await new Promise(setImmediate);
  t.mock.timers.tick(49);
  await new Promise(setImmediate);
  assert.deepEqual(began, [8]);
  t.mock.timers.tick(1);
  await waiting[0];
  await new Promise(setImmediate);
  t.mock.timers.tick(999);
  await new Promise(setImmediate);
  assert.deepEqual(began, [8, 5_000]);
  t.mock.timers.tick(1);
  await waiting[1];
  assert.deepEqual(began, [8, 5_000, 1]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBatchReader } from './batch-reader.ts';

/** A reader whose batches wait until the test answers them. */
function heldReader() {
  const batches: { keys: readonly string[]; answer: PromiseWithResolvers<Map<string, number>> }[] = [];
  const sent = [Promise.withResolvers<void>()];
  const read = createBatchReader<number>((keys) => {
    const answer = Promise.withResolvers<Map<string, number>>();
    batches.push({ keys, answer });
    sent.at(-1)!.resolve();
    sent.push(Promise.withResolvers());
    return answer.promise;
  });
  return { read, batches, sent: (count: number) => sent[count - 1]!.promise };
}

test('requests that wait for a batch that gets no answer in time are refused with it, and the next one is sent', async () => {
  const { read, batches, sent } = heldReader();
  const first = read(['a']);
  await sent(1);
  const waiting = read(['b']);
  batches[0]!.answer.reject(new Error('Query read timeout'));
  await assert.rejects(first, /timeout/);
  await assert.rejects(waiting, /timeout/);
  const later = read(['c']);
  await sent(2);
  assert.deepEqual(batches[1]!.keys, ['c']);
  batches[1]!.answer.resolve(new Map([['c', 3]]));
  assert.deepEqual(await later, new Map([['c', 3]]));
});

test('requests that wait for a batch that fails in another way are sent', async () => {
  const { read, batches, sent } = heldReader();
  const first = read(['a']);
  await sent(1);
  const waiting = read(['b', 'c']);
  batches[0]!.answer.reject(new Error('Connection terminated'));
  await assert.rejects(first, /terminated/);
  await sent(2);
  assert.deepEqual(batches[1]!.keys, ['b', 'c']);
  batches[1]!.answer.resolve(new Map());
  assert.deepEqual(await waiting, new Map());
});

test('a request after a batch that got no answer in time is sent', async () => {
  const { read, batches, sent } = heldReader();
  const first = read(['a']);
  await sent(1);
  batches[0]!.answer.reject(new Error('Query read timeout'));
  await assert.rejects(first, /timeout/);
  void read(['b']);
  await sent(2);
  assert.equal(batches.length, 2);
});

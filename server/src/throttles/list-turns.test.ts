import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairTurns } from './fair-turns.ts';
import { createListTurns } from './list-turns.ts';
import { createLongReads } from './long-reads.ts';

const KIB = 1024;

/** Turns whose pauses end when the test decides. Events are recorded in order. */
function newTurns() {
  const seen: string[] = [];
  const resting: (() => void)[] = [];
  const most = Number.POSITIVE_INFINITY;
  const takeStep = createLongReads(createFairTurns({ atOnce: 1, waitingOfOne: most, waiting: most }));
  const turns = createListTurns((venueId, step) =>
    takeStep(venueId, async () => {
      const piece = await step();
      seen.push(`rest of ${venueId}`);
      await new Promise<void>((resolve) => resting.push(resolve));
      return piece;
    }),
  );
  const texts = async function* (name: string, count: number, length: number) {
    try {
      for (let at = 1; at <= count; at++) {
        seen.push(`${name}${at}`);
        yield name.repeat(length);
      }
    } finally {
      seen.push(`${name} ends`);
    }
  };
  return { turns, seen, resting, texts };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}

async function readAll(pieces: AsyncIterable<string>): Promise<number[]> {
  const lengths: number[] = [];
  for await (const piece of pieces) lengths.push(piece.length);
  return lengths;
}

test('a list of up to 256 KiB takes no turn and no pause, and comes in pieces of 64 KiB', async () => {
  const { turns, seen, texts } = newTurns();
  const lengths = await readAll(turns.inPieces('a', texts('a', 25, 10 * KIB)));
  assert.deepEqual(lengths, [70 * KIB, 70 * KIB, 70 * KIB, 40 * KIB]);
  assert.ok(!seen.some((event) => event.startsWith('rest')));
});

test('pieces of long lists are made one at a time, venues take turns, and each piece is a step of a long read', async () => {
  const { turns, seen, resting, texts } = newTurns();
  const reading = [
    readAll(turns.inPieces('venue a', texts('a', 3, 300 * KIB))),
    readAll(turns.inPieces('venue a', texts('b', 2, 300 * KIB))),
    readAll(turns.inPieces('venue c', texts('c', 2, 640 * KIB))),
  ];
  await settle();
  const first = ['a1', 'b1', 'c1', 'a2', 'rest of venue a'];
  assert.deepEqual(seen, first, 'the first bill of each is free, and then only one works');
  const order: string[] = [];
  while (resting.length > 0) {
    seen.length = 0;
    resting.shift()!();
    await settle();
    order.push(seen.join(', '));
    assert.ok(resting.length <= 1);
  }
  assert.deepEqual(order, [
    'b2, rest of venue a',
    'c2, rest of venue c',
    'a3, rest of venue a',
    'b ends, rest of venue a',
    'c ends, rest of venue c',
    'a ends, rest of venue a',
    '',
  ]);
  assert.deepEqual(await Promise.all(reading), [
    [300 * KIB, 300 * KIB, 300 * KIB],
    [300 * KIB, 300 * KIB],
    [640 * KIB, 640 * KIB],
  ]);
});

test('if the reader stops, its list ends and the next one continues', async () => {
  const { turns, seen, resting, texts } = newTurns();
  const left = turns.inPieces('a', texts('a', 100, 300 * KIB));
  await left.next();
  const piece = left.next();
  const other = readAll(turns.inPieces('b', texts('b', 2, 300 * KIB)));
  await settle();
  const ended = left.return();
  while (resting.length > 0) {
    resting.shift()!();
    await settle();
  }
  await Promise.all([piece, ended]);
  assert.equal((await other).length, 2);
  assert.ok(seen.includes('a ends') && !seen.includes('a3'));
});

test('at most 60 pages far down a list wait for each venue and the next is refused; a page near the top does not wait', async () => {
  const turns = createListTurns((_, step) => step());
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const pages = Array.from({ length: 61 }, () => turns.ofPage('a', true)(() => end));
  await assert.rejects(
    turns.ofPage('a', true)(() => end),
    { code: 'SERVICE_UNAVAILABLE' },
  );
  const other = turns.ofPage('b', true)(() => end);
  assert.equal(await turns.ofPage('a', false)(() => Promise.resolve('near the top')), 'near the top');
  resolve();
  assert.equal((await Promise.all([...pages, other])).length, 62);
});

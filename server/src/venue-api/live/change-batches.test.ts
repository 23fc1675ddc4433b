import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoggedChange } from '../../store/venue/venue-changes.ts';
import { createChangeBatches } from './change-batches.ts';

const VENUE = 'v';
const ALL = { guests: true, reservations: true };

/** A source of numbered changes of a venue, from 1. It counts how often they are read. */
function sourceOf(count: number, text = '') {
  const reads: [number, number][] = [];
  let made = 0;
  const changes = Array.from(
    { length: count },
    (_, at): LoggedChange => ({
      change: at + 1,
      at: 0,
      kind: 'Venue',
      subjectId: VENUE,
      detail: {},
      notice: null,
    }),
  );
  return {
    reads,
    made: () => made,
    list: async (_venueId: string, after: number, limit: number) => {
      reads.push([after, limit]);
      return changes.filter(({ change }) => change > after).slice(0, limit);
    },
    toEvents: async (_venueId: string, read: readonly LoggedChange[]) => {
      made += read.length;
      return read.map(({ change }) => ({ event: 'venue' as const, data: { change, text } }));
    },
  };
}

test('a thousand readers of a change get the same bytes, read and serialised once', async () => {
  const source = sourceOf(7);
  const batches = createChangeBatches(source);
  const read = await Promise.all(Array.from({ length: 1_000 }, () => batches.readAfter(VENUE, 4, null)));
  const later = await batches.readAfter(VENUE, 4, null);
  assert.equal(new Set([...read, later].map((batch) => batch!.bytesFor(ALL))).size, 1);
  assert.deepEqual([source.reads.length, source.made(), later!.last], [1, 3, 7]);
  assert.match(
    later!.bytesFor(ALL).toString(),
    /^id: 5\nevent: venue\ndata: \{"change":5,"text":""\}\n\nid: 6\n/,
  );
});

test('readers with different start points share batches from the next multiple of 20 on', async () => {
  const source = sourceOf(60);
  const batches = createChangeBatches(source);
  for (const start of [3, 11, 17]) {
    let cursor = start;
    while (cursor < 60) cursor = (await batches.readAfter(VENUE, cursor, null))!.last;
  }
  assert.deepEqual(source.reads, [
    [3, 17],
    [20, 20],
    [40, 20],
    [11, 9],
    [17, 3],
  ]);
});

test('a batch ends early when its changes are large, so that little waits for a slow reader', async () => {
  const batches = createChangeBatches(sourceOf(20, 'x'.repeat(100_000)));
  const batch = await batches.readAfter(VENUE, 0, null);
  assert.equal(batch!.last, 3);
  assert.equal((await batches.readAfter(VENUE, 3, null))!.last, 6);
});

test('deleted changes are not skipped, and a failed read is not cached', async () => {
  const gone = createChangeBatches({
    ...sourceOf(0),
    list: async () => [
      { change: 9, at: 0, kind: 'Venue' as const, subjectId: VENUE, detail: {}, notice: null },
    ],
  });
  assert.equal(await gone.readAfter(VENUE, 4, null), null);
  const source = sourceOf(3);
  let isAway = true;
  const list: typeof source.list = (...asked) =>
    isAway ? Promise.reject(new Error('away')) : source.list(...asked);
  const batches = createChangeBatches({ ...source, list });
  await assert.rejects(batches.readAfter(VENUE, 0, null), /away/);
  isAway = false;
  assert.equal((await batches.readAfter(VENUE, 0, null))!.last, 3);
});

test('only changes with data of a guest or a reservation are serialised again, for all who may not see them', async () => {
  const source = sourceOf(3);
  const batches = createChangeBatches({
    ...source,
    toEvents: async (_venueId, changes) =>
      changes.map(({ change }) => ({
        event: 'reservation' as const,
        data: { change, has: 'all' },
        ...(change > 1 ? { withoutGuest: { change, has: 'no guest' } } : {}),
        ...(change > 2 ? { withoutReservation: { change, has: 'nothing' } } : {}),
      })),
  });
  const [batch, again] = [await batches.readAfter(VENUE, 0, null), await batches.readAfter(VENUE, 0, null)];
  const has = (guests: boolean, reservations: boolean) => {
    const bytes = batch!.bytesFor({ guests, reservations });
    assert.equal(again!.bytesFor({ guests, reservations }), bytes);
    return [...bytes.toString().matchAll(/"has":"([^"]*)"/g)].map(([, text]) => text);
  };
  assert.deepEqual(has(true, true), ['all', 'all', 'all']);
  assert.deepEqual(has(false, true), ['all', 'no guest', 'no guest']);
  assert.deepEqual(has(true, false), ['all', 'all', 'nothing']);
  assert.deepEqual(has(false, false), ['all', 'no guest', 'nothing']);
  const plain = await createChangeBatches(source).readAfter(VENUE, 0, null);
  assert.equal(plain!.bytesFor({ guests: false, reservations: false }), plain!.bytesFor(ALL));
});

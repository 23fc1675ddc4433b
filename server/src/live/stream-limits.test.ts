import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../core/refusals.ts';
import { createStreamLimits, type StreamOwner } from './stream-limits.ts';

const MOST = { session: 2, account: 4, venue: 6, server: 8 };

function stream(tokenHash: string, accountId = 'a', venueId = 'v', homeVenueId = venueId): StreamOwner {
  return { tokenHash, isDevice: false, accountId, homeVenueId, venueId };
}

function refusalOf(run: () => void): [string, number | undefined] | null {
  try {
    run();
    return null;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.code, error.retryAfterSeconds];
  }
}

test('a session that opens one stream too many loses its oldest', () => {
  const limits = createStreamLimits(MOST);
  const tabs = [stream('s1'), stream('s1'), stream('s1'), stream('s1')];
  assert.deepEqual(
    tabs.map((tab) => limits.take(tab)),
    [[], [], [tabs[0]], [tabs[1]]],
  );
});

test('at the limit of an account the session with the most streams makes room', () => {
  const limits = createStreamLimits(MOST);
  const lost = stream('s1');
  for (const one of [stream('s2'), lost, stream('s1'), stream('s3')]) limits.take(one);
  assert.deepEqual(limits.take(stream('s4')), [lost]);
});

test('where every session has one stream the newest is refused, and no other account is', () => {
  const limits = createStreamLimits(MOST);
  for (const session of ['s1', 's2', 's3', 's4']) limits.take(stream(session));
  const newest = stream('s5');
  assert.deepEqual(
    refusalOf(() => limits.require(newest)),
    ['TOO_MANY_LIVE_STREAMS', 15],
  );
  assert.equal(limits.take(newest), null);
  assert.deepEqual(limits.take(stream('s6', 'b')), []);
});

test('a venue is bounded over all its accounts, and what leaves makes room', () => {
  const limits = createStreamLimits(MOST);
  const streams = [1, 2, 3, 4, 5, 6].map((at) => stream(`s${at}`, `a${at % 2}`));
  for (const one of streams) assert.deepEqual(limits.take(one), []);
  assert.deepEqual(refusalOf(() => limits.require(stream('s7', 'c')))?.[0], 'TOO_MANY_LIVE_STREAMS');
  limits.leave(streams[0]!);
  limits.leave(streams[0]!);
  assert.equal(
    refusalOf(() => limits.require(stream('s7', 'c'))),
    null,
  );
});

test('a branch followed from its headquarter counts for both', () => {
  const limits = createStreamLimits(MOST);
  for (let at = 0; at < 6; at++) limits.take(stream(`s${at}`, `a${at}`, `branch-${at}`, 'headquarter'));
  const another = stream('s9', 'a9', 'branch-9', 'headquarter');
  assert.equal(limits.take(another), null);
});

test('a full server refuses a reader without a stream, and forgets the streams that ended', () => {
  const limits = createStreamLimits(MOST);
  const streams = Array.from({ length: 8 }, (_, at) => stream(`s${at}`, `a${at}`, `v${at}`));
  for (const one of streams) limits.take(one);
  assert.deepEqual(
    refusalOf(() => limits.require(stream('s9', 'a9', 'v9'))),
    ['SERVICE_UNAVAILABLE', 30],
  );
  assert.deepEqual(limits.take(stream('s0', 'a0', 'v0')), [streams[0]]);
});

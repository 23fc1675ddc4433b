import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../test/harness/sofra.ts';
import { createServerLoad } from './server-load.ts';

const clock = testClock();

function requestTo(url: string, method = 'GET') {
  const context = { now: clock.now(), traceId: 'a'.repeat(32), operation: 'x', venueId: null };
  return { ...context, request: { url, method } } as Parameters<
    ReturnType<typeof createServerLoad>['note']
  >[0];
}

test('requests are counted by API and kind, with the step below which 95 of 100 stayed', () => {
  const load = createServerLoad(clock);
  for (let calls = 0; calls < 95; calls++) load.note(requestTo('/public/v1/venues'), 200, null, 1.5);
  for (let calls = 0; calls < 5; calls++) load.note(requestTo('/public/v1/venues'), 200, null, 900);
  load.note(requestTo('/venue/v1/venues/1/bills', 'POST'), 503, 'SERVICE_UNAVAILABLE', 20_000);
  load.note(requestTo('/ada'), 404, 'ENDPOINT_NOT_FOUND', 3);
  assert.deepEqual(load.groups(), [
    { group: 'public read', requests: 100, errors: 0, p95Ms: 2 },
    { group: 'venue write', requests: 1, errors: 1, p95Ms: 10_000 },
    { group: 'pages read', requests: 1, errors: 0, p95Ms: 5 },
  ]);
  load.note(requestTo('/public/v1/venues'), 200, null, 900);
  assert.equal(load.groups()[0]!.p95Ms, 1_000);
});

test('what is older than five minutes is forgotten, and of errors the newest 50 stay', () => {
  const load = createServerLoad(clock);
  for (let errors = 0; errors < 60; errors++)
    load.note({ ...requestTo('/public/v1/venues'), traceId: String(errors) }, 500, 'INTERNAL_ERROR', 1);
  clock.advance(4 * 60_000);
  assert.equal(load.groups()[0]!.requests, 60);
  clock.advance(60_000);
  assert.deepEqual(load.groups(), []);
  const { length, 0: newest } = load.errors();
  assert.deepEqual([length, newest!.traceId], [50, '59']);
});

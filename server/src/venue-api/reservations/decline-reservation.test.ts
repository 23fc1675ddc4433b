import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

test('200: a declined request keeps its first reason for the staff, and the caller does not see the reason', async () => {
  const request = await askedFor(sofra, venue);
  const { status, body } = await request.act('decline', { reason: 'Kapalı davet' });
  const { status: standing, cancelledAt, cancellationReason } = body.data;
  assert.deepEqual([status, standing, cancelledAt, cancellationReason], [200, 'Declined', null, null]);
  assert.equal((await request.act('decline', { reason: 'Dolu' })).body.data.revision, 2);
  const { action, detail } = (await request.read()).history.at(-1);
  assert.deepEqual([action, detail], ['Declined', { reason: 'Kapalı davet' }]);
  const seen = (await read(sofra, venue, `/reservations/${request.id}`)).body.data;
  assert.deepEqual([seen.status, seen.cancellationReason], ['Declined', null]);
});

test('200: a request can be declined without a reason', async () => {
  for (const body of [undefined, {}, { reason: null }, { reason: '  ' }]) {
    const request = await askedFor(sofra, venue, { startsAt: '2026-03-05T17:00:00Z' });
    assert.equal((await request.act('decline', body)).body.data.status, 'Declined');
    assert.deepEqual((await request.read()).history.at(-1).detail, { reason: null });
  }
});

test('400: a reason that is too long or not text is refused', async () => {
  const request = await askedFor(sofra, venue, { startsAt: '2026-03-06T17:00:00Z' });
  const cases = [
    ['x'.repeat(251), 'CONTENT_INVALID'],
    [7, 'VALIDATION_ERROR'],
  ] as const;
  for (const [reason, code] of cases) {
    assertRefused(await request.act('decline', { reason }), 400, code, ['reason']);
  }
  assert.equal((await request.act('decline', { reason: '🕯️'.repeat(125) })).status, 200);
});

test('409: an accepted reservation cannot be declined', async () => {
  assertRefused(await (await takenDown(venue)).act('decline'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
});

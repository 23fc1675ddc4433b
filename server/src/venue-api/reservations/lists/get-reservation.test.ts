import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { cancel } from '../../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';
import { settleReservation } from '../../../operations/reservations/change-reservation.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

const at = (instant: number) => new Date(instant).toISOString();

test('200: a reservation comes with its whole history: who, when, what and why', async () => {
  const reservation = await askedFor(sofra, venue);
  const key = { kind: 'Key', id: venue.key.record.id, name: 'Web site' };
  const waiter = { kind: 'Account', id: venue.waiter.account.id, name: 'Deniz' };
  sofra.clock.advance(60_000);
  await reservation.act('accept');
  sofra.clock.advance(60_000);
  await reservation.change({ startsAt: '2026-03-04T17:30:00Z', guests: 5, note: 'Teras' });
  sofra.clock.advance(60_000);
  await cancel(sofra, venue, reservation.id, { reason: 'Planımız değişti' });
  const { history, ...read } = await reservation.read();
  assert.deepEqual(history, [
    {
      action: 'Taken',
      at: at(TUESDAY_AFTERNOON),
      by: key,
      detail: { startsAt: '2026-03-04T17:00:00.000Z', guests: 4, status: 'Pending' },
    },
    { action: 'Accepted', at: at(TUESDAY_AFTERNOON + 60_000), by: waiter, detail: {} },
    {
      action: 'Changed',
      at: at(TUESDAY_AFTERNOON + 120_000),
      by: waiter,
      detail: {
        from: { startsAt: '2026-03-04T17:00:00.000Z', guests: 4 },
        to: { startsAt: '2026-03-04T17:30:00.000Z', guests: 5 },
        isNoteChanged: true,
      },
    },
    {
      action: 'Cancelled',
      at: at(TUESDAY_AFTERNOON + 180_000),
      by: key,
      detail: { reason: 'Planımız değişti' },
    },
  ]);
  const { status, revision, cancelledBy, cancellationReason, cancelledAt, isTakenByApi, takenBy } = read;
  assert.deepEqual(
    [status, revision, cancelledBy, cancellationReason, cancelledAt],
    ['Cancelled', 4, 'Customer', 'Planımız değişti', at(TUESDAY_AFTERNOON + 180_000)],
  );
  assert.deepEqual([isTakenByApi, takenBy], [true, key]);
});

test('200: a change by time alone is in the history once, before and after it is stored', async () => {
  const cases = [
    [
      await askedFor(sofra, venue, { startsAt: '2026-03-04T17:00:00Z' }),
      'Cancelled',
      '2026-03-04T17:00:00.000Z',
    ],
    [await takenDown(venue, { startsAt: '2026-03-04T16:00:00Z' }), 'NotShown', '2026-03-04T18:00:00.000Z'],
  ] as const;
  sofra.clock.set('2026-03-05T12:00:00Z');
  for (const [reservation, action, happenedAt] of cases) {
    const before = await reservation.read();
    assert.deepEqual(before.history.slice(1), [
      {
        action,
        at: happenedAt,
        by: { kind: 'System', id: null, name: null },
        detail: action === 'Cancelled' ? { reason: null } : {},
      },
    ]);
    assert.equal(before.revision, 1);
    // A refused change is not in the history.
    assert.equal((await reservation.act('end')).status, 409);
    assert.deepEqual(await reservation.read(), before);
    await settleReservation(sofra.db, { venueId: venue.id, id: reservation.id }, sofra.clock.now());
    assert.deepEqual(await reservation.read(), { ...before, revision: 2 });
  }
});

test('404 and 400: an unknown reservation is not found, and an invalid id is refused', async () => {
  const base = `/venues/${venue.id}/reservations`;
  const missing = await venue.waiter.call('GET', `${base}/${randomUUID()}`);
  assertRefused(missing, 404, 'RESERVATION_NOT_FOUND');
  const unreadable = await venue.waiter.call('GET', `${base}/7K3MQ9XA`);
  assertRefused(unreadable, 400, 'VALIDATION_ERROR');
});

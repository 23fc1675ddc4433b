import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newReservation } from './new-reservation.ts';

test('a new reservation has the requested time and note, and an empty history', () => {
  const taking = {
    id: 'reservation',
    venueId: 'venue',
    status: 'Pending' as const,
    isTakenByApi: true,
    takenBy: { kind: 'Key' as const, id: 'key', name: 'Website' },
  };
  const asked = { startsAt: 2_000, guests: 4, name: 'Ada', phone: '+905321234567', note: 'window' };
  assert.deepEqual(newReservation(taking, asked, 1_000), {
    ...taking,
    ...asked,
    requestedStartsAt: 2_000,
    originalNote: 'window',
    tableIds: [],
    allergy: null,
    likelyDuplicateOf: null,
    createdAt: 1_000,
    checkedInAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
  });
});

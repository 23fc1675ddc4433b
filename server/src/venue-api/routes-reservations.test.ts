import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../test/harness/sofra.ts';
import { newReservingVenue, takenDown } from '../../test/venues/reservation-venue.ts';
import { venueOperations } from './routes.ts';

const sofra = useSofra();

test('no operation of a venue finds a reservation of another venue', async () => {
  const venue = await newReservingVenue(sofra);
  const theirs = await takenDown(await newReservingVenue(sofra));
  const asked = venueOperations.filter(({ description }) => description.path.includes('{reservationId}'));
  assert.ok(asked.length >= 8);
  for (const { description } of asked) {
    const { method, path } = description;
    const url = path.replace('{venueId}', venue.id).replace('{reservationId}', theirs.id);
    const { status, body } = await venue.waiter.call(method, url, method === 'PATCH' ? {} : undefined);
    assert.deepEqual([status, body.errorCode], [404, 'RESERVATION_NOT_FOUND'], `${method} ${path}`);
  }
  assert.equal((await theirs.read()).revision, 1);
});

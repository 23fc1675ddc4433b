import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { follow, type LiveReader } from '../../../test/harness/live-reader.ts';
import { type Sofra, startSofra } from '../../../test/harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { cancel } from '../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';
import type { Database } from '../../store/database.ts';

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;

before(async () => {
  // Has its own database, because the job for reservation times works on all venues.
  own = await makeOwnDatabase();
  db = own.open();
  sofra = await startSofra({ db, publicSite: 'https://sofra.example' });
});
after(async () => {
  await sofra.close();
  await db.close();
  await own.drop();
});

const receivedChanges = ({ events }: LiveReader) => events.filter(({ event }) => event !== 'ready');

test('200: every change of a reservation is sent with its current state, also changes by time', async () => {
  const venue = await newReservingVenue(sofra);
  const reader = await follow(sofra.baseUrl, venue.waiter);
  await reader.until((events) => events.length > 0);
  const request = await askedFor(sofra, venue);
  await reader.until(() => receivedChanges(reader).length === 1);
  await request.act('accept');
  await reader.until(() => receivedChanges(reader).length === 2);
  await cancel(sofra, venue, request.id, { reason: 'Planımız değişti' });
  await reader.until(() => receivedChanges(reader).length === 3);
  const taken = await takenDown(venue);
  await reader.until(() => receivedChanges(reader).length === 4);
  sofra.clock.set('2026-03-04T19:00:00Z');
  await sofra.app.jobs.reservations.runOnce();
  await reader.until(() => receivedChanges(reader).length === 5);
  reader.disconnect();
  const events = receivedChanges(reader);
  assert.deepEqual(
    events.map(({ event, data }) => [event, data.action, data.by.kind, data.notice, data.reason]),
    [
      ['reservation', 'Taken', 'Key', 'NewReservation', null],
      ['reservation', 'Accepted', 'Account', null, null],
      ['reservation', 'Cancelled', 'Key', 'ReservationCancelled', 'Planımız değişti'],
      ['reservation', 'Taken', 'Account', null, null],
      ['reservation', 'NotShown', 'System', null, null],
    ],
  );
  assert.deepEqual(
    events.map(({ data }) => [data.reservation.id, data.reservation.status, data.reservation.revision]),
    [
      [request.id, 'Pending', 1],
      [request.id, 'Confirmed', 2],
      [request.id, 'Cancelled', 3],
      [taken.id, 'Confirmed', 1],
      [taken.id, 'NoShow', 2],
    ],
  );
  const { history: _, ...asRead } = await taken.read();
  assert.deepEqual(events[4]!.data.reservation, asRead);
  assert.deepEqual(events[4]!.data.by, { kind: 'System', id: null, name: null });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../../test/harness/staff.ts';
import { book, cancel } from '../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';
import { SEATS_64, whileSeatsLast } from '../../../test/venues/seated-venue.ts';
import type { ReservationSettings } from '../../core/venue/venue.ts';

const sofra = useSofra();

function newVenue(change: Partial<ReservationSettings> = {}, more = SEATS_64): Promise<StaffedVenue> {
  return newReservingVenue(sofra, { reservations: whileSeatsLast(change) }, more);
}

const askFor = (venue: StaffedVenue, guests: number, change: Record<string, unknown> = {}) =>
  askedFor(sofra, venue, { guests, ...change });
const statusFor = async (...asked: Parameters<typeof askFor>) => (await askFor(...asked)).first.status;

test('201: of seven parties of 20 for the same half hour a venue of 64 seats confirms three, and the rest wait', async () => {
  const venue = await newVenue();
  const statuses: string[] = [];
  for (let party = 0; party < 7; party += 1) statuses.push(await statusFor(venue, 20));
  assert.deepEqual(statuses, [...Array(3).fill('Confirmed'), ...Array(4).fill('Pending')]);
  assert.equal(await statusFor(venue, 4), 'Confirmed', 'what fits is confirmed though others wait');
  assert.equal(await statusFor(venue, 1), 'Pending');
  assert.equal(await statusFor(venue, 20, { startsAt: '2026-03-04T19:00:00.000Z' }), 'Confirmed', '22:00');
  assert.equal(await statusFor(venue, 20, { startsAt: '2026-03-04T18:30:00.000Z' }), 'Pending', '21:30');
});

test('201: without a share, and while a table lacks its number of seats, every booking is confirmed', async () => {
  const free = await newVenue({ seatSharePercent: null });
  const vague = await newVenue({}, { revise: (record) => record.areas.splice(1) });
  for (const venue of [free, vague])
    for (let party = 0; party < 5; party += 1) assert.equal(await statusFor(venue, 20), 'Confirmed');
});

test('201: the bookings and the changes of staff count, and so does who cancelled or was turned away', async () => {
  const venue = await newVenue();
  const large = await takenDown(venue, { guests: 60 });
  assert.equal(await statusFor(venue, 5), 'Pending');
  const asked = await askFor(venue, 4);
  assert.equal(asked.first.status, 'Confirmed');
  await large.change({ guests: 40 });
  assert.equal(await statusFor(venue, 20), 'Confirmed');
  await cancel(sofra, venue, asked.id);
  const moved = await askFor(venue, 4);
  assert.equal(moved.first.status, 'Confirmed');
  await moved.change({ startsAt: '2026-03-05T17:00:00.000Z' });
  assert.equal(await statusFor(venue, 4), 'Confirmed');
  await large.act('cancel');
  assert.equal(await statusFor(venue, 20), 'Confirmed');
});

test('201: guests who are at their table count from their check-in on', async () => {
  const venue = await newVenue({ visitMinutes: 60 });
  const early = await takenDown(venue, { guests: 64, startsAt: '2026-03-03T14:00:00.000Z' });
  // It is 15:00: these guests came two hours early.
  await early.act('check-in');
  assert.equal(await statusFor(venue, 1, { startsAt: '2026-03-03T12:30:00.000Z' }), 'Pending', '15:30');
  assert.equal(await statusFor(venue, 20, { startsAt: '2026-03-03T13:00:00.000Z' }), 'Confirmed', '16:00');
  await early.act('end');
  assert.equal(await statusFor(venue, 20, { startsAt: '2026-03-03T12:30:00.000Z' }), 'Confirmed', '15:30');
});

test('200: a repeat is answered with its reservation, however full the venue is by now', async () => {
  const venue = await newVenue();
  const body = { guests: 20, customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' } };
  const first = await book(sofra, venue, body);
  await takenDown(venue, { guests: 60 });
  const again = await book(sofra, venue, body);
  assert.deepEqual([again.status, again.body.data.id], [200, first.body.data.id]);
  assert.equal(again.body.data.status, 'Confirmed');
});

test('staff are told why a booking waits: on the list, in the notice and in its history', async () => {
  const venue = await newVenue({ seatSharePercent: 80 });
  await takenDown(venue, { guests: 50, startsAt: '2026-03-04T17:30:00.000Z' });
  const asked = await askFor(venue, 20);
  const why = { at: '2026-03-04T17:30:00.000Z', time: '20:30', guests: 70, seats: 64, limit: 51 };
  const read = async (path: string) =>
    (await venue.waiter.call('GET', `/venues/${venue.id}/${path}`)).body.data;
  assert.deepEqual((await read('reservations/pending')).items[0].fullest, why);
  const { items } = await read('reservations?date=2026-03-04');
  assert.deepEqual(
    items.map(({ fullest }: { fullest: unknown }) => fullest),
    [why, null],
  );
  assert.deepEqual((await read('notices')).notices[0].fullest, why);
  assert.deepEqual((await asked.read()).history[0].detail, {
    startsAt: '2026-03-04T17:00:00.000Z',
    guests: 20,
    status: 'Pending',
    fullest: why,
  });
});

test('200: staff accept what waits, whatever the seats, and are told of the clash', async () => {
  const venue = await newVenue();
  await takenDown(venue, { guests: 60 });
  const asked = await askFor(venue, 20);
  const { status, body } = await asked.act('accept');
  assert.deepEqual([status, body.data.status, body.data.clashes], [200, 'Confirmed', ['SeatsTaken']]);
  assert.equal(await statusFor(venue, 1), 'Pending');
  const enlarged = await asked.change({ guests: 30 });
  assert.deepEqual([enlarged.body.data.status, enlarged.body.data.clashes], ['Confirmed', ['SeatsTaken']]);
});

test('a notice and a history of a booking that is confirmed, or waits anyway, name no fullest moment', async () => {
  const venue = await newVenue();
  const confirmed = await askFor(venue, 4);
  assert.equal('fullest' in (await confirmed.read()).history[0].detail, false);
  const asking = await newVenue({ confirmsAutomatically: false });
  const waiting = await askFor(asking, 20);
  assert.equal('fullest' in (await waiting.read()).history[0].detail, false);
  for (const each of [venue, asking]) {
    const { notices } = (await each.waiter.call('GET', `/venues/${each.id}/notices`)).body.data;
    assert.deepEqual([notices.length, notices[0].fullest], [1, null]);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import type { ReservationSettings } from '../venue/venue.ts';
import { RESERVATION_STATUSES, type Reservation, reservationAsOf } from './reservation.ts';
import { decideBooking, fullestMoment, type SeatingSettings } from './seat-share.ts';

const MINUTE_MS = 60_000;
const NOW = TABLE_AT - 86_400_000;

function house(change: Partial<ReservationSettings> = {}, room = { tables: 20, seats: 64 as number | null }) {
  const reservations = bookingSettings({ seatSharePercent: 100, ...change });
  return { timeZone: 'Europe/Istanbul', room, reservations } satisfies SeatingSettings;
}

let count = 0;

/** Guests who are expected this many minutes after 20:00. */
function party(minutes: number, guests: number, change: Partial<Reservation> = {}): Reservation {
  count += 1;
  const startsAt = TABLE_AT + minutes * MINUTE_MS;
  return reservationIn('Confirmed', { id: `party-${count}`, phone: null, startsAt, guests, ...change });
}

const asking = (guests: number, minutes = 0) => ({
  id: 'asking',
  startsAt: TABLE_AT + minutes * MINUTE_MS,
  guests,
});
const statusOf = (guests: number, others: Reservation[], seating: SeatingSettings = house()) =>
  decideBooking(asking(guests), others, seating, NOW).status;

test('a venue of 64 seats confirms three of seven parties of twenty for one half hour', () => {
  const taken: Reservation[] = [];
  const statuses = Array.from({ length: 7 }, () => {
    const { status } = decideBooking(asking(20), taken, house(), NOW);
    taken.push(party(0, 20, { status }));
    return status;
  });
  assert.deepEqual(statuses, [...Array(3).fill('Confirmed'), ...Array(4).fill('Pending')]);
});

test('a booking that waits has the fullest moment, with its number of guests', () => {
  const others = [party(0, 40), party(60, 20), party(90, 10), party(60, 30, { status: 'Pending' })];
  assert.deepEqual(decideBooking(asking(14), others, house(), NOW), {
    status: 'Pending',
    fullest: { at: TABLE_AT + 90 * MINUTE_MS, time: '21:30', guests: 84, seats: 64, limit: 64 },
  });
  assert.deepEqual(decideBooking(asking(4), others.slice(0, 2), house(), NOW), {
    status: 'Confirmed',
    fullest: null,
  });
});

test('a visit does not overlap one that begins at its end', () => {
  assert.equal(statusOf(64, [party(-120, 64), party(120, 64)]), 'Confirmed');
  assert.equal(statusOf(64, [party(-119, 1)]), 'Pending');
  assert.equal(statusOf(64, [party(119, 1)]), 'Pending');
  assert.equal(statusOf(64, [party(-90, 64), party(90, 64)], house({ visitMinutes: 90 })), 'Confirmed');
});

test('guests count only while they are there at the same time, not over the whole visit', () => {
  assert.equal(statusOf(20, [party(-90, 44), party(60, 44)]), 'Confirmed');
  assert.equal(statusOf(20, [party(-90, 44), party(20, 1)]), 'Pending');
});

test('the share may be less or more than the seats, and is rounded down to whole guests', () => {
  for (const [seatSharePercent, most] of [
    [1, 0],
    [80, 51],
    [100, 64],
    [150, 96],
    [300, 192],
  ] as const) {
    const seating = house({ seatSharePercent });
    assert.equal(statusOf(most + 1, [], seating), 'Pending', `${seatSharePercent} %`);
    if (most > 0) assert.equal(statusOf(most, [], seating), 'Confirmed', `${seatSharePercent} %`);
  }
});

test('without a share, or without the number of all seats, every booking is confirmed', () => {
  const crowd = [party(0, 500)];
  assert.equal(statusOf(20, crowd, house({ seatSharePercent: null })), 'Confirmed');
  assert.equal(statusOf(20, crowd, house({}, { tables: 20, seats: null })), 'Confirmed');
  assert.equal(statusOf(20, crowd, house({}, { tables: 0, seats: 0 })), 'Confirmed');
});

test('a venue that does not confirm automatically confirms no booking, whatever its seat share', () => {
  const decided = decideBooking(asking(20), [party(0, 60)], house({ confirmsAutomatically: false }), NOW);
  assert.deepEqual(decided, { status: 'Pending', fullest: null });
});

test('the fullest moment is known if the number of seats is, with and without a seat share', () => {
  const moment = (seating: SeatingSettings) => fullestMoment(party(0, 4), [party(30, 3)], seating, NOW);
  const known = { at: TABLE_AT + 30 * MINUTE_MS, time: '20:30', guests: 7, seats: 64 };
  assert.deepEqual(moment(house({ seatSharePercent: null })), { ...known, limit: 64 });
  assert.deepEqual(moment(house({ seatSharePercent: 50 })), { ...known, limit: 32 });
  assert.equal(moment(house({}, { tables: 3, seats: null })), null);
});

/** Random seats, reservations and a booking. Times are in minutes from 20:00. */
const anyEvening = fc.record({
  visitMinutes: fc.integer({ min: 30, max: 240 }),
  seats: fc.integer({ min: 1, max: 60 }),
  seatSharePercent: fc.integer({ min: 1, max: 300 }),
  nowMinutes: fc.integer({ min: -300, max: -30 }),
  guests: fc.integer({ min: 1, max: 20 }),
  others: fc.array(
    fc.record({
      status: fc.constantFrom(...RESERVATION_STATUSES),
      minutes: fc.integer({ min: -500, max: 400 }),
      guests: fc.integer({ min: 1, max: 25 }),
      cameMinutesAgo: fc.integer({ min: 0, max: 260 }),
    }),
    { maxLength: 15 },
  ),
});

test('a booking is confirmed if and only if the guests fit at every minute of its visit', () => {
  fc.assert(
    fc.property(anyEvening, ({ visitMinutes, seats, seatSharePercent, nowMinutes, guests, others }) => {
      const now = TABLE_AT + nowMinutes * MINUTE_MS;
      const booked = others.map(({ status, minutes, guests, cameMinutesAgo }) =>
        party(minutes, guests, {
          status,
          checkedInAt: status === 'Seated' ? now - cameMinutesAgo * MINUTE_MS : null,
        }),
      );
      const isThere = (one: Reservation, minute: number) => {
        const { status } = reservationAsOf(one, now);
        const from = status === 'Seated' ? one.checkedInAt! : one.startsAt;
        const staysOn = status === 'Seated' && from + visitMinutes * MINUTE_MS <= now;
        const at = TABLE_AT + minute * MINUTE_MS;
        const minutes = staysOn ? 240 : visitMinutes;
        return ['Confirmed', 'Seated'].includes(status) && from <= at && at < from + minutes * MINUTE_MS;
      };
      const fits = (minute: number) => {
        const sum = booked
          .filter((one) => isThere(one, minute))
          .reduce((all, one) => all + one.guests, guests);
        return sum * 100 <= seats * seatSharePercent;
      };
      const everyMinute = Array.from({ length: visitMinutes }, (_, minute) => minute);
      const seating = house({ visitMinutes, seatSharePercent }, { tables: 5, seats });
      const { status, fullest } = decideBooking(asking(guests), booked, seating, now);
      assert.equal(status === 'Confirmed', everyMinute.every(fits));
      if (fullest !== null) assert.equal(fits((fullest.at - TABLE_AT) / MINUTE_MS), false);
    }),
    { numRuns: 1_000 },
  );
});

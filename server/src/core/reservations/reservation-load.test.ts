import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { RESERVATION_STATUSES, type Reservation } from './reservation.ts';
import {
  clashesOf,
  halfHourLoadsOf,
  loadDuringVisit,
  NO_OVERLAP_MS,
  venueCapacityOf,
} from './reservation-load.ts';
import type { SeatingSettings, VenueCapacity } from './seat-share.ts';

const MINUTE_MS = 60_000;
const NOW = TABLE_AT - 86_400_000;
const ROOM: VenueCapacity = { tables: 2, seats: 10 };
const HOUSE: SeatingSettings = { timeZone: 'Europe/Istanbul', room: ROOM, reservations: bookingSettings() };

let count = 0;

/** Another party, this many minutes after 20:00; accepted by default. */
function party(minutes: number, change: Partial<Reservation> = {}): Reservation {
  count += 1;
  const startsAt = TABLE_AT + minutes * MINUTE_MS;
  return reservationIn('Confirmed', { id: `party-${count}`, phone: null, startsAt, ...change });
}

const table = (capacity: number | null) => ({
  id: 'table',
  name: 'Salon 1',
  code: 'S1',
  capacity,
  place: null,
});

test('a venue has the tables of all its areas, and a number of seats if every table has one', () => {
  assert.deepEqual(venueCapacityOf([]), { tables: 0, seats: 0 });
  assert.deepEqual(venueCapacityOf([{ tables: [table(4), table(6)] }, { tables: [table(2)] }]), {
    tables: 3,
    seats: 12,
  });
  assert.deepEqual(venueCapacityOf([{ tables: [table(4), table(null)] }, { tables: [] }]), {
    tables: 2,
    seats: null,
  });
});

test('a party counts for two hours from its time, and pending requests are counted separately', () => {
  const load = halfHourLoadsOf(
    [party(0), party(90, { guests: 2 }), party(90, { status: 'Pending', guests: 5 })],
    HOUSE,
    NOW,
  );
  assert.deepEqual(
    load.map(({ time, accepted, pending }) => [time, accepted.parties, accepted.guests, pending.guests]),
    [
      ['20:00', 1, 4, 0],
      ['20:30', 1, 4, 0],
      ['21:00', 1, 4, 0],
      ['21:30', 2, 6, 5],
      ['22:00', 1, 2, 5],
      ['22:30', 1, 2, 5],
      ['23:00', 1, 2, 5],
    ],
  );
  assert.equal(load[0]!.startsAt, TABLE_AT);
});

test('a party counts in each half hour that its visit overlaps', () => {
  const times = (minutes: number) => halfHourLoadsOf([party(minutes)], HOUSE, NOW).map(({ time }) => time);
  assert.deepEqual(times(10), ['20:00', '20:30', '21:00', '21:30', '22:00']);
  assert.deepEqual(times(1 / 60_000), ['20:00', '20:30', '21:00', '21:30', '22:00']);
  assert.deepEqual(times(30), ['20:30', '21:00', '21:30', '22:00']);
});

test('half hours are those of the local clock, also in a time zone with an offset of a quarter of an hour', () => {
  const [first] = halfHourLoadsOf([party(0)], { ...HOUSE, timeZone: 'Asia/Kathmandu' }, NOW);
  assert.deepEqual([first!.time, first!.startsAt], ['22:30', TABLE_AT - 15 * MINUTE_MS]);
});

test('a party counts for the length of a visit, from its check-in if it was checked in', () => {
  const short = { ...HOUSE, reservations: bookingSettings({ visitMinutes: 45 }) };
  const times = (one: Reservation, now = NOW) => halfHourLoadsOf([one], short, now).map(({ time }) => time);
  assert.deepEqual(times(party(0)), ['20:00', '20:30']);
  const seated = party(0, { status: 'Seated', checkedInAt: TABLE_AT - 30 * MINUTE_MS });
  assert.deepEqual(times(seated, TABLE_AT), ['19:30', '20:00']);
  const guest = { phone: '+905321234567' };
  const clashesAfter = (minutes: number) =>
    clashesOf(party(minutes, guest), [party(0, guest)], { ...short, room: { tables: 9, seats: 99 } }, NOW);
  assert.deepEqual([clashesAfter(44), clashesAfter(45)], [['SameGuest'], []]);
});

test('finished reservations do not count, and seated guests do', () => {
  const now = TABLE_AT + 10 * MINUTE_MS;
  const counted = RESERVATION_STATUSES.filter(
    (status) => halfHourLoadsOf([party(0, { status })], HOUSE, now).length > 0,
  );
  assert.deepEqual(counted, ['Confirmed', 'Seated']);
});

test('the load of a party has only the half hours of its visit', () => {
  const load = halfHourLoadsOf([party(-120), party(-90), party(90), party(120)], HOUSE, NOW);
  const beside = loadDuringVisit(load, party(0), HOUSE, NOW);
  assert.deepEqual(
    beside.map(({ time, accepted }) => [time, accepted.parties]),
    [
      ['20:00', 1],
      ['21:30', 1],
    ],
  );
});

function clashes(asked: Reservation, others: Reservation[], room = ROOM): string[] {
  return clashesOf(asked, others, { ...HOUSE, room }, NOW);
}

const asking = (change: Partial<Reservation> = {}) => party(0, { status: 'Pending', ...change });

test('a party clashes when every table is taken in one of its half hours', () => {
  assert.deepEqual(clashes(asking(), [party(90, { guests: 1 })]), []);
  assert.deepEqual(clashes(asking(), [party(90, { guests: 1 }), party(-90, { guests: 1 })]), []);
  const taken = [party(60, { guests: 1 }), party(-60, { guests: 1 }), party(30, { guests: 1 })];
  assert.deepEqual(clashes(asking(), taken), ['TablesTaken']);
});

test('a party clashes when there are more guests than seats, if every table has a number of seats', () => {
  assert.deepEqual(clashes(asking(), [party(0, { guests: 6 })]), []);
  assert.deepEqual(clashes(asking(), [party(0, { guests: 7 })]), ['SeatsTaken']);
  assert.deepEqual(clashes(asking(), [party(0, { guests: 7 })], { tables: 2, seats: null }), []);
  assert.deepEqual(clashes(asking({ guests: 11 }), []), ['SeatsTaken']);
  const together = [party(0, { guests: 4 }), party(90, { guests: 3 })];
  assert.deepEqual(clashes(asking(), together, { tables: 5, seats: 11 }), []);
  assert.deepEqual(clashes(asking(), together, { tables: 5, seats: 10 }), ['SeatsTaken']);
});

test('at a venue without tables a party clashes with every other one in the same half hour', () => {
  const nowhere = { tables: 0, seats: 0 };
  assert.deepEqual(clashes(asking(), [party(29)], nowhere), ['SameTime']);
  assert.deepEqual(clashes(asking(), [party(30), party(-1)], nowhere), []);
  assert.deepEqual(clashes(asking({ guests: 400 }), [], nowhere), []);
});

test('another reservation of the guest within two hours is a clash, by the phone number alone', () => {
  const phone = '+905321234567';
  const again = asking({ phone });
  for (const status of ['Pending', 'Confirmed'] as const) {
    assert.deepEqual(clashes(again, [party(119, { phone, status })]), ['SameGuest']);
    assert.deepEqual(clashes(again, [party(-119, { phone, status })]), ['SameGuest']);
    assert.deepEqual(clashes(again, [party(120, { phone, status })]), []);
  }
  assert.deepEqual(clashes(again, [party(0, { phone: '+905321234568' })]), []);
  assert.deepEqual(clashes(asking(), [party(0, { phone: null })]), []);
});

test('the party itself, pending requests and finished reservations do not take a table', () => {
  const asked = asking({ phone: '+905321234567' });
  const accepted = { ...asked, status: 'Confirmed' as const };
  const others = [
    asked,
    party(0, { status: 'Pending' }),
    party(0, { status: 'Cancelled' }),
    party(0, { status: 'Declined' }),
    party(0, { status: 'NoShow' }),
  ];
  assert.deepEqual(clashes(asked, others, { tables: 1, seats: 4 }), []);
  assert.deepEqual(clashes(accepted, [accepted, ...others.slice(1)], { tables: 1, seats: 4 }), []);
});

test('all clashes are listed, in a fixed order', () => {
  const phone = '+905321234567';
  const others = [party(0, { phone }), party(0, { guests: 9 })];
  assert.deepEqual(clashes(asking({ phone }), others), ['TablesTaken', 'SeatsTaken', 'SameGuest']);
});

test('parties at least NO_OVERLAP_MS apart are never in the same half hour', () => {
  const longest = { ...HOUSE, reservations: bookingSettings({ visitMinutes: 240 }) };
  const minutes = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 600 }), (start, apart) => {
      const [one, other] = [party(start), party(start + NO_OVERLAP_MS / MINUTE_MS + apart)];
      assert.deepEqual(loadDuringVisit(halfHourLoadsOf([other], longest, 0), one, longest, 0), []);
      assert.deepEqual(loadDuringVisit(halfHourLoadsOf([one], longest, 0), other, longest, 0), []);
    }),
  );
});

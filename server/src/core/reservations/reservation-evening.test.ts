import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { everyDay, on, shut } from '../../../test/samples/sample-hours.ts';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { localTimeAt } from '../venue-clock.ts';
import { eveningOf } from './calendar.ts';
import type { Reservation } from './reservation.ts';
import {
  eveningWithFacts,
  overlappingSpans,
  reservationsWithFacts,
  type SeatingVenue,
  spanAroundEvening,
} from './reservation-evening.ts';
import { NO_OVERLAP_MS } from './reservation-load.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = TABLE_AT - DAY_MS;

/** Open from 18:00 to 02:00. */
const VENUE: SeatingVenue = {
  timeZone: 'Europe/Istanbul',
  workingHours: everyDay('18:00', '02:00'),
  specialDays: [],
  room: { tables: 1, seats: 4 },
  reservations: bookingSettings(),
};

function at(instant: string, change: Partial<Reservation> = {}): Reservation {
  return reservationIn('Confirmed', { id: instant, phone: null, startsAt: Date.parse(instant), ...change });
}

test('an evening includes the hours after midnight, but not those of the previous evening', () => {
  const around = ['2026-03-03T22:30Z', '2026-03-04T15:00Z', '2026-03-04T22:30Z', '2026-03-05T15:00Z'];
  const { items } = eveningWithFacts(
    VENUE,
    '2026-03-04',
    around.map((instant) => at(instant)),
    NOW,
  );
  assert.deepEqual(
    items.map(({ reservation }) => reservation.id),
    ['2026-03-04T15:00Z', '2026-03-04T22:30Z'],
  );
});

test('an evening has the present status of each reservation, and facts only for pending requests', () => {
  const evening = [
    at('2026-03-04T15:00Z', { status: 'Pending' }),
    at('2026-03-04T15:30Z', { status: 'Cancelled' }),
    at('2026-03-04T18:30Z', { status: 'Pending' }),
    at('2026-03-04T18:30Z', { id: 'accepted' }),
  ];
  const { items } = eveningWithFacts(VENUE, '2026-03-04', evening, Date.parse('2026-03-04T15:00Z'));
  assert.deepEqual(
    items.map(({ reservation, load, clashes }) => [reservation.status, load?.length ?? null, clashes]),
    [
      ['Cancelled', null, null],
      ['Cancelled', null, null],
      ['Pending', 4, ['TablesTaken', 'SeatsTaken']],
      ['Confirmed', null, null],
    ],
  );
});

test('the load of an evening counts guests who are still seated from another evening, and has only its own half hours', () => {
  const allDay = {
    ...VENUE,
    workingHours: [on('Tuesday', '12:00', '00:30'), on('Wednesday', '01:00', '23:00')],
  };
  const late = at('2026-03-03T21:00Z');
  const early = at('2026-03-03T22:30Z', { guests: 2 });
  assert.deepEqual(
    [late, early].map(({ startsAt }) => eveningOf(allDay, startsAt)),
    ['2026-03-03', '2026-03-04'],
  );
  const { load } = eveningWithFacts(allDay, '2026-03-04', [late, early], NOW - DAY_MS);
  assert.deepEqual(
    load.map(({ time, accepted }) => [time, accepted.guests]),
    [
      ['01:30', 6],
      ['02:00', 2],
      ['02:30', 2],
      ['03:00', 2],
    ],
  );
});

test('the span around an evening contains all its reservations and those that overlap them, in any zone and at any hours', () => {
  const zones = ['Europe/Istanbul', 'Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe', 'Pacific/Apia'];
  const clock = fc.constantFrom('00:00', '01:00', '06:30', '12:00', '18:00', '23:59');
  const instant = fc.integer({ min: Date.parse('2007-01-01T00:00Z'), max: Date.parse('2037-12-31T00:00Z') });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      clock,
      clock,
      fc.boolean(),
      instant,
      (timeZone, opens, closes, isShut, now) => {
        const workingHours = everyDay(opens, closes);
        if (isShut) workingHours[2] = shut('Wednesday');
        const date = eveningOf({ timeZone, workingHours, specialDays: [] }, now);
        const { startsAt, endsAt } = spanAroundEvening(timeZone, date);
        assert.ok(
          startsAt <= now - NO_OVERLAP_MS && now + NO_OVERLAP_MS < endsAt,
          `${date} ${localTimeAt(timeZone, now).date}`,
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('the first and the last possible date have a span, too', () => {
  for (const date of ['0000-01-01', '9999-12-31']) {
    const { startsAt, endsAt } = spanAroundEvening('Europe/Istanbul', date);
    assert.ok(startsAt < endsAt, date);
  }
});

test('the overlapping spans of parties are separate, in order, and include every party', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(hours, (starts) => {
      const parties = starts
        .toSorted((a, b) => a - b)
        .map((hour) => ({ startsAt: TABLE_AT + hour * HOUR_MS }));
      const spans = overlappingSpans(parties);
      for (const [index, span] of spans.entries()) {
        assert.ok(span.startsAt < span.endsAt);
        assert.ok(index === 0 || spans[index - 1]!.endsAt < span.startsAt);
      }
      for (const { startsAt } of parties) {
        const isWithin = spans.some(
          (span) => span.startsAt <= startsAt - NO_OVERLAP_MS && startsAt + NO_OVERLAP_MS <= span.endsAt,
        );
        assert.ok(isWithin);
      }
    }),
  );
  assert.deepEqual(overlappingSpans([]), []);
});

test('the facts of a request count all reservations around it, also other requests', () => {
  const requests = [
    at('2026-03-04T17:00Z', { status: 'Pending', phone: '+905321234567' }),
    at('2026-03-04T18:00Z', { status: 'Pending', phone: '+905321234567' }),
  ];
  const around = [...requests, at('2026-03-04T19:30Z', { guests: 1 })];
  const weighed = reservationsWithFacts(VENUE, requests, around, NOW);
  assert.deepEqual(
    weighed.map(({ load, clashes }) => [load!.map(({ pending }) => pending.parties), clashes]),
    [
      [[1, 1, 2, 2], ['SameGuest']],
      [
        [2, 2, 1, 1],
        ['TablesTaken', 'SeatsTaken', 'SameGuest'],
      ],
    ],
  );
});

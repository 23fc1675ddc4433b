import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyDay, on, shut, special, venueWith } from '../../../test/samples/sample-hours.ts';
import { isOpenAt } from '../venue/hours/opening-hours.ts';
import { venueDayOf } from '../venue/hours/venue-day.ts';
import type { Venue } from '../venue/venue.ts';
import { localTimeAt } from '../venue-clock.ts';
import { bookableDays, eveningOf } from './calendar.ts';

const MINUTE_MS = 60_000;
/** Tuesday. */
const NOW = Date.parse('2026-06-30T12:00:00Z');

/** The opening hours of a venue, and for each date the span that belongs to its evening, for bills and for bookings. */
const CASES: [what: string, entered: Partial<Venue>, evenings: Record<string, string>][] = [
  [
    'a night until 05:00 before a day that opens at 04:00',
    { workingHours: [on('Friday', '18:00', '05:00'), on('Saturday', '04:00', '10:00'), shut('Sunday')] },
    { '2026-07-03': '18:00 to 05:00', '2026-07-04': '05:00 to 10:00' },
  ],
  [
    'days and nights without an end',
    { workingHours: everyDay('09:00', '09:00') },
    { '2026-07-03': '00:00 to 00:00', '2026-07-04': '00:00 to 00:00' },
  ],
  [
    'a night before a day that is open all day',
    { workingHours: [on('Friday', '18:00', '02:00'), on('Saturday', '00:00', '00:00'), shut('Sunday')] },
    { '2026-07-03': '18:00 to 02:00', '2026-07-04': '02:00 to 00:00' },
  ],
  [
    'a night before a closed special day',
    { workingHours: everyDay('18:00', '02:00'), specialDays: [special('2026-07-04', null, null)] },
    { '2026-07-03': '18:00 to 02:00', '2026-07-04': '' },
  ],
  [
    'a long special night before an ordinary day',
    { workingHours: everyDay('08:00', '17:00'), specialDays: [special('2026-07-03', '20:00', '09:00')] },
    { '2026-07-03': '20:00 to 09:00', '2026-07-04': '09:00 to 17:00' },
  ],
];

for (const [what, entered, evenings] of CASES) {
  test(`if two evenings overlap, the earlier one lasts to its end: ${what}`, () => {
    const venue = venueWith(entered);
    for (const [date, stretch] of Object.entries(evenings)) {
      const minutes = minutesAround(date).filter((at) => isOpenAt(venue, at));
      assert.equal(stretchOf(minutes.filter((at) => venueDayOf(venue, at) === date)), stretch, 'bills');
      assert.equal(stretchOf(minutes.filter((at) => eveningOf(venue, at) === date)), stretch, 'bookings');
    }
    const slots = bookableDays(venue, NOW, '2026-07-02', 5).flatMap(({ date, slots }) =>
      slots.map(({ startsAt }) => ({ date, startsAt })),
    );
    assert.equal(new Set(slots.map(({ startsAt }) => startsAt)).size, slots.length, 'no time twice');
    for (const { date, startsAt } of slots) assert.equal(venueDayOf(venue, startsAt), date);
  });
}

/** Every minute from the noon before a date to the noon after it. */
function minutesAround(date: string): number[] {
  const noonBefore = Date.parse(`${date}T00:00:00Z`) - 720 * MINUTE_MS;
  return Array.from({ length: 2 * 1440 }, (_, minute) => noonBefore + minute * MINUTE_MS);
}

/** The start and end of consecutive minutes, such as `18:00 to 05:00`; empty if there are none. */
function stretchOf(minutes: readonly number[]): string {
  const [first, last] = [minutes[0], minutes.at(-1)];
  if (first === undefined || last === undefined) return '';
  assert.equal(minutes.length, (last - first) / MINUTE_MS + 1, 'there is no gap');
  return [first, last + MINUTE_MS].map((at) => localTimeAt('UTC', at).time).join(' to ');
}

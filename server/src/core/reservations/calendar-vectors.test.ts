import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Hours } from '../venue/venue.ts';
import type { Weekday } from '../weekday.ts';
import { type BookingHours, bookableDays, type DayState, lastBookableDate } from './calendar.ts';

interface Case {
  name: string;
  timeZone: string;
  workingHours: (Hours & { day: Weekday })[];
  specialDays: (Hours & { date: string })[];
  now: string;
  from: string | null;
  days: number;
  expected: {
    lastBookableDate: string;
    days: { date: string; state: DayState; slots: { startsAt: string; time: string }[] }[];
  };
}

const vectors = new URL('../../../../vectors/slots.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: Case[] };

describe('the booking calendar agrees with its vectors:', () => {
  for (const { name, timeZone, workingHours, specialDays, now, from, days, expected } of cases) {
    test(name, () => {
      const venue: BookingHours = {
        timeZone,
        workingHours,
        specialDays: specialDays.map((day) => ({ ...day, name: null })),
      };
      const shown = bookableDays(venue, Date.parse(now), from, days).map((day) => ({
        ...day,
        slots: day.slots.map(({ startsAt, time }) => ({ startsAt: new Date(startsAt).toISOString(), time })),
      }));
      assert.deepEqual(shown, expected.days);
      assert.equal(lastBookableDate(venue, Date.parse(now)), expected.lastBookableDate);
    });
  }

  test('there are at least 20 of them, each with a unique name', () => {
    assert.ok(cases.length >= 20);
    assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
  });
});

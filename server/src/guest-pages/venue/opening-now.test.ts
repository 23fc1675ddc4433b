import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everyDay, on, shut, special } from '../../../test/samples/sample-hours.ts';
import { type GuestHours, openStateAt, shownWeek } from './opening-now.ts';

const at = (text: string) => Date.parse(text);

/**
 * Open from 12:00 to 23:00 every day, in a zone without daylight saving time, unless a test sets other hours.
 */
function newHours(given: Partial<GuestHours> = {}): GuestHours {
  return { timeZone: 'UTC', workingHours: everyDay('12:00', '23:00'), specialDays: [], ...given };
}

describe('openStateAt', () => {
  test('tells until when the venue is open, and when it opens', () => {
    const expected: [string, object][] = [
      ['2026-03-04T11:59:59Z', { kind: 'Closed', opensAt: at('2026-03-04T12:00Z') }],
      ['2026-03-04T12:00Z', { kind: 'Open', until: at('2026-03-04T23:00Z') }],
      ['2026-03-04T22:59:59Z', { kind: 'Open', until: at('2026-03-04T23:00Z') }],
      ['2026-03-04T23:00Z', { kind: 'Closed', opensAt: at('2026-03-05T12:00Z') }],
    ];
    for (const [now, state] of expected) assert.deepEqual(openStateAt(newHours(), at(now)), state, now);
  });

  test('an evening past midnight counts into the next, closed day', () => {
    const venue = newHours({
      workingHours: [...everyDay('18:00', '02:00').filter(({ day }) => day !== 'Sunday'), shut('Sunday')],
    });
    const night = openStateAt(venue, at('2026-03-08T01:00Z'));
    assert.deepEqual(night, { kind: 'Open', until: at('2026-03-08T02:00Z') });
    assert.deepEqual(openStateAt(venue, at('2026-03-08T02:00Z')), {
      kind: 'Closed',
      opensAt: at('2026-03-09T18:00Z'),
    });
  });

  test('a special day replaces its weekday', () => {
    const venue = newHours({
      specialDays: [special('2026-03-04', null, null), special('2026-03-05', '09:00', '10:00')],
    });
    const noon = openStateAt(venue, at('2026-03-04T13:00Z'));
    assert.deepEqual(noon, { kind: 'Closed', opensAt: at('2026-03-05T09:00Z') });
  });

  test('adjoining hours are one opening, and hours without an end are open around the clock', () => {
    const late = newHours({
      workingHours: [on('Wednesday', '20:00', '04:00'), on('Thursday', '04:00', '09:00'), shut('Friday')],
    });
    assert.deepEqual(openStateAt(late, at('2026-03-04T22:00Z')), {
      kind: 'Open',
      until: at('2026-03-05T09:00Z'),
    });
    const always = newHours({ workingHours: everyDay('00:00', '00:00') });
    assert.deepEqual(openStateAt(always, at('2026-03-04T22:00Z')), { kind: 'Open', until: null });
    const closesOnSunday = newHours({
      workingHours: [...everyDay('00:00', '00:00').filter(({ day }) => day !== 'Sunday'), shut('Sunday')],
    });
    assert.deepEqual(openStateAt(closesOnSunday, at('2026-03-04T22:00Z')), {
      kind: 'Open',
      until: at('2026-03-08T00:00Z'),
    });
  });

  test('is unknown when no hours were entered', () => {
    const now = at('2026-03-04T22:00Z');
    assert.deepEqual(openStateAt(newHours({ workingHours: [] }), now), { kind: 'Unknown' });
    const wednesdays = newHours({
      workingHours: [on('Wednesday', '12:00', '15:00'), on('Friday', '12:00', '15:00')],
    });
    assert.deepEqual(openStateAt(wednesdays, now), { kind: 'Closed', opensAt: null });
    assert.deepEqual(openStateAt(wednesdays, at('2026-03-05T12:00Z')), { kind: 'Unknown' });
    assert.deepEqual(openStateAt(newHours({ workingHours: [shut('Wednesday')] }), now), {
      kind: 'Closed',
      opensAt: null,
    });
  });

  test('an evening past midnight counts even when the next day has no hours', () => {
    const venue = newHours({ workingHours: [on('Tuesday', '18:00', '03:00')] });
    assert.deepEqual(openStateAt(venue, at('2026-03-04T02:00Z')), {
      kind: 'Open',
      until: at('2026-03-04T03:00Z'),
    });
  });

  test('reads the clock of the venue, also on the night when it is changed', () => {
    const venue = newHours({ timeZone: 'Europe/Berlin', workingHours: everyDay('18:00', '03:00') });
    // At 03:00 summer time, the clock goes back to 02:00.
    assert.deepEqual(openStateAt(venue, at('2026-10-25T00:30Z')), {
      kind: 'Open',
      until: at('2026-10-25T02:00Z'),
    });
  });
});

describe('shownWeek', () => {
  test('shows today alone, and groups later days with the same hours', () => {
    const shown = shownWeek(
      newHours({ workingHours: [...everyDay('12:00', '23:00').slice(0, 6), shut('Sunday')] }),
      at('2026-03-04T22:00Z'),
    );
    assert.deepEqual(
      shown.map(({ first, last, hours: its }) => [first, last, its?.opensAt ?? null]),
      [
        ['2026-03-04', '2026-03-04', '12:00'],
        ['2026-03-05', '2026-03-07', '12:00'],
        ['2026-03-08', '2026-03-08', null],
        ['2026-03-09', '2026-03-10', '12:00'],
      ],
    );
  });

  test('shows a special day under its name, and marks days without hours', () => {
    const shown = shownWeek(
      newHours({
        workingHours: [on('Thursday', '09:00', '10:00')],
        specialDays: [special('2026-03-06', '09:00', '10:00')],
      }),
      at('2026-03-04T22:00Z'),
    );
    assert.deepEqual(
      shown.map(({ first, last, hours: its, name }) => [
        first,
        last,
        its === null ? null : its.opensAt,
        name,
      ]),
      [
        ['2026-03-04', '2026-03-04', null, null],
        ['2026-03-05', '2026-03-05', '09:00', null],
        ['2026-03-06', '2026-03-06', '09:00', 'A feast'],
        ['2026-03-07', '2026-03-10', null, null],
      ],
    );
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everyDay, on, shut, special } from '../../../test/sample-hours.ts';
import { type GuestHours, openStateAt, shownWeek } from './opening-now.ts';

const at = (text: string) => Date.parse(text);

/** Open from 12:00 to 23:00 every day in a zone without changes of the clock, but for what is given. */
function hours(given: Partial<GuestHours> = {}): GuestHours {
  return { timeZone: 'UTC', workingHours: everyDay('12:00', '23:00'), specialDays: [], ...given };
}

describe('openStateAt', () => {
  test('tells until when the door is open, and from when it is', () => {
    const expected: [string, object][] = [
      ['2026-03-04T11:59:59Z', { kind: 'Closed', opensAt: at('2026-03-04T12:00Z') }],
      ['2026-03-04T12:00Z', { kind: 'Open', until: at('2026-03-04T23:00Z') }],
      ['2026-03-04T22:59:59Z', { kind: 'Open', until: at('2026-03-04T23:00Z') }],
      ['2026-03-04T23:00Z', { kind: 'Closed', opensAt: at('2026-03-05T12:00Z') }],
    ];
    for (const [now, state] of expected) assert.deepEqual(openStateAt(hours(), at(now)), state, now);
  });

  test('follows an evening past midnight, into a day that is closed', () => {
    const venue = hours({
      workingHours: [...everyDay('18:00', '02:00').filter(({ day }) => day !== 'Sunday'), shut('Sunday')],
    });
    const night = openStateAt(venue, at('2026-03-08T01:00Z'));
    assert.deepEqual(night, { kind: 'Open', until: at('2026-03-08T02:00Z') });
    assert.deepEqual(openStateAt(venue, at('2026-03-08T02:00Z')), {
      kind: 'Closed',
      opensAt: at('2026-03-09T18:00Z'),
    });
  });

  test('puts a special day in the place of its weekday', () => {
    const venue = hours({
      specialDays: [special('2026-03-04', null, null), special('2026-03-05', '09:00', '10:00')],
    });
    const noon = openStateAt(venue, at('2026-03-04T13:00Z'));
    assert.deepEqual(noon, { kind: 'Closed', opensAt: at('2026-03-05T09:00Z') });
  });

  test('takes hours that touch for one opening, and those without an end for round the clock', () => {
    const late = hours({
      workingHours: [on('Wednesday', '20:00', '04:00'), on('Thursday', '04:00', '09:00'), shut('Friday')],
    });
    assert.deepEqual(openStateAt(late, at('2026-03-04T22:00Z')), {
      kind: 'Open',
      until: at('2026-03-05T09:00Z'),
    });
    const always = hours({ workingHours: everyDay('00:00', '00:00') });
    assert.deepEqual(openStateAt(always, at('2026-03-04T22:00Z')), { kind: 'Open', until: null });
    const closesOnSunday = hours({
      workingHours: [...everyDay('00:00', '00:00').filter(({ day }) => day !== 'Sunday'), shut('Sunday')],
    });
    assert.deepEqual(openStateAt(closesOnSunday, at('2026-03-04T22:00Z')), {
      kind: 'Open',
      until: at('2026-03-08T00:00Z'),
    });
  });

  test('does not say what nobody entered', () => {
    const now = at('2026-03-04T22:00Z');
    assert.deepEqual(openStateAt(hours({ workingHours: [] }), now), { kind: 'Unknown' });
    const wednesdays = hours({
      workingHours: [on('Wednesday', '12:00', '15:00'), on('Friday', '12:00', '15:00')],
    });
    assert.deepEqual(openStateAt(wednesdays, now), { kind: 'Closed', opensAt: null });
    assert.deepEqual(openStateAt(wednesdays, at('2026-03-05T12:00Z')), { kind: 'Unknown' });
    assert.deepEqual(openStateAt(hours({ workingHours: [shut('Wednesday')] }), now), {
      kind: 'Closed',
      opensAt: null,
    });
  });

  test('tells of an evening that still runs though nothing was entered for the day it runs into', () => {
    const venue = hours({ workingHours: [on('Tuesday', '18:00', '03:00')] });
    assert.deepEqual(openStateAt(venue, at('2026-03-04T02:00Z')), {
      kind: 'Open',
      until: at('2026-03-04T03:00Z'),
    });
  });

  test('reads the clock of the venue, also on the night that it is changed', () => {
    const venue = hours({ timeZone: 'Europe/Berlin', workingHours: everyDay('18:00', '03:00') });
    // At 03:00 of summer time the clock goes back to 02:00.
    assert.deepEqual(openStateAt(venue, at('2026-10-25T00:30Z')), {
      kind: 'Open',
      until: at('2026-10-25T02:00Z'),
    });
  });
});

describe('shownWeek', () => {
  test('shows today by itself, and together the days after it that are alike', () => {
    const shown = shownWeek(
      hours({ workingHours: [...everyDay('12:00', '23:00').slice(0, 6), shut('Sunday')] }),
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

  test('shows a special day under its name, and days without hours as such', () => {
    const shown = shownWeek(
      hours({
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

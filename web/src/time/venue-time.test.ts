import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addDays, dateAt, instantOf, timeAt } from './venue-time.ts';

describe('the clock of a venue', () => {
  test('gives date and time of an instant, whatever the clock of the device', () => {
    const instant = Date.parse('2026-03-04T22:30:00Z');
    assert.equal(dateAt(instant, 'Europe/Istanbul'), '2026-03-05');
    assert.equal(timeAt(instant, 'Europe/Istanbul'), '01:30');
    assert.equal(timeAt(Date.parse('2026-03-04T21:00:00Z'), 'Europe/Istanbul'), '00:00');
  });

  test('finds the instant of a date and a time', () => {
    assert.equal(instantOf('2026-03-04', '20:30', 'Europe/Istanbul'), Date.parse('2026-03-04T17:30:00Z'));
    assert.equal(instantOf('2026-07-01', '20:30', 'Europe/Berlin'), Date.parse('2026-07-01T18:30:00Z'));
    assert.equal(instantOf('2026-01-01', '20:30', 'America/New_York'), Date.parse('2026-01-02T01:30:00Z'));
  });

  test('gives NaN for a date or time that is not fully typed', () => {
    for (const [date, time] of [
      ['', '20:30'],
      ['2026-03-04', ''],
      ['12026-03-04', '20:30'],
    ] as const)
      assert.equal(instantOf(date, time, 'Europe/Istanbul'), Number.NaN);
  });

  test('reads a year with fewer than four digits', () => {
    assert.equal(instantOf('0002-03-04', '20:30', 'UTC'), Date.parse('0002-03-04T20:30:00Z'));
    for (const date of ['0002-03-04', '0020-03-04', '0202-03-04']) {
      const instant = instantOf(date, '20:30', 'Europe/Istanbul');
      assert.equal(
        `${dateAt(instant, 'Europe/Istanbul')} ${timeAt(instant, 'Europe/Istanbul')}`,
        `${date} 20:30`,
      );
    }
  });

  test('takes the first of two instants when the clock is put back', () => {
    assert.equal(instantOf('2026-10-25', '02:30', 'Europe/Berlin'), Date.parse('2026-10-25T00:30:00Z'));
  });

  test('goes as far behind the change when the clock is put forward', () => {
    assert.equal(instantOf('2026-03-29', '02:30', 'Europe/Berlin'), Date.parse('2026-03-29T01:30:00Z'));
  });

  test('reads back the date and time it gave, every half hour of a year', () => {
    for (const zone of ['Europe/Istanbul', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Sao_Paulo']) {
      for (let day = 0; day < 365; day += 7) {
        const date = addDays('2026-01-01', day);
        for (const time of ['00:00', '12:30', '19:30', '23:30']) {
          const instant = instantOf(date, time, zone);
          assert.equal(`${dateAt(instant, zone)} ${timeAt(instant, zone)}`, `${date} ${time}`);
        }
      }
    }
  });

  test('counts days over months and leap years', () => {
    assert.equal(addDays('2028-02-28', 2), '2028-03-01');
    assert.equal(addDays('2026-01-01', -1), '2025-12-31');
  });
});

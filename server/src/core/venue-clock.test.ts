import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  anyTime,
  anyZoneAndDay,
  datesAround,
  firstMinuteFrom,
  HARD_NIGHTS,
  minuteAfterLastBefore,
  oracleClocks,
  readClock,
  type ZoneAndDay,
} from '../../test/pricing/wall-clock.ts';
import {
  addDays,
  endInstantOf,
  instantOf,
  instantsOf,
  isTimeZone,
  localTimeAt,
  spanOnDate,
  startInstantOf,
  weekdayOf,
} from './venue-clock.ts';

const at = (text: string) => Date.parse(text);
const BERLIN = 'Europe/Berlin';
const ISTANBUL = 'Europe/Istanbul';

describe('localAt', () => {
  test('has the date, weekday, time and minutes of the local clock', () => {
    assert.deepEqual(localTimeAt(ISTANBUL, at('2026-03-31T21:05:59.999Z')), {
      date: '2026-04-01',
      weekday: 'Wednesday',
      time: '00:05',
      minutes: 5,
    });
  });

  test('has the name of every weekday', () => {
    const weekdays = [5, 6, 7, 8, 9, 10, 11].map(
      (day) => localTimeAt('UTC', Date.UTC(2026, 0, day, 23, 59)).weekday,
    );
    assert.deepEqual(weekdays, [
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    assert.equal(localTimeAt('UTC', Date.UTC(2026, 0, 11, 23, 59)).minutes, 1439);
  });

  test('changes with the clock, to the millisecond', () => {
    assert.equal(localTimeAt(BERLIN, at('2026-03-29T00:59:59.999Z')).time, '01:59');
    assert.equal(localTimeAt(BERLIN, at('2026-03-29T01:00:00.000Z')).time, '03:00');
    assert.equal(localTimeAt(BERLIN, at('2026-10-25T00:59:59.999Z')).time, '02:59');
    assert.equal(localTimeAt(BERLIN, at('2026-10-25T01:00:00.000Z')).time, '02:00');
  });

  test('knows that Istanbul has had no winter time since 2016', () => {
    assert.equal(localTimeAt(ISTANBUL, at('2015-12-01T12:00:00Z')).time, '14:00');
    assert.equal(localTimeAt(ISTANBUL, at('2016-12-01T12:00:00Z')).time, '15:00');
  });

  test('refuses an unknown zone', () => {
    assert.throws(() => localTimeAt('Mars/Base', 0), RangeError);
  });
});

describe('instants of a local time', () => {
  test('a time that the clock shows once has one instant', () => {
    const instant = at('2026-07-01T15:30:00Z');
    assert.equal(instantOf(ISTANBUL, '2026-07-01', '18:30'), instant);
    assert.equal(startInstantOf(ISTANBUL, '2026-07-01', '18:30'), instant);
    assert.equal(endInstantOf(ISTANBUL, '2026-07-01', '18:30'), instant);
  });

  test('a skipped time has no instant; it starts and ends at the clock change', () => {
    const jump = at('2026-03-29T01:00:00Z');
    assert.equal(instantOf(BERLIN, '2026-03-29', '02:30'), null);
    assert.equal(instantOf(BERLIN, '2026-03-29', '02:00'), null);
    assert.equal(startInstantOf(BERLIN, '2026-03-29', '02:30'), jump);
    assert.equal(endInstantOf(BERLIN, '2026-03-29', '02:30'), jump);
    assert.equal(instantOf(BERLIN, '2026-03-29', '03:00'), jump);
  });

  test('a repeated time starts at its first instant and ends at its last', () => {
    assert.equal(instantOf(BERLIN, '2026-10-25', '02:30'), at('2026-10-25T00:30:00Z'));
    assert.equal(startInstantOf(BERLIN, '2026-10-25', '02:30'), at('2026-10-25T00:30:00Z'));
    assert.equal(endInstantOf(BERLIN, '2026-10-25', '02:30'), at('2026-10-25T01:30:00Z'));
  });

  test('many times of a date and of the next one have the same instants as each time alone', () => {
    const minutes = [0, 60, 90, 120, 150, 180, 1440, 1470];
    assert.deepEqual(
      instantsOf(BERLIN, '2026-03-29', minutes),
      ['00:00', '01:00', '01:30', '02:00', '02:30', '03:00']
        .map((time) => instantOf(BERLIN, '2026-03-29', time))
        .concat([instantOf(BERLIN, '2026-03-30', '00:00'), instantOf(BERLIN, '2026-03-30', '00:30')]),
    );
    assert.deepEqual(instantsOf(BERLIN, '2026-03-29', []), []);
  });

  test('a day that a country skipped starts and ends at the same instant', () => {
    const jump = at('2011-12-30T10:00:00Z');
    assert.equal(instantOf('Pacific/Apia', '2011-12-30', '12:00'), null);
    assert.equal(startInstantOf('Pacific/Apia', '2011-12-30', '12:00'), jump);
    assert.equal(endInstantOf('Pacific/Apia', '2011-12-30', '12:00'), jump);
    assert.equal(localTimeAt('Pacific/Apia', jump - 1).date, '2011-12-29');
    assert.equal(localTimeAt('Pacific/Apia', jump).date, '2011-12-31');
  });

  for (const night of HARD_NIGHTS) {
    test(`agree with an oracle that reads every minute in ${night.timeZone} when ${night.what}`, () => {
      assertAgreement(fc.constant(night), 2);
    });
  }

  test('agree with an oracle that reads every minute, in any zone from 2007 to 2037', () => {
    assertAgreement(anyZoneAndDay, oracleClocks(25));
  });
});

function assertAgreement(zoneAndDay: fc.Arbitrary<ZoneAndDay>, numRuns: number): void {
  const anyMoment = fc.record({ day: fc.integer({ min: 5, max: 7 }), time: anyTime });
  const anyMinute = fc.integer({ min: 0, max: 6 * 1440 - 1 });
  const manyOf = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 50, maxLength: 50 });
  fc.assert(
    fc.property(zoneAndDay, manyOf(anyMoment), manyOf(anyMinute), ({ timeZone, day }, moments, minutes) => {
      const clock = readClock(timeZone, day - 3, 6);
      const instantAt = (minute: number) => clock.startsAt + minute * 60_000;
      for (const minute of minutes) {
        const { date, time } = localTimeAt(timeZone, instantAt(minute));
        assert.equal(`${date} ${time}`, clock.readings[minute]);
      }
      const dates = datesAround(clock);
      for (const { day, time } of moments) {
        const date = dates[day]!;
        const moment = `${date} ${time}`;
        const first = instantAt(firstMinuteFrom(clock, moment));
        assert.equal(startInstantOf(timeZone, date, time), first, `${timeZone}, from ${moment}`);
        const last = instantAt(minuteAfterLastBefore(clock, moment));
        assert.equal(endInstantOf(timeZone, date, time), last, `${timeZone}, until ${moment}`);
        const only = clock.readings.includes(moment) ? first : null;
        assert.equal(instantOf(timeZone, date, time), only, `${timeZone}, ${moment}`);
      }
      const quarters = quartersFrom(dates[5]!);
      const minutesOfTwoDays = quarters.map((_, quarter) => quarter * 15);
      const firsts = quarters.map((moment) => clock.readings.indexOf(moment));
      assert.deepEqual(
        instantsOf(timeZone, dates[5]!, minutesOfTwoDays),
        firsts.map((minute) => (minute === -1 ? null : instantAt(minute))),
        `${timeZone}, two days from ${dates[5]}`,
      );
    }),
    // The message already names the time zone and the time. Shrinking the example would take minutes and add nothing.
    { numRuns, endOnFailure: true },
  );
}

/** Every quarter of an hour of a date and the next one, as local times. */
function quartersFrom(date: string): string[] {
  return Array.from({ length: 192 }, (_, quarter) =>
    new Date(Date.parse(date) + quarter * 900_000).toISOString().slice(0, 16).replace('T', ' '),
  );
}

describe('spanOn', () => {
  const hoursOf = (from: string, until: string, date = '2026-07-01') => {
    const span = spanOnDate(ISTANBUL, date, from, until);
    return (
      span &&
      [localTimeAt(ISTANBUL, span.startsAt), localTimeAt(ISTANBUL, span.endsAt)].map(
        ({ date, time }) => `${date} ${time}`,
      )
    );
  };

  test('ends on the same day when its second time is later', () => {
    assert.deepEqual(hoursOf('09:00', '22:00'), ['2026-07-01 09:00', '2026-07-01 22:00']);
  });

  test('ends next morning when its second time is earlier', () => {
    assert.deepEqual(hoursOf('18:00', '02:00', '2026-12-31'), ['2026-12-31 18:00', '2027-01-01 02:00']);
    assert.deepEqual(hoursOf('18:00', '00:00'), ['2026-07-01 18:00', '2026-07-02 00:00']);
  });

  test('is the whole date when its times are equal', () => {
    assert.deepEqual(hoursOf('00:00', '00:00'), ['2026-07-01 00:00', '2026-07-02 00:00']);
    assert.deepEqual(hoursOf('10:00', '10:00'), ['2026-07-01 00:00', '2026-07-02 00:00']);
  });

  test('is an hour longer or shorter on the night the clock changes', () => {
    const hours = (date: string) => {
      const span = spanOnDate(BERLIN, date, '18:00', '04:00')!;
      return (span.endsAt - span.startsAt) / 3_600_000;
    };
    assert.deepEqual(['2026-03-28', '2026-07-01', '2026-10-24'].map(hours), [9, 10, 11]);
  });

  test('is null if a clock change skips all of it', () => {
    assert.equal(spanOnDate(BERLIN, '2026-03-29', '02:10', '02:50'), null);
    assert.equal(spanOnDate('Pacific/Apia', '2011-12-30', '09:00', '22:00'), null);
    assert.equal(spanOnDate('Pacific/Apia', '2011-12-30', '00:00', '00:00'), null);
  });
});

describe('dates', () => {
  test('are counted across the ends of months and years, forwards and backwards', () => {
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
    assert.equal(addDays('2028-02-28', 1), '2028-02-29');
    assert.equal(addDays('2026-03-01', -1), '2026-02-28');
    assert.equal(addDays('2026-01-05', 60), '2026-03-06');
    assert.equal(addDays('2026-01-05', 0), '2026-01-05');
  });

  test('have their weekday', () => {
    assert.equal(weekdayOf('2026-01-05'), 'Monday');
    assert.equal(weekdayOf('2026-01-11'), 'Sunday');
    assert.equal(weekdayOf('2028-02-29'), 'Tuesday');
  });
});

describe('isTimeZone', () => {
  test('accepts every name of the database, old ones too', () => {
    const names = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Turkey', 'Asia/Calcutta', 'Etc/GMT+3'];
    assert.deepEqual(
      names.filter((name) => !isTimeZone(name)),
      [],
    );
  });

  test('refuses every other text', () => {
    const others = [
      '',
      'Mars/Base',
      'europe/istanbul',
      'EUROPE/ISTANBUL',
      '+03:00',
      '-0300',
      'Z',
      ' UTC',
      'Europe/Istanbul ',
    ];
    assert.deepEqual(others.filter(isTimeZone), []);
  });
});

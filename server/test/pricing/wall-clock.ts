import fc from 'fast-check';

/**
 * A wall clock, read minute by minute: a slow second opinion about time zones for tests. It takes its
 * readings from `Intl`, knows no offsets and no changes of the clock, and finds everything by looking.
 */
export interface OracleClock {
  timeZone: string;
  /** The first minute of the readings. */
  startsAt: number;
  /** The local time at each minute since, as `YYYY-MM-DD HH:mm`: text that sorts like time. */
  readings: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** The local time of a zone at an instant, in the format of {@link OracleClock}. */
export function readingAt(timeZone: string, instant: number): string {
  return faceOf(timeZone).format(instant);
}

let lastRead: { of: string; clock: OracleClock } | undefined;

/** Reads the clock of a zone for a number of days, counted in UTC. A clock that is asked for again is not read again. */
export function readClock(timeZone: string, firstDay: number, days: number): OracleClock {
  const of = `${timeZone} ${firstDay} ${days}`;
  if (lastRead?.of !== of) lastRead = { of, clock: readAnew(timeZone, firstDay, days) };
  return lastRead.clock;
}

function readAnew(timeZone: string, firstDay: number, days: number): OracleClock {
  const startsAt = firstDay * DAY_MS;
  const face = faceOf(timeZone);
  const readings: string[] = [];
  for (let minute = 0; minute < days * DAY_MINUTES; minute += 1) {
    readings.push(face.format(startsAt + minute * MINUTE_MS));
  }
  return { timeZone, startsAt, readings };
}

function faceOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates and times in the format of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The first minute at which the clock read a moment or later. */
export function firstMinuteFrom(clock: OracleClock, moment: string): number {
  const minute = clock.readings.findIndex((reading) => reading >= moment);
  return minute === -1 ? clock.readings.length : minute;
}

/** The minute after the last one at which the clock read something before a moment. */
export function minuteAfterLastBefore(clock: OracleClock, moment: string): number {
  return clock.readings.findLastIndex((reading) => reading < moment) + 1;
}

/**
 * The dates from three days before the readings to three days after, in order, with those that the clock
 * skipped.
 */
export function datesAround(clock: OracleClock): string[] {
  const days = clock.readings.length / DAY_MINUTES;
  return Array.from({ length: days + 6 }, (_, day) =>
    new Date(clock.startsAt + (day - 3) * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * The minutes of the days that are read, end excluded, in which the clock is within daily times begun on a date: a second
 * time before the first is the next morning's, two equal ones are the whole date.
 */
export function minutesWithin(
  clock: OracleClock,
  date: string,
  nextDate: string,
  from: string,
  until: string,
): { first: number; end: number } {
  const isWholeDate = from === until;
  const start = `${date} ${isWholeDate ? '00:00' : from}`;
  const close = isWholeDate ? `${nextDate} 00:00` : `${until > from ? date : nextDate} ${until}`;
  return { first: firstMinuteFrom(clock, start), end: minuteAfterLastBefore(clock, close) };
}

/** A zone, and a day of interest in it, counted from 1970-01-01. */
export interface ZoneAndDay {
  timeZone: string;
  day: number;
}

/** Nights with clock changes worth a test, each with its description. */
export const HARD_NIGHTS: readonly (ZoneAndDay & { what: string })[] = [
  night('Europe/Istanbul', '2014-03-31', 'spring came a day late, for an examination'),
  night('Europe/Istanbul', '2015-11-08', 'autumn came two weeks late, for an election'),
  night('Europe/Istanbul', '2016-03-27', 'spring came for the last time'),
  night('Europe/Istanbul', '2016-10-30', 'autumn was called off'),
  night('Europe/Berlin', '2026-03-29', 'an hour was skipped'),
  night('Europe/Berlin', '2026-10-25', 'an hour came twice'),
  night('America/Sao_Paulo', '2018-11-04', 'midnight was skipped'),
  night('America/Sao_Paulo', '2019-02-17', 'the hour before midnight came twice'),
  night('Australia/Lord_Howe', '2026-10-04', 'half an hour was skipped'),
  night('Australia/Lord_Howe', '2026-04-05', 'half an hour came twice'),
  night('Pacific/Apia', '2011-12-30', 'a whole day was skipped'),
  night('America/St_Johns', '2010-11-07', 'a minute after midnight the day before came back'),
  night('America/Havana', '2025-11-02', 'midnight came twice'),
  night('Atlantic/Azores', '2026-10-25', 'midnight came twice'),
  night('America/Nuuk', '2026-03-29', 'the hour before midnight was skipped'),
  night('Africa/Casablanca', '2026-03-22', 'summer time came back after Ramadan'),
  night('Antarctica/Troll', '2026-03-29', 'two hours were skipped'),
  night('Asia/Kathmandu', '2026-05-01', 'nothing changed, three quarters of an hour off'),
];

function night(timeZone: string, date: string, what: string): ZoneAndDay & { what: string } {
  return { timeZone, day: Date.parse(date) / DAY_MS, what };
}

const FIRST_DAY = Date.UTC(2007, 0, 1) / DAY_MS;
const LAST_DAY = Date.UTC(2036, 11, 20) / DAY_MS;

const ZONES = Intl.supportedValuesOf('timeZone');

/** Any zone on any day from 2007 to 2037, as often as not around a change of its clock. */
export const anyZoneAndDay: fc.Arbitrary<ZoneAndDay> = fc.constantFrom(...ZONES).chain(anyDayIn);

/** Any day of one zone, as in {@link anyZoneAndDay}. */
export function anyDayIn(timeZone: string): fc.Arbitrary<ZoneAndDay> {
  return fc
    .record({ day: fc.integer({ min: FIRST_DAY, max: LAST_DAY }), seeksChange: fc.boolean() })
    .map(({ day, seeksChange }) => ({
      timeZone,
      day: seeksChange ? nextChangeOfClock(timeZone, day) : day,
    }));
}

/** This many zones in any order; each zone comes once before any is repeated. */
export function zonesInTurn(count: number): string[] {
  const anyOrder = fc.shuffledSubarray(ZONES, { minLength: ZONES.length });
  const zones = fc.sample(anyOrder, 1)[0]!;
  return Array.from({ length: count }, (_, turn) => zones[turn % zones.length]!);
}

/** The first day on which a clock changes, within a year; else the day itself. */
function nextChangeOfClock(timeZone: string, day: number): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
  const before = format.format(day * DAY_MS);
  for (let later = day + 1; later < day + 366; later += 1) {
    if (format.format(later * DAY_MS) !== before) return later - 1;
  }
  return day;
}

/** Any time of day; half hours and the early hours are more frequent. */
export const anyTime: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
    fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
    fc.integer({ min: -60, max: 240 }).map((minutes) => (minutes + DAY_MINUTES) % DAY_MINUTES),
  )
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );

/**
 * How many clocks a property is compared with. `ORACLE_CLOCKS` sets another number; with 500 {@link
 * zonesInTurn} includes every zone.
 */
export function oracleClocks(usually: number): number {
  return Number(process.env.ORACLE_CLOCKS ?? usually);
}

const MINUTE_MS = 60_000;

/** The calendar date of an instant in a time zone: `2026-03-04`. */
export function dateAt(instant: number, timeZone: string): string {
  return readingAt(instant, timeZone).slice(0, 10);
}

/** The time of day of an instant in a time zone: `20:30`. */
export function timeAt(instant: number, timeZone: string): string {
  return readingAt(instant, timeZone).slice(11, 16);
}

/**
 * The instant of a date and a time in a time zone. If the clock is put back and the time occurs twice, the first one.
 * If the clock is put forward over the time, an instant after the change. `NaN` if the date or the time is invalid.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const before = asUtc - offsetMs(asUtc - 24 * 60 * MINUTE_MS, timeZone);
  const after = asUtc - offsetMs(asUtc + 24 * 60 * MINUTE_MS, timeZone);
  const fits = [before, after].filter((instant) => instant + offsetMs(instant, timeZone) === asUtc);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** The date a number of days later, or earlier if it is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function offsetMs(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${readingAt(minute, timeZone)}:00Z`) - minute;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date and time of an instant in a time zone: `2026-03-04T20:30`. */
function readingAt(instant: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

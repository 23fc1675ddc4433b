const MINUTE_MS = 60_000;

/** The calendar date of an instant on a clock: `2026-03-04`. */
export function dateAt(instant: number, timeZone: string): string {
  return readingAt(instant, timeZone).slice(0, 10);
}

/** The time of an instant on a clock: `20:30`. */
export function timeAt(instant: number, timeZone: string): string {
  return readingAt(instant, timeZone).slice(11, 16);
}

/**
 * The instant at which a clock shows a date and a time. Where the clock is put back and shows it twice, the
 * first; where it is put forward over it, the instant as far behind the change. `NaN` for what is no date or no time.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const before = asUtc - offsetMs(asUtc - 24 * 60 * MINUTE_MS, timeZone);
  const after = asUtc - offsetMs(asUtc + 24 * 60 * MINUTE_MS, timeZone);
  const fits = [before, after].filter((instant) => instant + offsetMs(instant, timeZone) === asUtc);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** A date some days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function offsetMs(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${readingAt(minute, timeZone)}:00Z`) - minute;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Date and time as the clock shows them: `2026-03-04T20:30`. */
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

import { addDays, localTimeAt, type Span } from '../venue-clock.ts';
import {
  dailyWindowOn,
  EARLIEST_WINDOW_DAY,
  runsEveryDayAllDay,
  type Schedule,
} from './campaign-schedule.ts';

/**
 * The instant at which a campaign that runs now stops, whatever the order type; `null` if it never stops, or does
 * not run now. Windows without a gap between them count as one: a campaign on Saturday and Sunday ends on Sunday night.
 * @see docs/pricing.md
 */
export function endsAt(campaign: Schedule, timeZone: string, now: number): number | null {
  const run = runFrom(campaign, timeZone, now);
  return run !== null && run.startsAt <= now && run.endsAt !== Infinity ? run.endsAt : null;
}

/**
 * The first instant after now at which any of the campaigns starts or stops, whatever the order type; `null` if
 * none ever will. Until then the same campaigns run.
 */
export function nextScheduleChange(
  campaigns: readonly Schedule[],
  timeZone: string,
  now: number,
): number | null {
  let next = Infinity;
  for (const campaign of campaigns) {
    const run = runFrom(campaign, timeZone, now);
    if (run !== null) next = Math.min(next, run.startsAt > now ? run.startsAt : run.endsAt);
  }
  return next === Infinity ? null : next;
}

/**
 * The days to search for the next windows. The next window starts within a week, or within two if a clock change skips
 * one, and at most a week of windows follow each other without a gap.
 */
const SEARCHED_DAYS = 28;

/** The run of a campaign that contains an instant, else the next run; `null` if there is none. */
function runFrom(schedule: Schedule, timeZone: string, instant: number): Span | null {
  const validFrom = schedule.validFrom ?? -Infinity;
  const validUntil = schedule.validUntil ?? Infinity;
  const from = Math.max(instant, validFrom);
  const run = runsEveryDayAllDay(schedule)
    ? { startsAt: -Infinity, endsAt: Infinity }
    : joinedWindowsFrom(schedule, timeZone, from);
  if (run === null || Math.max(from, run.startsAt) >= validUntil) return null;
  return { startsAt: Math.max(run.startsAt, validFrom), endsAt: Math.min(run.endsAt, validUntil) };
}

/**
 * The window that contains an instant, else the next one, joined with the windows that follow it without a gap.
 */
function joinedWindowsFrom(schedule: Schedule, timeZone: string, instant: number): Span | null {
  const { date } = localTimeAt(timeZone, instant);
  let joined: Span | null = null;
  for (let days = EARLIEST_WINDOW_DAY; days <= SEARCHED_DAYS; days += 1) {
    const window = dailyWindowOn(schedule, timeZone, addDays(date, days));
    if (window === null || window.endsAt <= instant) continue;
    if (joined === null) joined = window;
    else if (window.startsAt > joined.endsAt) break;
    else joined = { startsAt: joined.startsAt, endsAt: window.endsAt };
  }
  return joined;
}

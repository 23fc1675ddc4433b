import { addDays, localAt, type Span } from '../venue-clock.ts';
import { EARLIEST_DAY, isUnbroken, type Schedule, windowOn } from './campaign-schedule.ts';

/**
 * The instant at which a campaign that runs now stops, for any order type; `null` if it never stops, or does
 * not run now. Windows that touch count as one: a campaign of Saturday and Sunday ends on Sunday night.
 * @see docs/pricing.md
 */
export function endsAt(campaign: Schedule, timeZone: string, now: number): number | null {
  const run = runFrom(campaign, timeZone, now);
  return run !== null && run.startsAt <= now && run.endsAt !== Infinity ? run.endsAt : null;
}

/**
 * The first instant after now at which any of the campaigns starts or stops, for any order type; `null` if
 * none ever will. The list of running campaigns stays the same until then.
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
 * A window comes back within a week, or two when a change of the clock skips it; windows touch for a week at
 * most.
 */
const SEARCHED_DAYS = 28;

/** The run that contains an instant, else the first one after it; `null` if there is none. */
function runFrom(schedule: Schedule, timeZone: string, instant: number): Span | null {
  const validFrom = schedule.validFrom ?? -Infinity;
  const validUntil = schedule.validUntil ?? Infinity;
  const from = Math.max(instant, validFrom);
  const run = isUnbroken(schedule)
    ? { startsAt: -Infinity, endsAt: Infinity }
    : joinedWindowsFrom(schedule, timeZone, from);
  if (run === null || Math.max(from, run.startsAt) >= validUntil) return null;
  return { startsAt: Math.max(run.startsAt, validFrom), endsAt: Math.min(run.endsAt, validUntil) };
}

/**
 * The window that contains an instant, else the first one after it, together with those that touch its end.
 */
function joinedWindowsFrom(schedule: Schedule, timeZone: string, instant: number): Span | null {
  const { date } = localAt(timeZone, instant);
  let joined: Span | null = null;
  for (let days = EARLIEST_DAY; days <= SEARCHED_DAYS; days += 1) {
    const window = windowOn(schedule, timeZone, addDays(date, days));
    if (window === null || window.endsAt <= instant) continue;
    if (joined === null) joined = window;
    else if (window.startsAt > joined.endsAt) break;
    else joined = { startsAt: joined.startsAt, endsAt: window.endsAt };
  }
  return joined;
}

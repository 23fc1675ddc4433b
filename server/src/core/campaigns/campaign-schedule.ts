import type { OrderType } from '../bills/order-request.ts';
import { WEEKDAYS } from '../venue/venue.ts';
import { addDays, localAt, type Span, spanOn, weekdayOf } from '../venue-clock.ts';
import type { Campaign } from './campaign.ts';

/** When a campaign runs. */
export type Schedule = Pick<Campaign, 'validFrom' | 'validUntil' | 'weekdays' | 'dailyFrom' | 'dailyUntil'>;

/**
 * Whether a campaign runs at an instant, for an order type; `null` ignores order types.
 *
 * A daily window belongs to the day on which it starts, also past midnight. Without a window, or with equal
 * ends, the campaign runs the whole day. {@link spanOn} defines what a change of the clock does to a window.
 * @see the contract, "Menu"
 */
export function runsAt(
  campaign: Schedule & Pick<Campaign, 'orderTypes'>,
  timeZone: string,
  now: number,
  orderType: OrderType | null,
): boolean {
  if (orderType !== null && campaign.orderTypes !== null && !campaign.orderTypes.includes(orderType))
    return false;
  if (campaign.validFrom !== null && now < campaign.validFrom) return false;
  if (campaign.validUntil !== null && now >= campaign.validUntil) return false;
  if (isUnbroken(campaign)) return true;
  const { date } = localAt(timeZone, now);
  for (let days = EARLIEST_DAY; days <= LATEST_DAY; days += 1) {
    const window = windowOn(campaign, timeZone, addDays(date, days));
    if (window !== null && window.startsAt <= now && now < window.endsAt) return true;
  }
  return false;
}

/**
 * The instant at which a campaign that runs now stops, for any order type; `null` when it never stops, or
 * does not run now. Windows that touch count as one: a campaign of Saturday and Sunday ends on Sunday night.
 * @see the contract, "Menu", `endsAt`
 */
export function endsAt(campaign: Schedule, timeZone: string, now: number): number | null {
  const run = runFrom(campaign, timeZone, now);
  return run !== null && run.startsAt <= now && run.endsAt !== Infinity ? run.endsAt : null;
}

/**
 * The first instant after now at which any of the campaigns starts or stops, for any order type; `null` when
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
 * The days around a date on which a window may have started that contains an instant of that date: the
 * evening before, and one more on either side because a clock set back over midnight shows the day before
 * once again.
 */
const EARLIEST_DAY = -2;
const LATEST_DAY = 1;

/**
 * A window comes back within a week, or two when a change of the clock skips it; windows touch for a week at
 * most.
 */
const SEARCHED_DAYS = 28;

/** The run that contains an instant, else the first one after it; `null` when there is none. */
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

function windowOn(schedule: Schedule, timeZone: string, date: string): Span | null {
  if (schedule.weekdays !== null && !schedule.weekdays.includes(weekdayOf(date))) return null;
  return spanOn(timeZone, date, schedule.dailyFrom ?? '00:00', schedule.dailyUntil ?? '00:00');
}

/** Whether the whole of every day is a window. */
function isUnbroken(schedule: Schedule): boolean {
  const { weekdays } = schedule;
  const isDaily = weekdays === null || WEEKDAYS.every((day) => weekdays.includes(day));
  return isDaily && schedule.dailyFrom === schedule.dailyUntil;
}

import { BOOKING_LIMITS, bookableDays } from '../../core/reservations/calendar.ts';
import { localAt } from '../../core/venue-clock.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import { toAvailabilityResource } from './availability-resource.ts';

/** Which days are shown: so many from a date on, the venue's today for `null`. */
export interface ShownDays {
  from: string | null;
  days: number;
}

interface CompiledCalendar {
  /** UTF-8. */
  dataJson: Buffer;
  /** The venue's today that it was written on. */
  today: string;
  /** First instant at which its first slot can no longer be booked. */
  validUntil: number;
}

/** By the venue as it is kept: a new version of the venue is a new object, and its calendars go with it. */
const compiled = new WeakMap<CachedVenue, Map<string, CompiledCalendar>>();

/** Callers ask for a few stretches of days, again and again; whoever walks through all of them has them worked out. */
const MOST_KEPT = 4;
const NOTICE_MS = BOOKING_LIMITS.minNoticeMinutes * 60_000;

/** The calendar of a venue as JSON, kept as long as each of its slots can be booked and the venue has not changed. */
export function compiledCalendarOf(cached: CachedVenue, shown: ShownDays, now: number): Buffer {
  const today = localAt(cached.venue.timeZone, now).date;
  const name = `${shown.from} ${shown.days}`;
  let calendars = compiled.get(cached);
  if (calendars === undefined) {
    calendars = new Map();
    compiled.set(cached, calendars);
  }
  const known = calendars.get(name);
  if (known !== undefined && known.today === today && now < known.validUntil) return known.dataJson;
  if (calendars.size >= MOST_KEPT) calendars.clear();
  const fresh = compileCalendar(cached, shown, today, now);
  calendars.set(name, fresh);
  return fresh.dataJson;
}

function compileCalendar(
  { venue }: CachedVenue,
  { from, days }: ShownDays,
  today: string,
  now: number,
): CompiledCalendar {
  const shown = venue.reservations.isEnabled ? bookableDays(venue, now, from, days) : [];
  const [first] = shown.flatMap(({ slots }) => slots.slice(0, 1));
  return {
    dataJson: Buffer.from(JSON.stringify(toAvailabilityResource(venue, shown, now))),
    today,
    validUntil: first === undefined ? Number.POSITIVE_INFINITY : first.startsAt - NOTICE_MS + 1,
  };
}

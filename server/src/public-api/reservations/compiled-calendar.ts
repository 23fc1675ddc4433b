import { BOOKING_LIMITS, bookableDays } from '../../core/reservations/calendar.ts';
import { type PreparedJson, prepareJson } from '../../http/answer/prepared-json.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import { toAvailabilityResource } from './availability-resource.ts';

/** The days to show: their number and the first date; `null` for the venue's today. */
export interface ShownDays {
  from: string | null;
  days: number;
}

interface CompiledCalendar {
  data: PreparedJson;
  /** The quarter of an hour, since 1970, in which it was written. */
  quarter: number;
  /** The instant at which its first slot can no longer be booked, in milliseconds. */
  validUntil: number;
}

/** By cached venue. A new version of a venue is a new object, so old calendars are dropped with the old object. */
const compiled = new WeakMap<CachedVenue, Map<string, CompiledCalendar>>();

/** The most calendars that are cached for one venue: callers usually ask for the same few ranges of days. */
const MOST_CACHED = 4;
/**
 * Dates begin at a quarter of an hour in every time zone. A calendar of the same quarter therefore has the same today;
 * asking the time zone for it took some 40 % of the time of an answer.
 */
const QUARTER_MS = 15 * 60_000;
const NOTICE_MS = BOOKING_LIMITS.minNoticeMinutes * 60_000;

/** The calendar of a venue as JSON, cached until the venue changes or a slot can no longer be booked. */
export function compiledCalendarOf(cached: CachedVenue, shown: ShownDays, now: number): PreparedJson {
  const quarter = Math.floor(now / QUARTER_MS);
  const name = `${shown.from} ${shown.days}`;
  let calendars = compiled.get(cached);
  if (calendars === undefined) {
    calendars = new Map();
    compiled.set(cached, calendars);
  }
  const known = calendars.get(name);
  if (known !== undefined && known.quarter === quarter && now < known.validUntil) return known.data;
  if (calendars.size >= MOST_CACHED) calendars.clear();
  const fresh = compileCalendar(cached, shown, quarter, now);
  calendars.set(name, fresh);
  return fresh.data;
}

function compileCalendar(
  { venue }: CachedVenue,
  { from, days }: ShownDays,
  quarter: number,
  now: number,
): CompiledCalendar {
  const shown = venue.reservations.isEnabled ? bookableDays(venue, now, from, days) : [];
  const [first] = shown.flatMap(({ slots }) => slots.slice(0, 1));
  return {
    data: prepareJson(JSON.stringify(toAvailabilityResource(venue, shown, now))),
    quarter,
    validUntil: first === undefined ? Number.POSITIVE_INFINITY : first.startsAt - NOTICE_MS + 1,
  };
}

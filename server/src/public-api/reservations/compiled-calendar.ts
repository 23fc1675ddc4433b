import { BOOKING_LIMITS, bookableDays } from '../../core/reservations/calendar.ts';
import { memoryOfPreparedJson, type PreparedJson, prepareJsonFast } from '../../http/answer/prepared-json.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueAtVersion } from '../venue-at-version.ts';
import { toAvailabilityResource } from './availability-resource.ts';

/** The days to show: their number and the first date; `null` for the venue's today. */
export interface ShownDays {
  from: string | null;
  days: number;
}

interface CompiledCalendar {
  version: number;
  prepared: PreparedJson;
  /** The number of the quarter hour, since 1970, in which the calendar was made. */
  quarter: number;
  /** The instant at which its first slot can no longer be booked, in milliseconds. */
  validUntil: number;
}

/** Finds the calendar of a venue as JSON. Returns no promise if it is in memory; `null` if the venue was removed. */
export type FindCalendar = (
  venue: VenueAtVersion,
  shown: ShownDays,
  now: number,
) => Promise<PreparedJson | null> | PreparedJson;

/**
 * In every time zone, dates begin at a quarter of an hour. So during one quarter hour the date of today stays the
 * same. Calculating it from the time zone would be 40 % of the time of an answer.
 */
const QUARTER_MS = 15 * 60_000;
const NOTICE_MS = BOOKING_LIMITS.minNoticeMinutes * 60_000;

/** Keeps calendars in memory until the venue changes or a slot can no longer be booked. */
export function createCalendarCache(memory: MemoryCache): FindCalendar {
  const kept = memory.part<CompiledCalendar>('calendar');

  async function compile({ find }: VenueAtVersion, key: string, shown: ShownDays, now: number) {
    const venue = await find();
    if (venue === null) return null;
    const calendar = compileCalendar(venue, shown, now);
    kept.keep(key, calendar, memoryOfPreparedJson(calendar.prepared));
    return calendar.prepared;
  }

  return (at, shown, now) => {
    const key = `${at.id} ${shown.from} ${shown.days}`;
    const known = kept.find(key);
    const isValid =
      known?.version === at.version && known.quarter === quarterOf(now) && now < known.validUntil;
    return isValid ? known.prepared : compile(at, key, shown, now);
  };
}

function quarterOf(now: number): number {
  return Math.floor(now / QUARTER_MS);
}

function compileCalendar(
  { venue, version }: CachedVenue,
  { from, days }: ShownDays,
  now: number,
): CompiledCalendar {
  const shown = venue.reservations.isEnabled ? bookableDays(venue, now, from, days) : [];
  const [first] = shown.flatMap(({ slots }) => slots.slice(0, 1));
  return {
    version,
    prepared: prepareJsonFast(JSON.stringify(toAvailabilityResource(venue, shown, now))),
    quarter: quarterOf(now),
    validUntil: first === undefined ? Number.POSITIVE_INFINITY : first.startsAt - NOTICE_MS + 1,
  };
}

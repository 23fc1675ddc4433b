import { BOOKING_LIMITS, bookableDays } from '../../core/reservations/calendar.ts';
import { bytesOfPrepared, type PreparedJson, prepareJson } from '../../http/answer/prepared-json.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { CachedVenue } from '../../store/venue/cache/venue-cache.ts';
import type { VenueAt } from '../venue-at.ts';
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

/** The calendar of a venue as JSON; `undefined` when it has to be written and the venue is not in memory. */
export type CalendarOf = (venue: VenueAt, shown: ShownDays, now: number) => PreparedJson | undefined;

/** The calendars of a venue at one version. */
interface VenueCalendars {
  version: number;
  byDays: Map<string, CompiledCalendar>;
}

/** The most calendars that are cached for one venue: callers usually ask for the same few ranges of days. */
const MOST_CACHED = 4;
/**
 * Dates begin at a quarter of an hour in every time zone. A calendar of the same quarter therefore has the same today;
 * asking the time zone for it took some 40 % of the time of an answer.
 */
const QUARTER_MS = 15 * 60_000;
const NOTICE_MS = BOOKING_LIMITS.minNoticeMinutes * 60_000;

/** Keeps calendars in memory until the venue changes or a slot can no longer be booked. */
export function createCalendars(memory: MemoryCache): CalendarOf {
  const region = memory.region<VenueCalendars>();
  return ({ id, version, content }, shown, now) => {
    const quarter = Math.floor(now / QUARTER_MS);
    const name = `${shown.from} ${shown.days}`;
    const entry = region.find(id);
    const calendars = entry?.version === version ? entry : undefined;
    const known = calendars?.byDays.get(name);
    if (known !== undefined && known.quarter === quarter && now < known.validUntil) return known.data;
    const cached = content();
    if (cached === undefined) return undefined;
    const made: VenueCalendars = calendars ?? { version, byDays: new Map() };
    if (made.byDays.size >= MOST_CACHED) made.byDays.clear();
    const count = () => region.keep(id, made, bytesOfPrepared(made.byDays.values()));
    const fresh = compileCalendar(cached, shown, { quarter, now }, () => {
      if (region.peek(id) === made) count();
    });
    made.byDays.set(name, fresh);
    if (entry === undefined || entry.version <= version) count();
    return fresh.data;
  };
}

function compileCalendar(
  { venue }: CachedVenue,
  { from, days }: ShownDays,
  { quarter, now }: { quarter: number; now: number },
  onChange: () => void,
): CompiledCalendar {
  const shown = venue.reservations.isEnabled ? bookableDays(venue, now, from, days) : [];
  const [first] = shown.flatMap(({ slots }) => slots.slice(0, 1));
  return {
    data: prepareJson(JSON.stringify(toAvailabilityResource(venue, shown, now)), onChange),
    quarter,
    validUntil: first === undefined ? Number.POSITIVE_INFINITY : first.startsAt - NOTICE_MS + 1,
  };
}

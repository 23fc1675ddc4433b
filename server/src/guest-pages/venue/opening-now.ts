import { type EnteredHours, hoursOn, openSpanOn } from '../../core/venue/hours/opening-hours.ts';
import type { Hours, Venue } from '../../core/venue/venue.ts';
import { addDays, localTimeAt, type Span } from '../../core/venue-clock.ts';

/** The data that decides whether a venue is open. */
export type GuestHours = EnteredHours & Pick<Venue, 'timeZone'>;

/** Whether a venue is open, and until when or from when, as instants. */
export type OpenState =
  | { kind: 'Open'; until: number | null }
  | { kind: 'Closed'; opensAt: number | null }
  | { kind: 'Unknown' };

/**
 * Consecutive dates with the same hours; `hours` is `null` if none were entered. A special day is always alone, and
 * may have a name.
 */
export interface ShownDays {
  first: string;
  last: string;
  hours: Hours | null;
  isSpecial: boolean;
  name: string | null;
}

const WEEK = 7;

/**
 * Whether a venue is open at an instant, by the hours that were entered. Whether it takes orders also depends on its
 * grace time and its settings. Adjoining hours count as one opening. An opening longer than a week has no end. After
 * a day without entered hours, the state is unknown.
 */
export function openStateAt(venue: GuestHours, now: number): OpenState {
  const { date: today } = localTimeAt(venue.timeZone, now);
  const spans: Span[] = [];
  let knownUntil = addDays(today, WEEK + 1);
  // Begins one more day earlier: if a clock is set back over midnight, the day before occurs again.
  for (let date = addDays(today, -2); date < knownUntil; date = addDays(date, 1)) {
    const span = openSpanOn(venue, date);
    if (span !== null) spans.push(span);
    if (date >= today && hoursOn(venue, date) === null) knownUntil = date;
  }
  const present = spans.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  if (present !== undefined) return { kind: 'Open', until: endOf(present, spans, now) };
  if (knownUntil === today) return { kind: 'Unknown' };
  const openings = spans.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt > now);
  return { kind: 'Closed', opensAt: openings.length === 0 ? null : Math.min(...openings) };
}

const WEEK_MS = WEEK * 24 * 3_600_000;

function endOf(present: Span, spans: readonly Span[], now: number): number | null {
  let { endsAt } = present;
  for (const next of spans) if (next.startsAt <= endsAt) endsAt = Math.max(endsAt, next.endsAt);
  return endsAt < now + WEEK_MS ? endsAt : null;
}

/** The hours of a week: today at the venue, then the next six days, grouped if their hours are the same. */
export function shownWeek(venue: GuestHours, now: number): ShownDays[] {
  const { date: today } = localTimeAt(venue.timeZone, now);
  const shown: ShownDays[] = [];
  for (let date = today; date < addDays(today, WEEK); date = addDays(date, 1)) {
    const special = venue.specialDays.find((day) => day.date === date);
    const days = {
      first: date,
      last: date,
      hours: hoursOn(venue, date),
      isSpecial: special !== undefined,
      name: special?.name ?? null,
    };
    const before = shown.at(-1);
    if (before !== undefined && before.first !== today && areAlike(before, days)) before.last = date;
    else shown.push(days);
  }
  return shown;
}

function areAlike(one: ShownDays, other: ShownDays): boolean {
  if (one.isSpecial || other.isSpecial) return false;
  const [a, b] = [one.hours, other.hours];
  if (a === null || b === null) return a === b;
  return a.isClosed === b.isClosed && a.opensAt === b.opensAt && a.closesAt === b.closesAt;
}

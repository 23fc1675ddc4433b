import type { Area } from '../venue/tables/table.ts';
import { localAt } from '../venue-clock.ts';
import { isOpenAt, type Reservation } from './reservation.ts';
import { fullestMoment, type Room, type Seating } from './seat-share.ts';
import { type Party, visitOf, visitsOverlap } from './visit.ts';

/** How many parties and guests sit at tables at a time. */
export interface Occupancy {
  parties: number;
  guests: number;
}

/**
 * Half an hour of the venue's clock and the guests who are expected in it. `startsAt` in milliseconds, `time`
 * as `HH:mm`.
 */
export interface HalfHourLoad {
  startsAt: number;
  time: string;
  /** Parties that were accepted or are there. */
  accepted: Occupancy;
  /** Parties that wait for an answer. */
  pending: Occupancy;
}

/**
 * Why a venue may not want to accept a request: more parties than tables, more guests than seats (where every
 * table says how many it has), at a venue without tables anyone else in the same half hour, or the same guest
 * a second time.
 */
export const CLASHES = ['TablesTaken', 'SeatsTaken', 'SameTime', 'SameGuest'] as const;
export type Clash = (typeof CLASHES)[number];

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The tables and seats of a venue, from the tables that it entered. */
export function capacityOf(areas: readonly Pick<Area, 'tables'>[]): Room {
  const capacities = areas.flatMap(({ tables }) => tables.map(({ capacity }) => capacity));
  const seats = capacities.reduce<number | null>(
    (sum, capacity) => (sum === null || capacity === null ? null : sum + capacity),
    0,
  );
  return { tables: capacities.length, seats };
}

/** A party and who called for it. */
export type KnownParty = Party & Pick<Reservation, 'phone'>;

/** What decides in which half hours a party is there. */
export type LoadSettings = Pick<Seating, 'timeZone'> & {
  reservations: Pick<Seating['reservations'], 'visitMinutes'>;
};

/**
 * The load of each half hour in which someone is expected, in order. A party counts in each half hour that its
 * visit touches. Reservations that are over do not count.
 * @param parties  of one venue
 */
export function loadOf(parties: readonly Party[], settings: LoadSettings, now: number): HalfHourLoad[] {
  const byHalfHour = new Map<number, HalfHourLoad>();
  for (const party of parties) {
    if (!isOpenAt(party, now)) continue;
    for (const startsAt of halfHoursOf(party, settings, now)) {
      const load = byHalfHour.get(startsAt) ?? emptyLoad(startsAt, settings.timeZone);
      byHalfHour.set(startsAt, load);
      const crowd = party.status === 'Pending' ? load.pending : load.accepted;
      crowd.parties += 1;
      crowd.guests += party.guests;
    }
  }
  return [...byHalfHour.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** The half hours of a load in which a party would be at its table. */
export function loadDuringVisit(
  load: readonly HalfHourLoad[],
  party: Party,
  settings: LoadSettings,
  now: number,
): HalfHourLoad[] {
  const covered = new Set(halfHoursOf(party, settings, now));
  return load.filter(({ startsAt }) => covered.has(startsAt));
}

/**
 * Parties whose times are this many milliseconds apart, or more, are never in the same half hour, unless one was
 * checked in at another time: a visit takes four hours at most.
 */
export const NO_OVERLAP_MS = 10 * HALF_HOUR_MS;

/**
 * The clashes of a party with all others that were accepted, in the order of {@link CLASHES}.
 * @param others  reservations of the same venue, at least all whose visits touch a half hour of this one; may
 *   include the party
 */
export function clashesOf(
  party: KnownParty,
  others: readonly KnownParty[],
  seating: Seating,
  now: number,
): Clash[] {
  const { room } = seating;
  const rivals = others.filter((other) => other.id !== party.id && isOpenAt(other, now));
  const accepted = rivals.filter(({ status }) => status !== 'Pending');
  const beside = loadDuringVisit(loadOf(accepted, seating, now), party, seating, now);
  const fullest = fullestMoment(party, accepted, seating, now);
  const firstOf = (one: Party) => halfHoursOf(one, seating, now)[0];
  const found: Record<Clash, boolean> = {
    TablesTaken: room.tables > 0 && beside.some((load) => load.accepted.parties >= room.tables),
    SeatsTaken: fullest !== null && fullest.guests > fullest.seats,
    SameTime: room.tables === 0 && accepted.some((other) => firstOf(other) === firstOf(party)),
    SameGuest:
      party.phone !== null &&
      rivals
        .filter(({ phone }) => phone === party.phone)
        .some((other) => visitsOverlap(party, other, seating.reservations, now)),
  };
  return CLASHES.filter((clash) => found[clash]);
}

function halfHoursOf(party: Party, { timeZone, reservations }: LoadSettings, now: number): number[] {
  const { startsAt, endsAt } = visitOf(party, reservations, now);
  const sinceHalfHour = (localAt(timeZone, startsAt).minutes % 30) * MINUTE_MS + (startsAt % MINUTE_MS);
  const first = startsAt - sinceHalfHour;
  const count = Math.ceil((endsAt - first) / HALF_HOUR_MS);
  return Array.from({ length: count }, (_, at) => first + at * HALF_HOUR_MS);
}

function emptyLoad(startsAt: number, timeZone: string): HalfHourLoad {
  const nobody = () => ({ parties: 0, guests: 0 });
  return { startsAt, time: localAt(timeZone, startsAt).time, accepted: nobody(), pending: nobody() };
}

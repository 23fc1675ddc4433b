import type { Area } from '../venue/tables/table.ts';
import { localTimeAt } from '../venue-clock.ts';
import { isReservationOpenAt, type Reservation } from './reservation.ts';
import { fullestMoment, type SeatingSettings, type VenueCapacity } from './seat-share.ts';
import { type Party, visitOf, visitsOverlap } from './visit.ts';

/** How many parties and guests are at tables. */
export interface Occupancy {
  parties: number;
  guests: number;
}

/**
 * Half an hour and the guests who are expected in it. `startsAt` is in milliseconds, `time` the local time as `HH:mm`.
 */
export interface HalfHourLoad {
  startsAt: number;
  time: string;
  /** Confirmed and seated parties. */
  accepted: Occupancy;
  /** Pending requests. */
  pending: Occupancy;
}

/**
 * Why a venue may not want to accept a request. `TablesTaken`: more parties than tables. `SeatsTaken`: more guests than seats,
 * if every table has its number of seats. `SameTime`: at a venue without tables, another party in the same half hour.
 * `SameGuest`: another reservation of the same phone number whose visit overlaps.
 */
export const CLASHES = ['TablesTaken', 'SeatsTaken', 'SameTime', 'SameGuest'] as const;
export type Clash = (typeof CLASHES)[number];

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Counts the tables and seats of a venue. */
export function venueCapacityOf(areas: readonly Pick<Area, 'tables'>[]): VenueCapacity {
  const capacities = areas.flatMap(({ tables }) => tables.map(({ capacity }) => capacity));
  const seats = capacities.reduce<number | null>(
    (sum, capacity) => (sum === null || capacity === null ? null : sum + capacity),
    0,
  );
  return { tables: capacities.length, seats };
}

/** A party with its phone number. */
export type PartyWithPhone = Party & Pick<Reservation, 'phone'>;

/** The settings that decide in which half hours a party is at its table. */
export type LoadSettings = Pick<SeatingSettings, 'timeZone'> & {
  reservations: Pick<SeatingSettings['reservations'], 'visitMinutes'>;
};

/**
 * The load of each half hour in which guests are expected, in order of time. A party counts in each half hour that its visit
 * overlaps. Reservations that are over do not count.
 * @param parties  all of one venue
 */
export function halfHourLoadsOf(
  parties: readonly Party[],
  settings: LoadSettings,
  now: number,
): HalfHourLoad[] {
  const byHalfHour = new Map<number, HalfHourLoad>();
  for (const party of parties) {
    if (!isReservationOpenAt(party, now)) continue;
    for (const startsAt of halfHoursOf(party, settings, now)) {
      const load = byHalfHour.get(startsAt) ?? emptyLoad(startsAt, settings.timeZone);
      byHalfHour.set(startsAt, load);
      const occupancy = party.status === 'Pending' ? load.pending : load.accepted;
      occupancy.parties += 1;
      occupancy.guests += party.guests;
    }
  }
  return [...byHalfHour.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** The part of a load during the visit of a party. */
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
 * If the times of two parties are at least this many milliseconds apart, they never share a half hour: a visit takes four hours at
 * most. Except if one of them was checked in at another time than its reservation.
 */
export const NO_OVERLAP_MS = 10 * HALF_HOUR_MS;

/**
 * Finds the clashes of a party with other open reservations, in the order of {@link CLASHES}. Pending requests count only for
 * `SameGuest`.
 * @param others  reservations of the same venue, at least all whose visits share a half hour with this one; may include the party
 */
export function clashesOf(
  party: PartyWithPhone,
  others: readonly PartyWithPhone[],
  seating: SeatingSettings,
  now: number,
): Clash[] {
  const { room } = seating;
  const rivals = others.filter((other) => other.id !== party.id && isReservationOpenAt(other, now));
  const accepted = rivals.filter(({ status }) => status !== 'Pending');
  const loadDuring = loadDuringVisit(halfHourLoadsOf(accepted, seating, now), party, seating, now);
  const fullest = fullestMoment(party, accepted, seating, now);
  const firstOf = (one: Party) => halfHoursOf(one, seating, now)[0];
  const found: Record<Clash, boolean> = {
    TablesTaken: room.tables > 0 && loadDuring.some((load) => load.accepted.parties >= room.tables),
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
  const sinceHalfHour = (localTimeAt(timeZone, startsAt).minutes % 30) * MINUTE_MS + (startsAt % MINUTE_MS);
  const first = startsAt - sinceHalfHour;
  const count = Math.ceil((endsAt - first) / HALF_HOUR_MS);
  return Array.from({ length: count }, (_, at) => first + at * HALF_HOUR_MS);
}

function emptyLoad(startsAt: number, timeZone: string): HalfHourLoad {
  const noGuests = () => ({ parties: 0, guests: 0 });
  return { startsAt, time: localTimeAt(timeZone, startsAt).time, accepted: noGuests(), pending: noGuests() };
}

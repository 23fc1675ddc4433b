import type { Area } from '../venue/tables/table.ts';
import { localAt } from '../venue-clock.ts';
import { isOpenAt, type Reservation } from './reservation.ts';

/** How many parties and guests sit at tables at a time. */
export interface Crowd {
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
  accepted: Crowd;
  /** Parties that wait for an answer. */
  pending: Crowd;
}

/**
 * Why a venue may not want to accept a request: more parties than tables, more guests than seats (where every
 * table says how many it has), at a venue without tables anyone else in the same half hour, or the same guest
 * a second time.
 */
export const CLASHES = ['TablesTaken', 'SeatsTaken', 'SameTime', 'SameGuest'] as const;
export type Clash = (typeof CLASHES)[number];

/** The tables and seats of a venue. `seats` is `null` when a table has no number of seats. */
export interface Room {
  tables: number;
  seats: number | null;
}

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** The assumed length of a visit. */
const STAY_MS = 4 * HALF_HOUR_MS;

/** The tables and seats of a venue, from the tables that it entered. */
export function capacityOf(areas: readonly Pick<Area, 'tables'>[]): Room {
  const capacities = areas.flatMap(({ tables }) => tables.map(({ capacity }) => capacity));
  const seats = capacities.reduce<number | null>(
    (sum, capacity) => (sum === null || capacity === null ? null : sum + capacity),
    0,
  );
  return { tables: capacities.length, seats };
}

/**
 * The load of each half hour in which someone is expected, in order. A party counts for two hours from its
 * time. Reservations that are over do not count.
 * @param reservations  of one venue
 */
export function loadOf(reservations: readonly Reservation[], timeZone: string, now: number): HalfHourLoad[] {
  const byHalfHour = new Map<number, HalfHourLoad>();
  for (const reservation of reservations) {
    if (!isOpenAt(reservation, now)) continue;
    for (const startsAt of halfHoursOf(reservation, timeZone)) {
      const load = byHalfHour.get(startsAt) ?? emptyLoad(startsAt, timeZone);
      byHalfHour.set(startsAt, load);
      const crowd = reservation.status === 'Pending' ? load.pending : load.accepted;
      crowd.parties += 1;
      crowd.guests += reservation.guests;
    }
  }
  return [...byHalfHour.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** The half hours of a load in which a party would be at its table. */
export function loadBeside(
  load: readonly HalfHourLoad[],
  reservation: Pick<Reservation, 'startsAt'>,
  timeZone: string,
): HalfHourLoad[] {
  const covered = new Set(halfHoursOf(reservation, timeZone));
  return load.filter(({ startsAt }) => covered.has(startsAt));
}

/** Parties that are this many milliseconds apart, or more, are never in the same half hour. */
export const REACH_MS = STAY_MS + 2 * HALF_HOUR_MS;

/**
 * The clashes of a party with all others that were accepted, in the order of {@link CLASHES}.
 * @param others  reservations of the same venue, at least all within {@link REACH_MS} of the party, which may
 *   be among them
 */
export function clashesOf(
  party: Reservation,
  others: readonly Reservation[],
  room: Room,
  timeZone: string,
  now: number,
): Clash[] {
  const rivals = others.filter((other) => other.id !== party.id && isOpenAt(other, now));
  const accepted = rivals.filter(({ status }) => status !== 'Pending');
  const beside = loadBeside(loadOf(accepted, timeZone, now), party, timeZone);
  const [halfHour] = halfHoursOf(party, timeZone);
  const seatsTaken = Math.max(0, ...beside.map((load) => load.accepted.guests));
  const found: Record<Clash, boolean> = {
    TablesTaken: room.tables > 0 && beside.some((load) => load.accepted.parties >= room.tables),
    SeatsTaken: room.tables > 0 && seatsTaken + party.guests > (room.seats ?? Infinity),
    SameTime: room.tables === 0 && accepted.some((other) => halfHoursOf(other, timeZone)[0] === halfHour),
    SameGuest: party.phone !== null && rivals.some((other) => isSameGuest(party, other)),
  };
  return CLASHES.filter((clash) => found[clash]);
}

function isSameGuest(party: Reservation, other: Reservation): boolean {
  return other.phone === party.phone && Math.abs(other.startsAt - party.startsAt) < STAY_MS;
}

function halfHoursOf({ startsAt }: Pick<Reservation, 'startsAt'>, timeZone: string): number[] {
  const sinceHalfHour = (localAt(timeZone, startsAt).minutes % 30) * MINUTE_MS + (startsAt % MINUTE_MS);
  const first = startsAt - sinceHalfHour;
  const count = Math.ceil((sinceHalfHour + STAY_MS) / HALF_HOUR_MS);
  return Array.from({ length: count }, (_, at) => first + at * HALF_HOUR_MS);
}

function emptyLoad(startsAt: number, timeZone: string): HalfHourLoad {
  const nobody = () => ({ parties: 0, guests: 0 });
  return { startsAt, time: localAt(timeZone, startsAt).time, accepted: nobody(), pending: nobody() };
}

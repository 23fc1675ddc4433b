import { expiredStatusOf, type ReservationStatus } from '../reservations/reservation.ts';

/** Counts of the reservations of one or more days. */
export interface ReservationFigures {
  /** All reservations, in any status. */
  reservations: number;
  guests: number;
  /** Reservations whose guests came. */
  came: number;
  noShows: number;
  /** Cancelled by the guest, the venue or the service. */
  cancelled: number;
  /** Requests that the venue declined. */
  declined: number;
}

export const NO_RESERVATION_FIGURES: ReservationFigures = {
  reservations: 0,
  guests: 0,
  came: 0,
  noShows: 0,
  cancelled: 0,
  declined: 0,
};

const RESERVATION_FIGURE_NAMES = Object.keys(NO_RESERVATION_FIGURES) as (keyof ReservationFigures)[];

export function sumOfReservationFigures(all: Iterable<ReservationFigures>): ReservationFigures {
  const sum = { ...NO_RESERVATION_FIGURES };
  for (const figures of all) for (const name of RESERVATION_FIGURE_NAMES) sum[name] += figures[name];
  return sum;
}

/**
 * The figures of some reservations that have the same status.
 * @param hasRunOut  whether they expired after they were saved, so that their stored status is outdated
 */
export function reservationFigures(
  status: ReservationStatus,
  hasRunOut: boolean,
  reservations: number,
  guests: number,
): ReservationFigures {
  const now = hasRunOut ? expiredStatusOf(status) : status;
  return {
    reservations,
    guests,
    came: now === 'Seated' || now === 'Completed' ? reservations : 0,
    noShows: now === 'NoShow' ? reservations : 0,
    cancelled: now === 'Cancelled' ? reservations : 0,
    declined: now === 'Declined' ? reservations : 0,
  };
}

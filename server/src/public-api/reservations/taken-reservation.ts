import type { Caller } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Db } from '../../store/database.ts';
import { findReservation } from '../../store/reservations/reservations.ts';
import type { VenueLookup } from '../../store/venue/cache/venue-cache.ts';
import type { PublicParts } from '../public-parts.ts';
import { toReservationResource } from './reservation-resource.ts';

/**
 * The reservation with this id, if the public API took it at a venue that the key reaches; any key of the venue may
 * have taken it.
 * @throws Refusal PUBLIC_API_RESERVATION_NOT_FOUND
 */
export async function findTakenReservation(
  db: Db,
  caller: Caller,
  reservationId: string,
): Promise<Reservation> {
  const reservation = await findReservation(db, caller.reach, reservationId);
  if (!reservation?.isTakenByApi) throw new Refusal('PUBLIC_API_RESERVATION_NOT_FOUND');
  return reservation;
}

/** The public JSON of a reservation, with its page under the current username of the venue. */
export async function toReservationAnswer(
  { publicSite }: Pick<PublicParts, 'publicSite'>,
  lookup: VenueLookup,
  reservation: Reservation,
  now: number,
): Promise<ReturnType<typeof toReservationResource>> {
  const cached = await lookup.findVenue(reservation.venueId);
  const addresses = { publicSite: publicSite(), username: cached?.venue.username ?? null };
  return toReservationResource(reservation, addresses, now);
}

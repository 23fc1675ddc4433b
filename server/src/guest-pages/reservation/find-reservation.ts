import { Refusal } from '../../core/refusals.ts';
import {
  isRecentOrUpcoming,
  type Reservation,
  reservationAsOf,
} from '../../core/reservations/reservation.ts';
import { parseReservationCode } from '../../core/reservations/reservation-code.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { findReservationByCode } from '../../store/reservations/reservations.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { GuestParts } from '../guest-parts.ts';
import { pathParameterOf, sitePathOf } from '../layout/page-address.ts';
import { findVenueByUsername } from '../venue/find-venue.ts';

/** A reservation as of now, with its venue. */
export interface GuestReservation {
  cached: CachedVenue;
  reservation: Reservation;
  /** The canonical path of its page. The requested address may be spelled in another way. */
  path: string;
}

/**
 * Finds the reservation of an address by username and code. An unknown venue, an unknown code and an invalid
 * code get the same answer, and count as guesses, which are limited. A future reservation is always found,
 * whatever the number of wrong guesses; a past one is not found while guesses are throttled.
 * @throws Refusal ENDPOINT_NOT_FOUND, RATE_LIMIT_EXCEEDED
 */
export async function findGuestReservation(
  parts: GuestParts,
  context: RequestContext,
): Promise<GuestReservation> {
  const { guesses, db } = parts;
  const { address, now } = context;
  const cached = await findVenueByUsername(parts, context);
  // Without a venue, a wrong address counts only against the caller.
  const guessedAt = cached?.venue.id ?? `nowhere ${address}`;
  const code = parseReservationCode(pathParameterOf(context, 'code'));
  const found =
    cached === null || code === null ? null : await findReservationByCode(db, cached.venue.id, code);
  const isHidden = found !== null && guesses.isSlowed(guessedAt, address) && !isRecentOrUpcoming(found, now);
  if (cached === null || found === null || isHidden) {
    guesses.countMiss(guessedAt, address);
    throw new Refusal('ENDPOINT_NOT_FOUND');
  }
  const path = `${sitePathOf(parts.publicSite())}/${cached.venue.username}/r/${found.code}`;
  return { cached, reservation: reservationAsOf(found, now), path };
}

/** Whether the requested address is the canonical path of the page. */
export function isCanonicalCode(context: RequestContext, { cached, reservation }: GuestReservation): boolean {
  const isUsername = pathParameterOf(context, 'username') === cached.venue.username;
  return isUsername && pathParameterOf(context, 'code') === reservation.code;
}

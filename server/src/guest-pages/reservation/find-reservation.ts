import { Refusal } from '../../core/refusals.ts';
import { asOf, isOfUseAt, type Reservation } from '../../core/reservations/reservation.ts';
import { readReservationCode } from '../../core/reservations/reservation-code.ts';
import type { RequestContext } from '../../http/mount-routes.ts';
import { findReservationByCode } from '../../store/reservations/reservations.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import type { GuestParts } from '../guest-parts.ts';
import { placeholderOf, sitePathOf } from '../layout/page-address.ts';
import { findVenueByUsername } from '../venue/find-venue.ts';

/** A reservation as its guest sees it: brought up to the moment, with its venue. */
export interface GuestReservation {
  kept: CachedVenue;
  reservation: Reservation;
  /** The one path of its page on the public site, however the address that was asked for spells it. */
  path: string;
}

/**
 * The reservation that an address names by username and code. A venue that there is not, a code that it does not have and a
 * code that none can be are answered alike, and count as guesses, of which there may be only so many. A reservation that is to
 * come is found however many missed before; one of the past is not, as long as guesses are slowed.
 * @throws Refusal ENDPOINT_NOT_FOUND, RATE_LIMIT_EXCEEDED
 */
export async function findGuestReservation(
  parts: GuestParts,
  context: RequestContext,
): Promise<GuestReservation> {
  const { guesses, db } = parts;
  const { address, now } = context;
  const kept = await findVenueByUsername(parts, placeholderOf(context, 'username'));
  // Where there is no venue, misses count for whoever makes them alone.
  const guessedAt = kept?.venue.id ?? `nowhere ${address}`;
  const code = readReservationCode(placeholderOf(context, 'code'));
  const found = kept === null || code === null ? null : await findReservationByCode(db, kept.venue.id, code);
  const isHidden = found !== null && guesses.isSlowed(guessedAt, address) && !isOfUseAt(found, now);
  if (kept === null || found === null || isHidden) {
    guesses.countMiss(guessedAt, address);
    throw new Refusal('ENDPOINT_NOT_FOUND');
  }
  const path = `${sitePathOf(parts.publicSite())}/${kept.venue.username}/r/${found.code}`;
  return { kept, reservation: asOf(found, now), path };
}

/** Whether an address spells username and code as the page's own path does. */
export function isSpelledRight(context: RequestContext, { kept, reservation }: GuestReservation): boolean {
  const isUsername = placeholderOf(context, 'username') === kept.venue.username;
  return isUsername && placeholderOf(context, 'code') === reservation.code;
}

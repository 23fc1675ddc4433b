import { seesGuestContacts } from '../../core/access/policies/people/guests.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { IdAndName } from '../../core/bills/bill.ts';
import { venueCapacityOf } from '../../core/reservations/reservation-load.ts';
import type { VenueCapacity } from '../../core/reservations/seat-share.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueParts } from '../venue-operation.ts';

/** What showing and comparing the reservations of a venue needs. */
export interface ReservationServices {
  venue: Venue & { room: VenueCapacity };
  /** The tables of the venue, by id. */
  tables: ReadonlyMap<string, IdAndName>;
  /** The address of the guest pages, without a slash at its end. */
  publicSite: string;
  /** Whether the caller sees the phone numbers of guests. */
  seesGuestContacts: boolean;
}

/** Finds the reservation services of a venue for a caller. @throws Refusal VENUE_NOT_FOUND */
export async function findReservationServices(
  { cache, publicSite }: Pick<VenueParts, 'cache' | 'publicSite'>,
  venueId: string,
  session: Session,
): Promise<ReservationServices> {
  const cached = await requireVenue(cache, venueId);
  return reservationServicesOf(cached, publicSite(), session);
}

/** The reservation services of a venue that was already found. */
export function reservationServicesOf(
  { venue, areas, tables }: CachedVenue,
  publicSite: string,
  session: Pick<Session, 'rights'>,
): ReservationServices {
  const room = venueCapacityOf(areas);
  return { venue: { ...venue, room }, tables, publicSite, seesGuestContacts: seesGuestContacts(session) };
}

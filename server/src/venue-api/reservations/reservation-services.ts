import type { Named } from '../../core/bills/bill.ts';
import { capacityOf } from '../../core/reservations/reservation-load.ts';
import type { Room } from '../../core/reservations/seat-share.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueParts } from '../venue-operation.ts';

/** The settings of a venue that its reservations are shown and compared with. */
export interface ReservationServices {
  venue: Venue & { room: Room };
  /** By id. */
  tables: ReadonlyMap<string, Named>;
  /** The address of the guest pages, without a slash at its end. */
  publicSite: string;
}

/** The current settings of a venue for its reservations. @throws Refusal VENUE_NOT_FOUND */
export async function findServices(
  { cache, publicSite }: Pick<VenueParts, 'cache' | 'publicSite'>,
  venueId: string,
): Promise<ReservationServices> {
  const cached = await requireVenue(cache, venueId);
  return staffServicesOf(cached, publicSite());
}

/** The same, for a venue that was already found. */
export function staffServicesOf(
  { venue, areas, tables }: CachedVenue,
  publicSite: string,
): ReservationServices {
  return { venue: { ...venue, room: capacityOf(areas) }, tables, publicSite };
}

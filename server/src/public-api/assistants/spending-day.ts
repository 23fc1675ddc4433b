import type { Caller } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { VenueLookup } from '../../store/venue/cache/venue-cache.ts';

/**
 * The date on which the orders of a key count towards its limits. It is the business day of the venue that the key
 * was made for, even for an order at a branch whose evening began a day earlier.
 * @throws Refusal PUBLIC_API_KEY_INVALID if that venue was removed
 */
export async function spendingDayOf(
  lookup: VenueLookup,
  { venueId }: Pick<Caller, 'venueId'>,
  now: number,
): Promise<string> {
  const own = await lookup.findVenue(venueId);
  if (own === null) throw new Refusal('PUBLIC_API_KEY_INVALID');
  return venueDayOf(own.venue, now);
}

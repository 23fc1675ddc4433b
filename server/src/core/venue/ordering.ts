import type { RefusalCode } from '../refusals.ts';
import { isOpenAt, type OrderingHours } from './hours/opening-hours.ts';
import { hasActiveSubscription, rushAt, type Venue } from './venue.ts';

/**
 * Why a venue takes no orders from guests at an instant: no subscription, a rush, or closed, whichever comes
 * first in this list; `null` when it does.
 * @see the contract, "POST /venues/{venueId}/orders", rule 1
 */
export function orderingRefusalAt(
  venue: OrderingHours & Pick<Venue, 'rush' | 'subscription'>,
  now: number,
): RefusalCode | null {
  if (!hasActiveSubscription(venue, now)) return 'PUBLIC_API_ORDERING_UNAVAILABLE';
  if (rushAt(venue, now) !== null) return 'PLACE_IS_BUSY';
  return isOpenAt(venue, now) ? null : 'OUTSIDE_WORKING_HOURS';
}

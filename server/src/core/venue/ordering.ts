import type { RefusalCode } from '../refusals.ts';
import { localAt } from '../venue-clock.ts';
import { hoursOn, isOpenAt, type OrderingHours } from './hours/opening-hours.ts';
import type { Rush, Venue } from './venue.ts';

/** Whether orders would be accepted, with the facts for guests. `busyUntil` is an instant. */
export interface OrderingState {
  acceptingOrdersNow: boolean;
  opensAt: string | null;
  closesAt: string | null;
  busyUntil: number | null;
  busyReason: string | null;
}

/**
 * Why a venue takes no orders from guests at an instant: no subscription, a rush, or closed, whichever comes
 * first in this list; `null` if it does.
 * @see docs/ordering.md#before-the-guest-chooses
 */
export function orderingRefusalAt(
  venue: OrderingHours & Pick<Venue, 'rush' | 'subscription' | 'suspendedAt'>,
  now: number,
): RefusalCode | null {
  if (!hasActiveSubscription(venue, now)) return 'PUBLIC_API_ORDERING_UNAVAILABLE';
  if (rushAt(venue, now) !== null) return 'PLACE_IS_BUSY';
  return isOpenAt(venue, now) ? null : 'OUTSIDE_WORKING_HOURS';
}

/**
 * The `ordering` part of a venue at an instant. The times are those of the calendar day on the venue's clock,
 * also while yesterday's evening still runs. They are `null` if the day is closed or has no entered hours,
 * when hours are not enforced, and during a rush. A rush is shown whatever the hours and the subscription.
 * @see docs/ordering.md#before-the-guest-chooses
 */
export function orderingState(
  venue: OrderingHours & Pick<Venue, 'rush' | 'subscription' | 'suspendedAt'>,
  now: number,
): OrderingState {
  const rush = rushAt(venue, now);
  const showsHours = venue.enforcesHours && rush === null;
  const today = showsHours ? hoursOn(venue, localAt(venue.timeZone, now).date) : null;
  return {
    acceptingOrdersNow: orderingRefusalAt(venue, now) === null,
    opensAt: today?.opensAt ?? null,
    closesAt: today?.closesAt ?? null,
    busyUntil: rush?.until ?? null,
    busyReason: rush?.reason ?? null,
  };
}

/**
 * Whether the subscription is active at an instant, which it is not while the venue is suspended.
 * @see docs/errors.md#public-api
 */
export function hasActiveSubscription(
  { subscription: { isActive, endsAt }, suspendedAt }: Pick<Venue, 'subscription' | 'suspendedAt'>,
  now: number,
): boolean {
  return suspendedAt === null && isActive && (endsAt === null || now < endsAt);
}

/** The rush in force at an instant, or `null`. */
export function rushAt(venue: Pick<Venue, 'rush'>, now: number): Rush | null {
  return venue.rush !== null && now < venue.rush.until ? venue.rush : null;
}

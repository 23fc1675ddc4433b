import type { RefusalCode } from '../refusals.ts';
import { localTimeAt } from '../venue-clock.ts';
import { hoursOn, isOpenAt, type OrderingHours } from './hours/opening-hours.ts';
import type { Rush, Venue } from './venue.ts';

/** Whether the venue accepts orders now, with details for guests: today's hours as `HH:mm`, and the rush. `busyUntil` is in milliseconds. */
export interface OrderingState {
  acceptingOrdersNow: boolean;
  opensAt: string | null;
  closesAt: string | null;
  busyUntil: number | null;
  busyReason: string | null;
}

/**
 * The code of the refusal if a venue takes no orders from guests at an instant: because of the subscription, else a
 * rush, else the opening hours. `null` if it takes orders.
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
 * The `ordering` property of a venue in the API, at an instant. The times are the hours of the calendar day on the
 * venue's clock, even if yesterday's evening has not ended yet. They are `null` if the day is closed or has no entered
 * hours, if hours are not enforced, and during a rush. A rush is shown whatever the hours and the subscription.
 * @see docs/ordering.md#before-the-guest-chooses
 */
export function orderingState(
  venue: OrderingHours & Pick<Venue, 'rush' | 'subscription' | 'suspendedAt'>,
  now: number,
): OrderingState {
  const rush = rushAt(venue, now);
  const showsHours = venue.enforcesHours && rush === null;
  const today = showsHours ? hoursOn(venue, localTimeAt(venue.timeZone, now).date) : null;
  return {
    acceptingOrdersNow: orderingRefusalAt(venue, now) === null,
    opensAt: today?.opensAt ?? null,
    closesAt: today?.closesAt ?? null,
    busyUntil: rush?.until ?? null,
    busyReason: rush?.reason ?? null,
  };
}

/**
 * Whether the subscription is active at an instant. It is never active while the venue is suspended.
 * @see docs/errors.md#public-api
 */
export function hasActiveSubscription(
  { subscription: { isActive, endsAt }, suspendedAt }: Pick<Venue, 'subscription' | 'suspendedAt'>,
  now: number,
): boolean {
  return suspendedAt === null && isActive && (endsAt === null || now < endsAt);
}

/** The rush that applies at an instant; `null` for none. */
export function rushAt(venue: Pick<Venue, 'rush'>, now: number): Rush | null {
  return venue.rush !== null && now < venue.rush.until ? venue.rush : null;
}

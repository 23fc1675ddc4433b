import { Refusal } from '../refusals.ts';
import { hasActiveSubscription } from './ordering.ts';
import type { Venue } from './venue.ts';

/** Whether a venue is served, and what keeps it from taking orders. The operator decides it, but for a subscription that ends. */
export const VENUE_STATES = ['Active', 'Lapsed', 'Suspended', 'SwitchedOff', 'Closed'] as const;
export type VenueState = (typeof VENUE_STATES)[number];

/** The state of a venue at an instant: of several that apply, the one that restricts most. */
export function venueStateAt(
  venue: Pick<Venue, 'subscription' | 'suspendedAt' | 'isActive' | 'closedAt'>,
  now: number,
): VenueState {
  if (venue.closedAt !== null) return 'Closed';
  if (!venue.isActive) return 'SwitchedOff';
  if (venue.suspendedAt !== null) return 'Suspended';
  return hasActiveSubscription(venue, now) ? 'Active' : 'Lapsed';
}

/**
 * Passes if staff may take orders and reservations at a venue, whatever its subscription.
 * @throws Refusal VENUE_SUSPENDED
 */
export function requireNotSuspended({ suspendedAt }: Pick<Venue, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw new Refusal('VENUE_SUSPENDED');
}

import { Refusal } from '../refusals.ts';
import { hasActiveSubscription } from './ordering.ts';
import type { Venue } from './venue.ts';

/** The states of a venue. Guests can order only at an `Active` venue. The operator sets the state; `Lapsed` follows from the end of the subscription. */
export const VENUE_STATES = ['Active', 'Lapsed', 'Suspended', 'SwitchedOff', 'Closed'] as const;
export type VenueState = (typeof VENUE_STATES)[number];

/** The state of a venue at an instant. If several apply, the strictest state counts. */
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
 * Passes if staff may take orders and reservations at a venue. The end of the subscription does not matter.
 * @throws Refusal VENUE_SUSPENDED
 */
export function requireNotSuspended({ suspendedAt }: Pick<Venue, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw new Refusal('VENUE_SUSPENDED');
}

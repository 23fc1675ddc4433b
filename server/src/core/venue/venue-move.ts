import { Refusal } from '../refusals.ts';
import type { VenueType } from './venue.ts';

/** The properties that decide whether a venue can move to a headquarter, or away from one. */
export interface MovableVenue {
  id: string;
  type: VenueType;
  isPractice: boolean;
  isActive: boolean;
  closedAt: number | null;
}

/**
 * Passes if a venue may become a branch of the headquarter.
 * @param headquarter  `null` if the venue is to become independent
 * @throws Refusal VENUE_NOT_MOVABLE with the reason
 */
export function requireMovable(venue: MovableVenue, headquarter: MovableVenue | null): void {
  const message = reasonAgainst(venue, headquarter);
  if (message === null) return;
  const attemptedValue = headquarter?.id ?? null;
  throw new Refusal('VENUE_NOT_MOVABLE', {
    problems: [{ field: 'headquarterId', message, attemptedValue }],
  });
}

function reasonAgainst(venue: MovableVenue, headquarter: MovableVenue | null): string | null {
  if (venue.type === 'Headquarter') return 'is asked for a headquarter, which has branches of its own';
  if (venue.closedAt !== null) return 'is asked for a venue whose account is closed';
  // A venue that is not a branch cannot be switched on again.
  if (headquarter === null)
    return venue.isActive ? null : 'is asked for a branch that is switched off: switch it on first';
  if (headquarter.type !== 'Headquarter') return 'is no headquarter';
  if (headquarter.closedAt !== null) return 'is a headquarter whose account is closed';
  return headquarter.isPractice === venue.isPractice
    ? null
    : 'is for practice where the venue is real, or the other way round';
}

export type Lateness = 'OnTime' | 'Soon' | 'Late';

/** The share of the venue's limit after which a ticket is `Soon` late. */
const SOON = 0.7;

/** The whole minutes since a ticket was ordered; 0 if the clock is behind. */
export function ageOf(orderedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - orderedAt) / 60_000));
}

/**
 * How late a ticket of this age is.
 * @param lateAfterMinutes  the age from which the venue calls a ticket late
 */
export function latenessOf(ageMinutes: number, lateAfterMinutes: number): Lateness {
  if (ageMinutes >= lateAfterMinutes) return 'Late';
  return ageMinutes >= lateAfterMinutes * SOON ? 'Soon' : 'OnTime';
}

export type Lateness = 'OnTime' | 'Soon' | 'Late';

/** A ticket is `Soon` late after this share of the venue's limit. */
const SOON = 0.7;

/** The whole minutes since a ticket was ordered. If the clock of the device is behind, 0. */
export function ageOf(orderedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - orderedAt) / 60_000));
}

/**
 * Whether a ticket of this age is late.
 * @param lateAfterMinutes  the age from which the venue calls a ticket late
 */
export function latenessOf(ageMinutes: number, lateAfterMinutes: number): Lateness {
  if (ageMinutes >= lateAfterMinutes) return 'Late';
  return ageMinutes >= lateAfterMinutes * SOON ? 'Soon' : 'OnTime';
}

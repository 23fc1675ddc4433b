/** How late a ticket is, in words. */
export type Lateness = 'OnTime' | 'Soon' | 'Late';

/** The share of the venue's time after which a ticket is soon late. */
const SOON = 0.7;

/** The whole minutes since a ticket was ordered; 0 if the clock is behind. */
export function ageOf(orderedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - orderedAt) / 60_000));
}

/**
 * How late a ticket of some minutes is.
 * @param lateAfterMinutes  from when on the venue calls a ticket late
 */
export function latenessOf(ageMinutes: number, lateAfterMinutes: number): Lateness {
  if (ageMinutes >= lateAfterMinutes) return 'Late';
  return ageMinutes >= lateAfterMinutes * SOON ? 'Soon' : 'OnTime';
}

import type { Visit } from '../visit.ts';

export interface Opening {
  isOpen: boolean;
  sentence: string;
  /** Why not, in the restaurant's own words; `null` when it gave none. */
  reason: string | null;
}

/** Whether orders are taken now, in a sentence. It may change at any moment: ordering says for certain. */
export function openingOf(
  { venue, words, formats }: Pick<Visit, 'venue' | 'words' | 'formats'>,
  now = new Date(),
): Opening {
  const { acceptingOrdersNow, opensAt, closesAt, busyUntil, busyReason } = venue.ordering;
  if (acceptingOrdersNow) {
    // Venues that never close are open from midnight to midnight.
    const sentence = closesAt === null || closesAt === opensAt ? words.open : words.openUntil(closesAt);
    return { isOpen: true, sentence, reason: null };
  }
  if (busyUntil !== null) {
    return { isOpen: false, sentence: words.busy(formats.time(busyUntil)), reason: busyReason };
  }
  const opensLater = opensAt !== null && opensAt > formats.time(now.toISOString());
  return { isOpen: false, sentence: opensLater ? words.closedUntil(opensAt) : words.closed, reason: null };
}

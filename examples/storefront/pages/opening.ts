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
  const opensLater = opensAt !== null && opensAt > formats.time(now.toISOString());
  if (acceptingOrdersNow) {
    // Venues that never close are open from midnight to midnight. What is open before today's hours ends by those of yesterday.
    const isUnknown = closesAt === null || closesAt === opensAt || opensLater;
    return { isOpen: true, sentence: isUnknown ? words.open : words.openUntil(closesAt), reason: null };
  }
  if (busyUntil !== null) {
    return { isOpen: false, sentence: words.busy(formats.time(busyUntil)), reason: busyReason };
  }
  return { isOpen: false, sentence: opensLater ? words.closedUntil(opensAt) : words.closed, reason: null };
}

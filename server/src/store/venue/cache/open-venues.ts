import { createMemoryCache } from '../../memory-cache.ts';
import { type OpenVenue, openVenue } from './open-venue.ts';
import type { PackedVenue } from './packed-venue.ts';

/** Opens packed venues, and keeps open those that are asked for often. */
export interface OpenVenues {
  /** @param onOrder  called when products of the venue are looked up for the first time */
  open(venueId: string, packed: PackedVenue, onOrder: () => void): OpenVenue;
}

/** The share of the memory that is filled with whatever is opened. */
const FILLING = 7 / 8;

/**
 * Keeps every venue that it opens until its memory is nearly full; from then on only one that was opened before within as many
 * look-ups as venues are kept. When more venues take turns than there is room for, each would push out another that is needed before
 * it, and all of them would grow old in memory, where collecting them takes longer than opening them.
 */
export function createOpenVenues(mostBytes: number): OpenVenues {
  const memory = createMemoryCache(mostBytes);
  const kept = memory.region<{ venue: OpenVenue; packed: PackedVenue }>();
  let lookUps = 0;

  /** Whoever works with an older version does not put it in place of a newer one. */
  function isWorthKeeping(venueId: string, packed: PackedVenue): boolean {
    const before = kept.peek(venueId);
    if (before !== undefined) return before.packed.version <= packed.version;
    return memory.bytes() < FILLING * mostBytes || lookUps - packed.openedAt <= kept.size();
  }

  return {
    open: (venueId, packed, onOrder) => {
      lookUps += 1;
      const known = kept.find(venueId);
      if (known?.packed === packed) return known.venue;
      const venue: OpenVenue = openVenue(packed, () => {
        onOrder();
        const now = kept.peek(venueId);
        if (now?.venue === venue) kept.keep(venueId, now, venue.bytes);
      });
      if (isWorthKeeping(venueId, packed)) kept.keep(venueId, { venue, packed }, venue.bytes);
      packed.openedAt = lookUps;
      return venue;
    },
  };
}

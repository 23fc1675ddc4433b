import { Refusal } from '../../core/refusals.ts';
import { USERNAME_PATTERN } from '../../core/venue/username.ts';
import type { CachedVenue } from '../../store/venue/cache/venue-cache.ts';
import { findVenueIdByUsername } from '../../store/venue/venue-records.ts';
import type { GuestParts } from '../guest-parts.ts';

const usernamePattern = new RegExp(USERNAME_PATTERN);

/**
 * Finds a venue by its username in any letter case; `null` when there is none, or it closed its account or is
 * switched off.
 */
export async function findVenueByUsername(
  { db, cache }: Pick<GuestParts, 'db' | 'cache'>,
  said: string,
): Promise<CachedVenue | null> {
  const username = said.toLowerCase();
  if (!usernamePattern.test(username)) return null;
  const venueId = await findVenueIdByUsername(db, username);
  const cached = venueId === null ? null : await cache.fresh.findVenue(venueId);
  if (cached === null || cached.venue.username !== username) return null;
  return cached.venue.closedAt === null && cached.venue.isActive ? cached : null;
}

/**
 * Finds a venue for a page that needs one.
 * @throws Refusal ENDPOINT_NOT_FOUND
 */
export async function requireVenueByUsername(
  parts: Pick<GuestParts, 'db' | 'cache'>,
  said: string,
): Promise<CachedVenue> {
  const cached = await findVenueByUsername(parts, said);
  if (cached === null) throw new Refusal('ENDPOINT_NOT_FOUND');
  return cached;
}

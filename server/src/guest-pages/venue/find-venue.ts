import { Refusal } from '../../core/refusals.ts';
import { USERNAME_PATTERN } from '../../core/venue/username.ts';
import { isFromThisMachine } from '../../http/request/local-host.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { findVenueIdByUsername } from '../../store/venue/venue-records.ts';
import type { GuestParts } from '../guest-parts.ts';
import { pathParameterOf } from '../layout/page-address.ts';

type VenueParts = Pick<GuestParts, 'db' | 'cache' | 'demoVenueIds'>;
type PageContext = Pick<RequestContext, 'request' | 'venueId'>;

const usernamePattern = new RegExp(USERNAME_PATTERN);

/**
 * Finds the venue of a page by the username in its path, in any letter case, and notes it for the log. Returns `null`
 * if there is none, if it is closed or inactive, or if it is a venue of the demo and the request does not come
 * straight from this machine.
 */
export async function findVenueByUsername(
  { db, cache, demoVenueIds }: VenueParts,
  context: PageContext,
): Promise<CachedVenue | null> {
  const username = pathParameterOf(context, 'username').toLowerCase();
  if (!usernamePattern.test(username)) return null;
  const venueId = await findVenueIdByUsername(db, username);
  if (venueId !== null && demoVenueIds.has(venueId) && !isFromThisMachine(context.request.headers))
    return null;
  const cached = venueId === null ? null : await cache.fresh.findVenue(venueId);
  if (cached === null || cached.venue.username !== username) return null;
  context.venueId = venueId;
  return cached.venue.closedAt === null && cached.venue.isActive ? cached : null;
}

/** Finds the venue of a page that needs one. @throws Refusal ENDPOINT_NOT_FOUND */
export async function requireVenueByUsername(parts: VenueParts, context: PageContext): Promise<CachedVenue> {
  const cached = await findVenueByUsername(parts, context);
  if (cached === null) throw new Refusal('ENDPOINT_NOT_FOUND');
  return cached;
}

import type { AccountRecord } from '../../../core/access/account.ts';
import { Refusal } from '../../../core/refusals.ts';
import { limitsOf, type VenueLimits } from '../../../core/venue/venue-limits.ts';
import { listAccounts } from '../../../store/access/accounts.ts';
import type { Db } from '../../../store/database.ts';
import { findOwnLimits } from '../../../store/venue/venue-limits.ts';
import { countVenueUse, type VenueUse } from '../../../store/venue/venue-lists.ts';
import { type FoundVenue, findVenueById } from './find-venues.ts';

/** The details of a venue that the operator sees. */
export interface VenueCard {
  venue: FoundVenue;
  use: VenueUse;
  limits: VenueLimits;
  owners: { name: string; email: string }[];
}

/**
 * Reads the state of a venue, the counts of its data, and its owners.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function readVenueCard(db: Db, venueId: string, now: number): Promise<VenueCard> {
  const venue = await findVenueById(db, venueId, now);
  const use = await countVenueUse(db, venueId, now);
  if (use === null) throw new Refusal('VENUE_NOT_FOUND');
  const accounts = await listAccounts(db, venueId);
  const owners = accounts.filter(isOwner).map(({ name, email }) => ({ name, email }));
  const limits = limitsOf(await findOwnLimits(db, venueId));
  return { venue, use, limits, owners };
}

/** Whether an account is an owner who can sign in; an invited owner cannot yet. */
function isOwner(account: AccountRecord): account is AccountRecord & { email: string } {
  return account.role === 'Owner' && account.email !== null;
}

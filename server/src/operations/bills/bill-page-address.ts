import type { Bill } from '../../core/bills/bill.ts';
import type { SecretKeys } from '../../core/secret-key.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { billPageCode } from '../../crypto/tokens/bill-page-code.ts';

/** The settings from which the addresses of bill pages are made. */
export interface BillPageParts {
  /** The address of the guest pages, without a slash at its end. */
  publicSite: () => string;
  /** The keys from which the code in the address is made; 32 bytes each, the same on every server. */
  secretKeys: SecretKeys;
}

/** The address of the page of a bill; `null` if the venue has no username, and so no pages. */
export function billPageAddress(
  { publicSite, secretKeys }: BillPageParts,
  { id: venueId, username }: Pick<Venue, 'id' | 'username'>,
  { id }: Pick<Bill, 'id'>,
): string | null {
  if (username === null) return null;
  return `${publicSite()}/${username}/b/${billPageCode(secretKeys[0], venueId, id)}`;
}

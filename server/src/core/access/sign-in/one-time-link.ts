/**
 * The purpose of a one-time link or code: to create a restaurant or a practice restaurant, to set a password or a PIN, to make a browser known to
 * an account, or to accept an invitation.
 */
export type LinkPurpose = 'Restaurant' | 'PracticeRestaurant' | 'Password' | 'Pin' | 'Browser' | 'Invitation';

/** A link to create a restaurant works for a day: the owner may need to collect the menu first. */
export const RESTAURANT_LINK_LIFETIME_MS = 24 * 3_600_000;

/** A link to set a password works for an hour. */
export const PASSWORD_LINK_LIFETIME_MS = 3_600_000;

/** An invitation works for a week: the person may be off for some days. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** A link that makes a browser known works for a quarter of an hour, and only one at a time. */
export const BROWSER_LINK_LIFETIME_MS = 15 * 60_000;

/** The token in a mailed link of an account: the id of its venue, and the code. */
export function accountTokenOf(venueId: string, code: string): string {
  return `${venueId}.${code}`;
}

/** Reads the token of a mailed link; `null` if it is not such a token. */
export function readAccountToken(token: string): { venueId: string; code: string } | null {
  const found = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token);
  return found === null ? null : { venueId: found[1]!, code: found[2]! };
}

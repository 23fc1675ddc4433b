/** What a one-time link or code is for: a restaurant, one for practice, a password, a PIN, to make a browser known, or for an invited person. */
export type LinkPurpose = 'Restaurant' | 'PracticeRestaurant' | 'Password' | 'Pin' | 'Browser' | 'Invitation';

/** A link to make a restaurant works for a day: the owner may need to gather the menu first. */
export const RESTAURANT_LINK_LIFETIME_MS = 24 * 3_600_000;

/** A link to set a password works for an hour. */
export const PASSWORD_LINK_LIFETIME_MS = 3_600_000;

/** An invitation works for a week: the person may be off for some days. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** A link that makes a browser known works for a quarter of an hour, and only one at a time. */
export const BROWSER_LINK_LIFETIME_MS = 15 * 60_000;

/** What a link of an account carries: the venue of the account, and the code. */
export function accountTokenOf(venueId: string, code: string): string {
  return `${venueId}.${code}`;
}

/** Reads what a link of an account carries; `null` for anything else. */
export function readAccountToken(token: string): { venueId: string; code: string } | null {
  const found = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token);
  return found === null ? null : { venueId: found[1]!, code: found[2]! };
}

/** What a one-time link or code is for: a restaurant, one for practice, a password, or a PIN. */
export type LinkPurpose = 'Restaurant' | 'PracticeRestaurant' | 'Password' | 'Pin';

/** A link to make a restaurant works for a day: whoever gets it may have to gather the menu first. */
export const RESTAURANT_LINK_LIFETIME_MS = 24 * 3_600_000;

/** A link to set a password works for an hour. */
export const PASSWORD_LINK_LIFETIME_MS = 3_600_000;

/** What a link to set a password carries: the venue of the account, and the code. */
export function passwordTokenOf(venueId: string, code: string): string {
  return `${venueId}.${code}`;
}

/** Reads what a link to set a password carries; `null` for anything else. */
export function readPasswordToken(token: string): { venueId: string; code: string } | null {
  const found = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token);
  return found === null ? null : { venueId: found[1]!, code: found[2]! };
}

import { foldText } from '../../text/fold-text.ts';
import { isUsername } from '../username.ts';

const LONGEST = 32;

/**
 * Makes a username of at most 36 characters from the name of a venue: `ada-kahvesi` from “Ada Kahvesi”. A name with too few Latin letters
 * gives `restaurant-…`.
 * @param attempt  1 for the first attempt. Later attempts add their number at the end, because other venues have the earlier usernames
 */
export function usernameFromName(name: string, attempt: number): string {
  const plain = trimmed(foldText(name).replace(/[^a-z0-9]+/g, '-')).slice(0, LONGEST);
  const base = isUsername(trimmed(plain)) ? trimmed(plain) : 'restaurant-1';
  return attempt === 1 ? base : `${base}-${attempt}`;
}

function trimmed(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}

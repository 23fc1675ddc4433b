import { foldText } from '../../text/fold-text.ts';
import { isUsername } from '../username.ts';

const LONGEST = 32;

/**
 * A username that is made from the name of a venue, of at most 36 characters: `ada-kahvesi` of “Ada Kahvesi”. A name without enough letters of the Latin alphabet
 * gives `restaurant-…`.
 * @param attempt  1 for the first; later ones end in their number, because others have the earlier ones
 */
export function usernameFromName(name: string, attempt: number): string {
  const plain = trimmed(foldText(name).replace(/[^a-z0-9]+/g, '-')).slice(0, LONGEST);
  const base = isUsername(trimmed(plain)) ? trimmed(plain) : 'restaurant-1';
  return attempt === 1 ? base : `${base}-${attempt}`;
}

function trimmed(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}

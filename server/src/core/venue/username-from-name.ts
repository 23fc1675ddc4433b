import { isUsername } from './username.ts';

const LONGEST = 32;
const WITHOUT = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' } as const;

/**
 * A username that is made from the name of a venue, of at most 36 characters: `ada-kahvesi` of “Ada Kahvesi”. A name without enough letters of the Latin alphabet
 * gives `restaurant-…`.
 * @param attempt  1 for the first; further ones end in their number, because others have the earlier ones
 */
export function usernameFromName(name: string, attempt: number): string {
  const letters = name
    .toLowerCase()
    .replace(/[ıßæœøđł]/g, (letter) => WITHOUT[letter as keyof typeof WITHOUT])
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const plain = trimmed(letters.replace(/[^a-z0-9]+/g, '-')).slice(0, LONGEST);
  const base = isUsername(trimmed(plain)) ? trimmed(plain) : 'restaurant-1';
  return attempt === 1 ? base : `${base}-${attempt}`;
}

function trimmed(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}

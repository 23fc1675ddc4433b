import { foldText } from './fold-text.ts';
import { createPhoneMatcher } from './phone-search.ts';

/** The name and the phone number (E.164) of a person, for a search. */
export interface SearchablePerson {
  name: string | null;
  phone: string | null;
}

/** The fewest digits of a search: fewer occur in too many phone numbers. */
const PHONE_DIGITS = 4;

/**
 * Creates a function that tells whether a person matches a search text: a part of the name, without regard to letter case and
 * accents (`isik` finds `Işık`), or at least four consecutive digits of the phone number.
 */
export function createPersonMatcher(text: string): (person: SearchablePerson) => boolean {
  const words = foldText(text);
  const isPhone = /^[\d\s()+./-]*$/.test(text) ? createPhoneMatcher(text, PHONE_DIGITS) : () => false;
  return ({ name, phone }) =>
    (words !== '' && name !== null && foldText(name).includes(words)) || (phone !== null && isPhone(phone));
}

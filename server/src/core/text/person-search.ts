import { foldText } from './fold-text.ts';
import { phoneSearch } from './phone-search.ts';

/** A person as a search finds them; the phone number in E.164. */
export interface SearchablePerson {
  name: string | null;
  phone: string | null;
}

/** Fewer digits are part of too many phone numbers. */
const PHONE_DIGITS = 4;

/**
 * The search for people by a text: part of the name (letter case and accents do not matter, so that `isik` finds `Işık`), or at least four
 * digits of the phone number in the order in which they are written there.
 */
export function personSearch(text: string): (person: SearchablePerson) => boolean {
  const words = foldText(text);
  const isPhone = /^[\d\s()+./-]*$/.test(text) ? phoneSearch(text, PHONE_DIGITS) : () => false;
  return ({ name, phone }) =>
    (words !== '' && name !== null && foldText(name).includes(words)) || (phone !== null && isPhone(phone));
}

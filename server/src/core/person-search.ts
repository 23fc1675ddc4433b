import { plainLetters, searchedWords } from './plain-letters.ts';

/** A person as a search finds them; the phone number in E.164. */
export interface SearchedPerson {
  name: string | null;
  phone: string | null;
}

/** Fewer digits are part of too many phone numbers. */
const PHONE_DIGITS = 4;

/**
 * The search for people by a text: part of the name (letter case and accents do not matter, so that `isik` finds `Işık`), or at least four
 * digits of the phone number in the order in which they are written there.
 */
export function personSearch(text: string): (person: SearchedPerson) => boolean {
  const words = searchedWords(text);
  // Inside a number, the 0 of its local form stands for the code of the country.
  const digits = /^[\d\s()+./-]*$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return ({ name, phone }) =>
    (words !== '' && name !== null && plainLetters(name).includes(words)) ||
    (digits.length >= PHONE_DIGITS && phone !== null && phone.includes(digits));
}

import { foldText } from '../../text/fold-text.ts';

/** Why a password is refused: `Common` passwords are on lists, `Personal` ones consist of names or the e-mail address of the person. */
export type GuessableReason = 'Common' | 'Personal';

/** Public facts about a person, which an attacker tries first. */
export interface KnownFacts {
  /** The names of the person and of the venue, and the venue's username. */
  names: readonly string[];
  email: string | null;
}

/** Words of the service itself, which everyone who signs in can see. */
const OWN_NAMES = ['sofra', 'restaurant', 'restoran'];

/** Shorter known words are ignored: they are part of many passwords by chance. */
const SHORTEST_WORD = 3;

/** A password with known words needs this many other letters, or the number of digits below: `ada2026!` has too few. */
const FEWEST_LETTERS_LEFT = 4;
const FEWEST_DIGITS_LEFT = 5;

/**
 * Why a password is easy to guess; `null` if it is not. Letter case, accents, and up to four digits at either end are ignored.
 * @param isCommon  tells whether a text, folded by `foldText`, is on a list of common passwords
 */
export function guessableReason(
  password: string,
  known: KnownFacts,
  isCommon: (folded: string) => boolean,
): GuessableReason | null {
  const folded = foldText(password);
  if (isMadeOf(folded, knownWordsOf(known))) return 'Personal';
  if (isPattern(folded)) return 'Common';
  const tries = [folded, folded.replaceAll(' ', ''), withoutEnds(folded)];
  return tries.some((text) => isCommon(text) || isCommon(asLetters(text))) ? 'Common' : null;
}

function knownWordsOf({ names, email }: KnownFacts): string[] {
  const texts = [...names, ...(email === null ? [] : [email]), ...OWN_NAMES].map(foldText);
  const words = texts.flatMap((text) => [
    text.replace(NOT_LETTERS_OR_DIGITS, ''),
    ...text.split(BETWEEN_WORDS),
  ]);
  // The longest word first: removing a short word first would leave the rest of a long word that contains it.
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
}

const NOT_LETTERS_OR_DIGITS = /[^\p{L}\p{N}]+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

function isMadeOf(folded: string, words: readonly string[]): boolean {
  return [folded, asLetters(folded)].some((text) => {
    const plain = text.replace(NOT_LETTERS_OR_DIGITS, '');
    // A space instead of the word, so that the texts on both sides do not form another word.
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
    if (rest === plain) return false;
    const letters = rest.match(/\p{L}/gu)?.length ?? 0;
    const digits = rest.match(/\p{N}/gu)?.length ?? 0;
    return letters < FEWEST_LETTERS_LEFT && digits < FEWEST_DIGITS_LEFT;
  });
}

/** Removes signs and up to four digits at either end: `!galatasaray-1905` becomes `galatasaray`. */
function withoutEnds(folded: string): string {
  return folded
    .replace(/^[^\p{L}\p{N}]*(?:\p{N}{1,4}(?!\p{N}))?[^\p{L}\p{N}]*/u, '')
    .replace(/[^\p{L}\p{N}]*(?:(?<!\p{N})\p{N}{1,4})?[^\p{L}\p{N}]*$/u, '');
}

/** Digits and signs that people write instead of letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e' },
};

function asLetters(text: string): string {
  return text.replace(/[0134579@$!€]/g, (sign) => STANDS_FOR[sign] ?? sign);
}

/** Rows of keys on the Q, F and other keyboards, the alphabets, and the digits. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'abccdefgghiijklmnooprsstuuvyz',
  '01234567890',
  '1234567890',
  'qwertyuiopgu',
  'asdfghjklsi',
  'zxcvbnmoc',
  'qwertzuiopu',
  'azertyuiop',
  'fggiodrnhpqw',
  'uieautkmlysx',
];

/** Whether a text is a repetition of up to four signs, a part of a keyboard row or alphabet, or a date. */
function isPattern(folded: string): boolean {
  const text = folded.replaceAll(' ', '');
  const turned = [...text].reverse().join('');
  if (/^(.{1,4}?)\1+.{0,2}$/su.test(text)) return true;
  return ROWS.some((row) => row.includes(text) || row.includes(turned)) || isDate(text);
}

/** Whether a text is a date of eight digits, with day, month and year in any usual order, with or without separators. */
function isDate(text: string): boolean {
  const digits = text.replace(/[./-]/g, '');
  return (
    /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(digits) ||
    /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d$/.test(digits) ||
    /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits)
  );
}

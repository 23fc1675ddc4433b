/** The alphabets of the supported code pages. Older programs write text in them, one byte for each letter. */
export const ALPHABETS = ['Latin', 'Cyrillic', 'Arabic'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const CODE_PAGES: Record<Alphabet, string> = {
  Latin: 'windows-1254',
  Cyrillic: 'windows-1251',
  Arabic: 'windows-1256',
};

/** The text of a file, and the alphabet that was guessed for it; `null` if the text is Unicode. */
export interface DecodedText {
  text: string;
  alphabet: Alphabet | null;
}

/** Reads a file as UTF-8 or UTF-16, or else in the code page in which the most words look like words. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const unicode = decodeUnicode(bytes);
  if (unicode !== null) return { text: unicode, alphabet: null };
  const scores = ALPHABETS.map((alphabet) => {
    const sample = decodeAs(bytes.subarray(0, 100_000), alphabet);
    return wordsOf(sample, alphabet);
  });
  const alphabet = ALPHABETS[scores.indexOf(Math.max(...scores))]!;
  return { text: decodeAs(bytes, alphabet), alphabet };
}

/** Reads a file in the code page of an alphabet. */
export function decodeAs(bytes: Uint8Array, alphabet: Alphabet): string {
  return new TextDecoder(CODE_PAGES[alphabet]).decode(bytes);
}

function decodeUnicode(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes of its spaces, digits and line breaks; `null` if it is not. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 2_000).entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  if (even + odd === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * The number of words with non-ASCII letters that look like real words: all letters of one alphabet, either all capitals
 * or small except for the first. A wrong code page gives words with mixed alphabets or mixed case, or words of accented
 * letters only.
 */
function wordsOf(text: string, alphabet: Alphabet): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => /[^a-z]/i.test(word) && WORDS[alphabet].test(word)).length;
}

const WORDS: Record<Alphabet, RegExp> = {
  Latin: /^(?=.*[A-Za-z])(?!.*[^\p{Script=Latin}])(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u,
  Cyrillic: /^(?!.*[^\p{Script=Cyrillic}])(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u,
  Arabic: /^[\p{Script=Arabic}\p{M}]+$/u,
};

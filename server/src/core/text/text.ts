/** Cleans text that people write: names, notes, reasons. Every string of every request is cleaned. */

/**
 * Makes text safe to print and to show: trimmed, in Unicode form NFC, on one line. Tab, line feed and carriage return become
 * a space. Other control characters and direction marks are removed, so that no text can control a printer or change the page
 * around it. Text without a visible character becomes empty. Other invisible characters are kept, because emoji and Persian
 * need them. The function is idempotent.
 */
export function cleanText(raw: string): string {
  if (isPlainText(raw)) return raw;
  // Normalizes after the removal, because a removed character can have been between a letter and its accent.
  const text = raw.replace(LINE_BREAKS, ' ').replace(CONTROL_CHARACTERS, '').normalize('NFC').trim();
  return INVISIBLE.test(text) ? '' : text;
}

/**
 * Cleans a string property of a request or document; `null` if nothing is left. A password is not cleaned, only converted to Unicode
 * form NFC, so that the same letters from another keyboard are the same password.
 * @param property  the name of the property; `undefined` for an item of a list
 */
export function cleanProperty(text: string, property: unknown): string | null {
  const isPassword = typeof property === 'string' && PASSWORD.test(property);
  return (isPassword ? text.normalize('NFC') : cleanText(text)) || null;
}

const PASSWORD = /password$/i;

/** Whether a string is valid text: it has no NUL and no lone surrogate. */
export function isValidText(raw: string): boolean {
  return raw.isWellFormed() && !raw.includes('\0');
}

/** Whether a text is printable ASCII without a space at either end. Such text, which is most text, needs no cleaning. */
export function isPlainText(raw: string): boolean {
  return PLAIN.test(raw);
}

const PLAIN = /^(?:[!-~]|[!-~][ -~]*[!-~])?$/;

const LINE_BREAKS = /[\t\n\r]/g;

/**
 * Control characters (C0, C1 and DEL: category Cc), then the Unicode characters that change the writing direction.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Only invisible characters: white space, default-ignorable characters such as joiners and the Hangul fillers, and
 * the blank Braille cell.
 */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Cleans text that people write: names, notes, reasons. Every string of every request passes through it. */

/**
 * Makes text fit to print and to show: trimmed, in Unicode form NFC, on one line. Tab, line feed and carriage
 * return become a space; other control characters and marks of writing direction are dropped, so that no text
 * can control a printer or change the page around it. Text without a visible character is empty: no one could read
 * such a name. Invisible characters between others stay, for emoji and Persian need them. Cleaning clean text changes nothing.
 */
export function cleanText(raw: string): string {
  if (isPlainText(raw)) return raw;
  // Composed after dropping, because a dropped character may have been between a letter and its accent.
  const text = raw.replace(LINE_BREAKS, ' ').replace(STEERING, '').normalize('NFC').trim();
  return INVISIBLE.test(text) ? '' : text;
}

/**
 * A text of a property as requests and documents are read: cleaned, and `null` for a blank one. A password stays as it is typed, in
 * Unicode form NFC, so that the same letters from another keyboard are the same password.
 * @param property  the name of the property; `undefined` in a list
 */
export function cleanProperty(text: string, property: unknown): string | null {
  const isPassword = typeof property === 'string' && PASSWORD.test(property);
  return (isPassword ? text.normalize('NFC') : cleanText(text)) || null;
}

const PASSWORD = /password$/i;

/** Whether a string can be read as text at all: it holds no NUL and no lone surrogate. */
export function isReadableText(raw: string): boolean {
  return raw.isWellFormed() && !raw.includes('\0');
}

/** Whether a text is printable ASCII without a space at either end. Most text is such: readable, and clean already. */
export function isPlainText(raw: string): boolean {
  return PLAIN.test(raw);
}

const PLAIN = /^(?:[!-~]|[!-~][ -~]*[!-~])?$/;

const LINE_BREAKS = /[\t\n\r]/g;

/**
 * C0 and C1 controls and DEL (category Cc), then the marks, embeddings, overrides and isolates of direction.
 */
const STEERING = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** White space, what Unicode calls ignorable, such as joiners and the Hangul fillers, and the Braille cell without dots. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

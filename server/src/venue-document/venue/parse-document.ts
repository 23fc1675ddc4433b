import { Refusal } from '../../core/refusals.ts';
import { parseJson } from '../../http/request/json-body.ts';
import { DOCUMENT_VALUES } from '../document-limits.ts';

/**
 * Parses the text of a document, UTF-8. A document with far too many values is refused before it is parsed: an empty
 * record takes 20 times as much memory as its text.
 * @throws Refusal VALIDATION_ERROR with the line and the column of a JSON error, DOCUMENT_INVALID for too many values
 */
export function parseDocument(bytes: Uint8Array): unknown {
  if (hasMoreValuesThan(DOCUMENT_VALUES, bytes)) {
    const message = `has more than ${DOCUMENT_VALUES} values: import it in several documents`;
    throw new Refusal('DOCUMENT_INVALID', {
      problems: [{ field: 'document', message, attemptedValue: null }],
    });
  }
  return parseJson(bytes, { tellsPlace: true });
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, OPEN_RECORD] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** Counts commas and opening brackets outside of texts. In UTF-8, no other character contains their bytes. */
function hasMoreValuesThan(most: number, bytes: Uint8Array): boolean {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) {
      if (byte === BACKSLASH) at += 1;
    } else if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_RECORD) {
      count += 1;
      if (count > most) return true;
    }
  }
  return false;
}

import { Refusal } from '../../core/refusals.ts';
import { parseJson } from '../../http/request/json-body.ts';
import { DOCUMENT_VALUES } from '../document-limits.ts';

/**
 * Parses the text of a document, UTF-8. A document with far too many values is refused before it is parsed: an empty
 * record takes 20 times as much memory as its text.
 * @throws Refusal VALIDATION_ERROR with the line and the column of a JSON error, DOCUMENT_INVALID for too many values
 */
export function parseDocument(bytes: Uint8Array): unknown {
  const refusal = createValueCount()(bytes);
  if (refusal !== null) throw refusal;
  return parseJson(bytes, true);
}

/**
 * Makes a function that counts the values of a document whose parts arrive one after the other.
 * @returns a function that counts one more part; it returns the refusal DOCUMENT_INVALID once there are too many
 *   values
 */
export function createValueCount(): (part: Uint8Array) => Refusal | null {
  const text: TextState = { isInText: false, isEscaped: false };
  let count = 0;
  return (part) => {
    if (count <= DOCUMENT_VALUES) count += countValues(part, text, DOCUMENT_VALUES + 1 - count);
    return count <= DOCUMENT_VALUES ? null : tooManyValues();
  };
}

function tooManyValues(): Refusal {
  const message = `has more than ${DOCUMENT_VALUES} values: import it in several documents`;
  return new Refusal('DOCUMENT_INVALID', {
    problems: [{ field: 'document', message, attemptedValue: null }],
  });
}

/** The state of the count between two parts of a document. */
interface TextState {
  isInText: boolean;
  isEscaped: boolean;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, OPEN_RECORD] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/**
 * Counts commas and opening brackets outside of texts, up to `most`. In UTF-8, no other character contains their bytes.
 * @param text  the state at the start; becomes the state at the end
 */
function countValues(bytes: Uint8Array, text: TextState, most: number): number {
  let { isInText, isEscaped } = text;
  let count = 0;
  for (let at = 0; at < bytes.length && count < most; at++) {
    const byte = bytes[at];
    if (isEscaped) isEscaped = false;
    else if (byte === QUOTE) isInText = !isInText;
    else if (isInText) isEscaped = byte === BACKSLASH;
    else if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_RECORD) count += 1;
  }
  text.isInText = isInText;
  text.isEscaped = isEscaped;
  return count;
}

import { type ParseErrorCode, visit } from 'jsonc-parser';

/** Where something is in a text, both counted from 1; columns in UTF-16 code units. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Where a text stops being JSON; `null` when that cannot be told, as with a text that nests too deeply. */
export function placeOfJsonFault(text: string): TextPlace | null {
  try {
    visit(text, { onError: tellFault }, { disallowComments: true });
  } catch (found) {
    if (found instanceof FoundFault) return found;
    // The scanner goes down a level with each bracket.
    if (!(found instanceof RangeError)) throw found;
  }
  return null;
}

/** Ends the scan at the first fault: the rest of the text is not looked at. */
class FoundFault extends Error implements TextPlace {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number) {
    super();
    this.line = line;
    this.column = column;
  }
}

function tellFault(
  _code: ParseErrorCode,
  _offset: number,
  _length: number,
  line: number,
  character: number,
): never {
  throw new FoundFault(line + 1, character + 1);
}

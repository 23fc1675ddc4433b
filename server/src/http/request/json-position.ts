import { type ParseErrorCode, visit } from 'jsonc-parser';

/** A position in a text. Both count from 1; columns are UTF-16 code units. */
export interface TextPosition {
  line: number;
  column: number;
}

/**
 * The position of the first JSON error in a text; `null` when it cannot be found, for example because the
 * text nests too deeply.
 */
export function positionOfJsonFault(text: string): TextPosition | null {
  try {
    visit(text, { onError: describeFault }, { disallowComments: true });
  } catch (found) {
    if (found instanceof FoundFault) return found;
    // The scanner calls itself at each bracket, so deep nesting can overflow the stack.
    if (!(found instanceof RangeError)) throw found;
  }
  return null;
}

/** Ends the scan at the first error. */
class FoundFault extends Error implements TextPosition {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number) {
    super();
    this.line = line;
    this.column = column;
  }
}

function describeFault(
  _code: ParseErrorCode,
  _offset: number,
  _length: number,
  line: number,
  character: number,
): never {
  throw new FoundFault(line + 1, character + 1);
}

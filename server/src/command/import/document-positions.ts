import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

/**
 * Returns the position of a field such as `venues[0].areas[1].name`, as `line 12, column 5`; `null` if it is
 * unknown.
 */
export type FindFieldPosition = (field: string) => string | null;

/** In characters. Positions in a larger document are not searched. */
const LARGEST = 4 * 1024 * 1024;

/** Creates the function that finds positions in a JSON document. A missing field has the position of the record that lacks it. */
export function createFieldPositionFinder(document: string): FindFieldPosition {
  const root = document.length > LARGEST ? undefined : treeOf(document, []);
  if (root === undefined) return () => null;
  const lineStarts = lineStartsOf(document);
  return (field) => positionAt(lineStarts, offsetOf(root, stepsOf(field)));
}

/** Line and column at which a text is no longer valid JSON; `null` if unknown. */
export function findSyntaxErrorPosition(document: string): string | null {
  const faults: ParseError[] = [];
  if (document.length <= LARGEST) treeOf(document, faults);
  return faults[0] === undefined ? null : positionAt(lineStartsOf(document), faults[0].offset);
}

function treeOf(document: string, faults: ParseError[]): Node | undefined {
  try {
    return parseTree(document, faults, { disallowComments: true });
  } catch (error) {
    // The document is nested too deeply.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function lineStartsOf(document: string): number[] {
  const ends = document.matchAll(/\r\n|\r|\n/g);
  return [0, ...Array.from(ends, ({ index, 0: end }) => index + end.length)];
}

function positionAt(lineStarts: readonly number[], offset: number): string {
  const line = lineStarts.findLastIndex((start) => start <= offset);
  return `line ${line + 1}, column ${offset - lineStarts[line]! + 1}`;
}

function stepsOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
}

/** The offset of a field: that of the property name; for a missing property, that of the nearest record around it. */
function offsetOf(root: Node, steps: readonly (string | number)[]): number {
  for (let length = steps.length; length > 0; length--) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node !== undefined)
      return node.parent?.type === 'property' && length === steps.length ? node.parent.offset : node.offset;
  }
  return root.offset;
}

/** An act of this board on a ticket: the lines that it finished. */
export interface UndoableAct {
  ticketId: string;
  billId: string;
  lineIds: readonly string[];
}

/** The acts of this board that can be undone, the newest first. */
export interface UndoStack {
  list: () => readonly UndoableAct[];
  push: (done: UndoableAct) => void;
  /** Removes an act that was undone. */
  remove: (done: UndoableAct) => void;
  /** Removes lines that were put back without the stack. */
  removeLines: (lineIds: readonly string[]) => void;
}

/** The most acts that can be undone. */
const UNDONE_AT_MOST = 20;

export function createUndoStack(): UndoStack {
  let stack: readonly UndoableAct[] = [];
  const change = (next: readonly UndoableAct[]) => {
    stack = next;
  };
  return {
    list: () => stack,
    push: (done) => change([done, ...stack].slice(0, UNDONE_AT_MOST)),
    remove: (done) => change(stack.filter((one) => one !== done)),
    removeLines: (lineIds) =>
      change(
        stack
          .map((one) => ({ ...one, lineIds: one.lineIds.filter((id) => !lineIds.includes(id)) }))
          .filter((one) => one.lineIds.length > 0),
      ),
  };
}

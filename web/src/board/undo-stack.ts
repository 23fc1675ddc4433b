/** Something that was done to a ticket on this board. */
export interface Undoable {
  ticketId: string;
  billId: string;
  lineIds: readonly string[];
}

/** The acts that can be taken back, the last first. */
export interface UndoStack {
  list: () => readonly Undoable[];
  push: (done: Undoable) => void;
  /** Forgets what was taken back. */
  remove: (done: Undoable) => void;
  /** Forgets lines that were put back in another way. */
  removeLines: (lineIds: readonly string[]) => void;
}

/** As many can be taken back. */
const UNDONE_AT_MOST = 20;

/** Makes an empty stack. */
export function createUndoStack(): UndoStack {
  let stack: readonly Undoable[] = [];
  const change = (next: readonly Undoable[]) => {
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

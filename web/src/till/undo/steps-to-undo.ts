import type { LineState } from '../../acts/bill-acts.ts';

const ORDER: readonly LineState[] = ['Pending', 'Preparing', 'Ready', 'Served'];

/** A move of a line: it is made only as long as no one else has moved the line from `from`. */
interface UndoStep {
  from: LineState;
  to: LineState;
}

/** The moves that bring a line back to the state that it was in: back it goes one step at a time, forward at once. */
export function stepsToUndo(from: LineState, to: LineState): UndoStep[] {
  const [before, now] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  const states = before < now ? ORDER.slice(before, now).reverse() : [from];
  return states.map((state, at) => ({ from: states[at - 1] ?? to, to: state }));
}

import type { LineState } from '../../acts/bill-acts.ts';

const ORDER: readonly LineState[] = ['Pending', 'Preparing', 'Ready', 'Served'];

/** A move of a line from a state to another one. It has no effect if another person has moved the line. */
interface UndoStep {
  from: LineState;
  to: LineState;
}

/** The moves that bring a line back to its previous state: backwards in single steps, forwards in one step. */
export function stepsToUndo(from: LineState, to: LineState): UndoStep[] {
  const [before, now] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  const states = before < now ? ORDER.slice(before, now).reverse() : [from];
  return states.map((state, at) => ({ from: states[at - 1] ?? to, to: state }));
}

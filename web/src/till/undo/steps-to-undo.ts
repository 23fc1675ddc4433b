import type { LineState } from '../../acts/bill-acts.ts';

const ORDER: readonly LineState[] = ['Pending', 'Preparing', 'Ready', 'Served'];

/** The moves that bring a line back to the state that it was in: back it goes one step at a time, forward at once. */
export function stepsToUndo(from: LineState, to: LineState): LineState[] {
  const [before, now] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  return before < now ? ORDER.slice(before, now).reverse() : [from];
}

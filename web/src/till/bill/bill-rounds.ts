import { type Bill, isHeldLine } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

export type BillLine = Schemas['BillLine'];

/** A round and its lines on the bill. */
export interface BillRound {
  round: Schemas['Round'];
  lines: readonly BillLine[];
  /** The number of the round on the bill, from 1; `null` if it is the only one. */
  number: number | null;
}

/**
 * The rounds of a bill, the newest first, including rounds that moved here from another bill. Held lines are left out,
 * because they are listed by course. Rounds without lines are left out, too.
 */
export function billRounds({ rounds, lines }: Pick<Bill, 'rounds' | 'lines'>): BillRound[] {
  const sent = lines.filter((line) => !isHeldLine(line));
  const byRound = Map.groupBy(sent, ({ roundId }) => roundId);
  return rounds
    .map((round, at) => ({
      round,
      lines: byRound.get(round.id) ?? [],
      number: rounds.length > 1 ? at + 1 : null,
    }))
    .filter(({ lines: ofRound }) => ofRound.length > 0)
    .sort((a, b) => Date.parse(a.round.orderedAt) - Date.parse(b.round.orderedAt))
    .reverse();
}

/** Whether lines of a bill can still be made and served: it is open, or it was paid before the kitchen was done. */
export function isStillServed({ state, isPaidFirst }: Pick<Bill, 'state' | 'isPaidFirst'>): boolean {
  return state === 'Open' || isPaidFirst;
}

/** The lines that are ready to serve. */
export function readyLines({ lines }: Pick<Bill, 'lines'>): BillLine[] {
  return lines.filter(({ status }) => status === 'Ready');
}

/** The lines that were not removed. */
export function activeLines({ lines }: Pick<Bill, 'lines'>): BillLine[] {
  return lines.filter(({ status }) => status !== 'Cancelled');
}

/** The number of units of some lines. */
export function unitsOfLines(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

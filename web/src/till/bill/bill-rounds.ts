import { type Bill, isHeldLine } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

export type BillLine = Schemas['BillLine'];

/** A round with its lines as they are on the bill. */
export interface BillRound {
  round: Schemas['Round'];
  lines: readonly BillLine[];
  /** The number of the round on the bill, from 1; `null` if it is the only one. */
  number: number | null;
}

/**
 * The rounds of a bill, also those that moved here from another one, the newest first, next to the unsent
 * lines. Held lines are listed by their course instead. A round without lines is omitted.
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

/** Whether the lines of a bill are still made and served; also if it was paid first and is closed already. */
export function isServedFrom({ state, isPaidFirst }: Pick<Bill, 'state' | 'isPaidFirst'>): boolean {
  return state === 'Open' || isPaidFirst;
}

/** The lines that are ready to be served. */
export function readyLines({ lines }: Pick<Bill, 'lines'>): BillLine[] {
  return lines.filter(({ status }) => status === 'Ready');
}

/** The lines that are not struck. */
export function liveLines({ lines }: Pick<Bill, 'lines'>): BillLine[] {
  return lines.filter(({ status }) => status !== 'Cancelled');
}

/** The number of units of some lines. */
export function unitsOfLines(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

import type { Bill, LineState } from '../bills/bill.ts';
import type { StoredChange } from '../bills/bill-history.ts';
import { liveLines } from '../bills/bill-status.ts';

/** Longer ones count as this: the ticket was forgotten on the board. */
const LONGEST_MINUTES = 240;
const MINUTE_MS = 60_000;

/**
 * How long the kitchen took for each round of a bill: from the order until the last of its lines was ready, in
 * whole minutes, begun ones not counted. A line that was taken back counts from when it was ready again. Struck
 * lines do not count, nor do rounds with a line that nobody marked as ready before the bill was closed: a bill
 * counts as it was then, whenever it is counted.
 */
export function preparationsOf(
  bill: Bill,
  changes: readonly StoredChange[],
): { orderedAt: number; minutes: number }[] {
  const readyAt = readyTimesOf(changes.filter(({ at }) => at <= (bill.closedAt ?? at)));
  const linesByRound = Map.groupBy(liveLines(bill), ({ roundId }) => roundId);
  return bill.rounds.flatMap(({ id, orderedAt }) => {
    const times = linesByRound.get(id)?.map((line) => readyAt.get(line.id)) ?? [];
    if (times.length === 0 || times.includes(undefined)) return [];
    const tookMs = Math.max(0, Math.max(...(times as number[])) - orderedAt);
    return [{ orderedAt, minutes: Math.min(LONGEST_MINUTES, Math.floor(tookMs / MINUTE_MS)) }];
  });
}

/** When each line became ready for the last time. */
function readyTimesOf(changes: readonly StoredChange[]): Map<string, number> {
  const readyAt = new Map<string, number>();
  const move = (lineId: string, to: LineState, at: number) => {
    if (to !== 'Ready' && to !== 'Served') readyAt.delete(lineId);
    else if (!readyAt.has(lineId)) readyAt.set(lineId, at);
  };
  for (const change of changes) {
    if (change.action === 'LineMoved') move(change.detail.lineId, change.detail.to, change.at);
    if (change.action === 'RoundBumped')
      for (const lineId of change.detail.lineIds) move(lineId, change.detail.to, change.at);
  }
  return readyAt;
}

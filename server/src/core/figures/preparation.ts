import type { Bill, BillLine } from '../bills/bill.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { liveLines } from '../bills/bill-status.ts';
import { kitchenDueSince } from '../bills/kitchen/courses.ts';

/** Longer ones count as this: the ticket was forgotten on the board. */
const LONGEST_MINUTES = 240;
const MINUTE_MS = 60_000;

/**
 * How many whole minutes after its order, or after its course was fired, each line of a bill became ready for the last time, in the order of the
 * lines, at most {@link LONGEST_MINUTES}; `null` for a line that is not ready. Lines after its end are not ready.
 */
export type ReadyMinutes = readonly (number | null)[];

/** How long the kitchen took for a round. */
export interface PreparedRound {
  orderedAt: number;
  minutes: number;
}

/** What {@link ReadyMinutes} are after a change of the bill. A line that was taken back is not ready any more. */
export function readyAfter(
  bill: Bill,
  ready: ReadyMinutes,
  { action, detail, at }: HistoryEntry,
): ReadyMinutes {
  if (action === 'SeatChanged') {
    const { lineId, newLineId } = detail;
    if (newLineId === undefined) return ready;
    const minutesOf = readyByLine(bill, ready);
    return readyOfLines(bill, minutesOf.set(newLineId, minutesOf.get(lineId) ?? null));
  }
  if (action !== 'LineMoved' && action !== 'RoundBumped') return ready;
  const moved = new Set(action === 'LineMoved' ? [detail.lineId] : detail.lineIds);
  const isReady = detail.to === 'Ready' || detail.to === 'Served';
  const after = bill.lines.map((line, place) => {
    const before = ready[place] ?? null;
    if (!moved.has(line.id)) return before;
    return isReady ? (before ?? minutesUntil(line, at)) : null;
  });
  return untilLastReady(after);
}

function untilLastReady(ready: ReadyMinutes): ReadyMinutes {
  return ready.slice(0, ready.findLastIndex((minutes) => minutes !== null) + 1);
}

/** {@link ReadyMinutes} by the ids of the lines. */
export function readyByLine(bill: Bill, ready: ReadyMinutes): Map<string, number | null> {
  return new Map(bill.lines.map(({ id }, place) => [id, ready[place] ?? null]));
}

/** {@link ReadyMinutes} of a bill to which or from which lines have moved. */
export function readyOfLines(bill: Bill, minutesOf: ReadonlyMap<string, number | null>): ReadyMinutes {
  return untilLastReady(bill.lines.map(({ id }) => minutesOf.get(id) ?? null));
}

/**
 * How long the kitchen took for each round of a bill: from the order until the last of its lines was ready, in
 * whole minutes, begun ones not counted. A line that was taken back counts from when it was ready again. Struck
 * lines do not count, nor do rounds with a line that was not marked as ready. A round whose lines are on several bills counts
 * on that of its first line.
 */
export function preparedRounds(bill: Bill, ready: ReadyMinutes): PreparedRound[] {
  const minutesOf = readyByLine(bill, ready);
  const linesByRound = Map.groupBy(liveLines(bill), ({ roundId }) => roundId);
  return bill.rounds.flatMap(({ id, orderedAt, lineIds }) => {
    if (lineIds !== undefined && !minutesOf.has(lineIds[0]!)) return [];
    const all = linesByRound.get(id)?.map((line) => minutesOf.get(line.id)) ?? [];
    const minutes = all.filter((one) => typeof one === 'number');
    if (minutes.length === 0 || minutes.length < all.length) return [];
    return [{ orderedAt, minutes: Math.max(...minutes) }];
  });
}

function minutesUntil(line: BillLine, at: number): number {
  return Math.min(LONGEST_MINUTES, Math.floor(Math.max(0, at - kitchenDueSince(line)) / MINUTE_MS));
}

import type { Bill, BillLine } from '../bills/bill.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { liveLines } from '../bills/bill-status.ts';
import { kitchenDueSince } from '../bills/kitchen/courses.ts';

/** A longer preparation counts as this long: someone forgot to mark the ticket as ready. */
const LONGEST_MINUTES = 240;
const MINUTE_MS = 60_000;

/**
 * For each line of a bill, in their order: the whole minutes from its order, or from when its course was fired, until it was
 * last marked as ready. At most {@link LONGEST_MINUTES}; `null` if the line is not ready. The list ends after the last ready line.
 */
export type ReadyMinutes = readonly (number | null)[];

/** A round and the minutes that the kitchen took for it. */
export interface PreparedRound {
  orderedAt: number;
  minutes: number;
}

/** The {@link ReadyMinutes} of a bill after a change. A line that went back to the kitchen is not ready any more. */
export function readyMinutesAfter(
  bill: Bill,
  ready: ReadyMinutes,
  { action, detail, at }: HistoryEntry,
): ReadyMinutes {
  if (action === 'SeatChanged') {
    const { lineId, newLineId } = detail;
    if (newLineId === undefined) return ready;
    const minutesOf = readyMinutesByLine(bill, ready);
    return readyMinutesOf(bill, minutesOf.set(newLineId, minutesOf.get(lineId) ?? null));
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

/** The {@link ReadyMinutes} of a bill by line id. */
export function readyMinutesByLine(bill: Bill, ready: ReadyMinutes): Map<string, number | null> {
  return new Map(bill.lines.map(({ id }, place) => [id, ready[place] ?? null]));
}

/** The {@link ReadyMinutes} of a bill, from minutes by line id. */
export function readyMinutesOf(bill: Bill, minutesOf: ReadonlyMap<string, number | null>): ReadyMinutes {
  return untilLastReady(bill.lines.map(({ id }) => minutesOf.get(id) ?? null));
}

/**
 * How long the kitchen took for each round of a bill: from the order until its last line was ready, in whole minutes, rounded
 * down. A line that went back to the kitchen counts until it was ready again. Struck lines do not count. A round with a line
 * that was not marked as ready is left out. If the lines of a round are on several bills, it counts on the bill of its first line.
 */
export function preparedRounds(bill: Bill, ready: ReadyMinutes): PreparedRound[] {
  const minutesOf = readyMinutesByLine(bill, ready);
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

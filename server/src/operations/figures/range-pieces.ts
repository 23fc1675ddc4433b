import { setTimeout as pause } from 'node:timers/promises';
import { type DayRange, piecesOf } from '../../core/figures/day-range.ts';

/** Days that one statement reads: at most some 50,000 rows of the times of the kitchen, of which every day has the most. */
const DAYS_AT_ONCE = 50;
/** Milliseconds between two pieces, in which other requests have the database and this process to themselves. */
const REST_MS = 20;

/** Reads the rows of a range of days in pieces, one after the other, earliest first. A range of 50 days takes no rest. */
export async function readInPieces<Row>(
  range: DayRange,
  read: (piece: DayRange) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [place, piece] of piecesOf(range, DAYS_AT_ONCE).entries()) {
    if (place > 0) await pause(REST_MS);
    rows.push(...(await read(piece)));
  }
  return rows;
}

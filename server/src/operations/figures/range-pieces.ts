import { type DayRange, splitRange } from '../../core/figures/day-range.ts';

/**
 * How many days are read at once from each table, so that one read has at most about 10,000 rows and takes a few
 * milliseconds.
 */
const DAYS_AT_ONCE = { channels: 100, hours: 400, products: 50, preparations: 10, reservations: 50 };

/**
 * Reads the rows of a range of days from a table of figures in pieces, one after the other, earliest first.
 * @param addUp  merges the rows read so far after each piece, so that few rows stay in memory
 */
export async function readInPieces<Row>(
  table: keyof typeof DAYS_AT_ONCE,
  range: DayRange,
  read: (piece: DayRange) => Promise<Row[]>,
  addUp: (rows: Row[]) => Row[] = (rows) => rows,
): Promise<Row[]> {
  let rows: Row[] = [];
  for (const piece of splitRange(range, DAYS_AT_ONCE[table])) {
    rows = addUp([...rows, ...(await read(piece))]);
  }
  return rows;
}

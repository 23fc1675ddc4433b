import { type DayRange, splitRange } from '../../core/figures/day-range.ts';

/** The days that are read at once, by how many rows a day has: at most some 10,000 rows, a few milliseconds of work. */
const DAYS_AT_ONCE = { channels: 100, hours: 400, products: 50, preparations: 10, reservations: 50 };

/**
 * Reads the rows of a range of days from a table of figures in pieces, one after the other, earliest first.
 * @param addUp  puts rows together that say the same of two pieces, so that there is little to go through at the end
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

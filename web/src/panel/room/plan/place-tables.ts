import {
  doPlacesOverlap,
  movePlaceTo,
  PLAN_SQUARES,
  type Place,
  type PlacedTable,
} from '../../../ui/plan/plan-geometry.ts';

/** The shortest and the longest side of a table, in squares. */
export const SIDE_LENGTHS = { least: 3, most: 40 };

interface UnplacedTable {
  id: string;
  capacity: number | null;
}

/** The size of a table when it is first put on the plan, by its seats. */
export function initialSize(capacity: number | null): Pick<Place, 'width' | 'height' | 'shape'> {
  const seats = capacity ?? 4;
  const width = seats <= 4 ? 4 : Math.min(4 + 2 * Math.ceil((seats - 4) / 2), 16);
  return { width, height: 4, shape: 'Rectangle' };
}

/** Whether a place overlaps no other table. @param others  the other tables of the plan */
export function isFree(place: Place, others: readonly Place[]): boolean {
  return !others.some((other) => doPlacesOverlap(other, place));
}

/** The next free place in a direction; other tables in between are skipped. `null` if there is none up to the edge. */
export function nextFreePlace(place: Place, dx: number, dy: number, others: readonly Place[]): Place | null {
  for (let at = place; ; ) {
    const next = movePlaceTo(at, at.x + dx, at.y + dy);
    if (next.x === at.x && next.y === at.y) return null;
    if (isFree(next, others)) return next;
    at = next;
  }
}

/** The gap between tables that are placed in rows, in squares. */
const GAP = 2;

/**
 * The first free place with a gap to all tables, searched row by row; `null` if the plan is full.
 * @param across  the width to search, in squares
 */
export function firstFreePlace(capacity: number | null, others: readonly Place[], across = 60): Place | null {
  const size = initialSize(capacity);
  for (let y = 1; y + size.height <= PLAN_SQUARES; y += 1)
    for (let x = 1; x + size.width <= Math.max(across, size.width + 1); x += 1) {
      const wide = { ...size, x: x - GAP, y: y - GAP };
      const around = { ...wide, width: size.width + 2 * GAP, height: size.height + 2 * GAP };
      if (isFree(around, others)) return { x, y, ...size };
    }
  return null;
}

/** Places tables in rows, below the placed ones. A table without room is omitted. */
export function placeInRows(tables: readonly UnplacedTable[], placed: readonly PlacedTable[]): PlacedTable[] {
  const others = placed.map(({ place }) => place);
  const below = Math.max(...others.map(({ y, height }) => y + height), 0);
  const across = Math.max(Math.ceil(Math.sqrt(tables.length * 1.6)), 4) * (4 + GAP) + 1;
  const laid: PlacedTable[] = [];
  let [x, y] = [1, below === 0 ? 1 : below + GAP];
  for (const { id, capacity } of tables) {
    const size = initialSize(capacity);
    if (x > 1 && x + size.width > across) [x, y] = [1, y + size.height + GAP];
    const inRow = { x, y, ...size };
    const place = y + size.height <= PLAN_SQUARES ? inRow : firstFreePlace(capacity, others, PLAN_SQUARES);
    x += size.width + GAP;
    if (place === null) continue;
    others.push(place);
    laid.push({ id, place });
  }
  return laid;
}

/*
 * The plan of an area is a grid of squares. A square is about 20 cm wide, so a table for four has 4 × 4 squares. x grows to
 * the right, also in languages that are written from right to left; y grows downwards.
 */

/** The width and the height of a plan, in squares: 40 m. */
export const PLAN_SQUARES = 200;
/** The shortest side of a table, in squares. */
export const SHORTEST_SIDE = 3;
/** The longest side of a table, in squares. */
export const LONGEST_SIDE = 40;
/** The most walls of an area. */
export const MOST_WALLS = 200;

export const TABLE_SHAPES = ['Rectangle', 'Round'] as const;

/** The position and size of a table on the plan, in squares from the upper left corner. A round table fills its rectangle. */
export interface TablePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  shape: (typeof TABLE_SHAPES)[number];
}

/** A straight wall between two corners of squares. */
export interface Wall {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A problem of a plan. `at` is the index of the table or wall in the checked list. */
export interface PlanFault {
  list: 'tables' | 'walls';
  at: number;
  message: string;
}

/**
 * Finds the problems of a plan: a table that reaches over the edge, a table that overlaps an earlier table of the list, a wall
 * without a length. The caller must already have checked that each number is within its limits.
 * @param tables  `place` is `null` if a table is not on the plan
 */
export function planFaults(
  tables: readonly { name: string; place: TablePlace | null }[],
  walls: readonly Wall[],
): PlanFault[] {
  return [
    ...tables.flatMap(({ place }, at): PlanFault[] => {
      if (place === null) return [];
      if (!isOnPlan(place))
        return [{ list: 'tables', at, message: `reaches over the edge of the plan at ${PLAN_SQUARES}` }];
      const under = tables.slice(0, at).find((other) => other.place !== null && overlap(other.place, place));
      return under === undefined ? [] : [{ list: 'tables', at, message: `is on top of ${under.name}` }];
    }),
    ...walls.flatMap(({ x1, y1, x2, y2 }, at): PlanFault[] =>
      x1 === x2 && y1 === y2
        ? [{ list: 'walls', at, message: 'must end at another point than it begins' }]
        : [],
    ),
  ];
}

function isOnPlan({ x, y, width, height }: TablePlace): boolean {
  return x + width <= PLAN_SQUARES && y + height <= PLAN_SQUARES;
}

/** Whether two tables overlap. Tables that only touch do not: people push tables together. */
function overlap(a: TablePlace, b: TablePlace): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

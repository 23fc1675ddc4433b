/*
 * The plan of an area is a grid of squares. One is about 20 cm, so that a table for four is 4 × 4; x grows to the right and
 * y downwards, in every language.
 */

/** The squares of a plan in each direction: 40 m. */
export const PLAN_SQUARES = 200;
/** The shortest side of a table, in squares. */
export const SHORTEST_SIDE = 3;
/** The longest side of a table, in squares. */
export const LONGEST_SIDE = 40;
/** The most walls of an area. */
export const MOST_WALLS = 200;

export const TABLE_SHAPES = ['Rectangle', 'Round'] as const;

/** Where a table is on the plan, in squares from the upper left corner. A round table fills its rectangle. */
export interface TablePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  shape: (typeof TABLE_SHAPES)[number];
}

/** A straight wall from one corner of the grid to another. */
export interface Wall {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** What is wrong with a plan, and with which table or wall of the lists that were checked. */
export interface PlanFault {
  list: 'tables' | 'walls';
  at: number;
  message: string;
}

/**
 * What is wrong with a plan whose numbers are each within their limits: a table that reaches over the edge, or over a table
 * before it; a wall without a length.
 * @param tables  `null` if a table is not on the plan
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

/** Two tables that touch do not overlap: people push tables together. */
function overlap(a: TablePlace, b: TablePlace): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

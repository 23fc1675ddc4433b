import { PLAN_SQUARES, type Wall } from '../../../ui/plan/plan-geometry.ts';

/** A point of the plan, in squares. */
export interface Point {
  x: number;
  y: number;
}

/** The effect of a tap while the person draws walls. */
export type TapEffect = { kind: 'Begin' | 'End'; at: Point } | { kind: 'Remove'; wall: Wall };

/**
 * The effect of a tap: the first tap begins a wall, the second ends it, a tap on a wall removes it. Walls can begin and
 * end at the end of another wall.
 * @param begun  the beginning of the wall that is being drawn; `null` if there is none
 * @param reach  the distance within which a tap hits a wall or its end, in squares
 */
export function effectOfTap(
  tap: Point,
  begun: Point | null,
  walls: readonly Wall[],
  reach: number,
): TapEffect {
  const ends = walls.flatMap(({ x1, y1, x2, y2 }) => [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]);
  const end = ends.find(({ x, y }) => Math.hypot(x - tap.x, y - tap.y) <= reach);
  if (begun !== null) return { kind: 'End', at: end ?? straighten(nearestCorner(tap), begun) };
  if (end !== undefined) return { kind: 'Begin', at: end };
  const wall = walls.find((one) => distanceTo(one, tap) <= reach);
  return wall === undefined ? { kind: 'Begin', at: nearestCorner(tap) } : { kind: 'Remove', wall };
}

/** The nearest corner of a square within the plan. */
export function nearestCorner({ x, y }: Point): Point {
  const within = (at: number) => Math.min(Math.max(Math.round(at), 0), PLAN_SQUARES);
  return { x: within(x), y: within(y) };
}

/** Makes a nearly horizontal or vertical wall exactly straight. */
function straighten({ x, y }: Point, begun: Point): Point {
  const [dx, dy] = [Math.abs(x - begun.x), Math.abs(y - begun.y)];
  if (dx <= 1 && dy > 1) return { x: begun.x, y };
  return dy <= 1 && dx > 1 ? { x, y: begun.y } : { x, y };
}

function distanceTo({ x1, y1, x2, y2 }: Wall, { x, y }: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const at = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - (x1 + at * dx), y - (y1 + at * dy));
}

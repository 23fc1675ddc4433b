import type { Schemas } from '../../api/client.ts';

export type Place = NonNullable<Schemas['Table']['place']>;
export type Wall = Schemas['Area']['walls'][number];

/** A table with its place on the plan. */
export interface PlacedTable {
  id: string;
  place: Place;
}

/** A rectangle of the plan, in squares. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width and height of a plan, in squares. */
export const PLAN_SQUARES = 200;

/** The smallest height and width of a tap target, in pixels. */
const TOUCH_PX = 48;
/** While a plan is edited, tables have this size at first, in pixels: the zoom must not change with each new table. */
const EDITED_TABLE_PX = 88;
const LARGEST_TABLE_PX = 192;

/** The used part of a plan, with a margin of one square. */
export function extentOf(places: readonly Place[], walls: readonly Wall[]): Extent {
  const left = [...places.map(({ x }) => x), ...walls.flatMap(({ x1, x2 }) => [x1, x2])];
  const top = [...places.map(({ y }) => y), ...walls.flatMap(({ y1, y2 }) => [y1, y2])];
  const right = [...places.map(({ x, width }) => x + width), ...walls.flatMap(({ x1, x2 }) => [x1, x2])];
  const bottom = [...places.map(({ y, height }) => y + height), ...walls.flatMap(({ y1, y2 }) => [y1, y2])];
  if (left.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = [Math.min(...left) - 1, Math.min(...top) - 1];
  return { x, y, width: Math.max(...right) + 1 - x, height: Math.max(...bottom) + 1 - y };
}

/**
 * The limits of the zoom, in pixels per square. A table is never too small to tap.
 * @param isEdited  whether a person is editing the plan
 * @returns `least`, `most`, and `fit`, which shows the whole plan if that is within the limits
 */
export function zoomRange(
  places: readonly Place[],
  extent: Extent,
  view: { width: number; height: number },
  isEdited: boolean,
): { least: number; most: number; fit: number } {
  const shortest = Math.min(...places.map(({ width, height }) => Math.min(width, height)), 4);
  const [least, most] = [TOUCH_PX / shortest, LARGEST_TABLE_PX / shortest];
  const whole = Math.min(view.width / extent.width, view.height / extent.height);
  return { least, most, fit: Math.min(Math.max(whole, isEdited ? EDITED_TABLE_PX / shortest : least), most) };
}

/** Moves a place to a position in squares, at most to the edge of the plan. */
export function movePlaceTo(place: Place, x: number, y: number): Place {
  const within = (at: number, side: number) => Math.min(Math.max(Math.round(at), 0), PLAN_SQUARES - side);
  return { ...place, x: within(x, place.width), y: within(y, place.height) };
}

/** Whether two places have squares in common. Places that only touch have none. */
export function doPlacesOverlap(a: Place, b: Place): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

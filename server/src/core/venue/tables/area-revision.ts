import { type Problem, Refusal } from '../../refusals.ts';
import { sortByIds } from '../../sort-by-ids.ts';
import type { Area } from './table.ts';

/** The most areas of a venue. */
export const MOST_AREAS = 50;

/**
 * Adds an area at the end of the areas of a venue.
 * @throws Refusal CONTENT_INVALID if there are already 50 areas, or another area has the name
 */
export function addAreaTo(areas: readonly Area[], area: Area): Area[] {
  if (areas.length >= MOST_AREAS) refuse(`is one more than ${MOST_AREAS} areas`, null);
  requireOwnName(areas, area);
  return [...areas, area];
}

/**
 * Renames an area of a venue. @returns all areas
 * @throws Refusal AREA_NOT_FOUND; CONTENT_INVALID if another area has the new name
 */
export function renameAreaIn(areas: readonly Area[], areaId: string, name: string): Area[] {
  const stored = findAreaIn(areas, areaId);
  const renamed = { ...stored, name };
  // An import may create two areas with the same name. Saving one of them without a new name is allowed.
  if (name !== stored.name) requireOwnName(areas, renamed);
  return areas.map((area) => (area === stored ? renamed : area));
}

/** Finds an area of a venue by its id. @throws Refusal AREA_NOT_FOUND */
export function findAreaIn(areas: readonly Area[], areaId: string): Area {
  const area = areas.find(({ id }) => id === areaId);
  if (area === undefined) throw new Refusal('AREA_NOT_FOUND');
  return area;
}

/**
 * Removes an area with its tables. @returns the other areas
 * @param taken  the ids of the tables with an open bill
 * @throws Refusal AREA_NOT_FOUND; TABLE_HAS_OPEN_BILL if one of its tables has an open bill
 */
export function removeAreaFrom(areas: readonly Area[], areaId: string, taken: ReadonlySet<string>): Area[] {
  const removed = findAreaIn(areas, areaId);
  if (removed.tables.some(({ id }) => taken.has(id))) throw new Refusal('TABLE_HAS_OPEN_BILL');
  return areas.filter((area) => area !== removed);
}

/**
 * Puts the areas of a venue in another order.
 * @param ids  the ids of all areas in the new order, in any letter case
 * @throws Refusal CONTENT_INVALID unless `ids` has each area exactly once
 */
export function orderAreasBy(areas: readonly Area[], ids: readonly string[]): Area[] {
  return sortByIds(areas, ids, 'area of the venue');
}

function requireOwnName(areas: readonly Area[], { id, name }: Area): void {
  if (areas.some((other) => other.id !== id && other.name === name)) {
    refuse('is the name of another area', name);
  }
}

function refuse(message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'name', message, attemptedValue }] });
}

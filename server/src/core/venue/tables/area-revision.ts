import { orderByIds } from '../../order-by-ids.ts';
import { type Problem, Refusal } from '../../refusals.ts';
import type { Area } from './table.ts';

/** More than any venue needs. */
export const MOST_AREAS = 50;

/**
 * The areas of a venue with one more, at the end.
 * @throws Refusal CONTENT_INVALID if there are 50 already, or its name is that of another one
 */
export function addAreaTo(areas: readonly Area[], area: Area): Area[] {
  if (areas.length >= MOST_AREAS) refuse(`is one more than ${MOST_AREAS} areas`, null);
  requireOwnName(areas, area);
  return [...areas, area];
}

/**
 * The areas of a venue with one of them under another name.
 * @throws Refusal AREA_NOT_FOUND; CONTENT_INVALID if its new name is that of another one
 */
export function renameAreaIn(areas: readonly Area[], areaId: string, name: string): Area[] {
  const stored = findAreaIn(areas, areaId);
  const renamed = { ...stored, name };
  // An import can bring two of one name. They can still be saved as they are.
  if (name !== stored.name) requireOwnName(areas, renamed);
  return areas.map((area) => (area === stored ? renamed : area));
}

/** One of the areas of a venue. @throws Refusal AREA_NOT_FOUND */
export function findAreaIn(areas: readonly Area[], areaId: string): Area {
  const area = areas.find(({ id }) => id === areaId);
  if (area === undefined) throw new Refusal('AREA_NOT_FOUND');
  return area;
}

/**
 * The areas of a venue without one of them and its tables.
 * @param taken  ids of the tables at which a bill is open
 * @throws Refusal AREA_NOT_FOUND; TABLE_HAS_OPEN_BILL if one of its tables is taken
 */
export function removeAreaFrom(areas: readonly Area[], areaId: string, taken: ReadonlySet<string>): Area[] {
  const removed = findAreaIn(areas, areaId);
  if (removed.tables.some(({ id }) => taken.has(id))) throw new Refusal('TABLE_HAS_OPEN_BILL');
  return areas.filter((area) => area !== removed);
}

/**
 * The areas of a venue in another order.
 * @param ids  in any letter case
 * @throws Refusal CONTENT_INVALID unless `ids` names each of them once
 */
export function orderAreasBy(areas: readonly Area[], ids: readonly string[]): Area[] {
  return orderByIds(areas, ids, 'area of the venue');
}

function requireOwnName(areas: readonly Area[], { id, name }: Area): void {
  if (areas.some((other) => other.id !== id && other.name === name)) {
    refuse('is the name of another area', name);
  }
}

function refuse(message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'name', message, attemptedValue }] });
}

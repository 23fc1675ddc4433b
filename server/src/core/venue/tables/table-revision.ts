import { type Problem, Refusal } from '../../refusals.ts';
import { sortByIds } from '../../sort-by-ids.ts';
import { findAreaIn } from './area-revision.ts';
import { planFaults, type TablePlace, type Wall } from './plan.ts';
import type { Area, Table } from './table.ts';

/** The most tables of a venue. The number is bounded because every server caches them. */
export const MOST_TABLES = 500;

/** A change of a table. Absent properties stay as they are. */
export interface TableChange extends Partial<Omit<Table, 'id' | 'place'>> {
  /** The area that it moves to. */
  areaId?: string;
}

/** The plan of an area: its walls, and the tables on the plan. */
export interface AreaPlan {
  walls: Wall[];
  tables: { id: string; place: TablePlace }[];
}

/** A table and its area. */
export interface PlacedTable {
  area: Area;
  table: Table;
}

/**
 * Adds tables at the end of an area. @returns all areas
 * @throws Refusal AREA_NOT_FOUND; CONTENT_INVALID if the venue would have more than 500 tables, or if another table
 *   has one of the codes
 */
export function addTablesTo(areas: readonly Area[], areaId: string, tables: readonly Table[]): Area[] {
  const area = findAreaIn(areas, areaId);
  const stored = tablesOf(areas);
  if (stored.length + tables.length > MOST_TABLES) {
    const message = `would be more than ${MOST_TABLES} tables with the ${stored.length} of the venue`;
    refuse([{ field: 'tables', message, attemptedValue: null }]);
  }
  requireOwnCodes(stored, tables);
  return withTables(areas, area, [...area.tables, ...tables]);
}

/**
 * Changes a table. A table that moves to another area becomes its last table, and is not on its plan. @returns all areas
 * @throws Refusal TABLE_NOT_FOUND, AREA_NOT_FOUND; CONTENT_INVALID if another table has the code
 */
export function changeTableIn(
  areas: readonly Area[],
  tableId: string,
  { areaId, ...change }: TableChange,
): Area[] {
  const { area, table: stored } = findTableIn(areas, tableId);
  const target = areaId === undefined ? area : findAreaIn(areas, areaId);
  const table = { ...stored, ...change };
  const code = table.code;
  if (tablesOf(areas).some((other) => other.id !== tableId && other.code === code)) {
    refuse([{ field: 'code', message: CODE_IS_TAKEN, attemptedValue: code }]);
  }
  if (target === area) {
    return withTables(
      areas,
      area,
      area.tables.map((other) => (other.id === tableId ? table : other)),
    );
  }
  return withTables(withoutTable(areas, area, tableId), target, [
    ...target.tables,
    { ...table, place: null },
  ]);
}

/**
 * Replaces the plan of an area. Tables of the area that the plan does not name are removed from the plan. @returns all areas
 * @throws Refusal AREA_NOT_FOUND; CONTENT_INVALID if the plan names a table twice or a table of another area, if tables overlap
 *   or reach over the edge, or if a wall has no length
 */
export function changePlanIn(areas: readonly Area[], areaId: string, plan: AreaPlan): Area[] {
  const area = findAreaIn(areas, areaId);
  const nameOf = new Map(area.tables.map(({ id, name }) => [id, name]));
  const places = new Map<string, TablePlace>();
  const unknown = plan.tables.flatMap(({ id, place }, at): Problem[] => {
    if (nameOf.has(id) && !places.has(id)) {
      places.set(id, place);
      return [];
    }
    const message = nameOf.has(id) ? 'is named twice' : 'is not a table of the area';
    return [{ field: `tables[${at}].id`, message, attemptedValue: id }];
  });
  if (unknown.length > 0) refuse(unknown);
  const faults = planFaults(
    plan.tables.map(({ id, place }) => ({ name: nameOf.get(id)!, place })),
    plan.walls,
  );
  if (faults.length > 0)
    refuse(
      faults.map(({ list, at, message }) => ({
        field: list === 'tables' ? `tables[${at}].place` : `walls[${at}]`,
        ...{ message, attemptedValue: null },
      })),
    );
  const tables = area.tables.map((table) => ({ ...table, place: places.get(table.id) ?? null }));
  return areas.map((one) => (one === area ? { ...area, tables, walls: plan.walls } : one));
}

/**
 * Replaces the codes of tables. @returns all areas
 * @param codes  the new codes by table id
 * @throws Refusal TABLE_NOT_FOUND; CONTENT_INVALID if another table has one of the codes
 */
export function renewCodesIn(areas: readonly Area[], codes: ReadonlyMap<string, string>): Area[] {
  let revised = [...areas];
  for (const [id, code] of codes) revised = changeTableIn(revised, id, { code });
  return revised;
}

/** Finds a table of a venue by its id. @throws Refusal TABLE_NOT_FOUND */
export function findTableIn(areas: readonly Area[], tableId: string): PlacedTable {
  for (const area of areas) {
    const table = area.tables.find(({ id }) => id === tableId);
    if (table !== undefined) return { area, table };
  }
  throw new Refusal('TABLE_NOT_FOUND');
}

/**
 * Removes a table. @returns all areas
 * @param taken  the ids of the tables with an open bill
 * @throws Refusal TABLE_NOT_FOUND, TABLE_HAS_OPEN_BILL
 */
export function removeTableFrom(areas: readonly Area[], tableId: string, taken: ReadonlySet<string>): Area[] {
  const { area } = findTableIn(areas, tableId);
  if (taken.has(tableId)) throw new Refusal('TABLE_HAS_OPEN_BILL');
  return withoutTable(areas, area, tableId);
}

/**
 * Puts the tables of an area in another order. @returns all areas
 * @param ids  the ids of all tables of the area in the new order, in any letter case
 * @throws Refusal AREA_NOT_FOUND; CONTENT_INVALID unless `ids` has each table of the area exactly once
 */
export function reorderTables(areas: readonly Area[], areaId: string, ids: readonly string[]): Area[] {
  const area = findAreaIn(areas, areaId);
  return withTables(areas, area, sortByIds(area.tables, ids, 'table of the area'));
}

const CODE_IS_TAKEN = 'is the code of another table';

function requireOwnCodes(stored: readonly Table[], tables: readonly Table[]): void {
  const codes = new Set(stored.map(({ code }) => code));
  const problems = tables.flatMap(({ code }, at): Problem[] => {
    if (codes.has(code))
      return [{ field: `tables[${at}].code`, message: CODE_IS_TAKEN, attemptedValue: code }];
    codes.add(code);
    return [];
  });
  if (problems.length > 0) refuse(problems);
}

function refuse(problems: readonly Problem[]): never {
  throw new Refusal('CONTENT_INVALID', { problems });
}

function tablesOf(areas: readonly Area[]): Table[] {
  return areas.flatMap(({ tables }) => tables);
}

function withoutTable(areas: readonly Area[], area: Area, tableId: string): Area[] {
  return withTables(
    areas,
    area,
    area.tables.filter(({ id }) => id !== tableId),
  );
}

function withTables(areas: readonly Area[], { id }: Area, tables: Table[]): Area[] {
  return areas.map((area) => (area.id === id ? { ...area, tables } : area));
}

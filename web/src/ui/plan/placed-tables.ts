import type { Place } from './plan-geometry.ts';

/** The tables of an area that are on its plan. What a device kept of an older version has no plan. */
export function placedTables<Table extends { id: string; place?: Place | null }>(
  tables: readonly Table[],
): (Table & { place: Place })[] {
  return tables.filter((table): table is Table & { place: Place } => table.place != null);
}

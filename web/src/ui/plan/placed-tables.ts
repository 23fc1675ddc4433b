import type { Place } from './plan-geometry.ts';

/** The tables of an area that have a place on its plan. Data that an older build stored has no places. */
export function placedTables<Table extends { id: string; place?: Place | null }>(
  tables: readonly Table[],
): (Table & { place: Place })[] {
  return tables.filter((table): table is Table & { place: Place } => table.place != null);
}

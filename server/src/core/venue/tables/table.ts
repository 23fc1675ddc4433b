import type { TablePlace, Wall } from './plan.ts';

/** A hall, a garden or a floor, with its tables in the order of the till. */
export interface Area {
  id: string;
  name: string;
  tables: Table[];
  /** Drawn on the plan of the area. */
  walls: Wall[];
}

export interface Table {
  id: string;
  name: string;
  /** Printed on the QR card of the table. */
  code: string;
  capacity: number | null;
  /** On the plan of its area; `null` for a table that is not on it. */
  place: TablePlace | null;
}

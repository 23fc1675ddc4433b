import type { TablePlace, Wall } from './plan.ts';

/** An area of a venue, such as a hall, a garden or a floor, with its tables in the order of the till. */
export interface Area {
  id: string;
  name: string;
  tables: Table[];
  /** The walls on the plan of the area. */
  walls: Wall[];
}

export interface Table {
  id: string;
  name: string;
  /** Printed on the QR card of the table. */
  code: string;
  capacity: number | null;
  /** The place on the plan of the area; `null` if the table is not on the plan. */
  place: TablePlace | null;
}

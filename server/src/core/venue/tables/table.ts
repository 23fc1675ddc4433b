/** A hall, a garden or a floor, with its tables in the order of the till. */
export interface Area {
  id: string;
  name: string;
  tables: Table[];
}

export interface Table {
  id: string;
  name: string;
  /** Printed on the QR card of the table. */
  code: string;
  capacity: number | null;
}

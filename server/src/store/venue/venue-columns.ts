import type { Stock } from '../../core/menu/menu.ts';
import type { Table } from '../../core/venue/tables/table.ts';

/** The column of each property of a record. A new property of the type does not compile until it has a column here. */
type ColumnsOf<T> = { readonly [Name in keyof T]-?: string };

/** The columns of a restaurant table in `dining_table`. */
export const TABLE_COLUMNS: ColumnsOf<Table> = {
  id: 'table_id',
  name: 'name',
  code: 'code',
  capacity: 'capacity',
  place: 'place',
};

/** The columns of the stock of a product in `product_stock`. */
export const STOCK_COLUMNS: ColumnsOf<Stock> = {
  quantity: 'quantity',
  lowThreshold: 'low_threshold',
  isSoldOut: 'is_sold_out',
};

/**
 * SQL arguments of `json_build_object` that build a record from its columns.
 * @param of  the alias of the table
 */
export function jsonArgumentsOf<T>(columns: ColumnsOf<T>, of: string): string {
  return Object.entries(columns)
    .map(([name, column]) => `'${name}', ${of}.${column}`)
    .join(', ');
}

/**
 * SQL for the JSON text of a record whose columns are all numbers or booleans.
 * @param of  the alias of the table
 */
export function jsonTextSql<T>(columns: ColumnsOf<T>, of: string): string {
  const values = Object.entries(columns).map(
    ([name, column]) => `'"${name}":' || coalesce(${of}.${column}::text, 'null')`,
  );
  return `'{' || ${values.join(` || ',' || `)} || '}'`;
}

/** The row of a record: its values by column name. */
export function rowOf<T extends object>(record: T, columns: ColumnsOf<T>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<string>(columns).map(([name, column]) => [column, record[name as keyof T]]),
  );
}

/** SQL list of the columns, separated by commas. */
export function columnListOf<T>(columns: ColumnsOf<T>): string {
  return Object.values(columns).join(', ');
}

/** SQL assignments of the columns for the `do update set` of an upsert. */
export function upsertAssignmentsOf<T>(columns: ColumnsOf<T>): string {
  return Object.values<string>(columns)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
}
